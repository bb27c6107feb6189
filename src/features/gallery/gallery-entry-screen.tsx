import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';
import { useTheme } from '@/ui/use-theme';

import { galleryEntries } from './gallery-entries';

export function GalleryEntryScreen({ name }: { name: string }) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [opened, setOpened] = useState('Touch something on the map.');
  const entry = galleryEntries.find((one) => one.name === name);
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
