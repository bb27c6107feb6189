import { type Colors, palettes } from '@/ui/theme';

type Token = keyof Colors;

const readOn: [text: Token, background: Token][] = [
  ['ink', 'background'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['quietInk', 'background'],
  ['quietInk', 'card'],
  ['quietInk', 'sunken'],
  ['primary', 'background'],
  ['primary', 'card'],
  ['primary', 'sunken'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'safe'],
  ['onPrimary', 'high'],
  ['high', 'background'],
  ['high', 'card'],
  ['high', 'highBackground'],
  ['medium', 'card'],
  ['medium', 'background'],
  ['medium', 'mediumBackground'],
  ['safe', 'card'],
  ['safe', 'background'],
  ['safe', 'safeBackground'],
  ['low', 'card'],
  ['low', 'lowBackground'],
];

/** Contrast as WCAG 2 defines it: 1 for equal colours, 21 for black on white. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const linear = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

describe.each(['light', 'dark'] as const)('the %s palette', (look) => {
  it.each(readOn)('keeps %s readable on %s', (text, background) => {
    expect(contrast(palettes[look][text], palettes[look][background])).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(['lightHighContrast', 'darkHighContrast'] as const)('the %s palette', (look) => {
  it.each(readOn)('keeps %s readable on %s for weak eyes', (text, background) => {
    expect(contrast(palettes[look][text], palettes[look][background])).toBeGreaterThanOrEqual(7);
  });

  it('draws edges that can be seen', () => {
    expect(contrast(palettes[look].line, palettes[look].background)).toBeGreaterThanOrEqual(3);
  });
});

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});
