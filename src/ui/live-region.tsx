import { type ReactNode, useEffect } from 'react';
import { AccessibilityInfo, Platform, View, type ViewProps } from 'react-native';

interface LiveRegionProps {
  /** What the content now says, in one sentence. */
  message: string;
  style?: ViewProps['style'];
  children: ReactNode;
}

/** Content that is read aloud when it changes, without moving the reader away from where they are. */
export function LiveRegion({ message, style, children }: LiveRegionProps) {
  useEffect(() => {
    // iOS knows no live regions; Android and browsers read theirs by themselves.
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(message);
  }, [message]);

  return (
    <View aria-live="polite" style={style}>
      {children}
    </View>
  );
}
