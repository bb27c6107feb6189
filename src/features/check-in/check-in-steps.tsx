import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { checkInWords } from '@/i18n/messages/check-in';
import { statusWords } from '@/i18n/messages/statuses';
import type { CheckInSending } from '@/store/check-ins';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { LiveRegion } from '@/ui/live-region';
import { Text } from '@/ui/text';
import { type Colors, radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

interface Step {
  label: string;
  color: keyof Colors;
  icon: IconName | null;
}

/** On this phone, on the way, received: where it is, by colour, sign and word. */
interface CheckInStepsProps {
  sending: CheckInSending;
  isOnline: boolean;
  isHelp: boolean;
}

export function CheckInSteps({ sending, isOnline, isHelp }: CheckInStepsProps) {
  const theme = useTheme();
  const steps = useSteps(sending, isOnline, isHelp);
  const reached = steps.findLast(({ icon }) => icon !== null)?.label ?? '';
  return (
    <LiveRegion message={reached} style={styles.steps}>
      {steps.map(({ label, color, icon }) => (
        <View key={label} style={styles.step}>
          <View style={[styles.dot, { backgroundColor: theme[icon ? color : 'line'] }]}>
            {icon && <Icon name={icon} color="onPrimary" size={14} />}
          </View>
          <Text variant="badge" color={icon ? color : 'quietInk'} style={styles.label}>
            {label}
          </Text>
        </View>
      ))}
    </LiveRegion>
  );
}

function useSteps(sending: CheckInSending, isOnline: boolean, isHelp: boolean): Step[] {
  const { delivery } = useWords(statusWords);
  const { onItsWay } = useWords(checkInWords);
  // A call for help that nobody has is not done, wherever it is kept.
  const isOpen = isHelp && sending.kind !== 'sent';
  const kept: Step = isOpen
    ? { label: delivery.onThisPhone, color: 'medium', icon: 'clock' }
    : { label: delivery.onThisPhone, color: 'safe', icon: 'check' };
  const waiting: Step = { label: delivery.waiting, color: 'medium', icon: 'clock' };
  const going: Step = { label: onItsWay, color: 'medium', icon: 'sync' };
  switch (sending.kind) {
    case 'waiting':
    case 'sending':
      return [kept, isOnline ? going : waiting, { label: delivery.received, color: 'safe', icon: null }];
    case 'sent':
      return [
        kept,
        { label: onItsWay, color: 'safe', icon: 'check' },
        { label: delivery.received, color: 'safe', icon: 'check' },
      ];
    case 'parked':
      return [kept, { label: delivery.refused, color: 'high', icon: 'warning' }];
  }
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: spacing.l },
  step: { flexGrow: 1, flexBasis: 90, alignItems: 'center', gap: spacing.xs },
  dot: { alignItems: 'center', justifyContent: 'center', width: 24, height: 24, borderRadius: radius.pill },
  label: { textAlign: 'center' },
});
