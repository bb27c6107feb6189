import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
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

export function KeyboardScroll({ ref, footHeight: _own, ...props }: KeyboardScrollProps) {
  const scroll = useRef<ScrollView>(null);
  useImperativeHandle<ScrollView | null, ScrollView | null>(ref, () => scroll.current);
  // Each time that its screen comes to the front again: what was scrolled in the very moment in which another screen came, nobody has
  // told a list, and it would draw only what was in sight before.
  useEffect(() => tellWhereItStands(scroll.current?.getScrollableNode() as HTMLElement | null), []);
  // By keyboard it is scrolled also where nothing in it can be chosen.
  return <ScrollView tabIndex={0} {...props} ref={scroll} />;
}

function tellWhereItStands(scrolled: HTMLElement | null): void {
  if (scrolled && scrolled.scrollTop > 0) scrolled.dispatchEvent(new Event('scroll'));
}

export function KeyboardFoot(props: ViewProps) {
  return <View {...props} />;
}

export function KeyboardRoom({ children }: { children: ReactNode }) {
  return <View style={styles.whole}>{children}</View>;
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
