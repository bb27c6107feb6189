import { StyleSheet, View } from 'react-native';

import { useWords } from '@/i18n/locale-provider';
import { commonWords } from '@/i18n/messages/common';
import { failureWords } from '@/i18n/messages/failure';
import type { ReadTrouble } from '@/runtime/use-read-trouble';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { spacing } from '@/ui/theme';

interface ReadNoticeProps {
  trouble: Exclude<ReadTrouble, 'none'>;
  onTryAgain: () => void;
}

/** What is on the screen stays, but not everything of it could be read. */
export function ReadNotice({ trouble, onTryAgain }: ReadNoticeProps) {
  const words = useWords(failureWords);
  const { tryAgain } = useWords(commonWords);
  if (trouble === 'slow') return <Banner tone="low" title={words.slow} />;
  return (
    <View style={styles.notice}>
      <Banner tone="medium" title={words.partTitle} detail={words.partDetail} />
      <Button kind="outline" size="small" label={tryAgain} onPress={onTryAgain} />
    </View>
  );
}

const styles = StyleSheet.create({ notice: { gap: spacing.s } });
