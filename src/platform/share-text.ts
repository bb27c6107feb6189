import { Platform, Share } from 'react-native';

/** `copied`: nothing here shares, so that it lies on the clipboard to be put wherever one likes. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Hands a text to an app of the traveller's choice. */
export async function shareText(text: string): Promise<ShareOutcome> {
  if (Platform.OS === 'web') return shareInBrowser(text);
  return Share.share({ message: text }).then(
    ({ action }) => (action === Share.dismissedAction ? 'cancelled' : 'shared'),
    () => 'failed',
  );
}

/** What browsers have of it; some have neither, and none has it on a page that came unencrypted. */
type Sharer = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

async function shareInBrowser(text: string): Promise<ShareOutcome> {
  const sharer: Sharer = navigator;
  if (sharer.share) {
    const outcome = await sharer.share({ text }).then(
      () => 'shared' as const,
      (reason: unknown) => (isAborted(reason) ? ('cancelled' as const) : null),
    );
    if (outcome) return outcome;
  }
  if (!sharer.clipboard) return 'failed';
  return sharer.clipboard.writeText(text).then(
    () => 'copied',
    () => 'failed',
  );
}

/** The traveller closed what the browser had opened. */
function isAborted(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'AbortError';
}
