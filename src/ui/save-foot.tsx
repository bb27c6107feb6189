import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';

import { Button } from './button';
import { FieldError } from './field-error';
import { spacing } from './theme';

interface SaveFootProps {
  /** What keeps it from being saved: the field itself may be out of sight up there. */
  problem: string | null;
  busy: boolean;
  onSave: () => void;
}

/** Under a long form, always in sight. */
export function SaveFoot({ problem, busy, onSave }: SaveFootProps) {
  const { save } = useWords(commonWords);
  return (
    <View style={styles.foot}>
      <FieldError message={problem} />
      <Button label={save} busy={busy} onPress={onSave} />
    </View>
  );
}

const styles = StyleSheet.create({ foot: { gap: spacing.s } });
