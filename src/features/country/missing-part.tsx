import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { countryWords } from '@/i18n/messages/country';
import { wifiOnlyWords } from '@/i18n/messages/wifi-only';
import { Button } from '@/ui/button';
import { LiveRegion } from '@/ui/live-region';
import { ProgressBar } from '@/ui/progress-bar';
import { Text } from '@/ui/text';
import { spacing } from '@/ui/theme';

import type { CountryPartProps } from './country-props';

/** In place of what is not on the device: that it is coming, or why it is not. */
export function MissingPart({ download }: Pick<CountryPartProps, 'download'>) {
  const words = useWords(countryWords);
  const { tryAgain } = useWords(commonWords);
  const { heldBack } = useWords(wifiOnlyWords);
  const { state } = download;
  if (state.kind === 'under-way') {
    const { done, total } = state;
    return (
      <View style={styles.part}>
        <ProgressBar share={total === 0 ? 0 : done / total} label={words.downloading(done, total)} />
        <Text variant="quiet" color="quietInk">
          {words.downloading(done, total)}
        </Text>
      </View>
    );
  }
  const sentence = { waiting: words.comesByItself, 'held-back': heldBack, failed: words.failed }[state.kind];
  return (
    <LiveRegion message={sentence} style={styles.part}>
      <Text color="quietInk">{sentence}</Text>
      {state.kind === 'failed' && (
        <Button kind="outline" size="small" label={tryAgain} onPress={download.start} />
      )}
    </LiveRegion>
  );
}

const styles = StyleSheet.create({ part: { gap: spacing.s } });
