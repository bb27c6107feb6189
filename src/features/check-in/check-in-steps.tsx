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
export function CheckInSteps({ sending, isOnline }: { sending: CheckInSending; isOnline: boolean }) {
  const theme = useTheme();
  const steps = useSteps(sending, isOnline);
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

function useSteps(sending: CheckInSending, isOnline: boolean): Step[] {
  const { delivery } = useWords(statusWords);
  const { onItsWay } = useWords(checkInWords);
  const kept: Step = { label: delivery.onThisPhone, color: 'safe', icon: 'check' };
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
