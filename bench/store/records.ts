import type { Alert } from '@/contract/alert';
import type { Hospital } from '@/contract/hospital';
import type { Trip } from '@/contract/trip';

import { createChance } from '../chance';
import { pick, someWords } from './words';

const MOMENT = '2026-03-04T05:06:07.000Z';

/** What the service gives for one country. */
export interface CountryPage {
  countryId: string;
  hospitals: Hospital[];
  alerts: Alert[];
}

/** Of each country as many hospitals as alerts; the same in every run. */
export function makePages(countries: number, recordsEach: number): CountryPage[] {
  const chance = createChance(20_260_304);
  const numbers = Array.from({ length: recordsEach }, (_, number) => number);
  return Array.from({ length: countries }, (_, country) => {
    const countryId = toId('country', country);
    return {
      countryId,
      hospitals: numbers.map((number) => makeHospital(chance, countryId, country * recordsEach + number)),
      alerts: numbers.map((number) => makeAlert(chance, countryId, country * recordsEach + number)),
    };
  });
}

/** As long as the service's own. */
function toId(kind: string, number: number): string {
  return `${kind}-${number.toString(16).padStart(24 - kind.length - 1, '0')}`;
}

function makeHospital(chance: () => number, countryId: string, number: number): Hospital {
  return {
    id: toId('hospital', number),
    created_at: MOMENT,
    updated_at: MOMENT,
    name: `${pick(chance, ['Hospital', 'Clinic', 'Medical Centre'])} ${someWords(chance, 3)}`,
    description: someWords(chance, 15),
    emergency: chance() < 0.5,
    accr_jci: chance() < 0.1,
    starred: false,
    verified: true,
    verified_at: MOMENT,
    address: {
      address1: someWords(chance, 4),
      address2: null,
      city: someWords(chance, 1),
      postal_code: String(Math.floor(chance() * 100_000)),
      province: someWords(chance, 1),
      country_code: 'PE',
    },
    location: [chance() * 360 - 180, chance() * 180 - 90],
    google_place_id: toId('place', number),
    google_place_url: `https://maps.example.com/?cid=${toId('place', number)}`,
    country_id: countryId,
    country_division_id: toId('division', number % 20),
    country_region_id: null,
    contact_details: [0, 1].map((order) => ({ typ: 0, val: `+51 1 555 ${number}`, note: null, order })),
  };
}

function makeAlert(chance: () => number, countryId: string, number: number): Alert {
  const day = `2026-0${1 + (number % 9)}-${String(10 + (number % 19))}`;
  return {
    id: toId('alert', number),
    slug: someWords(chance, 4).replaceAll(' ', '-'),
    created_at: day,
    updated_at: day,
    start: MOMENT,
    finish: null,
    headline: `${pick(chance, ['Floods', 'Unrest', 'Strike', 'Cholera', 'Storm'])} ${someWords(chance, 4)}`,
    body: [80, 60, 60].map((length) => someWords(chance, length)).join('.\n\n'),
    body_advice: someWords(chance, 80),
    category: pick(chance, ['safety', 'health']),
    risk_level: pick(chance, ['low', 'medium', 'high']),
    country_ids: [countryId],
    disease_ids: [],
    full_country_ids: [countryId],
    origin_alert_id: null,
    alert_sources: [{ _id: toId('source', number), host: 'example.com', url: 'https://example.com/news' }],
    alert_locations: [
      { id: toId('location', number), location: [chance() * 360 - 180, chance() * 180 - 90] },
    ],
    countries: [{ id: countryId, name: 'Peru', travel_status: 0, topo_json: null }],
    country_divisions: [],
    country_regions: [],
  };
}

export function makeTrip(id: string): Trip {
  return {
    id,
    created_at: MOMENT,
    updated_at: MOMENT,
    name: 'Andes',
    start: '2026-04-01',
    finish: '2026-04-10',
    trip_type: 0,
    activities: [],
    destinations: [],
    trip_medication_comments: [],
    trip_vaccination_comments: [],
    trip_disease_comments: [],
    muted: false,
    read: true,
    header_image: null,
  };
}
