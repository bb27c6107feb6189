interface Stay {
  country_code: string;
  /** First day, as `YYYY-MM-DD`. */
  departure_date: string;
}

interface TripWithStays {
  start: string;
  finish: string;
  destinations: readonly Stay[];
}

/** What comes next for a traveller, and on which day. */
export type NextOnTrip<Trip extends TripWithStays> =
  | { kind: 'stay'; day: string; trip: Trip; stay: Trip['destinations'][number] }
  /** The trip under way is over, with nowhere to go before. */
  | { kind: 'end'; day: string; trip: Trip };

/**
 * The next place of any trip, or the end of the one under way, whichever is first. A stay that begins today is still ahead until the
 * traveller is known to be in its country.
 */
export function findNext<Trip extends TripWithStays>(
  trips: readonly Trip[],
  today: string,
  here: string | null,
): NextOnTrip<Trip> | null {
  const found = trips.flatMap((trip): NextOnTrip<Trip>[] => [
    ...trip.destinations
      .filter(
        ({ departure_date: day, country_code: code }) => day > today || (day === today && code !== here),
      )
      .map((stay) => ({ kind: 'stay' as const, day: stay.departure_date, trip, stay })),
    ...(trip.start <= today && today <= trip.finish
      ? [{ kind: 'end' as const, day: trip.finish, trip }]
      : []),
  ]);
  // On one day the place comes before the end: they are in order already, and equals stay so.
  return found.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))[0] ?? null;
}
