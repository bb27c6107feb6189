import { StyleSheet } from 'react-native';

import { weight } from '../theme';
import { Text } from '../text';
import type { LinkTarget } from '@/markdown/link-target';
import type { Span } from '@/markdown/parse-markdown';

export interface LinkHandlers {
  /** Asks before it opens anything: see `LinkSheet`. Without it, a link is plain text. */
  onLink?: (url: string) => void;
  onPhone?: (number: string) => void;
}

/** Within a text: words, emphasised ones, and those that can be tapped. */
export function MarkdownSpans({ spans, ...handlers }: LinkHandlers & { spans: readonly Span[] }) {
  return spans.map((span, index) => {
    const open = span.link && toAction(span.link, handlers);
    const link = open && { role: 'link' as const, onPress: open, color: 'primary' as const };
    return (
      // The parts of one text never change places.
      <Text
        key={index}
        {...link}
        style={[
          span.strong && styles.strong,
          span.emphasis && styles.emphasis,
          span.code && styles.code,
          span.struck && styles.struck,
          link && styles.link,
        ]}
      >
        {span.text}
      </Text>
    );
  });
}

function toAction(link: LinkTarget, { onLink, onPhone }: LinkHandlers): (() => void) | undefined {
  if (link.kind === 'phone') return onPhone && (() => onPhone(link.number));
  return onLink && (() => onLink(link.url));
}

const styles = StyleSheet.create({
  strong: { fontWeight: weight.landing },
  emphasis: { fontStyle: 'italic' },
  code: { fontFamily: 'monospace' },
  struck: { textDecorationLine: 'line-through' },
  link: { textDecorationLine: 'underline' },
});
