import { useEffect, useEffectEvent } from 'react';

import type { Segment } from '@/contract/segment';
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
  /** All that is booked for it, in no order. */
  segments: Segment[];
  /** By their ids, those that are not sent. */
  unsentSegments: ReadonlyMap<string, SegmentSending<UnsentEntry>>;
  readiness: TripReadiness<TripPart> | null;
  /** What it takes on the device; null where that is not known. */
  bytes: number | null;
}

type TripView = { kind: 'opening' } | { kind: 'not-found' } | ({ kind: 'ready' } & TripDetails);

/** Everything of one trip, from the device alone. */
export function useTripScreen(tripId: string): TripView {
  const stored = useRead(tripQueries.one(tripId));
  const trip = stored?.trip ?? null;
  const unsent = useRead(travellerQueries.unsent());
  const moment = useMoment();
  const news = useRead(trip && newsQueries.ofTrip(trip.id, moment));
  const hospitals = useRead(trip && hospitalQueries.ofTrip(trip.id));
  const segments = useRead(trip && segmentQueries.ofTrip(trip.id));
  const countries = useRead(trip && countryQueries.some(countryIdsOf(trip)));
  const readiness = useSideRead(trip && tripQueries.readiness(trip));
  const storage = useSideRead(storageQueries.report());
  useMarkViewed(trip);

  if (stored === null) return { kind: 'not-found' };
  if (!trip || !unsent || !news || !hospitals || !segments || !countries) return { kind: 'opening' };
  return {
    kind: 'ready',
    trip,
    sending: toTripSending(unsent, trip.id),
    countries,
    news,
    hospitals,
    segments,
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
