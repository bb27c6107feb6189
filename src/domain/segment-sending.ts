interface Entry {
  subject: string;
  parked: unknown;
}

/** What of a booking of the traveller's own the service does not know yet. */
export type SegmentSending<Waiting extends Entry> =
  { kind: 'sent' } | { kind: 'waiting' } | { kind: 'refused'; entry: Waiting };

const SUBJECT = 'segment/';

export function toSegmentSending<Waiting extends Entry>(
  unsent: readonly Waiting[],
  segmentId: string,
): SegmentSending<Waiting> {
  return listSegmentSendings(unsent).get(segmentId) ?? { kind: 'sent' };
}

/** By the ids of the bookings, those that are not sent. */
export function listSegmentSendings<Waiting extends Entry>(
  unsent: readonly Waiting[],
): Map<string, SegmentSending<Waiting>> {
  const sendings = new Map<string, SegmentSending<Waiting>>();
  for (const entry of unsent) {
    if (!entry.subject.startsWith(SUBJECT)) continue;
    const id = entry.subject.slice(SUBJECT.length);
    if (entry.parked !== null) sendings.set(id, { kind: 'refused', entry });
    else if (!sendings.has(id)) sendings.set(id, { kind: 'waiting' });
  }
  return sendings;
}
