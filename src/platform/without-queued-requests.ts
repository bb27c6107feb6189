import type { BackgroundSender } from './background-sender';

/** Where nobody needs requests: the system wakes the app itself, or nobody would send them. */
export const withoutQueuedRequests = (kind: 'system' | 'nobody'): BackgroundSender => ({
  kind,
  list: () => Promise.resolve([]),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  clear: () => Promise.resolve(),
  askToSend: () => Promise.resolve(kind === 'system'),
  onSending: () => () => undefined,
});
