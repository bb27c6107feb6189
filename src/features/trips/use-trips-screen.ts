import { toFreshness, type Freshness } from '@/domain/freshness';
import { groupByPhase, type TripPhase, toTripPhase } from '@/domain/trip-phase';
import type { TripReadiness } from '@/domain/trip-readiness';
import { toTripSending, type TripSending } from '@/domain/trip-sending';
import type { Trip } from '@/contract/trip';
import type { ShortCountry } from '@/contract/country';
import { countryQueries } from '@/runtime/queries/country-queries';
import { newsQueries } from '@/runtime/queries/news-queries';
import { storageQueries, travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useReads, useSyncStatus } from '@/runtime/runtime-provider';
import { useDownloadState } from '@/runtime/use-download-state';
import { useRead, useSideRead } from '@/runtime/use-read';
import { useRefresh } from '@/runtime/use-refresh';
import { useMoment, useToday } from '@/runtime/use-today';
import type { UnsentEntry } from '@/store/unsent';
import type { TripPart } from '@/store/download-kinds';

export interface TripOnCard {
  trip: Trip;
  phase: TripPhase;
  /** Where it leads, each country once, in the order of travel; unknown ones are left out. */
  countries: ShortCountry[];
  sending: TripSending<UnsentEntry>;
  /** Null for a trip that is over, and where nothing is known yet. */
  readiness: TripReadiness<TripPart> | null;
  isDownloading: boolean;
  bytes: number | null;
  newAlerts: number;
}

export type TripItem =
  | { kind: 'heading'; phase: TripPhase['kind'] }
  | { kind: 'trip'; id: string; card: TripOnCard }
  | { kind: 'read-booking' };

type TripsView =
  | { kind: 'opening' }
  | { kind: 'empty'; freshness: Freshness }
  | { kind: 'ready'; items: TripItem[]; freshness: Freshness };

const PHASES = ['current', 'upcoming', 'past'] as const;

export function useTripsScreen() {
  const activity = useSyncStatus('activity');
  return {
    view: useTripsView(activity === 'downloading'),
    today: useToday(),
    refresh: useRefresh(),
  };
}

function useTripsView(isDownloading: boolean): TripsView {
  const { downloadNames } = useReads();
  const moment = useMoment();
  const { today, now } = moment;
  const trips = useRead(tripQueries.all());
  const countries = useRead(countryQueries.all());
  const unread = useRead(newsQueries.countNewByTrip(moment));
  const unsent = useRead(travellerQueries.unsent());
  const storage = useSideRead(storageQueries.report());
  const readiness = useRead(tripQueries.readinessOfAll());
  const download = useDownloadState([downloadNames.trips]);
  // All from the device, within a moment: a screen that grows piece by piece would jump.
  if (!trips || !countries || !unsent || !unread || download === undefined) return { kind: 'opening' };

  const freshness = toFreshness(download, trips.length === 0, now);
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
  return { kind: 'ready', items: [...items, { kind: 'read-booking' }], freshness };
}
