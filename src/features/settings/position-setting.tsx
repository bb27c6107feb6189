import { useEffect, useEffectEvent, useState } from 'react';

import { useWords } from '@/i18n/locale-provider';
import { positionWords } from '@/i18n/messages/position';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useAllowed, useOutsideApps, usePermissions } from '@/runtime/use-services';
import type { Allowed } from '@/services/permissions';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row } from '@/ui/row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { SwitchRow } from '@/ui/switch-row';
import { Text } from '@/ui/text';

/** Whether Sojourn reports the position by itself: how far that reaches on this device is said before the system asks, and after. */
export function PositionSetting({ isWanted }: { isWanted: boolean }) {
  const words = useWords(positionWords);
  const mutations = useMutations();
  const attempt = useAttempt();
  const outside = useOutsideApps();
  const allowed = useAllowed();
  const { isAsking, begin, agree, leave } = useConsent();
  const hindrance = isWanted && allowed ? findHindrance(allowed) : null;
  const isOn = isWanted && allowed !== null && hindrance !== 'not-allowed' && hindrance !== 'switched-off';
  const isBrowser = allowed !== null && allowed.inBrowser !== null;
  const ask = words.ask[isBrowser ? 'in-browser' : 'on-phone'];
  return (
    <Section title={words.title}>
      <Card isGroup>
        <SwitchRow
          title={words.reporting}
          detail={words.detail[findReach(allowed, isOn)]}
          value={isOn}
          onChange={(value) => {
            if (value) begin();
            else attempt(mutations.changeSettings({ check_in_with_location: false }));
          }}
        />
        {hindrance && isBrowser && <Text color="quietInk">{words.inBrowser}</Text>}
        {hindrance && !isBrowser && (
          <Row
            act
            last
            icon="settings"
            title={words.hindrance[hindrance]}
            detail={hindrance === 'only-open' ? words.allowAlways : words.openSettings}
            onPress={() => void outside.openSettings()}
          />
        )}
      </Card>
      <Sheet visible={isAsking} title={ask.title} onClose={leave}>
        <Text>{ask.whatIsCollected}</Text>
        <Text>{ask.whatFor}</Text>
        <Text>{words.forWhom}</Text>
        <Text>{words.howToEnd}</Text>
        <Button label={words.agree} onPress={agree} />
        <Button kind="outline" label={words.notNow} onPress={leave} />
      </Sheet>
    </Section>
  );
}

/** What keeps the app from doing what the traveller turned on. */
function findHindrance({ location }: Allowed): 'not-allowed' | 'switched-off' | 'only-open' | null {
  if (location.whileOpen !== 'granted') return 'not-allowed';
  if (!location.isSwitchedOn) return 'switched-off';
  // A browser has no background: there is nothing to be changed in its settings.
  return location.inBackground === 'granted' || location.inBackground === 'unavailable' ? null : 'only-open';
}

/** As far as reports go where it is on; else as far as they would, were it turned on. */
function findReach(allowed: Allowed | null, isOn: boolean): 'always' | 'while-open' | 'in-browser' {
  if (!allowed) return 'while-open';
  if (allowed.inBrowser !== null) return 'in-browser';
  const { inBackground } = allowed.location;
  const mayBeAsked = !isOn && (inBackground === 'not-asked' || inBackground === 'refused');
  return inBackground === 'granted' || mayBeAsked ? 'always' : 'while-open';
}

/** The setting is saved when the traveller has agreed and the system allows it, in this order and not before. */
function useConsent() {
  const mutations = useMutations();
  const attempt = useAttempt();
  const permissions = usePermissions();
  const outside = useOutsideApps();
  const [step, setStep] = useState<'none' | 'asking' | 'in-system-settings'>('none');
  const turnOn = useEffectEvent(() => attempt(mutations.changeSettings({ check_in_with_location: true })));
  useEffect(() => {
    if (step !== 'in-system-settings') return;
    return permissions.allowed.watch(() => {
      if (permissions.allowed.get()?.location.whileOpen !== 'granted') return;
      setStep('none');
      turnOn();
    });
  }, [step, permissions]);

  const ask = async () => {
    const { whileOpen } = await permissions.askForLocation('background');
    if (whileOpen === 'granted') await mutations.changeSettings({ check_in_with_location: true });
    if (whileOpen !== 'blocked') return;
    setStep('in-system-settings');
    await outside.openSettings();
  };
  return {
    isAsking: step === 'asking',
    begin: () => setStep('asking'),
    agree: () => {
      setStep('none');
      attempt(ask());
    },
    leave: () => setStep('none'),
  };
}
