import { isOwnSegment } from '@/domain/own-segment';
import { toSegmentSending } from '@/domain/segment-sending';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';

import { newDraft, toDraft } from './segment-draft';
import type { SegmentFormStart } from './use-segment-draft';

/** A new booking of that trip, or one that is there. */
export type FormSubject = { tripId: string } | { segmentId: string };

type SegmentFormView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  /** Somebody else has booked it. */
  | { kind: 'of-others' }
  | { kind: 'ready'; start: SegmentFormStart };

export function useSegmentFormScreen(subject: FormSubject): SegmentFormView {
  const segmentId = 'segmentId' in subject ? subject.segmentId : null;
  const known = useRead(segmentId === null ? null : segmentQueries.tripOf(segmentId));
  const tripId = 'tripId' in subject ? subject.tripId : known;
  const stored = useRead(tripId ? tripQueries.one(tripId) : null);
  const segments = useRead(segmentId !== null && tripId ? segmentQueries.ofTrip(tripId) : null);
  const unsent = useRead(travellerQueries.unsent());
  if (tripId === null || tripId === '' || stored === null) return { kind: 'not-found' };
  if (!tripId || !stored || !unsent) return { kind: 'opening' };
  const firstDay = stored.trip.start;
  if (segmentId === null)
    return { kind: 'ready', start: { tripId, before: null, initial: newDraft(), firstDay, refusal: null } };
  if (!segments) return { kind: 'opening' };
  const before = segments.find(({ id }) => id === segmentId);
  if (!before) return { kind: 'not-found' };
  if (!isOwnSegment(before)) return { kind: 'of-others' };
  const sending = toSegmentSending(unsent, segmentId);
  const refusal = sending.kind === 'refused' ? sending.entry.parked : null;
  return { kind: 'ready', start: { tripId, before, initial: toDraft(before), firstDay, refusal } };
}
