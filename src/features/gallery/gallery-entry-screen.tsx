import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { galleryEntries } from './gallery-entries';
import type { GalleryEntry } from './gallery-entry';
import { partEntries } from './part-entries';

export function GalleryEntryScreen({ name }: { name: string }) {
  const part = partEntries.find((one) => one.name === name);
  if (part)
    return (
      <Screen title={part.title}>
        <part.Page />
      </Screen>
    );
  return <MapEntry entry={galleryEntries.find((one) => one.name === name)} />;
}

function MapEntry({ entry }: { entry: GalleryEntry | undefined }) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [opened, setOpened] = useState('Touch something on the map.');
  return (
    <View style={[styles.screen, { backgroundColor: theme.background, paddingTop: insets.top + spacing.l }]}>
      <Text variant="section" role="heading">
        {entry?.title ?? 'No such entry'}
      </Text>
      {entry?.draw({
        isOnline: false,
        hasMapKey: false,
        onMarkerPress: (id) => setOpened(`Opened the marker ${id}.`),
        onAreaPress: (id) => setOpened(`Opened the area ${id}.`),
        style: styles.map,
      })}
      <Text variant="quiet" color="quietInk">
        {opened}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, gap: spacing.m, padding: spacing.l },
  map: { flex: 1 },
});
