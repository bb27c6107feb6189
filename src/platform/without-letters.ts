import type { ClosedSender } from './closed-sender';

/** Where nobody needs letters: the system wakes the app itself, or nobody would send them. */
export const withoutLetters = (kind: 'system' | 'nobody'): ClosedSender => ({
  kind,
  list: () => Promise.resolve([]),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  clear: () => Promise.resolve(),
  askToSend: () => Promise.resolve(kind === 'system'),
  onSending: () => () => undefined,
});
