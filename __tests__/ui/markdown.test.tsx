import { fireEvent, render, screen } from '@testing-library/react-native';
import fc from 'fast-check';

import { toLinkTarget } from '@/markdown/link-target';
import { Markdown } from '@/ui/markdown/markdown';
import { LONGEST_MARKDOWN, parseMarkdown, type Block, type Span } from '@/markdown/parse-markdown';

function spansOf(blocks: readonly Block[]): Span[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return block.spans;
      case 'list':
        return spansOf(block.items.flat());
      case 'quote':
        return spansOf(block.blocks);
      case 'table':
        return [...block.header.flat(), ...block.rows.flat(2)];
      case 'code':
        return [{ text: block.text, code: true }];
      case 'rule':
        return [];
    }
  });
}

const textIn = (written: string) =>
  spansOf(parseMarkdown(written))
    .map(({ text }) => text)
    .join('');
const linksIn = (written: string) => spansOf(parseMarkdown(written)).flatMap(({ link }) => link ?? []);

describe('a text in Markdown', () => {
  it('is drawn with its headings, lists and emphasis', () => {
    render(<Markdown text={'## What to do\n\nTravel by air **only** until Nov 20.\n\n1. Stay\n2. Wait'} />);
    expect(screen.getByRole('heading', { name: 'What to do' })).toBeOnTheScreen();
    expect(screen.getByText('only')).toHaveStyle({ fontWeight: '700' });
    expect(screen.getByText('2.')).toBeOnTheScreen();
    expect(screen.getByText('Wait')).toBeOnTheScreen();
  });

  it('hands a tapped link over instead of opening it', () => {
    const onLink = jest.fn();
    render(<Markdown text="See [the advice](https://example.org/a?b=1)." onLink={onLink} />);
    fireEvent.press(screen.getByRole('link', { name: 'the advice' }));
    expect(onLink).toHaveBeenCalledWith('https://example.org/a?b=1');
  });

  it('makes numbers with a country’s code diallable, also those of links', () => {
    const onPhone = jest.fn();
    render(<Markdown text="Call +57 1 555-0100 or [us](tel:+15550123) on 2026-11-12." onPhone={onPhone} />);
    const links = screen.getAllByRole('link');
    links.forEach((link) => fireEvent.press(link));
    expect(onPhone.mock.calls).toEqual([['+5715550100'], ['+15550123']]);
  });

  it('leaves links as plain words where nobody handles them', () => {
    render(<Markdown text="See [the advice](https://example.org)." />);
    expect(screen.getByText('the advice')).toBeOnTheScreen();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<b>x</b>',
    'file:///etc/passwd',
    'sojourn://sign-in?key=x',
    'intent://x#Intent;end',
    '//example.org',
    'https://',
    'tel:*21*123#',
    'tel:abc',
    'vbscript:x',
  ])('opens nothing for %s', (href) => {
    expect(toLinkTarget(href)).toBeNull();
    expect(linksIn(`[tap](<${href}>)`)).toEqual([]);
  });

  it('loads no pictures and runs no HTML, but keeps their words', () => {
    expect(textIn('![a map](https://evil.example/pixel.png)')).toBe('a map');
    expect(textIn('Stay <b onclick="x()">inside</b><script src="x"></script>.')).toBe('Stay inside.');
    expect(textIn('<img src=x onerror=alert(1)>')).toBe('');
    expect(textIn('Fish &amp; chips &lt;hot&gt; &#243;')).toBe('Fish & chips <hot> ó');
  });

  it.each([
    ['quotes in quotes', '> '.repeat(5000) + 'x'],
    ['lists in lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
    ['open brackets', '['.repeat(20_000)],
    ['open emphasis', '*a '.repeat(10_000)],
    ['a tag without an end', '<a '.repeat(10_000)],
    ['links in links', '[a]('.repeat(5000)],
    ['nothing', ''],
  ])('is not brought down by %s', (_what, hostile) => {
    expect(Array.isArray(parseMarkdown(hostile))).toBe(true);
  });

  it('is shown as it was written where it has more marks than could be read in time', () => {
    const hostile = '*a* '.repeat(9_000);
    expect(textIn(hostile)).toBe(hostile);
  });

  it('is cut where it is longer than any text should be', () => {
    expect(textIn('word '.repeat(LONGEST_MARKDOWN)).length).toBeLessThanOrEqual(LONGEST_MARKDOWN + 1);
  });

  it('gives only safe links, whatever was written', () => {
    const pieces = fc.constantFrom(
      '[',
      '](',
      ')',
      '<',
      '>',
      '*',
      '_',
      '`',
      '\n',
      '- ',
      '> ',
      '|',
      '#',
      '&#x6A;',
      'javascript:',
      'https://a.b',
      'tel:1',
      '+4930123456',
      '<a href=',
    );
    const written = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(written, (parts) => {
        for (const link of linksIn(parts.join('')))
          expect(link.kind === 'phone' ? link.number : link.url).toMatch(/^(https?:\/\/|mailto:|\+?\d+$)/i);
      }),
      { numRuns: 300 },
    );
  });
});
