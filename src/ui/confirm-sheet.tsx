import { Button } from './button';
import { Sheet } from './sheet';
import { Text } from './text';

interface ConfirmSheetProps {
  visible: boolean;
  /** The question. */
  title: string;
  /** What happens then. */
  detail: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** What can't simply be brought back is asked for once more. */
export function ConfirmSheet({
  visible,
  title,
  detail,
  confirm,
  keep,
  onConfirm,
  onClose,
}: ConfirmSheetProps) {
  const onAnswer = () => {
    onConfirm();
    onClose();
  };
  return (
    <Sheet visible={visible} title={title} onClose={onClose}>
      <Text>{detail}</Text>
      <Button kind="danger" label={confirm} onPress={onAnswer} />
      <Button kind="outline" label={keep} onPress={onClose} />
    </Sheet>
  );
}
