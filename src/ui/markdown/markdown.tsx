import { StyleSheet, View } from 'react-native';

import { Text } from '../text';
import { radius, spacing } from '../theme';
import { useTheme } from '../use-theme';
import { type LinkHandlers, MarkdownSpans } from './markdown-spans';
import { type Block, parseMarkdown } from '@/markdown/parse-markdown';

interface MarkdownProps extends LinkHandlers {
  text: string;
}

/** A text of the service. Nothing in it opens by itself: links and numbers go to the given handlers when tapped. */
export function Markdown({ text, onLink, onPhone }: MarkdownProps) {
  return <Blocks blocks={parseMarkdown(text)} handlers={{ onLink, onPhone }} />;
}

// The parts of one text never change places, so their place is their key.
const numbered = <Part,>(parts: readonly Part[]) =>
  parts.map((part, index) => ({ part, key: String(index) }));

function Blocks({ blocks, handlers }: { blocks: readonly Block[]; handlers: LinkHandlers }) {
  return (
    <View style={styles.blocks}>
      {numbered(blocks).map(({ part, key }) => (
        <MarkdownBlock key={key} block={part} handlers={handlers} />
      ))}
    </View>
  );
}

function MarkdownBlock({ block, handlers }: { block: Block; handlers: LinkHandlers }) {
  const theme = useTheme();
  switch (block.kind) {
    case 'paragraph':
      return (
        <Text>
          <MarkdownSpans spans={block.spans} {...handlers} />
        </Text>
      );
    case 'heading':
      return (
        <Text variant="section" role="heading" level={3}>
          <MarkdownSpans spans={block.spans} {...handlers} />
        </Text>
      );
    case 'list':
      return (
        <View role="list" style={styles.list}>
          {numbered(block.items).map(({ part, key }) => (
            <View key={key} role="listitem" style={styles.item}>
              <Text color="quietInk">{block.start === null ? '•' : `${block.start + Number(key)}.`}</Text>
              <View style={styles.fill}>
                <Blocks blocks={part} handlers={handlers} />
              </View>
            </View>
          ))}
        </View>
      );
    case 'quote':
      return (
        <View style={[styles.quote, { borderColor: theme.primary }]}>
          <Blocks blocks={block.blocks} handlers={handlers} />
        </View>
      );
    case 'code':
      return (
        <View style={[styles.code, { backgroundColor: theme.sunken }]}>
          <Text variant="quiet">{block.text}</Text>
        </View>
      );
    case 'table':
      return (
        <View style={styles.list}>
          {numbered(block.rows).map(({ part: row, key }) => (
            <View key={key} style={[styles.tableRow, { borderColor: theme.line }]}>
              {numbered(row).map(({ part: cell, key: column }) => (
                <Text key={column}>
                  <Text variant="quiet" color="quietInk">
                    <MarkdownSpans spans={block.header[Number(column)] ?? []} {...handlers} />
                    {'  '}
                  </Text>
                  <MarkdownSpans spans={cell} {...handlers} />
                </Text>
              ))}
            </View>
          ))}
        </View>
      );
    case 'rule':
      return <View style={[styles.rule, { backgroundColor: theme.line }]} />;
  }
}

const styles = StyleSheet.create({
  blocks: { gap: spacing.m },
  list: { gap: spacing.s },
  item: { flexDirection: 'row', gap: spacing.s },
  fill: { flex: 1 },
  quote: { borderStartWidth: 3, paddingStart: spacing.m },
  code: { padding: spacing.m, borderRadius: radius.small },
  tableRow: { gap: 2, paddingVertical: spacing.s, borderBottomWidth: 1 },
  rule: { height: 1 },
});
