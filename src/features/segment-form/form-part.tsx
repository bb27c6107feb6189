import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { segmentFormWords } from '@/i18n/messages/segment-form';
import { useToday } from '@/runtime/use-today';
import { DayField } from '@/ui/day-field';
import { FaultAnchor } from '@/ui/fault-anchor';
import { Section } from '@/ui/section';
import { TextField } from '@/ui/text-field';
import { spacing } from '@/ui/theme';
import { TimeField } from '@/ui/time-field';

import type { FormField, FormPart } from './form-fields';
import { dayOf, type SegmentDraft, timeOf } from './segment-draft';

interface FormPartProps {
  part: FormPart;
  draft: SegmentDraft;
  /** Whose month a calendar shows first. */
  opensAt: string;
  problemAt: (key: string) => string | null;
  faultAt: (key: string) => object | null;
  onChange: (key: string, value: string) => void;
}

export function FormPartFields({ part, ...form }: FormPartProps) {
  const words = useWords(segmentFormWords);
  const fields = part.fields.map((field) => <Field key={field.name} field={field} {...form} />);
  // Two days stand side by side, as a day and its time do.
  const isOfDays = part.fields.every(({ input }) => input === 'day');
  const content = <View style={isOfDays ? styles.sideBySide : styles.part}>{fields}</View>;
  return part.title === null ? content : <Section title={words.part[part.title]}>{content}</Section>;
}

type FieldProps = Omit<FormPartProps, 'part'> & { field: FormField };

function Field({ field, ...form }: FieldProps) {
  const words = useWords(segmentFormWords);
  const label = words.field[field.label];
  switch (field.input) {
    case 'moment':
      return (
        <View style={styles.sideBySide}>
          <Day {...form} name={dayOf(field.name)} label={words.day(label)} />
          <Time {...form} name={timeOf(field.name)} label={words.time(label)} />
        </View>
      );
    case 'day':
      return <Day {...form} name={field.name} label={label} />;
    default:
      return <Words {...form} field={field} label={label} />;
  }
}

/** What is written by hand. Codes and numbers are not words that a keyboard should correct. */
function Words({ draft, field, label, problemAt, faultAt, onChange }: FieldProps & { label: string }) {
  const { help } = useWords(segmentFormWords);
  const { name, input } = field;
  const isCode = input !== 'text' || name === 'confirmation_no' || name === 'train_number';
  return (
    <FaultAnchor called={faultAt(name)}>
      <TextField
        label={label}
        help={input === 'flight' || input === 'airport' ? help[input] : undefined}
        value={draft.values[name] ?? ''}
        onChange={(value) => onChange(name, value)}
        error={problemAt(name)}
        maxLength={input === 'airport' ? 4 : 200}
        {...(isCode && { autoCapitalize: 'characters', autoCorrect: false })}
      />
    </FaultAnchor>
  );
}

type PickerProps = Omit<FormPartProps, 'part'> & { name: string; label: string };

function Day({ draft, name, label, opensAt, problemAt, faultAt, onChange }: PickerProps) {
  const today = useToday();
  return (
    <FaultAnchor called={faultAt(name)} style={styles.half}>
      <DayField
        label={label}
        value={draft.values[name] || null}
        today={today}
        opensAt={opensAt < today ? today : opensAt}
        error={problemAt(name)}
        onChange={(day) => onChange(name, day)}
      />
    </FaultAnchor>
  );
}

function Time({ draft, name, label, problemAt, faultAt, onChange }: PickerProps) {
  return (
    <FaultAnchor called={faultAt(name)} style={styles.half}>
      <TimeField
        label={label}
        value={draft.values[name] || null}
        error={problemAt(name)}
        onChange={(time) => onChange(name, time)}
      />
    </FaultAnchor>
  );
}

const styles = StyleSheet.create({
  part: { gap: spacing.l },
  sideBySide: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.m },
  half: { flexGrow: 1, flexBasis: 140 },
});
