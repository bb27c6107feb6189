import { earliestTodayOnEarth, findTripProblems, type TripProblem } from '@/contract/trip-rules';
import type { WrittenDestination } from '@/contract/trip';

/** What the service would say against a trip: the form shows it before anything is sent. */
export function checkTrip(
  destinations: readonly WrittenDestination[],
  knownCodes: ReadonlySet<string>,
  now: number,
): TripProblem[] {
  return findTripProblems(destinations, earliestTodayOnEarth(new Date(now)), (code) => knownCodes.has(code));
}
