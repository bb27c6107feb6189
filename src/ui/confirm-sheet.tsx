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
  /** What nobody has to fear is no danger. */
  tone?: 'danger' | 'primary';
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
  tone = 'danger',
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
      <Button kind={tone} label={confirm} onPress={onAnswer} />
      <Button kind="outline" label={keep} onPress={onClose} />
    </Sheet>
  );
}
