import { Text, type TextProps } from './text';
import { useIsNarrow } from './use-is-narrow';

interface HeadlineProps extends TextProps {
  variant: 'title' | 'detailTitle' | 'number';
}

/** What a screen, a sheet or a card is about. Where a line holds a word or two it is smaller, before a word is broken. */
export function Headline({ variant, ...text }: HeadlineProps) {
  return <Text {...text} variant={useIsNarrow() ? 'section' : variant} />;
}
