import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import type { SmsOutcome } from '@/platform/sms';
import { useAttempt } from '@/runtime/use-attempt';
import { useCheckIn } from '@/runtime/use-services';
import type { CheckInToTell } from '@/services/check-in-text';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';

interface SmsButtonProps {
  checkIn: CheckInToTell;
  size?: 'small' | 'large';
}

/** The same by text message, and what became of that; nothing where the device can't send one. */
export function SmsButton({ checkIn, size = 'large' }: SmsButtonProps) {
  const words = useWords(checkInWords);
  const attempt = useAttempt();
  const { composeSms, canSendSms } = useCheckIn();
  const [outcome, setOutcome] = useState<SmsOutcome | null>(null);
  if (!canSendSms) return null;
  return (
    <>
      <Button
        kind="outline"
        size={size}
        icon="message"
        label={words.sendSms}
        onPress={() => attempt(composeSms(checkIn).then(setOutcome))}
      />
      {outcome !== null && (
        <Text role="status" variant="quiet">
          {words.sms[outcome]}
        </Text>
      )}
    </>
  );
}
