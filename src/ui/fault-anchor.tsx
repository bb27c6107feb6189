import { createContext, type ReactNode, type RefObject, use, useEffect, useEffectEvent, useRef } from 'react';
import {
  AccessibilityInfo,
  Platform,
  type ScrollView,
  type StyleProp,
  View,
  type ViewStyle,
} from 'react-native';

import { spacing } from './theme';

/** What scrolls around the fields, and what it moves. */
export interface Scrolled {
  scroll: RefObject<ScrollView | null>;
  content: RefObject<View | null>;
}

export const ScrolledContext = createContext<Scrolled | null>(null);

interface FaultAnchorProps {
  /** Another object each time that the traveller is to be led here; null while they are not. */
  called: object | null;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}

/** Around a field: brings it into sight and gives it the focus, where something in it keeps a form from being saved. */
export function FaultAnchor({ called, style, children }: FaultAnchorProps) {
  const field = useRef<View>(null);
  const scrolled = use(ScrolledContext);
  const lead = useEffectEvent(() => {
    if (!field.current) return;
    if (Platform.OS === 'web') leadInBrowser(field.current);
    else leadOnPhone(field.current, scrolled);
  });
  useEffect(() => {
    if (called) lead();
  }, [called]);
  return (
    <View ref={field} style={style}>
      {children}
    </View>
  );
}

/** In a browser a view is an element of the page. */
function leadInBrowser(field: View): void {
  const element = field as unknown as HTMLElement;
  element.scrollIntoView({ block: 'center' });
  element
    .querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
    ?.focus({ preventScroll: true });
}

function leadOnPhone(field: View, scrolled: Scrolled | null): void {
  const content = scrolled?.content.current;
  if (content)
    field.measureLayout(content, (_left, top) =>
      scrolled.scroll.current?.scrollTo({ y: Math.max(0, top - spacing.xl), animated: true }),
    );
  // Whoever does not see the screen is read the field and what is wrong with it.
  AccessibilityInfo.sendAccessibilityEvent(field, 'focus');
}
