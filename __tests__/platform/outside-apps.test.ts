import { URL as NodeUrl } from 'node:url';

import * as Linking from 'expo-linking';
import fc from 'fast-check';
import { Platform } from 'react-native';

import { outsideApps } from '@/platform/outside-apps';

jest.mock('expo-linking', () => ({ openURL: jest.fn(), openSettings: jest.fn() }));

const openURL = jest.mocked(Linking.openURL);
const ALLOWED = ['https:', 'http:', 'mailto:'];
const opened = () => openURL.mock.calls.map(([url]) => url);

beforeEach(() => {
  jest.resetAllMocks();
  openURL.mockResolvedValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('calling', () => {
  it('shows the number in the dialler', async () => {
    expect(await outsideApps.call('+254 20 2222 181')).toBe(true);
    expect(await outsideApps.call('#767')).toBe(true);
    expect(opened()).toEqual(['tel:+254202222181', 'tel:%23767']);
  });

  it('is false where there is no telephone', async () => {
    openURL.mockRejectedValue(new Error('No Activity found'));
    expect(await outsideApps.call('112')).toBe(false);
  });

  it('opens nothing but digits, whatever stands in the place of a number', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('javascript:', 'tel:', '112', '*#', '//'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (pieces) => {
        openURL.mockClear();
        const done = await outsideApps.call(pieces.join(''));
        expect(opened()).toHaveLength(done ? 1 : 0);
        for (const url of opened()) expect(url).toMatch(/^tel:(?:\+|\*|%23)?\d{2,20}$/);
      }),
      { numRuns: 500 },
    );
  });
});

// On phones, and so in these tests, Expo brings a smaller reader of addresses than that of browsers and of Node.
describe.each([
  ['phones', globalThis.URL],
  ['browsers', NodeUrl as unknown as typeof URL],
])('opening a link, read as %s do', (_where, reader) => {
  const own = globalThis.URL;
  beforeEach(() => {
    globalThis.URL = reader;
  });
  afterEach(() => {
    globalThis.URL = own;
  });

  it.each([
    'https://example.org/path?q=1#part',
    'http://example.org/',
    'mailto:help@example.org',
    'mailto:help@example.org?subject=Help',
  ])('opens %s', async (url) => {
    expect(await outsideApps.openLink(` ${url} `)).toBe(true);
    expect(opened()).toEqual([url]);
  });

  it.each([
    '',
    'example.org',
    '//example.org',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=zxing;end',
    'sojourn://settings',
    'tel:112',
    'https://bank.example@evil.example/',
    'https://bank.example\\@evil.example/',
    'https://exa\u0000mple.org/',
    'https://exa mple.org/',
    'https://',
    'mailto:',
    'mailto:a@example.org?attach=/etc/passwd',
    'mailto:a@example.org?bcc=b@example.org',
    `https://example.org/${'a'.repeat(2048)}`,
  ])('does not open %j', async (url) => {
    expect(await outsideApps.openLink(url)).toBe(false);
    expect(openURL).not.toHaveBeenCalled();
  });

  it('opens no scheme but those of web and mail, and never a script', async () => {
    const piece = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'javascript:',
        'JAVASCRIPT:',
        'java\tscript:',
        'data:',
        'vbscript:',
        'intent:',
        'file:',
        'blob:',
      ),
      fc.constantFrom(
        'https:',
        'http://',
        'mailto:',
        '//',
        '\\',
        '@',
        'a@b.example',
        '?',
        '#',
        '\u0001',
        '\u00A0',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), async (pieces) => {
        openURL.mockClear();
        const done = await outsideApps.openLink(pieces.join(''));
        expect(opened()).toHaveLength(done ? 1 : 0);
        for (const url of opened()) {
          expect(url).toMatch(/^(?:https?:\/\/[^/\s\\@]+|mailto:[^@\s]+@[^@\s]+)/);
          if (NodeUrl.canParse(url)) expect(ALLOWED).toContain(new NodeUrl(url).protocol);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is false where no app takes it', async () => {
    openURL.mockRejectedValue(new Error('No Activity found'));
    expect(await outsideApps.openLink('https://example.org/')).toBe(false);
  });
});

describe('directions', () => {
  const hospital = { latitude: -1.3002, longitude: 36.8068 };
  const page = 'https://www.google.com/maps/dir/?api=1&destination=-1.300200%2C36.806800';

  it.each([
    ['ios', 'maps://?daddr=-1.300200,36.806800'],
    ['android', 'geo:-1.300200,36.806800?q=-1.300200,36.806800(Nairobi%20%20West%20%26%20Co)'],
    ['web', page],
  ] as const)('are shown by the maps of %s', async (os, url) => {
    jest.replaceProperty(Platform, 'OS', os);
    expect(await outsideApps.openDirections(hospital, 'Nairobi (West & Co')).toBe(true);
    expect(opened()).toEqual([url]);
  });

  it.each([
    ['ios', 'maps://?daddr=Casa%20%26%20Co%2C%20Cusco'],
    ['android', 'geo:0,0?q=Casa%20%26%20Co%2C%20Cusco'],
    ['web', 'https://www.google.com/maps/dir/?api=1&destination=Casa%20%26%20Co%2C%20Cusco'],
  ] as const)('lead to an address of which nobody told the position (%s)', async (os, url) => {
    jest.replaceProperty(Platform, 'OS', os);
    expect(await outsideApps.openDirectionsToAddress('Casa & Co, Cusco')).toBe(true);
    expect(await outsideApps.openDirectionsToAddress('')).toBe(false);
    expect(opened()).toEqual([url]);
  });

  it('are shown on a page where no app has maps', async () => {
    openURL.mockRejectedValueOnce(new Error('No Activity found'));
    expect(await outsideApps.openDirections(hospital, 'Hospital')).toBe(true);
    expect(opened().at(-1)).toBe(page);
  });

  it('are written out, even for the smallest numbers', async () => {
    jest.replaceProperty(Platform, 'OS', 'ios');
    await outsideApps.openDirections({ latitude: 1e-7, longitude: 0 }, '');
    expect(opened()).toEqual(['maps://?daddr=0.000000,0.000000']);
  });

  it('lead nowhere that is not on Earth', async () => {
    expect(await outsideApps.openDirections({ latitude: NaN, longitude: 0 }, '')).toBe(false);
    expect(openURL).not.toHaveBeenCalled();
  });
});

describe('the settings of the system', () => {
  it('are opened where there are any', async () => {
    jest.mocked(Linking.openSettings).mockResolvedValue();
    expect(await outsideApps.openSettings()).toBe(true);
    jest.mocked(Linking.openSettings).mockRejectedValue(new Error('no'));
    expect(await outsideApps.openSettings()).toBe(false);
    jest.replaceProperty(Platform, 'OS', 'web');
    expect(await outsideApps.openSettings()).toBe(false);
  });
});
