import type { AlertPhase } from '@/domain/alert-period';
import { storyWords } from '@/i18n/messages/story';
import { tripWords } from '@/i18n/messages/trip';
import { useWords } from '@/i18n/locale-provider';
import { useReads } from '@/runtime/runtime-provider';
import { useNearestFirst } from '@/runtime/use-nearest-first';
import type { NewsItem } from '@/store/news';

import type { TripLine } from './trip-line';
import { usePartFreshness } from './use-part-freshness';
import { useTimelineLines } from './use-timeline-lines';
import type { TripDetails } from './use-trip-screen';

const NONE: never[] = [];

/** What is booked, alerts, advisories and hospitals as lines of one list; other parts have none. */
export function useTripLines(details: TripDetails, part: string, onRetry: () => void): TripLine[] {
  const ofTimeline = useTimelineLines(details, onRetry);
  const ofAlerts = useAlertLines(details, onRetry);
  const ofHospitals = useHospitalLines(details, part === 'hospitals', onRetry);
  switch (part) {
    case 'timeline':
      return ofTimeline;
    case 'alerts':
      return ofAlerts;
    case 'hospitals':
      return ofHospitals;
    default:
      return NONE;
  }
}

/** By whether they are in force, not by when they were issued: what was issued before the trip may well hold through it. */
function useAlertLines({ trip, news, sending }: TripDetails, onRetry: () => void): TripLine[] {
  const words = useWords(tripWords);
  const { phases } = useWords(storyWords);
  const { downloadNames } = useReads();
  const ahead = news.filter(({ phase }) => phase !== 'over');
  const advisories = ahead.filter(({ kind }) => kind === 'advisory');
  const alerts = ahead.filter(({ kind }) => kind === 'alert');
  const ofAlerts = usePartFreshness([downloadNames.tripAlerts(trip.id)], alerts.length === 0);
  const ofAdvisories = usePartFreshness([downloadNames.tripAdvisories(trip.id)], advisories.length === 0);
  const common = { onRetry, neverDetail: sending.kind === 'new' ? words.notSentYet : undefined };
  const group = (phase: AlertPhase, items: readonly NewsItem[]): TripLine[] =>
    items.length === 0 ? [] : [toHeading(phases[phase], items.length), ...items.map(toStoryLine)];
  return [
    {
      kind: 'state',
      key: 'state/alerts',
      state: { ...common, freshness: ofAlerts, isEmpty: alerts.length === 0, nothing: words.noAlerts },
    },
    ...(['now', 'soon'] as const).flatMap((phase) =>
      group(
        phase,
        alerts.filter((item) => item.phase === phase),
      ),
    ),
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
    ...advisories.map(toStoryLine),
    ...group(
      'over',
      news.filter(({ phase }) => phase === 'over'),
    ),
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

function toStoryLine(item: NewsItem): TripLine {
  return { kind: 'story', key: `${item.kind}/${item.id}`, item };
}
