interface Entry {
  /** It makes the trip. */
  founds: boolean;
  /** There is more to download once the service has it. */
  bringsMore: boolean;
  subject: string;
  parked: unknown;
}

/** What of a trip the service does not know yet. */
export type TripSending<Waiting extends Entry> =
  | { kind: 'sent' }
  /** The service has never heard of the trip. */
  | { kind: 'new' }
  | { kind: 'changed' }
  | { kind: 'refused'; entry: Waiting };

/** That a trip was looked at or muted is told to the service too, but is nothing to wait for. */
export function toTripSending<Waiting extends Entry>(
  unsent: readonly Waiting[],
  tripId: string,
): TripSending<Waiting> {
  const ofTrip = unsent.filter(({ subject }) => subject === `trip/${tripId}`);
  const refused = ofTrip.find(({ parked }) => parked !== null);
  if (refused) return { kind: 'refused', entry: refused };
  if (ofTrip.some(({ founds }) => founds)) return { kind: 'new' };
  return { kind: ofTrip.some(({ bringsMore }) => bringsMore) ? 'changed' : 'sent' };
}
