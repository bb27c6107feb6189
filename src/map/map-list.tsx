import { FlatList, Pressable, StyleSheet, View } from 'react-native';

import { Badge } from '@/ui/badge';
import { Text } from '@/ui/text';
import { spacing, touchTarget } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import type { MapEntry } from './describe-content';
import type { TravelStatus } from './map-content';
import { useMapWords } from './use-map-words';

const TONES = { normal: 'safe', caution: 'medium', avoid: 'high' } as const satisfies Record<
  TravelStatus,
  string
>;

interface MapListProps {
  label: string;
  entries: readonly MapEntry[];
  onOpen: (entry: MapEntry) => void;
  /** Whether something opens when an entry of this kind is touched. */
  canOpen: (entry: MapEntry) => boolean;
}

/** The map in words, for screen readers and for whoever finds a list easier. */
export function MapList({ label, entries, onOpen, canOpen }: MapListProps) {
  const theme = useTheme();
  const words = useMapWords();
  return (
    <FlatList
      style={[styles.list, { backgroundColor: theme.card }]}
      contentContainerStyle={styles.content}
      role="list"
      aria-label={label}
      data={entries}
      keyExtractor={({ kind, id }) => `${kind} ${id}`}
      renderItem={({ item }) => (
        <View role="listitem">
          {canOpen(item) ? (
            <Pressable
              role="button"
              aria-label={nameOf(item)}
              onPress={() => onOpen(item)}
              style={({ pressed }) => [styles.row, { borderColor: theme.line }, pressed && styles.pressed]}
            >
              <EntryText entry={item} isLink />
            </Pressable>
          ) : (
            <View accessible aria-label={nameOf(item)} style={[styles.row, { borderColor: theme.line }]}>
              <EntryText entry={item} isLink={false} />
            </View>
          )}
        </View>
      )}
      ListEmptyComponent={<Text color="quietInk">{words.nothing}</Text>}
      // Whoever gave us the names wants to be named.
      ListFooterComponent={
        <Text variant="quiet" color="quietInk" style={styles.credit}>
          {words.credit}
        </Text>
      }
    />
  );
}

function EntryText({ entry, isLink }: { entry: MapEntry; isLink: boolean }) {
  return (
    <>
      <Text style={styles.name} color={isLink ? 'primary' : 'ink'}>
        {entry.name}
      </Text>
      {entry.status ? (
        // A badge keeps to the upper edge of a row; in a box of its own it stays in the middle.
        <View>
          <Badge tone={TONES[entry.status]} label={entry.detail} />
        </View>
      ) : (
        <Text variant="quiet" color="quietInk">
          {entry.detail}
        </Text>
      )}
    </>
  );
}

function nameOf({ name, detail }: MapEntry): string {
  return detail === '' ? name : `${name}, ${detail}`;
}

const styles = StyleSheet.create({
  list: { ...StyleSheet.absoluteFill },
  // The button that brings the map back floats over the upper right corner.
  content: { padding: spacing.l, paddingTop: touchTarget + spacing.xl },
  row: {
    minHeight: touchTarget + spacing.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    borderBottomWidth: 1,
  },
  name: { flex: 1 },
  credit: { paddingTop: spacing.l },
  pressed: { opacity: 0.6 },
});
