import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import type { SmsOutcome } from '@/platform/sms';
import { checkInQueries } from '@/runtime/queries/traveller-queries';
import { useHereCountry } from '@/runtime/use-here-country';
import { useSideRead } from '@/runtime/use-read';
import { useCheckIn } from '@/runtime/use-services';
import type { StoredCheckIn } from '@/store/check-ins';
import { Button } from '@/ui/button';
import { Callout } from '@/ui/callout';
import { Text } from '@/ui/text';

import { CallForHelp } from './call-for-help';
import { useIsLate } from './use-is-late';

/** A call for help that nobody has confirmed: also after its sheet was closed, and after the app was. */
export function UnconfirmedHelp() {
  const help = useSideRead(checkInQueries.unconfirmedHelp()) ?? null;
  const isLate = useIsLate(help?.checkedInAt.getTime() ?? null, help?.sending ?? null);
  return help && isLate ? <OtherWays help={help} /> : null;
}

function OtherWays({ help }: { help: StoredCheckIn }) {
  const words = useWords(checkInWords);
  const { composeSms } = useCheckIn();
  const here = useHereCountry(['position', 'chosen', 'trip']);
  const [sms, setSms] = useState<SmsOutcome | null>(null);
  const { latitude, longitude, sending } = help;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  const toTell = { status: 'help', position, checkedInAt: help.checkedInAt.getTime() } as const;
  return (
    <Callout tone="high">
      <Text variant="action" color="high" role="alert">
        {words.unconfirmedHelp}
      </Text>
      <Text>
        {sending.kind === 'parked' && sending.reason.message
          ? words.wasRefused(sending.reason.message)
          : words.helpNotConfirmed}
      </Text>
      <CallForHelp contacts={here.kind === 'known' ? (here.country?.short.emerg_numbers ?? []) : []} />
      <Button
        kind="outline"
        icon="message"
        label={words.sendSms}
        onPress={() => void composeSms(toTell, []).then(setSms)}
      />
      {sms !== null && (
        <Text role="status" variant="quiet">
          {words.sms[sms]}
        </Text>
      )}
    </Callout>
  );
}
