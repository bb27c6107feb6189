import type { OutboxKind } from '@/store/outbox-kinds';

import { bookingFileSending } from './booking-file-sending';
import { conversationSending } from './conversation-sending';
import { responderSending } from './responder-sending';
import { segmentSending } from './segment-sending';
import type { Sending } from './sending';
import { travellerSending } from './traveller-sending';
import { tripSending } from './trip-sending';

/** How each kind of entry is sent, what settles it, and how to see that it arrived. */
export const sendingOfKinds: { [Kind in OutboxKind]: Sending<Kind> } = {
  ...tripSending,
  ...segmentSending,
  ...bookingFileSending,
  ...travellerSending,
  ...conversationSending,
  ...responderSending,
};
