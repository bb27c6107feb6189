import type { EntryRequirement } from '@/contract/entry-requirement';

import { toHeadline } from '../rule-headline';
import { codesOf, type Aggregate } from './aggregate';

/** Entry requirements and travel restrictions: they say the same things in the same way, and are judged together. */
export const entryRules = {
  table: 'entry_rules',
  columns: {
    country_id: (rule) => rule.origin_country_id,
    headline: toHeadline,
  },
  downloads: {
    entryRequirements: {
      of: 'country',
      name: 'entry-requirements',
      madeFrom: 'entry',
      tripPart: 'entryRules',
    },
    travelRestrictions: {
      of: 'country',
      name: 'travel-restrictions',
      madeFrom: 'entry',
      tripPart: 'entryRules',
    },
  },
  refreshes: ['entry'],
  search: {
    number: 7,
    title: 'headline',
    body: `coalesce(record ->> '$.comment', '') || ' ' || coalesce(record ->> '$.vaccination.name', '')`,
    codes: codesOf('id = entry_rules.country_id'),
    code: null,
    which: 'true',
  },
  kept: { while: 'named', subject: 'entry-rule' },
  storage: { part: 'entryRules', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const satisfies Aggregate<EntryRequirement>;
