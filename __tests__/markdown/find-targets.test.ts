import { findTargets } from '@/markdown/find-targets';

const hrefs = (words: string) =>
  findTargets(words).map((target) => (target.kind === 'phone' ? target.number : target.url));

describe('what a message names', () => {
  it.each([
    ['See https://example.org/a_(b).', ['https://example.org/a_(b)']],
    ['(see http://example.org/a), please', ['http://example.org/a']],
    ['Call +57 (1) 234-5678 now!', ['+5712345678']],
    ['Call +34 600 000 000 or see https://a.example, not both', ['+34600000000', 'https://a.example']],
    ['https://example.org/+57123456789', ['https://example.org/+57123456789']],
    ['Room 1203, 12.03.2027, 45.000 COP, 2027-03-12', []],
    ['javascript:alert(1) ftp://example.org file:///etc data:text/html,x', []],
    ['https:// and +1 alone', []],
    ['https://a.example https://a.example', ['https://a.example']],
    ['https://a.example https://b.example https://c.example https://d.example', 3],
  ])('is found in %j', (words, found) => {
    if (typeof found === 'number') expect(hrefs(words)).toHaveLength(found);
    else expect(hrefs(words)).toEqual(found);
  });

  it('is found in no time in words that were made to take long', () => {
    for (const words of ['+1'.repeat(2_500), `https://a.example/${'('.repeat(4_900)}${')'.repeat(80)}`])
      expect(findTargets(words).length).toBeLessThan(4);
  });
});
