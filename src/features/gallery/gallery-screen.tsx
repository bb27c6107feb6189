import { Link } from 'expo-router';
import { StyleSheet } from 'react-native';

import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { touchTarget } from '@/ui/theme';

import { galleryEntries } from './gallery-entries';
import { partEntries } from './part-entries';

/** For those who work on the looks: each part and each map in each state. */
export function GalleryScreen() {
  return (
    <Screen title="Gallery">
      <Section title="Parts">{partEntries.map(toLink)}</Section>
      <Section title="Maps">{galleryEntries.map(toLink)}</Section>
    </Screen>
  );
}

function toLink({ name, title }: { name: string; title: string }) {
  return (
    <Link key={name} href={`/gallery/${name}`} style={styles.link}>
      <Text color="primary">{title}</Text>
    </Link>
  );
}

const styles = StyleSheet.create({ link: { minHeight: touchTarget } });
