import type { screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

type Element = ReturnType<typeof screen.getByText>;

/** Whether it moves with what is scrolled, and with whatever comes in above it there. */
export function scrolls(element: Element): boolean {
  return element.parent !== null && (element.parent.type === ScrollView || scrolls(element.parent));
}
