import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { todayWords } from '@/i18n/messages/today';
import { downloadQueries } from '@/runtime/queries/download-queries';
import { useSession, useSyncProgress, useSyncStatus } from '@/runtime/runtime-provider';
import { useKeeping } from '@/runtime/use-app-update';
import { useSideRead } from '@/runtime/use-read';
import { useToday } from '@/runtime/use-today';
import { Card } from '@/ui/card';
import { LiveRegion } from '@/ui/live-region';
import { ProgressBar } from '@/ui/progress-bar';
import { Text } from '@/ui/text';
import { spacing, type } from '@/ui/theme';

/**
 * While a trip is not on the device yet: how far its download is, and then that the network may go. That stays, so that nothing on
 * the screen jumps; the next visit is without it.
 */
export function FirstDownload() {
  const words = useWords(todayWords);
  const areTripsHere = useSideRead(downloadQueries.isEverythingHere(useToday())) ?? null;
  const keeping = useKeeping();
  const isUnderWay = useSyncStatus('activity') === 'downloading';
  const { state } = useSession();
  // It may be over before this is drawn for the first time.
  const [hasBegun, setHasBegun] = useState(state.kind === 'signed-in' && state.isNew === true);
  if (areTripsHere === false && isUnderWay && !hasBegun) setHasBegun(true);
  if (!hasBegun || (!isUnderWay && !areTripsHere)) return null;

  // Trips are of no use without the app that shows them.
  const isComplete = areTripsHere && keeping !== 'under-way';
  const whenHere = keeping === 'kept' ? words.allHere : words.allHereWhileOpen;
  const sentence = isComplete ? whenHere : words.firstDownload;
  return (
    <Card>
      <LiveRegion message={sentence} style={isComplete && styles.complete}>
        <Text variant={isComplete ? 'body' : 'action'}>{sentence}</Text>
      </LiveRegion>
      {!isComplete && <HowFar />}
    </Card>
  );
}

function HowFar() {
  const words = useWords(todayWords);
  const { done, total } = useSyncProgress();
  const count = words.firstDownloadDetail(done, total);
  return (
    <>
      <ProgressBar share={total === 0 ? 0 : done / total} label={count} />
      <Text variant="quiet" color="quietInk">
        {count}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  // As high as the words, the bar and the number that stood there: what is below stays where it is.
  complete: { minHeight: type.action.lineHeight + type.quiet.lineHeight + 6 + 2 * spacing.m },
});
