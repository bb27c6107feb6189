import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { checkInHistoryWords } from '@/i18n/messages/check-in-history';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { LiveRegion } from '@/ui/live-region';
import { Text } from '@/ui/text';
import { type Colors, radius, spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import type { Standing } from './check-in-standing';

interface Step {
  label: string;
  color: keyof Colors;
  icon: IconName | null;
}

interface CheckInStepsProps {
  standing: Standing;
  isHelp: boolean;
}

/** On this phone, on the way, received: where it is, by colour, sign and word. */
export function CheckInSteps({ standing, isHelp }: CheckInStepsProps) {
  const theme = useTheme();
  const steps = useSteps(standing, isHelp);
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

function useSteps(standing: Standing, isHelp: boolean): Step[] {
  const { onThisPhone, states } = useWords(checkInHistoryWords);
  // A call for help that nobody has is not done, wherever it is kept.
  const isOpen = isHelp && standing.kind !== 'received';
  const kept: Step = isOpen
    ? { label: onThisPhone, color: 'medium', icon: 'clock' }
    : { label: onThisPhone, color: 'safe', icon: 'check' };
  const toCome: Step = { label: states.sent, color: 'safe', icon: null };
  switch (standing.kind) {
    case 'no-network':
      return [kept, { label: states.waiting, color: 'medium', icon: 'clock' }, toCome];
    case 'late':
    case 'on-its-way':
      return [kept, { label: states.sending, color: 'medium', icon: 'sync' }, toCome];
    case 'received':
      return [
        kept,
        { label: states.sending, color: 'safe', icon: 'check' },
        { label: states.sent, color: 'safe', icon: 'check' },
      ];
    case 'refused':
      return [kept, { label: states.parked, color: 'high', icon: 'warning' }];
  }
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: spacing.l },
  step: { flexGrow: 1, flexBasis: 90, alignItems: 'center', gap: spacing.xs },
  dot: { alignItems: 'center', justifyContent: 'center', width: 24, height: 24, borderRadius: radius.pill },
  label: { textAlign: 'center' },
});
