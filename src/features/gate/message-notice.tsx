import { useEffect } from 'react';
import { AccessibilityInfo, Platform, ScrollView, StyleSheet } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useBanner } from '@/runtime/use-services';
import { Banner } from '@/ui/banner';
import { readableWidth, spacing } from '@/ui/theme';

/** What came while the app is open lies over the screen and moves nothing on it; touching it leads to what it is about. */
export function MessageNotice({ onOpen }: { onOpen: (path: string) => void }) {
  const { top } = useSafeAreaInsets();
  const { banner, dismiss } = useBanner();
  useEffect(() => {
    // An iPhone's screen reader does not notice by itself that something has appeared.
    if (banner && Platform.OS === 'ios')
      AccessibilityInfo.announceForAccessibility(`${banner.title}. ${banner.body}`);
  }, [banner]);
  if (!banner) return null;
  const open = () => {
    dismiss();
    onOpen(banner.place.path);
  };
  const { title, body, isUrgent = false } = banner;
  return (
    // However large the type is, the way to close it can be reached.
    <ScrollView style={styles.over} contentContainerStyle={[styles.content, { paddingTop: top + spacing.s }]}>
      <Banner
        tone={isUrgent ? 'high' : 'low'}
        title={title}
        detail={body}
        onPress={open}
        onDismiss={dismiss}
        isUrgent={isUrgent}
        isRaised
      />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  over: {
    position: 'absolute',
    top: 0,
    zIndex: 1,
    width: '100%',
    maxWidth: readableWidth + 2 * spacing.l,
    maxHeight: '80%',
    alignSelf: 'center',
    flexGrow: 0,
  },
  content: { paddingHorizontal: spacing.l, paddingBottom: spacing.l },
});
