import { useWords } from '@/i18n/locale-provider';
import { leaveWords } from '@/i18n/messages/leave';

import { Button } from './button';
import { Sheet } from './sheet';
import { Text } from './text';

interface LeaveSheetProps {
  guard: { isAsking: boolean; stay: () => void; leave: () => void };
}

/** Something wants to close a screen with unsaved changes. */
export function LeaveSheet({ guard }: LeaveSheetProps) {
  const words = useWords(leaveWords);
  return (
    <Sheet visible={guard.isAsking} title={words.title} onClose={guard.stay}>
      <Text>{words.detail}</Text>
      <Button label={words.stay} onPress={guard.stay} />
      <Button kind="danger" label={words.leave} onPress={guard.leave} />
    </Sheet>
  );
}
