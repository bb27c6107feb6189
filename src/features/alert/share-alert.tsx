import { useWords } from '@/i18n/locale-provider';
import { alertWords } from '@/i18n/messages/alert';
import { useShare } from '@/runtime/use-share';
import { Button } from '@/ui/button';
import { SaidLine } from '@/ui/said-line';

import { toAlertText } from './alert-text';
import { useAlertPeriod } from './use-alert-period';
import type { AlertView } from './use-alert-screen';

/** Passes the alert on, to somebody at home or on the same road. */
export function ShareAlert({ view: { alert, countries } }: { view: Extract<AlertView, { kind: 'ready' }> }) {
  const words = useWords(alertWords);
  const { share, said } = useShare();
  const text = toAlertText(alert, countries, useAlertPeriod(alert));
  return (
    <>
      <Button kind="outline" icon="share" label={words.share} onPress={() => share(text)} />
      <SaidLine said={said} />
    </>
  );
}
