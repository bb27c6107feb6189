import { Link } from 'expo-router';
import { StyleSheet } from 'react-native';

import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { touchTarget } from '@/ui/theme';

import { galleryEntries } from './gallery-entries';

/** For those who work on the maps: each of them in each state. */
export function GalleryScreen() {
  return (
    <Screen title="Gallery">
      {galleryEntries.map(({ name, title }) => (
        <Link key={name} href={`/gallery/${name}`} style={styles.link}>
          <Text color="primary">{title}</Text>
        </Link>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({ link: { minHeight: touchTarget } });
