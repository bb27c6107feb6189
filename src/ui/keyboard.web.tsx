import type { ReactNode, Ref } from 'react';
import { ScrollView, type ScrollViewProps, StyleSheet, View, type ViewProps } from 'react-native';

// A browser brings the field that is written in into sight by itself, and the page gets as low as the keyboard leaves it
// (`interactive-widget` in public/index.html). Whatever phones need for the same stays out of the bundle.

export function KeyboardFrame({ children }: { children: ReactNode }) {
  return children;
}

interface KeyboardScrollProps extends ScrollViewProps {
  ref?: Ref<ScrollView>;
  footHeight?: number;
}

export function KeyboardScroll({ footHeight: _own, ...props }: KeyboardScrollProps) {
  return <ScrollView {...props} />;
}

export function KeyboardFoot(props: ViewProps) {
  return <View {...props} />;
}

export function KeyboardRoom({ children }: { children: ReactNode }) {
  return <View style={styles.whole}>{children}</View>;
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
