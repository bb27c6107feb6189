/** How it is known which country the traveller means. */
export type HereSource = 'position' | 'chosen' | 'trip';

interface Stay {
  country_code: string;
  /** First and last day, as `YYYY-MM-DD`. */
  departure_date: string;
  return_date: string;
}

/** Where the trips say that the traveller is on this day: the stay that began last, for on a day of travel one has left. */
export function stayByTrips<Of extends Stay>(
  trips: readonly { destinations: readonly Of[] }[],
  today: string,
): Of | null {
  const stays = trips
    .flatMap(({ destinations }) => destinations)
    .filter(({ departure_date, return_date }) => departure_date <= today && today <= return_date)
    .sort((one, other) => (one.departure_date < other.departure_date ? 1 : -1));
  return stays[0] ?? null;
}

/** The first that is known, in the order that the screen trusts them. */
export function chooseHere(
  known: Record<HereSource, string | null>,
  order: readonly HereSource[],
): { code: string; source: HereSource } | null {
  for (const source of order) {
    const code = known[source];
    if (code !== null) return { code, source };
  }
  return null;
}
