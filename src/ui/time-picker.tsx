import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { timePickerWords } from '@/i18n/messages/time-picker';

import { Button } from './button';
import { Sheet } from './sheet';
import { Text } from './text';
import { TextField } from './text-field';
import { spacing } from './theme';
import { TimeStepper } from './time-stepper';
import { stepHour, stepMinute, toMinutes } from './time-steps';

interface TimePickerProps {
  visible: boolean;
  title: string;
  /** `HH:MM` on the clocks of the place, of which it knows nothing more. */
  value: string | null;
  onSelect: (time: string) => void;
  onClose: () => void;
}

const EXAMPLE = '14:05';
const FIRST = '12:00';

/** A sheet with a time of day: by thumb in steps, by keyboard in steps or as text. */
export function TimePicker({ visible, title, onClose, ...choice }: TimePickerProps) {
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      {/* Drawn anew each time it is opened, at its time. */}
      {visible && <Clock {...choice} onClose={onClose} />}
    </Sheet>
  );
}

function Clock({ value, onSelect, onClose }: Omit<TimePickerProps, 'visible' | 'title'>) {
  const words = useWords(timePickerWords);
  const { done } = useWords(commonWords);
  const format = useFormat();
  const [time, setTime] = useState(value ?? FIRST);
  const [typed, setTyped] = useState('');
  const [isTypingOver, setIsTypingOver] = useState(false);
  const minutes = toMinutes(time);
  // `2:05 PM` is an hour, a minute, and what half of the day it is.
  const [hour = '', rest = ''] = format.clockTime(time).split(':');
  const [minute = '', half] = rest.split('\u00A0');
  const example = format.clockTime(EXAMPLE);
  const isUnread = typed !== '' && format.readTypedTime(typed) === null;
  const choose = () => {
    setIsTypingOver(true);
    if (isUnread) return;
    onSelect(time);
    onClose();
  };
  return (
    <>
      <View style={styles.clock}>
        <TimeStepper
          label={words.hour}
          value={Math.floor(minutes / 60)}
          shown={half === undefined ? hour : `${hour} ${half}`}
          max={23}
          onStep={(direction) => setTime(stepHour(time, direction))}
        />
        <Text variant="detailTitle" aria-hidden>
          :
        </Text>
        <TimeStepper
          label={words.minute}
          value={minutes % 60}
          shown={minute}
          max={59}
          onStep={(direction) => setTime(stepMinute(time, direction))}
        />
      </View>
      <TextField
        label={words.typed}
        help={words.typedHelp(example)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsTypingOver(false);
          setTime(format.readTypedTime(text) ?? time);
        }}
        error={isUnread && isTypingOver ? words.otherForm(example) : null}
        onBlur={() => setIsTypingOver(true)}
        onSubmitEditing={choose}
        autoCorrect={false}
        maxLength={12}
        placeholder={example}
        returnKeyType="done"
      />
      <Button label={done} onPress={choose} />
    </>
  );
}

const styles = StyleSheet.create({
  clock: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: spacing.s },
});
