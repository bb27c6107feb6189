import { useWords } from '@/i18n/locale-provider';
import { alertFilterWords } from '@/i18n/messages/alert-filters';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

interface GraveSheetProps {
  visible: boolean;
  /** Saves without them. */
  onKeep: () => void;
  onHide: () => void;
  onClose: () => void;
}

/** Asked before anything hides what is of high risk for a whole country. */
export function GraveSheet({ visible, onKeep, onHide, onClose }: GraveSheetProps) {
  const words = useWords(alertFilterWords);
  return (
    <Sheet visible={visible} title={words.graveTitle} onClose={onClose}>
      <Text>{words.graveWarning}</Text>
      <Button label={words.keepGrave} onPress={onKeep} />
      <Button kind="danger" label={words.hideGrave} onPress={onHide} />
    </Sheet>
  );
}
