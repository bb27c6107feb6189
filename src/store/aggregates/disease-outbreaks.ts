import type { DiseaseOutbreak } from '@/contract/disease-outbreak';

import { codesOf, type Aggregate } from './aggregate';

export const diseaseOutbreaks = {
  table: 'disease_outbreaks',
  columns: {
    country_id: (outbreak) => outbreak.country_id,
    disease_id: (outbreak) => outbreak.disease_id,
    headline: ({ disease, country }) => `${disease.common_name}: ${country.name}`,
  },
  downloads: {
    countryOutbreaks: {
      of: 'country',
      name: 'disease-outbreaks',
      madeFrom: 'outbreaks',
      tripPart: 'outbreaks',
    },
  },
  refreshes: ['outbreaks'],
  search: {
    number: 8,
    title: 'headline',
    body: `coalesce(record ->> '$.comment', '') || ' ' || coalesce(record ->> '$.disease.scientific_name', '')`,
    codes: codesOf('id = disease_outbreaks.country_id'),
    code: null,
    which: 'true',
  },
  kept: { while: 'named', subject: 'disease-outbreak' },
  storage: { part: 'outbreaks', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const satisfies Aggregate<DiseaseOutbreak>;
