import type { Language } from '../languages';
import type { Locale } from '../locale';
import { NO_BREAK, writeNumber } from './numbers';

export const METRES_OF_A_MILE = 1609.344;
export const METRES_OF_A_FOOT = 0.3048;

/** No finer than a traveller can use it: `350 m`, `1.2 km`, `48 km`. */
export function writeDistance({ language, units }: Locale, metres: number): string {
  if (!Number.isFinite(metres)) return '–';
  return units === 'metric' ? writeMetric(language, metres) : writeImperial(language, metres);
}

function writeMetric(language: Language, metres: number): string {
  const tens = toStep(metres, 10);
  return tens < 1000 ? withUnit(language, tens, 'm') : writeLong(language, metres / 1000, 'km');
}

function writeImperial(language: Language, metres: number): string {
  const feet = toStep(metres / METRES_OF_A_FOOT, 50);
  return feet <= 500 ? withUnit(language, feet, 'ft') : writeLong(language, metres / METRES_OF_A_MILE, 'mi');
}

function writeLong(language: Language, value: number, unit: string): string {
  const tenths = toStep(value, 0.1);
  return withUnit(language, value, unit, tenths < 10 ? 1 : 0);
}

const toStep = (value: number, step: number) => Math.round(value / step) * step;

const withUnit = (language: Language, value: number, unit: string, decimals = 0) =>
  `${writeNumber(language, value, decimals)}${NO_BREAK}${unit}`;

const SHORT_POINTS: Record<Language, string> = {
  en: 'N NE E SE S SW W NW',
  es: 'N NE E SE S SO O NO',
  fr: 'N NE E SE S SO O NO',
  de: 'N NO O SO S SW W NW',
};
const LONG_POINTS: Record<Language, string> = {
  en: 'north north-east east south-east south south-west west north-west',
  es: 'norte noreste este sureste sur suroeste oeste noroeste',
  fr: 'nord nord-est est sud-est sud sud-ouest ouest nord-ouest',
  de: 'Norden Nordosten Osten Südosten Süden Südwesten Westen Nordwesten',
};

/** Which of eight points a course in degrees from north is nearest to. `long` is for reading aloud. */
export function writeCompassPoint(language: Language, degrees: number, width: 'short' | 'long'): string {
  const points = (width === 'short' ? SHORT_POINTS : LONG_POINTS)[language].split(' ');
  const turn = ((degrees % 360) + 360) % 360;
  return points[Math.round(turn / 45) % points.length] ?? '';
}
