/** What a tap on a notification put into the address, as src/service-worker/show-messages.ts writes it. */
const PARAMETER = 'message';

type Data = Readonly<Record<string, unknown>>;

let opened: Data | null = null;

/**
 * Before anything else reads the address, and once: loaded again, the page opens nothing a second time. Anybody can write such an address, so
 * it holds what a message is about and none of its words, and is read like whatever else comes from outside.
 */
export function keepOpenedMessage(): void {
  if (location.pathname !== '/') return;
  const text = new URLSearchParams(location.search).get(PARAMETER);
  if (text === null) return;
  history.replaceState(null, '', '/');
  opened = parse(text);
}

export function takeOpenedMessage(): Data | null {
  const taken = opened;
  opened = null;
  return taken;
}

function parse(text: string): Data | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : null;
  } catch {
    // Not written by us.
    return null;
  }
}
