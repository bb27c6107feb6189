import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { browserMessagesWords } from '@/i18n/messages/browser-messages';
import type { BrowserPushState } from '@/platform/notifications';
import { useAttempt } from '@/runtime/use-attempt';
import { useAllowed, usePermissions } from '@/runtime/use-services';
import { SwitchRow } from '@/ui/switch-row';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

interface BrowserMessagesProps {
  /** Null or missing where the service sends nothing to browsers. */
  serviceKey: string | null | undefined;
}

/** Whether this browser tells of alerts and requests while the app is closed: the traveller's own yes, or why it can't be. Nothing on phones. */
export function BrowserMessages({ serviceKey }: BrowserMessagesProps) {
  const words = useWords(browserMessagesWords);
  const attempt = useAttempt();
  const permissions = usePermissions();
  const state = useAllowed()?.inBrowser ?? null;
  const [step, setStep] = useState<'none' | 'waiting' | 'failed'>('none');
  if (state === null) return null;
  const hindrance = findHindrance(state, serviceKey);
  if (!serviceKey || (hindrance !== null && hindrance !== 'blocked'))
    return <Why>{words[hindrance ?? 'no-keys']}</Why>;

  const turnOn = async () => {
    setStep('waiting');
    const outcome = await permissions.turnOnInBrowser(serviceKey);
    setStep(outcome === 'failed' ? 'failed' : 'none');
  };
  const told = hindrance ?? (step !== 'none' && state === 'off' ? step : null);
  return (
    <>
      <SwitchRow
        title={words.title}
        detail={words.detail}
        value={state === 'on'}
        onChange={(value) => attempt(value ? turnOn() : permissions.turnOffInBrowser())}
      />
      {told && <Why>{words[told]}</Why>}
    </>
  );
}

function Why({ children }: { children: string }) {
  return (
    <Text variant="quiet" color="quietInk" style={styles.why}>
      {children}
    </Text>
  );
}

const styles = StyleSheet.create({ why: { paddingVertical: spacing.s } });

/** The browser's own reasons come first: with another service they would be the same. */
function findHindrance(state: BrowserPushState, serviceKey: string | null | undefined) {
  if (state === 'unsupported' || state === 'needs-home-screen') return state;
  if (!serviceKey) return 'no-keys';
  return state === 'blocked' ? state : null;
}
