import fc from 'fast-check';

import { countryAt } from '@/geo/country-at';

type Place = [name: string, latitude: number, longitude: number, code: string];

describe('territories have their own code', () => {
  it.each<Place>([
    ['Hong Kong', 22.3, 114.17, 'HK'],
    ['Macau', 22.19, 113.54, 'MO'],
    ['Gibraltar', 36.14, -5.353, 'GI'],
    ['Réunion', -20.88, 55.45, 'RE'],
    ['Guadeloupe', 16.24, -61.53, 'GP'],
    ['Martinique', 14.6, -61.07, 'MQ'],
    ['Mayotte', -12.78, 45.23, 'YT'],
    ['French Guiana', 4.93, -52.33, 'GF'],
    ['Saint Pierre', 46.78, -56.17, 'PM'],
    ['the French side of Saint Martin', 18.07, -63.08, 'MF'],
    ['the Dutch side of Saint Martin', 18.03, -63.05, 'SX'],
    ['Bonaire', 12.15, -68.27, 'BQ'],
    ['Puerto Rico', 18.45, -66.08, 'PR'],
    ['Midway', 28.2, -177.37, 'UM'],
    ['Guam', 13.45, 144.78, 'GU'],
    ['Jersey', 49.19, -2.11, 'JE'],
    ['Sark', 49.43, -2.36, 'GG'],
    ['Åland', 60.1, 19.94, 'AX'],
    ['the Faroes', 62.0, -6.79, 'FO'],
    ['Kosovo', 42.66, 21.16, 'XK'],
    ['Taiwan', 25.04, 121.56, 'TW'],
    ['Kinmen', 24.44, 118.32, 'TW'],
  ])('%s', (_name, latitude, longitude, code) => {
    expect(countryAt(latitude, longitude)).toBe(code);
  });
});

describe('enclaves and exclaves', () => {
  it.each<Place>([
    ['Baarle-Hertog', 51.4389, 4.9297, 'BE'],
    ['Baarle-Nassau', 51.4453, 4.9283, 'NL'],
    ["Campione d'Italia", 45.9697, 8.9711, 'IT'],
    ['Lugano, across the lake', 46.005, 8.952, 'CH'],
    ['Büsingen', 47.6969, 8.6903, 'DE'],
    ['Schaffhausen, beside it', 47.697, 8.634, 'CH'],
    ['Jungholz', 47.573, 10.447, 'AT'],
    ['Llívia', 42.4648, 1.9808, 'ES'],
    ['San Marino', 43.936, 12.447, 'SM'],
    ['Vatican', 41.9033, 12.4534, 'VA'],
    ['Rome, a kilometre away', 41.9, 12.47, 'IT'],
    ['Monaco', 43.737, 7.42, 'MC'],
    ['Liechtenstein', 47.14, 9.52, 'LI'],
    ['Andorra', 42.507, 1.52, 'AD'],
    ['Maseru, in Lesotho', -29.31, 27.48, 'LS'],
    ['Oecusse', -9.2, 124.36, 'TL'],
    ['Cabinda', -5.55, 12.2, 'AO'],
    ['Kaliningrad', 54.71, 20.51, 'RU'],
    ['Nakhchivan', 39.21, 45.41, 'AZ'],
    ['Musandam', 26.18, 56.25, 'OM'],
    ['Madha', 25.2833, 56.3333, 'OM'],
    ['Nahwa, within Madha', 25.2667, 56.2833, 'AE'],
    ['Sokh', 39.97, 71.13, 'UZ'],
    ['Ceuta', 35.889, -5.316, 'ES'],
    ['Melilla', 35.292, -2.938, 'ES'],
    ['a town whose latitude is that of a corner of the border', 46.5121, 16.43938, 'HR'],
    ['the coast south of a border that passes several cells', 42.69083, 18.03806, 'HR'],
  ])('%s', (_name, latitude, longitude, code) => {
    expect(countryAt(latitude, longitude)).toBe(code);
  });
});

