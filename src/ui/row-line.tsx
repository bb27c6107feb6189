import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { RowTexts } from './row-texts';
import { spacing } from './theme';

/** Room for the longest word of most texts, at the usual size of type. */
const LEAST_FOR_TEXTS = 120;

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
  const flexBasis = LEAST_FOR_TEXTS * Math.min(fontScale, 2);
  return (
    <View style={styles.line}>
      <View style={[styles.start, { flexBasis }]}>
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
});
