import type { Advisory } from '@/contract/advisory';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useReads } from '@/runtime/runtime-provider';
import { useNearestFirst, type PlacedHospital } from '@/runtime/use-nearest-first';
import type { StoredAlert } from '@/store/alerts';

import type { PartStateProps } from './part-state';
import { usePartFreshness } from './use-part-freshness';
import type { TripDetails } from './use-trip-screen';

/** One line of a part that may be long; there may be thousands. */
export type TripLine =
  | { kind: 'state'; key: string; state: PartStateProps }
  | { kind: 'heading'; key: string; title: string; count?: number }
  | { kind: 'alert'; key: string; stored: StoredAlert }
  | { kind: 'advisory'; key: string; advisory: Advisory }
  | { kind: 'hospital'; key: string; placed: PlacedHospital };

const NONE: never[] = [];

/** Alerts, advisories and hospitals as lines of one list; other parts have none. */
export function useTripLines(details: TripDetails, part: string, onRetry: () => void): TripLine[] {
  const ofAlerts = useAlertLines(details, onRetry);
  const ofHospitals = useHospitalLines(details, part === 'hospitals', onRetry);
  switch (part) {
    case 'alerts':
      return ofAlerts;
    case 'hospitals':
      return ofHospitals;
    default:
      return NONE;
  }
}

function useAlertLines({ trip, alerts, advisories, sending }: TripDetails, onRetry: () => void): TripLine[] {
  const words = useWords(tripWords);
  const { downloadNames } = useReads();
  const { during, before } = alerts;
  const ofAlerts = usePartFreshness([downloadNames.tripAlerts(trip.id)], during.length === 0);
  const ofAdvisories = usePartFreshness([downloadNames.tripAdvisories(trip.id)], advisories.length === 0);
  const common = { onRetry, neverDetail: sending.kind === 'new' ? words.notSentYet : undefined };
  return [
    {
      kind: 'state',
      key: 'state/alerts',
      state: { ...common, freshness: ofAlerts, isEmpty: during.length === 0, nothing: words.noAlerts },
    },
    ...during.map(toAlertLine),
    {
      kind: 'heading',
      key: 'heading/advisories',
      title: words.advisories,
      count: advisories.length || undefined,
    },
    {
      kind: 'state',
      key: 'state/advisories',
      state: {
        ...common,
        freshness: ofAdvisories,
        isEmpty: advisories.length === 0,
        nothing: words.noAdvisories,
      },
    },
    ...advisories.map((advisory): TripLine => ({
      kind: 'advisory',
      key: `advisory/${advisory.id}`,
      advisory,
    })),
    ...(before.length > 0 ? [toHeading(words.earlier, before.length)] : []),
    // They were news before the trip was planned.
    ...before.map((stored) => toAlertLine({ ...stored, read: true })),
  ];
}

function useHospitalLines(
  { trip, hospitals, sending }: TripDetails,
  isShown: boolean,
  onRetry: () => void,
): TripLine[] {
  const words = useWords(tripWords);
  const { downloadNames } = useReads();
  const freshness = usePartFreshness([downloadNames.tripHospitals(trip.id)], hospitals.length === 0);
  const placed = useNearestFirst(isShown ? hospitals : NONE);
  return [
    {
      kind: 'state',
      key: 'state/hospitals',
      state: {
        freshness,
        isEmpty: hospitals.length === 0,
        nothing: words.noHospitals,
        neverDetail: sending.kind === 'new' ? words.notSentYet : undefined,
        onRetry,
      },
    },
    ...placed.map((one): TripLine => ({ kind: 'hospital', key: `hospital/${one.hospital.id}`, placed: one })),
  ];
}

function toHeading(title: string, count: number): TripLine {
  return { kind: 'heading', key: `heading/${title}`, title, count };
}

function toAlertLine(stored: StoredAlert): TripLine {
  return { kind: 'alert', key: `alert/${stored.alert.id}`, stored };
}
