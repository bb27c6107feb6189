import { tripFormWords } from '@/i18n/messages/trip-form';
import { useWords } from '@/i18n/locale-provider';
import type { LeaveGuard } from '@/runtime/use-leave-guard';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';

export function LeaveSheet({ guard }: { guard: LeaveGuard }) {
  const words = useWords(tripFormWords);
  return (
    <Sheet visible={guard.isAsking} title={words.leaveTitle} onClose={guard.stay}>
      <Text>{words.leaveDetail}</Text>
      <Button label={words.stay} onPress={guard.stay} />
      <Button kind="danger" label={words.leave} onPress={guard.leave} />
    </Sheet>
  );
}
