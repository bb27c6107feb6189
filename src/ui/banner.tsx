import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { commonWords } from '@/i18n/messages/common';
import { useWords } from '@/i18n/locale-provider';

import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Text } from './text';
import { radius, spacing, touchTarget } from './theme';
import type { Tone } from './tone';
import { ToneShape } from './tone-shape';
import { useIsNarrow } from './use-is-narrow';
import { useTheme } from './use-theme';

interface BannerProps {
  tone: Tone;
  title: string;
  detail?: string;
  /** Leads to what it is about. */
  onPress?: () => void;
  onDismiss?: () => void;
  /** Said at once, over whatever a screen reader says. */
  isUrgent?: boolean;
  /** It lies on top of something else. */
  isRaised?: boolean;
  /** Under the words: a button. */
  children?: ReactNode;
}

/** Something that stands over the rest, by colour, shape and words. */
export function Banner({
  tone,
  title,
  detail,
  onPress,
  onDismiss,
  isUrgent = false,
  isRaised = false,
  children,
}: BannerProps) {
  const theme = useTheme();
  const words = useWords(commonWords);
  const isNarrow = useIsNarrow();
  const isStacked = isNarrow && isRaised;
  const content = (
    <>
      <ToneShape tone={tone} size={14} />
      <View style={!isStacked && styles.texts}>
        <Text variant="action" color={tone}>
          {title}
        </Text>
        {detail !== undefined && (
          <Text variant="quiet" color={tone}>
            {detail}
          </Text>
        )}
      </View>
      {onPress && !isNarrow && <Icon name="chevron-forward" color={tone} size={18} />}
    </>
  );
  return (
    <View
      role={isUrgent ? 'alert' : 'status'}
      aria-live={isUrgent ? 'assertive' : 'polite'}
      style={[
        styles.banner,
        isNarrow && styles.narrow,
        { backgroundColor: theme[`${tone}Background`] },
        isRaised && [styles.raised, { borderColor: theme[tone] }],
      ]}
    >
      <View style={isStacked ? styles.stacked : styles.row}>
        {onPress ? (
          <Pressable
            role="link"
            onPress={onPress}
            style={({ pressed }) => [isStacked ? styles.stackedLine : styles.line, pressed && styles.pressed]}
          >
            {content}
          </Pressable>
        ) : (
          <View style={isStacked ? styles.stackedLine : styles.line}>{content}</View>
        )}
        {onDismiss && (
          <IconButton kind="bare" label={words.close} onPress={onDismiss}>
            <Icon name="close" color={tone} size={20} />
          </IconButton>
        )}
      </View>
      {children !== undefined && <View style={styles.under}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: { paddingHorizontal: spacing.l, borderRadius: radius.large },
  row: { flexDirection: 'row', alignItems: 'center' },
  under: { alignItems: 'flex-start', paddingBottom: spacing.m },
  raised: { borderWidth: 1, boxShadow: '0 4px 16px rgba(0, 0, 0, 0.3)' },
  narrow: { paddingHorizontal: spacing.s },
  line: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    minHeight: touchTarget,
    paddingVertical: spacing.m,
  },
  // A word is as wide as the whole of it.
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  stackedLine: { gap: spacing.s, minHeight: touchTarget, paddingTop: spacing.m },
  texts: { flex: 1, gap: 2 },
  pressed: { opacity: 0.7 },
});
