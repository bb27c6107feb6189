import { lexer } from 'marked';

import { decodeEntities, withoutTags } from './plain-text';
import { toLinkTarget, type LinkTarget } from './link-target';

/** A text as it is drawn: nothing in it can load, run or open anything by itself. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; header: Span[][]; rows: Span[][][] }
  | { kind: 'rule' };

export interface Span {
  text: string;
  strong?: boolean;
  emphasis?: boolean;
  struck?: boolean;
  code?: boolean;
  link?: LinkTarget;
}

type Style = Omit<Span, 'text'>;

/** What of the lexer's tokens is used here; each kind has its own few of these. */
interface Token {
  type: string;
  raw: string;
  text?: string;
  tokens?: Token[];
  href?: string;
  ordered?: boolean;
  start?: number | '';
  items?: Token[];
  checked?: boolean;
  header?: Token[];
  rows?: Token[][];
}

/** Longer texts are cut: no alert is as long as this, and parsing must end. */
export const LONGEST_MARKDOWN = 40_000;
const DEEPEST = 6;
/** Open emphasis and brackets cost the lexer the square of their number; no text of the service has as many. */
const MOST_MARKS = 4_000;

/** Never throws. What can't be read as Markdown is shown as it was written, without tags. */
export function parseMarkdown(written: string): Block[] {
  const text = written.length > LONGEST_MARKDOWN ? `${written.slice(0, LONGEST_MARKDOWN)}…` : written;
  if (countMarks(text) > MOST_MARKS) return asWritten(text);
  try {
    return toBlocks(lexer(withShallowNesting(text)) as Token[], 0);
  } catch {
    // The lexer calls itself for every level, and a hostile text can have more of them than the stack has room.
    return asWritten(text);
  }
}

function asWritten(text: string): Block[] {
  return [{ kind: 'paragraph', spans: [{ text: withoutTags(text) }] }];
}

function countMarks(text: string): number {
  return text.match(/[*_~`[\]]/g)?.length ?? 0;
}

/** Quotes in quotes in quotes cost the lexer the square of their number. */
function withShallowNesting(text: string): string {
  return text.replace(/^([ \t]*>){7,}/gm, '>>>>>>').replace(/([[*_~`(]){33,}/g, (run) => run.slice(0, 32));
}

function toBlocks(tokens: readonly Token[], depth: number): Block[] {
  return tokens.flatMap((token) => toBlock(token, depth) ?? []);
}

function toBlock(token: Token, depth: number): Block | null {
  if (depth > DEEPEST) return toParagraph([{ text: withoutTags(token.raw) }]);
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', spans: toSpans(token.tokens ?? [], {}, depth) };
    case 'list': {
      const start = token.ordered ? Number(token.start) || 1 : null;
      const items = token.items ?? [];
      return { kind: 'list', start, items: items.map((item) => toBlocks(item.tokens ?? [], depth + 1)) };
    }
    case 'blockquote':
      return { kind: 'quote', blocks: toBlocks(token.tokens ?? [], depth + 1) };
    case 'code':
      return { kind: 'code', text: textOf(token) };
    case 'table': {
      const { header = [], rows = [] } = token;
      const cell = ({ tokens = [] }: Token) => toSpans(tokens, {}, depth);
      return { kind: 'table', header: header.map(cell), rows: rows.map((row) => row.map(cell)) };
    }
    case 'hr':
      return { kind: 'rule' };
    case 'space':
    case 'def':
      return null;
    default:
      return toParagraph(toSpans(token.tokens ?? [token], {}, depth));
  }
}

function toParagraph(spans: Span[]): Block | null {
  return spans.some(({ text }) => text.trim() !== '') ? { kind: 'paragraph', spans } : null;
}

function toSpans(tokens: readonly Token[], style: Style, depth: number): Span[] {
  return tokens.flatMap((token) => toInline(token, style, depth));
}

function toInline(token: Token, style: Style, depth: number): Span[] {
  if (depth > DEEPEST) return [{ ...style, text: withoutTags(token.raw) }];
  const inner = (added: Style) => toSpans(token.tokens ?? [], { ...style, ...added }, depth + 1);
  switch (token.type) {
    case 'strong':
      return inner({ strong: true });
    case 'em':
      return inner({ emphasis: true });
    case 'del':
      return inner({ struck: true });
    case 'codespan':
      return [{ ...style, code: true, text: textOf(token) }];
    case 'br':
      return [{ ...style, text: '\n' }];
    case 'link': {
      const link = toLinkTarget(token.href ?? '');
      return inner(link ? { link } : {});
    }
    // Loading a picture would tell a stranger who reads this and when.
    case 'image':
      return [{ ...style, text: decodeEntities(textOf(token)) }];
    case 'html':
      return [{ ...style, text: decodeEntities(withoutTags(token.raw)) }];
    case 'checkbox':
      return [{ ...style, text: token.checked ? '☑ ' : '☐ ' }];
    case 'escape':
      return [{ ...style, text: textOf(token) }];
    default:
      if (token.tokens) return inner({});
      return withPhones({ ...style, text: decodeEntities(textOf(token)) });
  }
}

const textOf = (token: Token): string => token.text ?? token.raw;

/** Numbers with their country's code, as alerts name them. Others may be dates, prices or house numbers. */
const PHONE = /\+\d(?:[ .()-]{0,2}\d){6,14}(?!\d)/g;

function withPhones(span: Span): Span[] {
  if (span.link || span.code) return [span];
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: text, index } of span.text.matchAll(PHONE)) {
    spans.push({ ...span, text: span.text.slice(end, index) });
    spans.push({ ...span, text, link: { kind: 'phone', number: text.replace(/[^+\d]/g, '') } });
    end = index + text.length;
  }
  return [...spans, { ...span, text: span.text.slice(end) }].filter(({ text }) => text !== '');
}
