import type { Alert } from '@/contract/alert';
import { dangerOfAlert } from '@/contract/alert-filter-rule';
import { toRank } from '@/domain/risk-order';

import { toAreaNames } from '../area-names';
import { FILL_ALERTS } from '../migrations/131-alert-filters';
import { codesOf, type Aggregate } from './aggregate';

export const alerts = {
  table: 'alerts',
  columns: {
    headline: (alert) => alert.headline,
    category: (alert) => alert.category,
    risk: (alert) => toRank({ risk: alert.risk_level, worstArea: null }),
    risk_level: (alert) => alert.risk_level,
    issued: (alert) => alert.created_at,
    start: (alert) => alert.start,
    finish: (alert) => alert.finish,
    country_ids: (alert) => JSON.stringify(alert.country_ids),
    areas: toAreaNames,
    kinds: (alert) => JSON.stringify(dangerOfAlert(alert).kinds),
    of_whole_country: (alert) => (dangerOfAlert(alert).isOfWholeCountry ? 1 : 0),
  },
  downloads: {
    tripAlerts: {
      of: 'trip',
      name: 'alerts',
      madeFrom: ['alerts'],
      madeFromCountries: ['alerts'],
      tripPart: 'alerts',
    },
    tripPastAlerts: { of: 'trip', name: 'past-alerts', comesWith: 'tripAlerts' },
    countryAlerts: { of: 'country', name: 'alerts', madeFrom: 'alerts', tripPart: null },
    singleAlert: { of: 'item', name: 'alert' },
    alertsAround: { of: 'device', name: 'around/alerts' },
  },
  refreshes: ['alerts', 'news'],
  search: {
    number: 1,
    title: 'headline',
    body: `coalesce(record ->> '$.body', '')`,
    codes: codesOf('id in (select value from json_each(alerts.country_ids))'),
    code: null,
    which: 'true',
  },
  kept: { while: 'named', subject: 'alert' },
  storage: { part: 'alerts', columns: ['record'], ofTrip: 'record' },
  onlyHere: {
    key: 'id',
    which: 'read_here = 1',
    json: ['record'],
    madeAnew: ['n', 'indexed'],
    isSmall: false,
    filled: { lacking: 'kinds', by: FILL_ALERTS },
  },
} as const satisfies Aggregate<Alert>;
