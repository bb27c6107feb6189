import type { Flight } from '@/contract/segment';
import { findFlight, type FlightOfPass, toFlightDay } from '@/domain/boarding-pass/flight-of-pass';
import { type BoardingPass, readPass } from '@/domain/boarding-pass/read-pass';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { useRead } from '@/runtime/use-read';
import type { StoredPass } from '@/store/boarding-passes';

export interface ShownPass {
  stored: StoredPass;
  /** Null where only its picture is kept, or a later version kept what this one can't read: its code is still drawn. */
  read: { pass: BoardingPass; flight: FlightOfPass } | null;
}

type PassView =
  { kind: 'opening' } | { kind: 'not-found' } | { kind: 'ready'; passes: ShownPass[]; flight: Flight | null };

/** The passes that are kept with a flight, and what is booked of it as far as that is still told. */
export function usePassScreen(segmentId: string): PassView {
  const stored = useRead(segmentQueries.passesOf(segmentId));
  const tripId = useRead(segmentQueries.tripOf(segmentId));
  const segments = useRead(tripId ? segmentQueries.ofTrip(tripId) : null);
  if (!stored || tripId === undefined || (tripId !== null && !segments)) return { kind: 'opening' };
  if (stored.length === 0) return { kind: 'not-found' };
  const segment = segments?.find(({ id }) => id === segmentId);
  const flight = segment?.kind === 'air' ? segment : null;
  return { kind: 'ready', passes: stored.map((pass) => toShown(pass, flight)), flight };
}

function toShown(stored: StoredPass, booked: Flight | null): ShownPass {
  const reading = stored.code === null ? null : readPass(stored.code);
  if (reading?.kind !== 'pass') return { stored, read: null };
  const { pass } = reading;
  const [leg] = pass.legs;
  const alone = { leg, day: toFlightDay(leg, stored.keptAt.slice(0, 10)), isOther: false };
  return { stored, read: { pass, flight: booked ? findFlight(pass, booked) : alone } };
}
