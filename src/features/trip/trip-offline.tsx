import { tripStateWords } from '@/i18n/messages/trip-state';
import { tripWords } from '@/i18n/messages/trip';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { toFreshness } from '@/domain/freshness';
import { toTripPhase } from '@/domain/trip-phase';
import { useSyncStatus } from '@/runtime/runtime-provider';
import { useIsOnline } from '@/runtime/use-is-online';
import { useCurrentMinute, useToday } from '@/runtime/use-today';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FreshnessLine } from '@/ui/freshness-line';
import { ProgressBar } from '@/ui/progress-bar';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useFailureReason } from '@/ui/use-failure-reason';

import type { TripDetails } from './use-trip-screen';

interface TripOfflineProps {
  details: TripDetails;
  onDownload: () => void;
}

/** Whether the trip can be relied upon without a network: how much of it is here, how big, how old. */
export function TripOffline({ details, onDownload }: TripOfflineProps) {
  const words = useWords(tripWords);
  const state = useWords(tripStateWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const today = useToday();
  const isOnline = useIsOnline();
  const isDownloading = useSyncStatus('activity') === 'downloading';
  const { readiness, bytes, trip, sending } = details;
  const reason = useFailureReason(readiness?.kind === 'incomplete' ? (readiness.why ?? '') : '');
  // A trip that is over is not kept up to date; one that was never sent has nothing to download.
  if (!readiness || sending.kind === 'new' || toTripPhase(trip, today).kind === 'past') return null;

  if (readiness.kind === 'ready') {
    const freshness = toFreshness({ checkedAt: readiness.checkedAt, failure: null }, false, now);
    return (
      <Section title={words.offline}>
        <Card>
          <Text variant="action" color="safe">
            {bytes === null ? state.readyUnsized : state.ready(format.bytes(bytes))}
          </Text>
          <Text variant="quiet" color="quietInk">
            {words.readyDetail}
          </Text>
          <FreshnessLine freshness={freshness} offline={!isOnline} now={now} always />
        </Card>
      </Section>
    );
  }
  const share = readiness.done / readiness.total;
  const part = state.parts[readiness.missing];
  const text = isDownloading
    ? state.downloading(part, format.percent(share))
    : state.incomplete(format.percent(share));
  const missing = `${words.missing}: ${part}`;
  return (
    <Section title={words.offline}>
      <Card>
        <Text variant="action">{text}</Text>
        <ProgressBar share={share} label={text} />
        {!isDownloading && (
          <>
            <Text variant="quiet" color="quietInk">
              {reason === undefined ? missing : `${missing} · ${reason}`}
            </Text>
            <Button
              size="small"
              kind="outline"
              icon="download"
              label={words.downloadNow}
              onPress={onDownload}
            />
          </>
        )}
      </Card>
    </Section>
  );
}
