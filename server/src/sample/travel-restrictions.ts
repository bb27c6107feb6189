import { EntryRequirementType as Type, EntryRequirementValue as Value } from '@/contract/entry-requirement';

import { SAMPLE_MARK } from './entry-rules';
import type { SampleRule } from './sample-types';

export const sampleRestrictions: SampleRule[] = [
  {
    slug: 'co-night-curfew',
    country: 'CO',
    type: Type.ForeignerMayEnter,
    value: Value.YesWithExceptions,
    checked_day: -1,
    comment: `${SAMPLE_MARK} Invented: towns on the border with Venezuela are closed at night.`,
  },
  {
    slug: 'th-land-border',
    country: 'TH',
    type: Type.ForeignerMayEnter,
    value: Value.NoWithExceptions,
    of: ['KH'],
    checked_day: -8,
    comment: `${SAMPLE_MARK} Crossings on land from Cambodia are closed; who arrives by air is not concerned.`,
  },
  {
    slug: 'pe-cusco-curfew',
    country: 'PE',
    type: Type.ForeignerMayEnter,
    value: Value.YesWithExceptions,
    checked_day: -2,
    comment: `${SAMPLE_MARK} Invented: at night nobody may be outside in the district of Cusco.`,
  },
];
