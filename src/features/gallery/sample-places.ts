import type { TravelStatus } from '@/map/map-content';
import type { PlaceOnMap, TopologyArea } from '@/map/topology-areas';

import borders from './fixtures/borders.json';
import countries from './fixtures/countries.json';
import divisions from './fixtures/divisions.json';

type BorderCode = keyof typeof borders;
type DivisionCode = keyof typeof divisions;

const AVOID = ['AF', 'HT', 'LY', 'ML', 'SD', 'SO', 'SS', 'SY', 'UA', 'YE'];
const CAUTION = ['CO', 'EG', 'ET', 'ID', 'IN', 'MX', 'NG', 'PK', 'PE', 'PH', 'RU', 'TR', 'VE', 'ZA'];

export const countriesByStatus = countries.map(({ code, name }) => ({ code, name, status: statusOf(code) }));

function statusOf(code: string): TravelStatus {
  if (AVOID.includes(code)) return 'avoid';
  return CAUTION.includes(code) ? 'caution' : 'normal';
}

export function aCountry(code: BorderCode, status: TravelStatus = 'normal'): TopologyArea {
  const name = countries.find((country) => country.code === code)?.name ?? code;
  return { id: code, name, status, topology: borders[code] };
}

/** The divisions of a country; `statuses` names, by their codes, those that differ from their country. */
export function divisionsOf(
  code: DivisionCode,
  statuses: Partial<Record<string, TravelStatus>> = {},
): TopologyArea[] {
  return divisions[code].map((division) => ({
    id: division.code,
    name: division.name,
    status: statuses[division.code] ?? null,
    topology: division.topo_json,
  }));
}

export const colombia = divisionsOf('CO', {
  'CO-ARA': 'avoid',
  'CO-CAU': 'avoid',
  'CO-NSA': 'avoid',
  'CO-GUV': 'avoid',
  'CO-CHO': 'caution',
  'CO-CAQ': 'caution',
  'CO-MET': 'caution',
  'CO-NAR': 'avoid',
  'CO-PUT': 'caution',
  'CO-VAC': 'caution',
});

export const indonesia = divisionsOf('ID', {
  'ID-PA': 'avoid',
  'ID-PB': 'caution',
  'ID-ST': 'caution',
  'ID-AC': 'caution',
  'ID-MA': 'caution',
});

/** Ring roads around these cities hold the sample hospitals: longitude, latitude, spread in degrees. */
const INDONESIAN_CITIES = [
  [106.8, -6.2, 0.7],
  [112.7, -7.3, 1],
  [98.7, 3.6, 1.2],
  [119.4, -5.1, 1],
  [115.2, -8.6, 0.3],
  [104.7, -3, 1.6],
  [114.6, -3.3, 1.4],
  [110.4, -7.2, 0.9],
  [140.7, -2.6, 0.5],
  [124.8, 1.5, 0.5],
] as const;

/** The same thousand on every visit, so that pictures can be compared. */
export const thousandHospitals: PlaceOnMap[] = Array.from({ length: 1000 }, (_, index) => {
  const [longitude, latitude, spread] = INDONESIAN_CITIES[index % INDONESIAN_CITIES.length] ?? [
    106.8, -6.2, 1,
  ];
  const angle = index * 2.399963;
  const distance = spread * Math.sqrt(index / 1000);
  return {
    id: `hospital-${index}`,
    name: `Hospital ${index + 1}`,
    position: {
      longitude: longitude + distance * Math.cos(angle),
      latitude: latitude + distance * Math.sin(angle) * 0.7,
    },
  };
});

export const hospitalsInBogota: PlaceOnMap[] = [
  { id: 'santa-fe', name: 'Fundación Santa Fe', position: { latitude: 4.695, longitude: -74.033 } },
  { id: 'san-ignacio', name: 'Hospital San Ignacio', position: { latitude: 4.628, longitude: -74.064 } },
  { id: 'kennedy', name: 'Hospital de Kennedy', position: { latitude: 4.616, longitude: -74.154 } },
  { id: 'simon-bolivar', name: 'Hospital Simón Bolívar', position: { latitude: 4.742, longitude: -74.024 } },
];

export const andes: PlaceOnMap[] = [
  { id: 'bogota', name: 'Bogotá', position: { latitude: 4.711, longitude: -74.072 } },
  { id: 'cali', name: 'Cali', position: { latitude: 3.452, longitude: -76.532 } },
  { id: 'quito', name: 'Quito', position: { latitude: -0.18, longitude: -78.468 } },
  { id: 'lima', name: 'Lima', position: { latitude: -12.046, longitude: -77.043 } },
];

/** Across the antimeridian. */
export const pacific: PlaceOnMap[] = [
  { id: 'auckland', name: 'Auckland', position: { latitude: -36.85, longitude: 174.76 } },
  { id: 'suva', name: 'Suva', position: { latitude: -18.14, longitude: 178.44 } },
  { id: 'apia', name: 'Apia', position: { latitude: -13.83, longitude: -171.77 } },
  { id: 'honolulu', name: 'Honolulu', position: { latitude: 21.31, longitude: -157.86 } },
];

export const me = { position: { latitude: 4.66, longitude: -74.08 }, accuracy: 900 };

/** One good ring, one that leads nowhere. */
export const halfBrokenTopology = {
  type: 'Topology',
  objects: {
    good: { type: 'Polygon', arcs: [[0]] },
    bad: { type: 'Polygon', arcs: [[7]] },
  },
  arcs: [
    [
      [-77.5, 1.5],
      [-77.5, 3.2],
      [-75.6, 3.2],
      [-75.6, 1.5],
      [-77.5, 1.5],
    ],
  ],
};
