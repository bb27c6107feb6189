import { StyleSheet, View } from 'react-native';

import { toFreshness } from '@/domain/freshness';
import { useFormat, useWords } from '@/i18n/locale-provider';
import { offlineDataWords } from '@/i18n/messages/offline-data';
import { wifiOnlyWords } from '@/i18n/messages/wifi-only';
import { useKeeping } from '@/runtime/use-app-update';
import { useCurrentMinute } from '@/runtime/use-today';
import { useWhenChecked } from '@/runtime/use-when-checked';
import type { StoragePart, StorageReport } from '@/store/storage-report';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FreshnessLine } from '@/ui/freshness-line';
import { LiveRegion } from '@/ui/live-region';
import { ProgressBar } from '@/ui/progress-bar';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import { StorageBar } from './storage-bar';
import { useUpdate } from './use-update';

interface UpdateCardProps {
  storage: StorageReport;
  /** Those that are kept whole. */
  trips: readonly StoragePart[];
}

/** What is stored, how big, how old; and the way to make it new. */
export function UpdateCard({ storage, trips }: UpdateCardProps) {
  const words = useWords(offlineDataWords);
  const wifiOnly = useWords(wifiOnlyWords);
  const format = useFormat();
  const now = useCurrentMinute();
  const { view, isAsked, update, updateAnyway, stop } = useUpdate();
  const times = [storage.countries, ...trips].map(({ checkedAt }) => checkedAt);
  const checkedAt = times.includes(null) ? null : Math.min(...times.map((at) => at ?? 0));
  const checked = useWhenChecked(toFreshness({ checkedAt, failure: null }, false, now));
  const isBusy = view.kind === 'sending' || view.kind === 'downloading';
  return (
    <Card>
      <View style={styles.line}>
        <Text variant="action" style={styles.title}>
          {words.everything(trips.length)}
        </Text>
        <Text variant="action" color="primary">
          {format.bytes(storage.totalBytes)}
        </Text>
      </View>
      <StorageBar storage={storage} />
      <FreshnessLine {...checked} always />
      <Progress view={view} />
      <KeepingLine />
      {view.kind === 'held-back' ? (
        <Button label={wifiOnly.anyway} onPress={updateAnyway} />
      ) : (
        <Button label={words.update} onPress={update} busy={isAsked} />
      )}
      {/* Under the other, never in its place: an update that begins by itself would turn it into its opposite under the finger. */}
      {isBusy && <Button kind="outline" label={words.stop} onPress={stop} />}
    </Card>
  );
}

function Progress({ view }: Pick<ReturnType<typeof useUpdate>, 'view'>) {
  const words = useWords(offlineDataWords);
  const wifiOnly = useWords(wifiOnlyWords);
  const format = useFormat();
  switch (view.kind) {
    case 'idle':
      return null;
    case 'sending':
      return <Text variant="quiet">{words.sending}</Text>;
    case 'downloading': {
      const { done, total, bytes } = view;
      const count = words.progress(done, total);
      return (
        <>
          <ProgressBar share={total === 0 ? 0 : done / total} label={count} />
          <Text variant="quiet" color="quietInk">
            {`${words.downloading(format.bytes(bytes))} · ${count}`}
          </Text>
        </>
      );
    }
    case 'held-back':
      return (
        <LiveRegion message={wifiOnly.heldBack}>
          <Text variant="action">{wifiOnly.heldBack}</Text>
          <Text variant="quiet" color="quietInk">
            {wifiOnly.detail}
          </Text>
        </LiveRegion>
      );
    case 'ended': {
      const sentence = words.outcomes[view.how];
      return (
        <LiveRegion message={sentence}>
          <Text variant="quiet">{sentence}</Text>
        </LiveRegion>
      );
    }
  }
}

/** On a phone the app is always there, and nothing is said of it. */
function KeepingLine() {
  const { keeping: words } = useWords(offlineDataWords);
  const keeping = useKeeping();
  if (keeping === 'kept') return null;
  return (
    <Text variant="quiet" color="quietInk">
      {keeping === 'refused' ? words.refused : words.underWay}
    </Text>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: spacing.s },
  title: { flexGrow: 1 },
});
