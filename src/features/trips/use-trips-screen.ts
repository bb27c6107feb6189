import { useQuery } from '@tanstack/react-query';

import { toFreshness, type Freshness } from '@/domain/freshness';
import { groupByPhase, type TripPhase, toTripPhase } from '@/domain/trip-phase';
import type { TripReadiness } from '@/domain/trip-readiness';
import { toTripSending, type TripSending } from '@/domain/trip-sending';
import type { Trip } from '@/contract/trip';
import type { ShortCountry } from '@/contract/country';
import { useReads, useSyncStatus } from '@/runtime/runtime-provider';
import { useRefresh } from '@/runtime/use-refresh';
import { useCurrentMinute, useToday } from '@/runtime/use-today';
import type { OutboxEntry } from '@/store/outbox';
import type { TripPart } from '@/store/trip-downloads';

import { tripsQueries } from './trips-queries';

export interface TripOnCard {
  trip: Trip;
  phase: TripPhase;
  /** Where it leads, each country once, in the order of travel; unknown ones are left out. */
  countries: ShortCountry[];
  sending: TripSending<OutboxEntry>;
  /** Null for a trip that is over, and where nothing is known yet. */
  readiness: TripReadiness<TripPart> | null;
  isDownloading: boolean;
  bytes: number | null;
  newAlerts: number;
}

type TripItem =
  { kind: 'heading'; phase: TripPhase['kind'] } | { kind: 'trip'; id: string; card: TripOnCard };

type TripsView =
  | { kind: 'opening' }
  | { kind: 'empty'; freshness: Freshness }
  | { kind: 'ready'; items: TripItem[]; freshness: Freshness };

const PHASES = ['current', 'upcoming', 'past'] as const;

export function useTripsScreen() {
  const reads = useReads();
  const { activity } = useSyncStatus();
  return {
    view: useTripsView(reads, activity === 'downloading'),
    today: useToday(),
    now: useCurrentMinute(),
    refresh: useRefresh(),
  };
}

function useTripsView(reads: ReturnType<typeof useReads>, isDownloading: boolean): TripsView {
  const today = useToday();
  const now = useCurrentMinute();
  const trips = useQuery(tripsQueries.list(reads)).data;
  const countries = useQuery(tripsQueries.countries(reads)).data;
  const unread = useQuery(tripsQueries.unread(reads)).data;
  const unsent = useQuery(tripsQueries.unsent(reads)).data;
  const storage = useQuery(tripsQueries.storage(reads)).data;
  const readiness = useQuery(tripsQueries.readiness(reads)).data;
  const download = useQuery(tripsQueries.freshness(reads)).data;
  // All from the device, within a moment: a screen that grows piece by piece would jump.
  if (!trips || !countries || !unsent || !unread || download === undefined) return { kind: 'opening' };

  const state = download && { checkedAt: download.checked_at, failure: download.failure };
  const freshness = toFreshness(state, trips.length === 0, now);
  if (trips.length === 0) return { kind: 'empty', freshness };

  const byId = new Map(countries.map((country) => [country.id, country]));
  const toCard = (trip: Trip): TripOnCard => {
    const phase = toTripPhase(trip, today);
    const ids = [...new Set(trip.destinations.map(({ country_id }) => country_id))];
    return {
      trip,
      phase,
      countries: ids.flatMap((id) => byId.get(id) ?? []),
      sending: toTripSending(unsent, trip.id),
      readiness: phase.kind === 'past' ? null : (readiness?.get(trip.id) ?? null),
      isDownloading,
      bytes: storage?.trips[trip.id]?.bytes ?? null,
      newAlerts: unread[trip.id] ?? 0,
    };
  };
  const groups = groupByPhase(
    trips.map(({ trip }) => trip),
    today,
  );
  const items = PHASES.flatMap((phase): TripItem[] =>
    groups[phase].length === 0
      ? []
      : [
          { kind: 'heading', phase },
          ...groups[phase].map((trip): TripItem => ({ kind: 'trip', id: trip.id, card: toCard(trip) })),
        ],
  );
  return { kind: 'ready', items, freshness };
}
