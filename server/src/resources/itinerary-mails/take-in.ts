import type { ItineraryMailStatus } from '@/contract/itinerary-mail';

import type { Queryable } from '../../database/database';
import { itineraryRead } from '../../events/kinds/itinerary-events';
import { recordEvents } from '../../events/record-events';
import type { ReadMail } from '../../itinerary/booking';
import { mergeBookings } from './merge-bookings';
import { finishMail, findWaitingMail } from './queries';
import { saveMerged } from './save-merged';

/** Takes the bookings of a mail into its traveller's trips, and tells them how it went. Does nothing where that is done. */
export async function takeInMail(
  transaction: Queryable,
  mailId: string,
  read: ReadMail,
  now: Date,
): Promise<void> {
  const mail = await findWaitingMail(transaction, mailId);
  if (!mail) return;
  const owner = { id: mail.traveller_id, companyId: mail.company_id };
  const merged = await mergeBookings(transaction, owner, read.bookings, now);
  const { segments, unread } = await saveMerged(transaction, owner, merged, now);
  const notUnderstood = [...read.unread, ...unread];
  const status = statusOf(segments.length, notUnderstood.length);
  const came = segments.map(({ id, action, calendarId, said }) => ({
    segmentId: id,
    action,
    calendarId,
    sequence: said.sequence,
    saidAt: said.at,
  }));
  await finishMail(transaction, { id: mail.id, status, unread: notUnderstood, segments: came }, now);
  const concerned = {
    company_id: owner.companyId,
    traveller_id: owner.id,
    trip_id: segments[0]?.tripId ?? null,
    data: { success: segments.length > 0 },
  };
  await recordEvents(transaction, itineraryRead, { about: { status }, concerned: [concerned] }, now);
}

function statusOf(segments: number, unread: number): Exclude<ItineraryMailStatus, 'waiting'> {
  if (segments === 0) return 'not_understood';
  return unread === 0 ? 'read' : 'partly_read';
}
