import { type ReactNode, type Ref, useRef, useState } from 'react';
import {
  type ScrollView,
  type ScrollViewProps,
  StyleSheet,
  useWindowDimensions,
  type View,
  type ViewProps,
} from 'react-native';
import {
  KeyboardAvoidingView,
  KeyboardAwareScrollView,
  type KeyboardAwareScrollViewRef,
  KeyboardProvider,
  KeyboardStickyView,
} from 'react-native-keyboard-controller';

import { spacing } from './theme';

/** Around the whole app: phones tell it how far the keyboard has come up. */
export function KeyboardFrame({ children }: { children: ReactNode }) {
  return <KeyboardProvider>{children}</KeyboardProvider>;
}

interface KeyboardScrollProps extends ScrollViewProps {
  ref?: Ref<ScrollView>;
  /** Of what lies over the keyboard as well, such as the foot of the screen. */
  footHeight?: number;
}

/** What scrolls: the field that is written in, and the line under it, stay over the keyboard. */
export function KeyboardScroll({ ref, footHeight = 0, ...props }: KeyboardScrollProps) {
  // What it gives to a ref is a scroll view, and can do one thing more.
  const own = ref as Ref<KeyboardAwareScrollViewRef> | undefined;
  return <KeyboardAwareScrollView ref={own} bottomOffset={footHeight + LINE_UNDER} {...props} />;
}

/** Room for the help or the fault that stands under a field. */
const LINE_UNDER = 2 * spacing.xxl;

/** At the foot of a screen: it rises with the keyboard, and stands on it. */
export function KeyboardFoot({ children, onLayout, ...props }: ViewProps) {
  const { height } = useWindowDimensions();
  const foot = useRef<View>(null);
  const [under, setUnder] = useState(0);
  return (
    <KeyboardStickyView
      {...props}
      ref={foot}
      // The keyboard comes from the edge of the phone, and lies over the tabs first.
      offset={{ opened: under }}
      onLayout={(event) => {
        onLayout?.(event);
        foot.current?.measureInWindow((_left, top, _width, own) => setUnder(Math.max(0, height - top - own)));
      }}
    >
      {children}
    </KeyboardStickyView>
  );
}

/** Around what is as high as the screen and scrolls by itself, such as a sheet: it ends where the keyboard begins. */
export function KeyboardRoom({ children }: { children: ReactNode }) {
  return (
    <KeyboardAvoidingView behavior="padding" automaticOffset style={styles.whole}>
      {children}
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
