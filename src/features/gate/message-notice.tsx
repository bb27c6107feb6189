import { useBanner } from '@/runtime/use-services';
import { Banner } from '@/ui/banner';

/** A message that came while the app is open; touching it leads to what it is about. */
export function MessageNotice({ onOpen }: { onOpen: (path: string) => void }) {
  const { banner, dismiss } = useBanner();
  if (!banner) return null;
  const open = () => {
    dismiss();
    onOpen(banner.place.path);
  };
  return <Banner tone="low" title={banner.title} detail={banner.body} onPress={open} onDismiss={dismiss} />;
}
