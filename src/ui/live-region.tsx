import type { ReactNode } from 'react';
import { View, type ViewProps } from 'react-native';

import { useAnnounced } from './use-announced';

interface LiveRegionProps {
  /** What the content now says, in one sentence. */
  message: string;
  style?: ViewProps['style'];
  children: ReactNode;
}

/** Content that is read aloud when it changes, without moving the reader away from where they are. */
export function LiveRegion({ message, style, children }: LiveRegionProps) {
  useAnnounced(message);
  return (
    <View aria-live="polite" style={style}>
      {children}
    </View>
  );
}
