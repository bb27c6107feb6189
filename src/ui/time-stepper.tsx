import { Platform, StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { timePickerWords } from '@/i18n/messages/time-picker';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Text } from './text';
import { spacing } from './theme';

interface TimeStepperProps {
  /** What is counted: the hour or the minute. */
  label: string;
  value: number;
  /** As it is written. */
  shown: string;
  max: number;
  /** By one step later or earlier. */
  onStep: (direction: 1 | -1) => void;
}

const DIRECTIONS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** A number between two buttons. Screen readers swipe over it, and in a browser arrow keys change it. */
export function TimeStepper({ label, value, shown, max, onStep }: TimeStepperProps) {
  const words = useWords(timePickerWords);
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onStep(direction);
  };
  const inBrowser = { tabIndex: 0 as const, onKeyDown };
  return (
    <View style={styles.stepper}>
      <IconButton kind="bare" label={words.later(label)} onPress={() => onStep(1)}>
        <Icon name="chevron-up" color="primary" />
      </IconButton>
      <View
        accessible
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={shown}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={({ nativeEvent }) => onStep(nativeEvent.actionName === 'increment' ? 1 : -1)}
        {...(Platform.OS === 'web' && inBrowser)}
        style={styles.value}
      >
        <Text variant="detailTitle" style={styles.number}>
          {shown}
        </Text>
      </View>
      <IconButton kind="bare" label={words.earlier(label)} onPress={() => onStep(-1)}>
        <Icon name="chevron-down" color="primary" />
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  stepper: { alignItems: 'center' },
  value: { minWidth: 72, alignItems: 'center', paddingVertical: spacing.s },
  number: { fontVariant: ['tabular-nums'] },
});