describe('small islands', () => {
  it.each<Place>([
    ['Pitcairn', -25.066, -130.1, 'PN'],
    ['Ducie', -24.67, -124.79, 'PN'],
    ['Funafuti', -8.52, 179.2, 'TV'],
    ['Nauru', -0.53, 166.93, 'NR'],
    ['Bermuda', 32.29, -64.78, 'BM'],
    ['Saint Helena', -15.925, -5.717, 'SH'],
    ['Ascension', -7.93, -14.41, 'SH'],
    ['Tristan da Cunha', -37.067, -12.31, 'SH'],
    ['Malé', 4.175, 73.51, 'MV'],
    ['Addu', -0.63, 73.15, 'MV'],
    ['Lakshadweep', 10.57, 72.64, 'IN'],
    ['Diego Garcia', -7.31, 72.42, 'IO'],
    ['Svalbard', 78.22, 15.65, 'SJ'],
    ['Cocos', -12.15, 96.83, 'CC'],
    ['Christmas Island', -10.42, 105.68, 'CX'],
    ['Norfolk', -29.03, 167.95, 'NF'],
    ['Niue', -19.05, -169.92, 'NU'],
    ['Fakaofo, Tokelau', -9.38, -171.22, 'TK'],
    ['Nukunonu, Tokelau', -9.17, -171.82, 'TK'],
    ['Easter Island', -27.15, -109.43, 'CL'],
    ['Galápagos', -0.74, -90.31, 'EC'],
    ['the Azores', 37.74, -25.67, 'PT'],
    ['the Canaries', 28.1, -15.42, 'ES'],
    ['Satawal, Micronesia', 7.38, 147.03, 'FM'],
    ['Kiritimati', 1.98, -157.47, 'KI'],
    ['Clipperton', 10.3, -109.21, 'FR'],
    ['Kerguelen', -49.35, 70.2, 'TF'],
    ['Bouvet', -54.42, 3.36, 'BV'],
    ['South Georgia', -54.28, -36.5, 'GS'],
  ])('%s', (_name, latitude, longitude, code) => {
    expect(countryAt(latitude, longitude)).toBe(code);
  });
});

describe('what is disputed goes by the United Nations', () => {
  it.each<Place>([
    ['Simferopol', 44.95, 34.1, 'UA'],
    ['Kerch', 45.356, 36.475, 'UA'],
    ['Taman, across the strait', 45.213, 36.716, 'RU'],
    ['Laayoune', 27.15, -13.2, 'EH'],
    ['Tarfaya, north of 27° 40′', 27.94, -12.92, 'MA'],
    ['Kyrenia', 35.34, 33.32, 'CY'],
    ['Old City of Jerusalem', 31.777, 35.234, 'PS'],
    ['the market of West Jerusalem', 31.785, 35.212, 'IL'],
    ['Majdal Shams', 33.27, 35.77, 'SY'],
    ['Kiryat Shmona', 33.207, 35.57, 'IL'],
    ['Akrotiri', 34.59, 32.98, 'GB'],
  ])('%s', (_name, latitude, longitude, code) => {
    expect(countryAt(latitude, longitude)).toBe(code);
  });
});

describe('off a coast, the coast has it', () => {
  it.each<Place>([
    ['7 km off Brighton', 50.757, -0.14, 'GB'],
    ['8 km off Barcelona', 41.34, 2.28, 'ES'],
    ['6 km off Valparaíso', -33.02, -71.7, 'CL'],
    ['9 km off Mumbai', 18.92, 72.72, 'IN'],
    ['8 km off Accra', 5.46, -0.2, 'GH'],
    ['7 km off Sydney', -33.86, 151.36, 'AU'],
    ['8 km off Colombo', 6.93, 79.77, 'LK'],
    ['7 km off Funchal', 32.58, -16.9, 'PT'],
    ['the middle of the Øresund, north', 56.04, 12.64, 'DK'],
    ['off Cap Martin, in a gap between the waters of three countries', 43.7, 7.5, 'FR'],
    ['9 km off Tarawa', 1.33, 172.87, 'KI'],
  ])('%s', (_name, latitude, longitude, code) => {
    expect(countryAt(latitude, longitude)).toBe(code);
  });
});

