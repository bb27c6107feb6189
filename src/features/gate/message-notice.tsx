import { useBanner } from '@/runtime/use-services';
import { Toast } from '@/ui/toast';
import { useIsInModal } from '@/ui/toasts-everywhere';

/** What came while the app is open; touching it leads to what it is about, unless a modal lies over that. What is urgent waits to be closed, the rest is in the inbox. */
export function MessageNotice({ onOpen }: { onOpen: (path: string) => void }) {
  const { banner, dismiss } = useBanner();
  const isInModal = useIsInModal();
  if (!banner) return null;
  const open = () => {
    dismiss();
    onOpen(banner.place.path);
  };
  const { id, title, body, isUrgent = false } = banner;
  return (
    <Toast
      key={id}
      tone={isUrgent ? 'high' : 'low'}
      title={title}
      detail={body}
      onPress={isInModal ? undefined : open}
      onEnd={dismiss}
      stays={isUrgent}
      isUrgent={isUrgent}
    />
  );
}
