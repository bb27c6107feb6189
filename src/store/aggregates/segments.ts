import type { Segment } from '@/contract/segment';
import { toSegmentCountries, toSegmentName, toSegmentWords } from '@/domain/segment-name';

import type { Aggregate } from './aggregate';

/** Flights, stays, trains and whatever else is booked for trips. */
export const segments = {
  table: 'segments',
  columns: { name: toSegmentName, words: toSegmentWords, country_codes: toSegmentCountries },
  downloads: {
    tripSegments: { of: 'trip', name: 'segments', madeFrom: [], madeFromCountries: [], tripPart: 'segments' },
  },
  refreshes: ['segments'],
  search: {
    number: 9,
    title: 'name',
    body: 'words',
    codes: 'country_codes',
    code: null,
    which: 'true',
  },
  kept: { while: 'named', subject: 'segment' },
  storage: { part: 'segments', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const satisfies Aggregate<Segment>;
