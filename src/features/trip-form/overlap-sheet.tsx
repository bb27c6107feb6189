import { useFormat, useWords } from '@/i18n/locale-provider';
import { tripFormWords } from '@/i18n/messages/trip-form';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

import type { Overlap } from './trip-draft';

interface OverlapSheetProps {
  /** Null while there is nothing to ask. */
  overlap: Overlap | null;
  onSave: () => void;
  onCorrect: () => void;
}

/** Two stays at the same time may be meant, or a slip: only the traveller knows. */
export function OverlapSheet({ overlap, onSave, onCorrect }: OverlapSheetProps) {
  const words = useWords(tripFormWords);
  const format = useFormat();
  return (
    <Sheet visible={overlap !== null} title={words.overlapTitle} onClose={onCorrect}>
      {overlap && (
        <Text>
          {words.overlapDetail(
            overlap.numbers[0],
            overlap.numbers[1],
            format.days(overlap.from, overlap.to, overlap.from),
          )}
        </Text>
      )}
      <Button label={words.correctDays} onPress={onCorrect} />
      <Button kind="outline" label={words.saveAnyway} onPress={onSave} />
    </Sheet>
  );
}
