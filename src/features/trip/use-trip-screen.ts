import { useEffect, useEffectEvent, useState } from 'react';

import type { Trip } from '@/contract/trip';
import { listSegmentSendings, type SegmentSending } from '@/domain/segment-sending';
import type { TripReadiness } from '@/domain/trip-readiness';
import { toTripSending, type TripSending } from '@/domain/trip-sending';
import { countryQueries } from '@/runtime/queries/country-queries';
import { hospitalQueries } from '@/runtime/queries/hospital-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
import { segmentQueries } from '@/runtime/queries/segment-queries';
import { storageQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useMutations } from '@/runtime/runtime-provider';
import { useAttempt } from '@/runtime/use-attempt';
import { useRead, useSideRead } from '@/runtime/use-read';
import { useMoment } from '@/runtime/use-today';
import type { StoredCountry } from '@/store/countries';
import type { HospitalSummary } from '@/store/hospitals';
import type { NewsItem } from '@/store/news';
import type { SegmentWindow } from '@/store/segment-window';
import type { UnsentEntry } from '@/store/unsent';
import type { TripPart } from '@/store/download-kinds';

import { countryIdsOf } from './places-of-trip';

export interface TripDetails {
  trip: Trip;
  sending: TripSending<UnsentEntry>;
  /** Where it leads, each country once, in the order of travel. */
  countries: StoredCountry[];
  /** Alerts and advisories, the most urgent first, what is over last. */
  news: NewsItem[];
  hospitals: HospitalSummary[];
  /** What is booked for it, as far as it was read. */
  booked: SegmentWindow;
  /** Reads more of it: what comes next, or all. */
  onMoreBooked: () => void;
  onAllBooked: () => void;
  /** By their ids, those that are not sent. */
  unsentSegments: ReadonlyMap<string, SegmentSending<UnsentEntry>>;
  readiness: TripReadiness<TripPart> | null;
  /** What it takes on the device; null where that is not known. */
  bytes: number | null;
}

type TripView = { kind: 'opening' } | { kind: 'not-found' } | ({ kind: 'ready' } & TripDetails);

/** A screenful or two. */
const FIRST_BOOKINGS = 20;

/** Everything of one trip, from the device alone. */
export function useTripScreen(tripId: string): TripView {
  const stored = useRead(tripQueries.one(tripId));
  const trip = stored?.trip ?? null;
  const unsent = useRead(travellerQueries.unsent());
  const moment = useMoment();
  const news = useRead(trip && newsQueries.ofTrip(trip.id, moment));
  const hospitals = useRead(trip && hospitalQueries.ofTrip(trip.id));
  const [limit, setLimit] = useState<number | null>(FIRST_BOOKINGS);
  const booked = useRead(trip && segmentQueries.windowOf(trip.id, limit, moment.now));
  const countries = useRead(trip && countryQueries.some(countryIdsOf(trip)));
  const readiness = useSideRead(trip && tripQueries.readiness(trip));
  const storage = useSideRead(storageQueries.report());
  useMarkViewed(trip);

  if (stored === null) return { kind: 'not-found' };
  if (!trip || !unsent || !news || !hospitals || !booked || !countries) return { kind: 'opening' };
  return {
    kind: 'ready',
    trip,
    sending: toTripSending(unsent, trip.id),
    countries,
    news,
    hospitals,
    booked,
    onMoreBooked: () => {
      if (booked.lastId !== null && limit !== null) setLimit(Math.max(limit, 2 * booked.segments.length));
    },
    onAllBooked: () => setLimit(null),
    unsentSegments: listSegmentSendings(unsent),
    readiness: readiness ?? null,
    bytes: storage?.trips[trip.id]?.bytes ?? null,
  };
}

/** Whoever opens a trip has seen it. */
function useMarkViewed(trip: Trip | null): void {
  const mutations = useMutations();
  const attempt = useAttempt();
  const id = trip?.read === false ? trip.id : null;
  const mark = useEffectEvent((tripId: string) =>
    attempt(mutations.changeTripSettings(tripId, { read: true })),
  );
  useEffect(() => {
    if (id !== null) mark(id);
  }, [id]);
}
