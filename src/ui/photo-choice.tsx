import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { pickPhotoWords } from '@/i18n/messages/pick-photo';

import { Button } from './button';
import { SaidLine } from './said-line';
import { spacing } from './theme';

interface PhotoChoiceProps {
  /** Left out where choosing offers the camera too. */
  onTake?: () => void;
  onChoose: () => void;
  /** What became of it; empty where there is nothing to say. */
  said: string;
  /** Where only the system's settings help. */
  onOpenSettings?: () => void;
}

/** Where a photo comes from: the camera, or what was photographed before. */
export function PhotoChoice({ onTake, onChoose, said, onOpenSettings }: PhotoChoiceProps) {
  const words = useWords(pickPhotoWords);
  return (
    <View style={styles.choice}>
      <View style={styles.ways}>
        {onTake && <Button size="small" kind="outline" label={words.take} onPress={onTake} />}
        <Button size="small" kind="outline" label={words.choose} onPress={onChoose} />
        {onOpenSettings && (
          <Button size="small" kind="plain" label={words.openSettings} onPress={onOpenSettings} />
        )}
      </View>
      <SaidLine said={said} />
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: spacing.s },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
