import { useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import type { ShareOutcome } from '@/platform/share-text';
import { useOutsideApps } from '@/runtime/use-services';
import { Button } from '@/ui/button';
import { LiveRegion } from '@/ui/live-region';
import { Text } from '@/ui/text';

import { toAlertText } from './alert-text';
import { useAlertPeriod } from './use-alert-period';
import type { AlertView } from './use-alert-screen';

/** Passes the alert on, to somebody at home or on the same road. */
export function ShareAlert({ view: { alert, countries } }: { view: Extract<AlertView, { kind: 'ready' }> }) {
  const words = useWords(alertWords);
  const outside = useOutsideApps();
  const [said, setSaid] = useState('');
  const text = toAlertText(alert, countries, useAlertPeriod(alert));
  const tell = (outcome: ShareOutcome) =>
    setSaid(outcome === 'copied' ? words.copied : outcome === 'failed' ? words.notShared : '');
  return (
    <>
      <Button
        kind="outline"
        icon="share"
        label={words.share}
        onPress={() => void outside.share(text).then(tell)}
      />
      <LiveRegion message={said}>
        {said !== '' && (
          <Text variant="quiet" color="quietInk">
            {said}
          </Text>
        )}
      </LiveRegion>
    </>
  );
}
