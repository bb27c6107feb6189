export type LabelKind = 'stop' | 'country' | 'division' | 'capital' | 'city' | 'water';

export interface LabelStyle {
  fontSize: number;
  fontWeight: '400' | '500' | '600' | '700';
  letterSpacing: number;
  isUpperCase: boolean;
  /** How far the dot or pin beside it reaches; null: it stands on the place itself. */
  mark: number | null;
}

/** Stops are read first, then one's own country; water and neighbours are quiet. */
export const LABEL_STYLES: Record<LabelKind, LabelStyle> = {
  stop: { fontSize: 13, fontWeight: '700', letterSpacing: 0, isUpperCase: false, mark: 13 },
  country: { fontSize: 11, fontWeight: '600', letterSpacing: 2, isUpperCase: true, mark: null },
  division: { fontSize: 10.5, fontWeight: '500', letterSpacing: 0.3, isUpperCase: false, mark: null },
  capital: { fontSize: 12, fontWeight: '600', letterSpacing: 0, isUpperCase: false, mark: 4 },
  city: { fontSize: 11.5, fontWeight: '400', letterSpacing: 0, isUpperCase: false, mark: 4 },
  water: { fontSize: 11, fontWeight: '400', letterSpacing: 0.8, isUpperCase: false, mark: null },
};

/** Room above and below the letters, as a share of their size. */
const LINE = 1.3;
/** A little on each side, so that two names never read as one. */
const SIDE = 2;
const BOLD_IS_WIDER = 1.06;

export function sizeOfLabel(text: string, style: LabelStyle): { width: number; height: number } {
  const { fontSize, fontWeight, letterSpacing } = style;
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  const letters = ems * fontSize * (Number(fontWeight) >= 600 ? BOLD_IS_WIDER : 1);
  return { width: letters + text.length * letterSpacing + 2 * SIDE, height: fontSize * LINE };
}

const NARROW = /[iljtfrI.,'’|()[\] -]/;
const WIDE = /[mwMW@]/;
const LARGE = /[A-ZÀ-Þ0-9]/;
/** Letters of other scripts begin here, with few exceptions. */
const FIRST_BEYOND_LATIN = 0x250;
const LAST_LATIN = 0x20ff;

/**
 * The width of a letter in ems, in the fonts of phones and browsers: text is measured only where it is drawn, and names are placed before that.
 * Rather too wide than too narrow.
 */
function widthOf(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const width = measure(letter);
  widths.set(letter, width);
  return width;
}

/** There are few letters and many names. */
const widths = new Map<string, number>();

function measure(letter: string): number {
  const code = letter.charCodeAt(0);
  if (code >= FIRST_BEYOND_LATIN && (code < 0x1e00 || code > LAST_LATIN)) return 1;
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.9;
  return LARGE.test(letter) ? 0.7 : 0.58;
}
