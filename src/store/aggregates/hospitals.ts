import type { Hospital } from '@/contract/hospital';

import { codesOf, type Aggregate } from './aggregate';

export const hospitals = {
  table: 'hospitals',
  columns: {
    country_id: (hospital) => hospital.country_id,
    name: (hospital) => hospital.name,
    longitude: (hospital) => hospital.location[0],
    latitude: (hospital) => hospital.location[1],
    emergency: (hospital) => (hospital.emergency ? 1 : 0),
  },
  downloads: {
    tripHospitals: {
      of: 'trip',
      name: 'hospitals',
      madeFrom: [],
      madeFromCountries: ['hospitals'],
      tripPart: 'hospitals',
    },
    countryHospitals: { of: 'country', name: 'hospitals', madeFrom: 'hospitals', tripPart: null },
  },
  refreshes: ['hospitals'],
  search: {
    number: 6,
    title: 'name',
    body: `coalesce(record ->> '$.address.city', '')`,
    codes: codesOf('id = hospitals.country_id'),
    code: null,
    which: 'true',
  },
  kept: { while: 'named', subject: 'hospital' },
  storage: { part: 'hospitals', columns: ['record'], ofTrip: 'record' },
  onlyHere: null,
} as const satisfies Aggregate<Hospital>;
