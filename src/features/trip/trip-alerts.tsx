import { alertPhase } from '@/domain/alert-period';
import { isRisk } from '@/domain/risk-order';
import { statusWords } from '@/i18n/messages/statuses';
import { tripWords } from '@/i18n/messages/trip';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { useReads } from '@/runtime/runtime-provider';
import { useToday } from '@/runtime/use-today';
import type { StoredAlert } from '@/store/alerts';
import { Section } from '@/ui/section';
import { StoryCard } from '@/ui/story-card';

import { PartState } from './part-state';
import { usePartFreshness } from './use-part-freshness';
import type { TripDetails } from './use-trip-screen';

interface TripAlertsProps {
  details: TripDetails;
  onOpen: (path: string) => void;
  refresh: () => void;
}

export function TripAlerts({ details, onOpen, refresh }: TripAlertsProps) {
  const words = useWords(tripWords);
  const format = useFormat();
  const today = useToday();
  const { downloadNames } = useReads();
  const { trip, alerts, advisories, sending } = details;
  const { during, before } = alerts;
  const ofAlerts = usePartFreshness([downloadNames.tripAlerts(trip.id)], during.length === 0);
  const ofAdvisories = usePartFreshness([downloadNames.tripAdvisories(trip.id)], advisories.length === 0);
  const neverDetail = sending.kind === 'new' ? words.notSentYet : undefined;
  return (
    <>
      <PartState
        freshness={ofAlerts}
        isEmpty={during.length === 0}
        nothing={words.noAlerts}
        neverDetail={neverDetail}
        onRetry={refresh}
      >
        {during.map((stored) => (
          <AlertCard key={stored.alert.id} stored={stored} details={details} onOpen={onOpen} />
        ))}
      </PartState>
      <Section title={words.advisories} count={advisories.length || undefined}>
        <PartState
          freshness={ofAdvisories}
          isEmpty={advisories.length === 0}
          nothing={words.noAdvisories}
          neverDetail={neverDetail}
          onRetry={refresh}
        >
          {advisories.map(({ id, headline, updated_at, country_id }) => (
            <StoryCard
              key={id}
              tone="medium"
              badge={words.advisory}
              meta={format.day(updated_at, today)}
              headline={headline}
              detail={nameOf(details, [country_id])}
              onPress={() => onOpen(`/advisory/${id}`)}
            />
          ))}
        </PartState>
      </Section>
      {before.length > 0 && (
        <Section title={words.earlier} count={before.length}>
          {before.map((stored) => (
            <AlertCard
              key={stored.alert.id}
              stored={{ ...stored, read: true }}
              details={details}
              onOpen={onOpen}
            />
          ))}
        </Section>
      )}
    </>
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
