import { withoutQueuedRequests } from './without-queued-requests';

/** Phones wake the app by themselves. */
export const backgroundSender = withoutQueuedRequests('system');
