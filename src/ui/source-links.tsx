import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { toLinkTarget } from '@/markdown/link-target';

import { Icon } from './icon';
import { LinkSheet } from './link-sheet';
import { Text } from './text';
import { spacing, touchTarget } from './theme';

interface SourceLinksProps {
  /** As others wrote them: only those that lead to a page are shown. */
  urls: readonly string[];
  toLabel: (host: string) => string;
  /** After the reader has seen where it leads, and agreed. */
  onOpenLink: (url: string) => void;
}

/** Where something is written, by the name of the place alone; a tap shows all of the address before anything is opened. */
export function SourceLinks({ urls, toLabel, onOpenLink }: SourceLinksProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const pages = [...new Set(urls)].flatMap((url) => {
    const host = toHost(url);
    return host === null ? [] : [{ url, host }];
  });
  return (
    <View>
      {pages.map(({ url, host }) => (
        <Pressable
          key={url}
          role="link"
          onPress={() => setAsked(url)}
          style={({ pressed }) => [styles.link, pressed && styles.pressed]}
        >
          <Icon name="link" color="primary" size={18} />
          <Text variant="quiet" color="primary" style={styles.text}>
            {toLabel(host)}
          </Text>
        </Pressable>
      ))}
      <LinkSheet url={asked} onOpen={onOpenLink} onClose={() => setAsked(null)} />
    </View>
  );
}

function toHost(url: string): string | null {
  if (toLinkTarget(url)?.kind !== 'address' || !URL.canParse(url)) return null;
  return new URL(url).host || null;
}

const styles = StyleSheet.create({
  link: { flexDirection: 'row', alignItems: 'center', gap: spacing.s, minHeight: touchTarget },
  // An address is one long word: it is parted rather than cut.
  text: { flexShrink: 1, minWidth: 0, textDecorationLine: 'underline' },
  pressed: { opacity: 0.7 },
});
