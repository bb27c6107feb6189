import { fireEvent, render, screen } from '@testing-library/react-native';
import { Linking } from 'react-native';

import { outsideApps } from '@/platform/outside-apps';
import { toDiallable } from '@/platform/phone-number';
import { toSafeLink } from '@/platform/safe-link';
import { Markdown } from '@/ui/markdown/markdown';

import { garble, oneOf } from '../support/hostile-json';
import { reportCounts } from '../support/report-counts';
import { SEED, seededRandom } from '../support/seeded-random';

/** A long run takes 10,000. */
const TEXTS = Number(process.env.TEXTS ?? 150);

const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '&#106;avascript:',
  'data:text/html,',
  'vbscript:',
  'file:///',
  'intent://',
  'sojourn://',
  'blob:',
  'https://',
  'http://',
  'mailto:',
  'tel:',
  'sms:',
  '//',
  'https:\\\\',
];
const TARGETS = [
  'alert(1)',
  'example.org',
  'bank.example@evil.example',
  'a@b.example?bcc=c@d.example',
  '*21*123#',
  '+57 1 555-0100',
  '112',
  '\u0000',
  '\u202Egro',
  'xn--e1afmkfd',
  '%6A',
  '[::1]',
  '0x7f.1',
];
const MARKS = [
  '**',
  '_',
  '~~',
  '`',
  '```\n',
  '\n\n',
  '\n',
  '> ',
  '- ',
  '1. ',
  '99999999999. ',
  '# ',
  '| a | b |\n| - | - |\n| c | d |\n',
  '[',
  ']',
  '(',
  ')',
  '![',
  '](',
  '<',
  '>',
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<a href=',
  '&amp;',
  '&#x6A;',
  '&#xD800;',
  '&#0;',
  '---\n',
  '[x]: ',
  '- [ ] ',
  '\\',
  '\0',
  '\ud800',
  'e\u0301'.repeat(20),
  '👩‍👩‍👧‍👦',
  '\u202E',
];

describe(`${TEXTS} hostile texts, links and numbers (SEED=${SEED})`, () => {
  const random = seededRandom(SEED);
  const counts = { texts: 0, links: 0, phoneNumbers: 0, taps: 0, opened: 0, throws: 0, unexpectedSchemes: 0 };
  const openURL = jest.spyOn(Linking, 'openURL');
  beforeEach(() => openURL.mockReset().mockResolvedValue(true));
  afterAll(() => reportCounts('texts', counts));

  const aLink = () => oneOf(random, SCHEMES) + oneOf(random, TARGETS);
  const aPiece = (): string => {
    const dice = random();
    if (dice < 0.5) return oneOf(random, MARKS);
    if (dice < 0.6) return `[tap](<${aLink()}>)`;
    if (dice < 0.7) return `<${aLink()}>`;
    if (dice < 0.8) return aLink();
    if (dice < 0.85) return `+${Math.floor(random() * 1e15)}`;
    if (dice < 0.86) return oneOf(random, MARKS).repeat(Math.floor(random() * 400));
    return String.fromCodePoint(...Array.from({ length: 5 }, () => Math.floor(random() * 0x110000)));
  };
  const aText = () => {
    const text = Array.from({ length: 1 + Math.floor(random() * 12) }, aPiece).join('');
    return random() < 0.1 ? garble(random, text) : text;
  };

  /** Whatever went to the system is a web page, a mail or a call. */
  const lookAtWhatOpened = () => {
    for (const [url] of openURL.mock.calls) {
      counts.opened += 1;
      if (!/^(?:https?:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)|mailto:[^@\s]+@[^@\s]+$|tel:[+*#%\d]+$)/.test(url))
        throw new Error(`opened ${JSON.stringify(url)}`);
    }
    openURL.mockClear();
  };

  async function readAndTap(text: string): Promise<void> {
    const tapped: Promise<unknown>[] = [];
    const { unmount } = render(
      <Markdown
        text={text}
        onLink={(url) => tapped.push(outsideApps.openLink(url))}
        onPhone={(number) => tapped.push(outsideApps.call(number))}
      />,
    );
    for (const link of screen.queryAllByRole('link')) fireEvent.press(link);
    await Promise.all(tapped);
    counts.taps += tapped.length;
    unmount();
  }

  it(
    'throw nothing, run nothing, and open nothing but web pages, mails and calls',
    async () => {
      while (counts.texts < TEXTS) {
        const text = aText();
        const link = random() < 0.5 ? aLink() : garble(random, aLink());
        const number = oneOf(random, [
          text.slice(0, 40),
          aLink().slice(4),
          String(Math.floor(random() * 1e12)),
        ]);
        try {
          await readAndTap(text);
          counts.texts += 1;
          const safe = toSafeLink(link);
          if (safe !== null) await outsideApps.openLink(safe);
          counts.links += 1;
          const diallable = toDiallable(number);
          if (diallable !== null) await outsideApps.call(diallable);
          counts.phoneNumbers += 1;
        } catch (reason) {
          counts.throws += 1;
          throw new Error(JSON.stringify({ text: text.slice(0, 2_000), link, number }), { cause: reason });
        }
        try {
          lookAtWhatOpened();
        } catch (reason) {
          counts.unexpectedSchemes += 1;
          throw new Error(JSON.stringify({ text: text.slice(0, 2_000), link, number }), { cause: reason });
        }
      }
      expect(counts).toMatchObject({ throws: 0, unexpectedSchemes: 0 });
      expect(counts.taps).toBeGreaterThan(0);
    },
    60_000 + TEXTS * 200,
  );
});