describe('the open sea is nobody’s', () => {
  it.each<[name: string, latitude: number, longitude: number]>([
    ['the middle of the Atlantic', 30, -40],
    ['where the meridian meets the equator', 0, 0],
    ['the middle of the Pacific', 5, -140],
    ['Point Nemo', -48.88, -123.39],
    ['the Southern Ocean', -58, 100],
    ['the Bay of Bengal', 14, 88],
    ['the Arabian Sea', 15, 65],
    ['the Tasman Sea', -38, 162],
    ['the Gulf of Mexico', 25, -90],
    ['the Bay of Biscay', 45.5, -6],
    ['the western Mediterranean', 39.5, 6],
    ['the Black Sea', 43.2, 34],
    ['the Sea of Japan', 40.5, 135],
    ['the Coral Sea', -15, 157],
    ['80 km off Ireland', 53.3, -11.5],
    ['100 km off Bermuda', 33.2, -64.78],
    ['between two of the Line Islands', -1.5, -157.5],
    ['the antimeridian at sea', 30, 180],
    ['the North Pole', 90, 0],
  ])('%s', (_name, latitude, longitude) => {
    expect(countryAt(latitude, longitude)).toBeNull();
  });
});

describe('the edges of the map', () => {
  it('goes on across the antimeridian', () => {
    expect([179.99, 180, -180, -179.99].map((longitude) => countryAt(-16.8, longitude))).toEqual(
      Array(4).fill('FJ'),
    );
    expect([179.5, 180, -180, -179].map((longitude) => countryAt(71.2, longitude))).toEqual(
      Array(4).fill('RU'),
    );
  });

  it('knows the South Pole at every longitude', () => {
    expect([-180, -90, 0, 90, 180].map((longitude) => countryAt(-90, longitude))).toEqual(
      Array(5).fill('AQ'),
    );
  });

  it('takes a longitude that went around', () => {
    expect(countryAt(52.52, 13.4 + 360)).toBe('DE');
    expect(countryAt(52.52, 13.4 - 720)).toBe('DE');
  });

  it.each([
    [90.001, 0],
    [-91, 0],
    [Number.NaN, 0],
    [0, Number.NaN],
    [Infinity, 0],
    [48, Infinity],
    [48, -Infinity],
  ])('knows no country at %d, %d', (latitude, longitude) => {
    expect(countryAt(latitude, longitude)).toBeNull();
  });
});

describe('any position', () => {
  const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
  const longitudes = fc.double({ min: -180, max: 180, noNaN: true });

  it('is a code of two letters or nobody’s, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (latitude, longitude) => {
        expect(countryAt(latitude, longitude) ?? 'ZZ').toMatch(/^[A-Z]{2}$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same place a turn of the earth later', () => {
    // Whole units, since a turn would round what is finer.
    const units = fc.integer({ min: -17_999_999, max: 17_999_999 });
    fc.assert(
      fc.property(latitudes, units, (latitude, unit) => {
        // Half a unit off the corners of borders, where rounding has no say.
        const longitude = (unit + 0.5) / 100_000;
        expect(countryAt(latitude, longitude + 360)).toBe(countryAt(latitude, longitude));
      }),
      { numRuns: 2000 },
    );
  });

  it('is never a code that ISO only reserves', () => {
    const reserved = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'FX', 'IC', 'TA', 'UN'];
    fc.assert(
      fc.property(latitudes, longitudes, (latitude, longitude) => {
        expect(reserved).not.toContain(countryAt(latitude, longitude));
      }),
      { numRuns: 2000 },
    );
  });
});
