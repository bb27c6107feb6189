import type { Language } from '../languages';

/** A space that breaks no line, narrow as French wants it between digits. */
const NARROW = '\u202F';
export const NO_BREAK = '\u00A0';

const SIGNS: Record<Language, { decimal: string; group: string; leastGrouped: number }> = {
  en: { decimal: '.', group: ',', leastGrouped: 1000 },
  // Spanish leaves four digits together.
  es: { decimal: ',', group: '.', leastGrouped: 10_000 },
  fr: { decimal: ',', group: NARROW, leastGrouped: 1000 },
  de: { decimal: ',', group: '.', leastGrouped: 1000 },
};

export function writeNumber(language: Language, value: number, decimals = 0): string {
  if (!Number.isFinite(value)) return '–';
  const { decimal, group, leastGrouped } = SIGNS[language];
  const rounded = Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = rounded.split('.');
  const grouped = Number(whole) >= leastGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  const sign = value < 0 && Number(rounded) !== 0 ? '−' : '';
  return sign + grouped + (fraction ? decimal + fraction : '');
}

export function writePercent(language: Language, share: number): string {
  const number = writeNumber(language, share * 100);
  return language === 'en' ? `${number}%` : `${number}${NO_BREAK}%`;
}

const BYTES: Record<Language, string> = { en: 'B', es: 'B', fr: 'o', de: 'B' };

/** `31 KB`, `4.2 MB`: in thousands, as phones and their contracts count. */
export function writeBytes(language: Language, bytes: number): string {
  const unit = BYTES[language];
  const steps = ['', 'K', 'M', 'G', 'T'];
  let [rest, step] = [Math.max(0, bytes), 0];
  // What would be rounded up to 1,000 of one unit is one of the next.
  while (step < steps.length - 1 && Number(rest.toFixed(step < 2 ? 0 : 1)) >= 1000) {
    rest /= 1000;
    step += 1;
  }
  return `${writeNumber(language, rest, step < 2 ? 0 : 1)}${NO_BREAK}${steps[step] ?? ''}${unit}`;
}
