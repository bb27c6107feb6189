import type { Destination, Trip, TripType, WrittenDestination } from '@/contract/trip';
import type { TripInput } from '@/store/trip-writes';

/** A trip as it stands in the form. */
export interface TripDraft {
  name: string;
  type: TripType;
  activities: number[];
  destinations: DraftDestination[];
}

export interface DraftDestination {
  /** Only for React: it stays with the destination when others come and go. */
  key: string;
  countryCode: string | null;
  entry: string | null;
  exit: string | null;
  places: Place[];
}

type Place = Omit<Destination['destination_locations'][number], 'id'>;

/** The activities that this version knows: others of a newer service can't be sent back. */
const ACTIVITIES = 28;

const emptyDestination = (key: string, entry: string | null): DraftDestination => ({
  key,
  countryCode: null,
  entry,
  exit: null,
  places: [],
});

export function newDraft(): TripDraft {
  return { name: '', type: 0, activities: [], destinations: [emptyDestination('0', null)] };
}

export function toDraft(trip: Trip): TripDraft {
  return {
    name: trip.name,
    type: trip.trip_type,
    activities: trip.activities.filter((activity) => activity >= 0 && activity < ACTIVITIES),
    destinations: trip.destinations.map((destination) => ({
      key: destination.id,
      countryCode: destination.country_code,
      entry: destination.departure_date || null,
      exit: destination.return_date || null,
      places: destination.destination_locations.map(({ id: _id, ...place }) => place),
    })),
  };
}

/** The next one begins where the last one ends. */
export function withNextDestination(draft: TripDraft): TripDraft {
  const entry = draft.destinations.at(-1)?.exit ?? null;
  const keys = new Set(draft.destinations.map(({ key }) => key));
  let number = draft.destinations.length;
  while (keys.has(String(number))) number += 1;
  return { ...draft, destinations: [...draft.destinations, emptyDestination(String(number), entry)] };
}

export function withDestination(
  draft: TripDraft,
  key: string,
  change: Partial<DraftDestination> | null,
): TripDraft {
  const destinations = draft.destinations.flatMap((destination) => {
    if (destination.key !== key) return [destination];
    return change === null ? [] : [{ ...destination, ...change }];
  });
  return { ...draft, destinations };
}

/** As the rules of a trip read it. */
export function toWritten({ destinations }: TripDraft): WrittenDestination[] {
  return destinations.map(({ countryCode, entry, exit, places }) => ({
    country_code: countryCode ?? '',
    entry_date: entry,
    exit_date: exit,
    destination_locations: places,
  }));
}

export function toTripInput(draft: TripDraft): TripInput {
  return {
    trip: {
      name: draft.name.trim() || null,
      trip_type: draft.type,
      activities: draft.activities as NonNullable<TripInput['trip']['activities']>,
      destinations: toWritten(draft),
    },
  };
}

export function isSameDraft(one: TripDraft, other: TripDraft): boolean {
  return JSON.stringify(toTripInput(one)) === JSON.stringify(toTripInput(other));
}

/** Two stays that share more than the day of travel between them. */
export interface Overlap {
  /** From 1, as the form counts them. */
  numbers: [number, number];
  from: string;
  to: string;
}

/** The first that there is; null where each stay begins when the one before is over. */
export function findOverlap({ destinations }: TripDraft): Overlap | null {
  const stays = destinations
    .flatMap(({ entry, exit }, index) => (entry && exit ? [{ entry, exit, number: index + 1 }] : []))
    .sort((one, other) => (one.entry < other.entry ? -1 : one.entry > other.entry ? 1 : 0));
  for (const [index, { exit, number }] of stays.entries()) {
    const next = stays[index + 1];
    if (next && next.entry < exit) {
      const to = next.exit < exit ? next.exit : exit;
      return { numbers: [number, next.number], from: next.entry, to };
    }
  }
  return null;
}
