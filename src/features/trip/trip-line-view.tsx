import { alertPhase } from '@/domain/alert-period';
import { isRisk } from '@/domain/risk-order';
import { statusWords } from '@/i18n/messages/statuses';
import { tripWords } from '@/i18n/messages/trip';
import { useFormat, useWords } from '@/i18n/locale-provider';
import type { PlacedHospital } from '@/runtime/use-nearest-first';
import { useToday } from '@/runtime/use-today';
import type { Advisory } from '@/contract/advisory';
import type { StoredAlert } from '@/store/alerts';
import { PlaceCard } from '@/ui/place-card';
import { Section } from '@/ui/section';
import { StoryCard } from '@/ui/story-card';

import { PartState } from './part-state';
import type { TripDetails } from './use-trip-screen';
import type { TripLine } from './use-trip-lines';

interface TripLineViewProps {
  line: TripLine;
  details: TripDetails;
  onOpen: (path: string) => void;
}

export function TripLineView({ line, details, onOpen }: TripLineViewProps) {
  switch (line.kind) {
    case 'state':
      return <PartState {...line.state} />;
    case 'heading':
      return <Section title={line.title} count={line.count} />;
    case 'alert':
      return <AlertCard stored={line.stored} details={details} onOpen={onOpen} />;
    case 'advisory':
      return <AdvisoryCard advisory={line.advisory} details={details} onOpen={onOpen} />;
    case 'hospital':
      return <HospitalCard {...line.placed} onOpen={onOpen} />;
  }
}

interface AdvisoryCardProps {
  advisory: Advisory;
  details: TripDetails;
  onOpen: (path: string) => void;
}

function AdvisoryCard({ advisory, details, onOpen }: AdvisoryCardProps) {
  const words = useWords(tripWords);
  const format = useFormat();
  const today = useToday();
  const { id, headline, updated_at, country_id } = advisory;
  return (
    <StoryCard
      tone="medium"
      badge={words.advisory}
      meta={format.day(updated_at, today)}
      headline={headline}
      detail={nameOf(details, [country_id])}
      onPress={() => onOpen(`/advisory/${id}`)}
    />
  );
}

function HospitalCard({ hospital, metres, onOpen }: PlacedHospital & { onOpen: (path: string) => void }) {
  const words = useWords(tripWords);
  const format = useFormat();
  const { id, name, city, province, emergency, accredited } = hospital;
  return (
    <PlaceCard
      title={name}
      distance={metres === null ? undefined : format.distance(metres)}
      meta={[city, province].filter(Boolean).join(', ')}
      notes={[...(emergency ? [words.emergency] : []), ...(accredited ? [words.jci] : [])]}
      onPress={() => onOpen(`/hospital/${id}`)}
    />
  );
}

interface AlertCardProps {
  stored: StoredAlert;
  details: TripDetails;
  onOpen: (path: string) => void;
}

function AlertCard({ stored: { alert, read }, details, onOpen }: AlertCardProps) {
  const { risk, category } = useWords(statusWords);
  const format = useFormat();
  const today = useToday();
  // What a newer service may send beyond the enumerations is shown as it is written.
  const level: string = alert.risk_level;
  const kind: string = alert.category;
  const known = Object.hasOwn(category, kind) ? category[alert.category] : kind;
  return (
    <StoryCard
      tone={isRisk(level) ? level : 'medium'}
      badge={isRisk(level) ? risk[level] : level}
      meta={[known, format.day(alert.created_at, today)].join(' · ')}
      headline={alert.headline}
      detail={nameOf(details, alert.country_ids)}
      unread={!read}
      dimmed={alertPhase(alert, today) === 'over'}
      onPress={() => onOpen(`/alert/${alert.id}`)}
    />
  );
}

/** Of those on the way. */
function nameOf({ countries }: TripDetails, ids: readonly string[]): string {
  return countries.flatMap(({ short }) => (ids.includes(short.id) ? [short.name] : [])).join(', ');
}
