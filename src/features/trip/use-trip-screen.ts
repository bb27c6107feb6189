import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { Advisory } from '@/contract/advisory';
import type { Trip } from '@/contract/trip';
import type { TripReadiness } from '@/domain/trip-readiness';
import { toTripSending, type TripSending } from '@/domain/trip-sending';
import { useActs, useReads } from '@/runtime/runtime-provider';
import type { StoredAlert } from '@/store/alerts';
import type { StoredCountry } from '@/store/countries';
import type { HospitalSummary } from '@/store/hospitals';
import type { OutboxEntry } from '@/store/outbox';
import type { TripPart } from '@/store/trip-downloads';

import { tripQueries } from './trip-queries';

export interface TripDetails {
  trip: Trip;
  sending: TripSending<OutboxEntry>;
  /** Where it leads, each country once, in the order of travel. */
  countries: StoredCountry[];
  alerts: { during: StoredAlert[]; before: StoredAlert[] };
  advisories: Advisory[];
  hospitals: HospitalSummary[];
  readiness: TripReadiness<TripPart> | null;
  /** What it takes on the device; null where that is not known. */
  bytes: number | null;
}

type TripView = { kind: 'opening' } | { kind: 'not-found' } | ({ kind: 'ready' } & TripDetails);

/** Everything of one trip, from the device alone. */
export function useTripScreen(tripId: string): TripView {
  const reads = useReads();
  const stored = useQuery(tripQueries.trip(reads, tripId)).data;
  const trip = stored?.trip ?? null;
  const unsent = useQuery(tripQueries.unsent(reads)).data;
  const alerts = useQuery(tripQueries.alerts(reads, trip)).data;
  const advisories = useQuery(tripQueries.advisories(reads, trip)).data;
  const hospitals = useQuery(tripQueries.hospitals(reads, trip)).data;
  const countries = useQuery(tripQueries.countries(reads, trip)).data;
  const readiness = useQuery(tripQueries.readiness(reads, trip)).data;
  const bytes = useQuery(tripQueries.bytes(reads, trip)).data;
  useMarkViewed(trip);

  if (stored === null) return { kind: 'not-found' };
  if (!trip || !unsent || !alerts || !advisories || !hospitals || !countries) return { kind: 'opening' };
  return {
    kind: 'ready',
    trip,
    sending: toTripSending(unsent, trip.id),
    countries,
    alerts,
    advisories,
    hospitals,
    readiness: readiness ?? null,
    bytes: bytes ?? null,
  };
}

/** Whoever opens a trip has seen it. */
function useMarkViewed(trip: Trip | null): void {
  const acts = useActs();
  const id = trip?.read === false ? trip.id : null;
  const mark = useEffectEvent((tripId: string) => void acts.changeTripSettings(tripId, { read: true }));
  useEffect(() => {
    if (id !== null) mark(id);
  }, [id]);
}
