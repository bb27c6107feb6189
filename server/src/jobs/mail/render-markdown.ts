import { parseMarkdown, type Block, type Span } from '@/markdown/parse-markdown';

import { escapeHtml } from '../../words/escape-html';

/** Markdown for a mail in HTML. Only what is made here is a tag: all that was written is text, and loads nothing. */
export function markdownToHtml(markdown: string): string {
  return parseMarkdown(markdown).map(blockToHtml).join('\n');
}

/** The same for a mail in plain text. */
export function markdownToText(markdown: string): string {
  return parseMarkdown(markdown).map(blockToText).join('\n\n');
}

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${spansToHtml(block.spans)}</p>`;
    case 'heading':
      return `<h2>${spansToHtml(block.spans)}</h2>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${item.map(blockToHtml).join('')}</li>`).join('');
      return block.start === null ? `<ul>${items}</ul>` : `<ol start="${block.start}">${items}</ol>`;
    }
    case 'quote':
      return `<blockquote>${block.blocks.map(blockToHtml).join('')}</blockquote>`;
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`;
    case 'table': {
      const row = (cells: Span[][], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${spansToHtml(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${row(block.header, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('')}</table>`;
    }
    case 'rule':
      return '<hr>';
  }
}

function spansToHtml(spans: readonly Span[]): string {
  return spans.map(spanToHtml).join('');
}

function spanToHtml({ text, strong, emphasis, struck, code, link }: Span): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>');
  if (code) html = `<code>${html}</code>`;
  if (struck) html = `<s>${html}</s>`;
  if (emphasis) html = `<em>${html}</em>`;
  if (strong) html = `<strong>${html}</strong>`;
  return link ? `<a href="${escapeHtml(addressOf(link))}">${html}</a>` : html;
}

function blockToText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return spansToText(block.spans);
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.start === null ? '-' : `${block.start + index}.`;
          return `${mark} ${item.map(blockToText).join('\n').replaceAll('\n', '\n  ')}`;
        })
        .join('\n');
    case 'quote':
      return block.blocks.map(blockToText).join('\n\n').replaceAll(/^/gm, '> ');
    case 'code':
      return block.text;
    case 'table':
      return [block.header, ...block.rows].map((cells) => cells.map(spansToText).join(' | ')).join('\n');
    case 'rule':
      return '---';
  }
}

/** Links are written out: what is only behind a word can't be seen in plain text. */
function spansToText(spans: readonly Span[]): string {
  return spans
    .map(({ text, link }) => (link?.kind === 'address' && link.url !== text ? `${text} (${link.url})` : text))
    .join('');
}

function addressOf(link: NonNullable<Span['link']>): string {
  return link.kind === 'address' ? link.url : `tel:${link.number}`;
}
