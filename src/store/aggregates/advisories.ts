import type { Advisory } from '@/contract/advisory';

import { toAreaNames } from '../area-names';
import { codesOf, type Aggregate } from './aggregate';

export const advisories = {
  table: 'advisories',
  columns: {
    headline: (advisory) => advisory.headline,
    country_id: (advisory) => advisory.country_id,
    issued: (advisory) => advisory.created_at,
    closed: (advisory) => (advisory.status === 0 ? 0 : 1),
    worst_area: ({ country_divisions, country_regions }) => {
      const statuses = [...country_divisions, ...country_regions].map(({ travel_status }) => travel_status);
      return statuses.length === 0 ? null : Math.max(...statuses);
    },
    areas: toAreaNames,
    kinds: ({ safety_ids }) => JSON.stringify(safety_ids ?? []),
  },
  downloads: {
    tripAdvisories: {
      of: 'trip',
      name: 'advisories',
      madeFrom: [],
      madeFromCountries: ['advisories'],
      tripPart: 'advisories',
    },
    countryAdvisories: { of: 'country', name: 'advisories', madeFrom: 'advisories', tripPart: null },
    singleAdvisory: { of: 'item', name: 'advisory' },
    advisoriesAround: { of: 'device', name: 'around/advisories' },
  },
  refreshes: ['advisories', 'news'],
  search: {
    number: 2,
    title: 'headline',
    body: `coalesce(record ->> '$.body', '')`,
    codes: codesOf('id = advisories.country_id'),
    code: null,
    which: 'true',
  },
  kept: { while: 'named', subject: 'advisory' },
  storage: { part: 'alerts', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const satisfies Aggregate<Advisory>;
