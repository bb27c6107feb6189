import { sendItineraryMail } from '@/api/itinerary-mails';
import { fromBase64 } from '@/domain/base64';
import { noteTakenMail } from '@/store/booking-files';
import { idOf } from '@/store/outbox-kinds';

import { findNothing } from './look-before-overwriting';
import { overwriting } from './sending';

export const bookingFileSending = {
  'booking-file': overwriting<'booking-file', { id: string }>({
    send: ({ client }, _entry, options, bytes) =>
      sendItineraryMail(client, fromBase64(bytes?.content ?? ''), options),
    settle: (transaction, entry, { id: mailId }) => noteTakenMail(transaction, idOf(entry), mailId),
    whenGone: 'refused',
    find: findNothing,
  }),
};
