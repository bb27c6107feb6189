import { ScrollView, StyleSheet } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { shellWords } from '@/i18n/messages/shell';
import { useWords } from '@/i18n/locale-provider';
import { Banner } from '@/ui/banner';
import { readableWidth, spacing } from '@/ui/theme';

import { ReadNotice } from './read-notice';
import type { Condition } from './use-condition';

interface StayingNoticesProps {
  condition: Condition;
  onSignInAgain: (() => void) | null;
}

/**
 * What lasts until somebody does something about it. It has room of its own at the top, which what scrolls gives it; the foot of a
 * screen, with a call for help, stays where it is.
 */
export function StayingNotices({ condition, onSignInAgain }: StayingNoticesProps) {
  const words = useWords(shellWords);
  const { top } = useSafeAreaInsets();
  const { storage, reading } = condition;
  return (
    <ScrollView
      style={styles.notices}
      contentContainerStyle={[styles.content, { paddingTop: top + spacing.s }]}
    >
      {condition.isStorageGone && (
        <Banner
          tone="high"
          title={words.storageGone}
          detail={words.storageUnreachable}
          onPress={storage.tryAgain}
        />
      )}
      {condition.asksForKey && onSignInAgain && (
        <Banner tone="medium" title={words.needsKey} detail={words.needsKeyDetail} onPress={onSignInAgain} />
      )}
      {condition.isPartUnread && <ReadNotice onTryAgain={reading.tryAgain} />}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  // Several of them, or large letters, leave the screen under them its half.
  notices: { flexGrow: 0, maxHeight: '50%' },
  content: {
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    alignSelf: 'center',
    gap: spacing.s,
    paddingHorizontal: spacing.l,
  },
});
