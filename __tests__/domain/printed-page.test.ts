import { writePrintedPage } from '@/domain/printed-page';

const page = { title: 'Andes', lead: ['Apr 1 – 9'], parts: [], foot: 'As of Apr 1' };

describe('a page to print', () => {
  it('takes nothing that others wrote for HTML', () => {
    const hostile = `</style><script src="//evil.example"></script><img onerror='x'>&amp;`;
    const html = writePrintedPage(
      {
        title: hostile,
        lead: [hostile],
        parts: [{ title: hostile, items: [{ title: hostile, time: hostile, lines: [hostile] }] }],
        foot: hostile,
      },
      `en"><script>`,
    );
    expect(html).not.toMatch(/<script|<img|<\/style><script/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    // Once in the head, and once for each place where it is told.
    expect(html.split('&lt;script src=&quot;//evil.example&quot;&gt;')).toHaveLength(9);
    expect(html).toContain('&amp;amp;');
    expect(html).toContain('<html lang="en&quot;&gt;&lt;script&gt;">');
  });

  it('has no heading over nothing', () => {
    const html = writePrintedPage({ ...page, parts: [{ title: 'Hospitals', items: [] }] }, 'en');
    expect(html).not.toContain('Hospitals');
  });

  it('lines up what has no time with what has one', () => {
    const items = [
      { title: 'Flight', time: '14:20', lines: [] },
      { title: 'Hotel', lines: [] },
    ];
    const html = writePrintedPage({ ...page, parts: [{ title: 'Thursday', items }] }, 'en');
    expect(html.match(/class="time"/g)).toHaveLength(2);
    const untimed = writePrintedPage({ ...page, parts: [{ title: 'Call', items: items.slice(1) }] }, 'en');
    expect(untimed).not.toContain('class="time"');
  });
});
