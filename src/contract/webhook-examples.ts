import type { Advisory } from './advisory';
import type { Alert } from './alert';

/** Of nothing that there is. */
export const AN_ID = '00000000-0000-4000-8000-000000000000';

export const AN_ALERT: Alert = {
  id: AN_ID,
  slug: 'an-example',
  created_at: '2026-06-15',
  updated_at: '2026-06-15',
  start: null,
  finish: null,
  headline: 'An example',
  body: 'This alert is an example. Nothing has happened.',
  body_advice: null,
  category: 'safety',
  risk_level: 'low',
  incubation: false,
  country_ids: [AN_ID],
  disease_ids: [],
  safety_ids: [],
  full_country_ids: [],
  origin_alert_id: null,
  alert_sources: [],
  alert_locations: [],
  countries: [],
  country_divisions: [],
  country_regions: [],
  country_division_ids: [],
  country_region_ids: [],
};

export const AN_ADVISORY: Advisory = {
  id: AN_ID,
  slug: 'an-example',
  created_at: '2026-06-15',
  updated_at: '2026-06-15',
  headline: 'An example',
  body: 'This advisory is an example.',
  status: 0,
  country_id: AN_ID,
  country_divisions: [],
  country_regions: [],
};
