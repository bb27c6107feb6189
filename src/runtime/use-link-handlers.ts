import { useOutsideApps } from './use-services';

/** For texts of the service: what a link and a number in them do. */
export function useLinkHandlers(): { onOpenLink: (url: string) => void; onCall: (number: string) => void } {
  const apps = useOutsideApps();
  return { onOpenLink: (url) => void apps.openLink(url), onCall: (number) => void apps.call(number) };
}
