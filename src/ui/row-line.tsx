import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { RowTexts } from './row-texts';
import { spacing } from './theme';
import { useIsNarrow } from './use-is-narrow';

/** Room for most texts, at the usual size of type. */
const LEAST_FOR_TEXTS = 120;
/** Of the widest letters, and of what stands before the texts. */
const LETTER = 12;
const LEADING = 44;

interface RowLineProps {
  title: string;
  detail?: string;
  leading?: ReactNode;
  /** Stands at the end of the line, or under the texts where it would leave them too little room. */
  trailing?: ReactNode;
}

/** What a row holds, from its beginning to its end. */
export function RowLine({ title, detail, leading, trailing }: RowLineProps) {
  const { fontScale } = useWindowDimensions();
  const isNarrow = useIsNarrow();
  // The end of the line goes under the texts before a word of the title is broken.
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const flexBasis = Math.max(LEAST_FOR_TEXTS, LEADING + longest * LETTER) * Math.min(fontScale, 2);
  return (
    <View style={styles.line}>
      <View style={[styles.start, { flexBasis }, isNarrow && styles.narrow]}>
        {leading}
        <RowTexts title={title} detail={detail} />
      </View>
      {trailing}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing.l,
    rowGap: spacing.s,
  },
  start: { flexDirection: 'row', flexGrow: 1, flexShrink: 1, alignItems: 'center', gap: spacing.l },
  // What stands before the texts goes over them, before their words are broken.
  narrow: { flexDirection: 'column', alignItems: 'stretch', gap: spacing.xs },
});
