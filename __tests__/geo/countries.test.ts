import { areaAt, containsPosition } from '@/geo/area-at';
import { contains } from '@/geo/bounds';
import { decodeTopology } from '@/geo/decode-topology';

import { at, borderOf, countryShape, divisionOf, squareKilometresOf } from './support/sample-maps';

/** As encyclopedias have them; `within` is what the coarse outlines and inland waters make of it, in per cent. */
const AREAS = [
  { country: 'FJ', name: 'Fiji, on both sides of the antimeridian', squareKilometres: 18_274, within: 3 },
  {
    country: 'RU',
    name: 'Russia, on both sides of the antimeridian',
    squareKilometres: 17_098_246,
    within: 3,
  },
  { country: 'NZ', name: 'New Zealand', squareKilometres: 268_021, within: 3 },
  { country: 'US', name: 'the United States', squareKilometres: 9_525_067, within: 3 },
  { country: 'FR', name: 'France, its territories drawn apart', squareKilometres: 551_695, within: 3 },
  { country: 'ZA', name: 'South Africa without Lesotho', squareKilometres: 1_221_037, within: 3 },
  { country: 'LS', name: 'Lesotho', squareKilometres: 30_355, within: 3 },
  { country: 'IT', name: 'Italy', squareKilometres: 301_340, within: 3 },
  { country: 'SM', name: 'San Marino', squareKilometres: 61, within: 15 },
  { country: 'ID', name: 'Indonesia', squareKilometres: 1_904_569, within: 3 },
  { country: 'AQ', name: 'Antarctica, around a pole', squareKilometres: 13_660_000, within: 12 },
  { country: 'KI', name: 'Kiribati, of scattered atolls', squareKilometres: 811, within: 25 },
];

const INSIDE = [
  ['FJ', 'Suva', at(-18.1248, 178.4501)],
  ['FJ', 'Taveuni, beyond the antimeridian', at(-16.85, -179.97)],
  ['RU', 'Moscow', at(55.7558, 37.6173)],
  ['RU', 'Kaliningrad, apart from the rest', at(54.7104, 20.4522)],
  ['RU', 'Uelen, beyond the antimeridian', at(66.155, -169.85)],
  ['NZ', 'Wellington', at(-41.2866, 174.7756)],
  ['US', 'Denver', at(39.7392, -104.9903)],
  ['US', 'Hawaii', at(19.6, -155.5)],
  ['US', 'a town just south of the 49th parallel', at(48.99, -110)],
  ['CA', 'a town just north of the 49th parallel', at(49.01, -110)],
  ['FR', 'Paris', at(48.8566, 2.3522)],
  ['FR', 'Corsica', at(42.15, 9.1)],
  ['RE', 'Réunion', at(-21.1, 55.5)],
  ['ZA', 'Johannesburg', at(-26.2041, 28.0473)],
  ['LS', 'Maseru', at(-29.4, 28.0)],
  ['IT', 'Rome', at(41.85, 12.6)],
  ['SM', 'San Marino', at(43.94, 12.46)],
  ['VA', "Saint Peter's", at(41.9022, 12.4539)],
  ['ID', 'Jakarta', at(-6.3, 106.8456)],
  ['KI', 'Kiritimati', at(1.87, -157.4)],
  ['AQ', 'Vostok', at(-78.4645, 106.8339)],
  ['AQ', 'a camp at the antimeridian', at(-85.5, 180)],
  ['AQ', 'the South Pole', at(-90, 0)],
  ['AQ', 'a camp next to the South Pole', at(-89.9999, 45)],
] as const;

const OUTSIDE = [
  ['FJ', 'Tonga', at(-21.18, -175.2)],
  ['FJ', 'the Atlantic at the same latitude', at(-17, 0)],
  ['RU', 'Helsinki', at(60.17, 24.94)],
  ['RU', 'Nome', at(64.5, -165.4)],
  ['RU', 'the North Pole', at(90, 0)],
  ['US', 'Winnipeg', at(49.8951, -97.1384)],
  ['US', 'Mexico City', at(19.43, -99.13)],
  ['FR', 'Geneva', at(46.2044, 6.1432)],
  ['ZA', 'Maseru in the hole', at(-29.4, 28.0)],
  ['IT', 'San Marino in the hole', at(43.94, 12.46)],
  ['ID', 'Darwin', at(-12.46, 130.84)],
  ['AQ', 'Ushuaia', at(-54.8, -68.3)],
  ['AQ', 'the North Pole', at(90, 0)],
  ['NZ', 'nowhere', at(NaN, 174)],
] as const;

describe('the outlines of countries', () => {
  it.each(AREAS)('have the right area: $name', ({ country, squareKilometres, within }) => {
    const found = squareKilometresOf(countryShape(country));
    expect(Math.abs(found / squareKilometres - 1) * 100).toBeLessThan(within);
  });

  it.each(INSIDE)('of %s have %s inside', (country, _name, position) => {
    expect(containsPosition(countryShape(country), position)).toBe(true);
  });

  it.each(OUTSIDE)('of %s have %s outside', (country, _name, position) => {
    expect(containsPosition(countryShape(country), position)).toBe(false);
  });

  it('take longitudes that go on past 180', () => {
    expect(containsPosition(countryShape('FJ'), at(-16.85, 180.03))).toBe(true);
    expect(containsPosition(countryShape('US'), at(39.7392, 360 - 104.9903))).toBe(true);
  });

  it('have narrow bounds across the antimeridian', () => {
    const fiji = countryShape('FJ').bounds;
    expect(fiji.west).toBeCloseTo(174.6, 0);
    expect(fiji.east).toBeCloseTo(-178.3, 0);
    const russia = countryShape('RU').bounds;
    expect(russia.west).toBeCloseTo(19.6, 0);
    expect(russia.east).toBeCloseTo(-169.7, 0);
    const kiribati = countryShape('KI').bounds;
    expect(kiribati.west).toBeGreaterThan(169);
    expect(kiribati.east).toBeLessThan(-150);
    expect(contains(kiribati, at(0, 0))).toBe(false);
  });

  it('have bounds all around the Earth around a pole', () => {
    expect(countryShape('AQ').bounds).toMatchObject({ west: -180, south: -90, east: 180 });
  });

  it('have no bounds across the antimeridian elsewhere', () => {
    const { west, east } = countryShape('IT').bounds;
    expect(west).toBeCloseTo(6.6, 0);
    expect(east).toBeCloseTo(18.5, 0);
  });
});

describe('the area at a position', () => {
  const drawn = (name: string, topology: unknown) => ({ name, shapes: decodeTopology(topology).shapes });
  const france = drawn('France', borderOf('FR'));
  const corsica = drawn('Haute-Corse', divisionOf('FR', 'FR-2B'));
  const italy = drawn('Italy', borderOf('IT'));

  it('is the smallest one around it, whatever their order', () => {
    const inCorsica = at(42.4, 9.2);
    expect(areaAt([france, corsica, italy], inCorsica)?.name).toBe('Haute-Corse');
    expect(areaAt([corsica, italy, france], inCorsica)?.name).toBe('Haute-Corse');
    expect(areaAt([france, corsica, italy], at(48.86, 2.35))?.name).toBe('France');
  });

  it('is none at sea', () => {
    expect(areaAt([france, corsica, italy], at(40, 5))).toBeNull();
    expect(areaAt([], at(0, 0))).toBeNull();
  });
});
