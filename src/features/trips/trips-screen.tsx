import { StyleSheet, View } from 'react-native';

import type { Freshness } from '@/domain/freshness';
import { tripsWords } from '@/i18n/messages/trips';
import { useWords } from '@/i18n/locale-provider';
import { useWhenChecked } from '@/runtime/use-when-checked';
import { LoadFailed, NotDownloaded, NothingThere } from '@/ui/data-states';
import { EmptyState } from '@/ui/empty-state';
import { FreshnessLine, needsNoWord } from '@/ui/freshness-line';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { ListScreen } from '@/ui/list-screen';
import { Section } from '@/ui/section';

import { GivenFiles, ReadBooking } from './read-booking';
import { RemovedNotice } from './removed-notice';
import { TripCard } from './trip-card';
import { type TripItem, useTripsScreen } from './use-trips-screen';

interface TripsScreenProps {
  onOpenTrip: (id: string) => void;
  onAddTrip: () => void;
  /** The trip that the traveller has just deleted, which can still be brought back. */
  removedTripId: string | null;
  onRemovedSeen: () => void;
}

export function TripsScreen({ onOpenTrip, onAddTrip, removedTripId, onRemovedSeen }: TripsScreenProps) {
  const words = useWords(tripsWords);
  const { view, today, refresh } = useTripsScreen();
  const items = view.kind === 'ready' ? view.items : [];
  const checked = useWhenChecked(view.kind === 'ready' ? view.freshness : undefined);
  const isFresh = checked !== undefined && needsNoWord(checked);
  const add = (
    <IconButton kind="primary" label={words.add} onPress={onAddTrip}>
      <Icon name="plus" color="onPrimary" />
    </IconButton>
  );
  return (
    <View style={styles.screen}>
      <ListScreen
        title={words.title}
        trailing={add}
        items={items}
        keyOf={keyOf}
        typeOf={(item) => item.kind}
        renderItem={(item) => {
          switch (item.kind) {
            case 'heading':
              return (
                <Section
                  kind="quiet"
                  title={words[item.phase]}
                  checked={isFresh && item === items[0] ? checked : undefined}
                />
              );
            case 'trip':
              return <TripCard card={item.card} today={today} onPress={() => onOpenTrip(item.id)} />;
            case 'read-booking':
              return <ReadBooking />;
          }
        }}
        above={
          <>
            {checked && !isFresh && <FreshnessLine {...checked} />}
            <GivenFiles onOpenTrip={onOpenTrip} />
          </>
        }
        empty={
          view.kind === 'empty' ? (
            <>
              <NoTrips freshness={view.freshness} onAdd={onAddTrip} onRefresh={refresh.onRefresh} />
              <ReadBooking />
            </>
          ) : undefined
        }
        refresh={refresh}
      />
      {removedTripId !== null && (
        <RemovedNotice key={removedTripId} tripId={removedTripId} onEnd={onRemovedSeen} />
      )}
    </View>
  );
}

function keyOf(item: TripItem): string {
  switch (item.kind) {
    case 'heading':
      return item.phase;
    case 'trip':
      return item.id;
    case 'read-booking':
      return item.kind;
  }
}

interface NoTripsProps {
  freshness: Freshness;
  onAdd: () => void;
  onRefresh: () => void;
}

function NoTrips({ freshness, onAdd, onRefresh }: NoTripsProps) {
  const words = useWords(tripsWords);
  switch (freshness.kind) {
    case 'never-downloaded':
      return <NotDownloaded title={words.neverTitle} detail={words.neverDetail} onDownload={onRefresh} />;
    case 'failed':
      return <LoadFailed why={freshness.why} onRetry={onRefresh} />;
    case 'old':
      return (
        <NothingThere title={words.emptyTitle} detail={words.emptyDetail} checkedAt={freshness.checkedAt} />
      );
    case 'nothing-there':
    case 'up-to-date':
      return (
        <>
          <EmptyState
            icon="briefcase"
            title={words.emptyTitle}
            detail={words.emptyDetail}
            action={{ label: words.add, onPress: onAdd }}
          />
          <FreshnessLine freshness={freshness} />
        </>
      );
  }
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
