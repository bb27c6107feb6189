import type { Disease, Medication, Vaccination } from '@/contract/health-library';

import type { Aggregate } from './aggregate';

/** The same for everybody, and on every device. */
const SHELF = {
  columns: { name: ({ name }: { name: string }) => name },
  refreshes: ['health-library'],
  kept: { while: 'always' },
  storage: { part: 'healthLibrary', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const;
const FOUND_BY_NAME = { title: 'name', body: `''`, codes: null, code: null, which: 'true' } as const;

export const diseases = {
  ...SHELF,
  table: 'diseases',
  downloads: {
    diseases: { of: 'traveller', name: 'diseases', madeFrom: ['library'], asked: 'always' },
  },
  search: { ...FOUND_BY_NAME, number: 3, body: `coalesce(record ->> '$.scientific_name', '')` },
} as const satisfies Aggregate<Disease>;

export const medications = {
  ...SHELF,
  table: 'medications',
  downloads: {
    medications: { of: 'traveller', name: 'medications', madeFrom: ['library'], asked: 'always' },
  },
  search: { ...FOUND_BY_NAME, number: 4 },
} as const satisfies Aggregate<Medication>;

export const vaccinations = {
  ...SHELF,
  table: 'vaccinations',
  downloads: {
    vaccinations: { of: 'traveller', name: 'vaccinations', madeFrom: ['library'], asked: 'always' },
  },
  search: { ...FOUND_BY_NAME, number: 5 },
} as const satisfies Aggregate<Vaccination>;
