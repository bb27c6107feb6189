import { listAlertFilters } from '@/api/alert-filters';
import { getProfile } from '@/api/account';
import { listCountryAdvisories, listTripAdvisories } from '@/api/advisories';
import { getAlertFromPush, listCountryAlerts, listTripAlerts } from '@/api/alerts';
import { listCheckInRequests, listCheckIns } from '@/api/check-ins';
import type { ApiClient } from '@/api/client';
import { getCountry, getCountryMapData, listCountries, listShortCountries } from '@/api/countries';
import { listDiseases, listMedications, listVaccinations } from '@/api/health-library';
import { listCountryOutbreaks } from '@/api/disease-outbreaks';
import { listEntryRequirements, listTravelRestrictions } from '@/api/entry-rules';
import { listCountryHospitals, listTripHospitals } from '@/api/hospitals';
import { listIssues } from '@/api/issues';
import { listNotifications } from '@/api/notifications';
import type { Reading, ReadOptions } from '@/api/reading';
import { listTrips } from '@/api/trips';

import { anIssue } from '../support/issues';
import { anAlertFilter, anEntryRule, anOutbreak } from '../support/records';
import { ADDRESS, aClient, aJsonAnswer, anAnswer, aNetwork, holdTheDeadline } from './support/fake-network';
import * as records from './support/records';

const DATE = 'Wed, 04 Mar 2026 05:06:07 GMT';
const date = Date.parse(DATE);
const HEADERS = { Date: DATE, ETag: 'W/"2"', 'Data-Revision': '7.42' };
const UNREADABLE = { kind: 'server', fault: 'unreadable', status: 200 };

type ReadCall = (client: ApiClient, options: ReadOptions) => Promise<Reading<unknown>>;

const LISTS: [path: string, record: object, call: ReadCall][] = [
  ['v1/trips', records.aTrip(), listTrips],
  ['v1/trips?since=17', records.aTrip(), (client, options) => listTrips(client, { since: 17, ...options })],
  [
    'v1/trips/t%2F1/advisories?all=1',
    records.anAdvisory(),
    (client, options) => listTripAdvisories(client, 't/1', options),
  ],
  [
    'v1/trips/t1/hospitals',
    records.aHospital(),
    (client, options) => listTripHospitals(client, 't1', options),
  ],
  ['v1/countries', records.aCountry(), listCountries],
  [
    'v1/countries?since=0',
    records.aCountry(),
    (client, options) => listCountries(client, { since: 0, ...options }),
  ],
  ['v1/countries/short_list', records.aShortCountry(), listShortCountries],
  [
    'v1/countries/short_list?since=17',
    records.aShortCountry(),
    (client, options) => listShortCountries(client, { since: 17, ...options }),
  ],
  [
    'v1/countries/NP/alerts?all=1',
    records.anAlert(),
    (client, options) => listCountryAlerts(client, 'NP', options),
  ],
  [
    'v1/countries/NP/advisories?all=1',
    records.anAdvisory(),
    (client, options) => listCountryAdvisories(client, 'NP', options),
  ],
  [
    'v1/countries/NP/hospitals',
    records.aHospital(),
    (client, options) => listCountryHospitals(client, 'NP', options),
  ],
  [
    'v2/countries/NP/entry_requirements',
    anEntryRule(),
    (client, options) => listEntryRequirements(client, 'NP', options),
  ],
  [
    'v2/countries/NP/travel_restrictions',
    anEntryRule(),
    (client, options) => listTravelRestrictions(client, 'NP', options),
  ],
  [
    'v2/countries/NP/disease_outbreaks',
    anOutbreak(),
    (client, options) => listCountryOutbreaks(client, 'NP', options),
  ],
  ['v1/diseases', records.aDisease(), listDiseases],
  ['v1/medications', records.aMedication(), listMedications],
  ['v1/vaccinations', records.aVaccination(), listVaccinations],
  ['v2/check_ins', records.aServiceCheckIn(), listCheckIns],
  ['v2/check_in_requests', records.aCheckInRequest(), listCheckInRequests],
  [
    'v2/check_in_requests?all=1',
    records.aCheckInRequest(),
    (client, options) => listCheckInRequests(client, { all: true, ...options }),
  ],
  ['v2/issues?all=1&per_page=100', anIssue(), listIssues],
  ['v2/notifications', records.aNotification(), listNotifications],
  [
    'v2/users/u1/alert_filters',
    anAlertFilter(),
    (client, options) => listAlertFilters(client, 'u1', options),
  ],
];

const SINGLES: [path: string, record: object, call: ReadCall][] = [
  [
    'v1/trips/t1/alerts?all=1',
    { trip_alerts: [records.aTripAlert()], past_alerts: [records.anAlert()] },
    (client, options) => listTripAlerts(client, 't1', options),
  ],
  ['v1/countries/NP', records.aCountry(), (client, options) => getCountry(client, 'NP', options)],
  [
    'v1/countries/NP/map_data',
    records.aMapData(),
    (client, options) => getCountryMapData(client, 'NP', options),
  ],
  [
    'v1/alerts/a1/from_push',
    { alert: records.anAlert(), trip_ids: ['t1'] },
    (client, options) => getAlertFromPush(client, 'a1', options),
  ],
  ['v1/users/profile', records.aTraveller(), getProfile],
];

const readAs = async (call: ReadCall, json: unknown) => call(aClient(aNetwork(aJsonAnswer(json)).fetch), {});

describe('reading', () => {
  it.each([...LISTS.map(([path, record, call]) => [path, [record], call] as const), ...SINGLES])(
    'GET %s',
    async (path, json, call) => {
      const network = aNetwork(aJsonAnswer(json, HEADERS));

      const reading = await call(aClient(network.fetch), { etag: 'W/"1"' });

      expect(network.asked).toMatchObject([
        { method: 'GET', url: `${ADDRESS}/api/${path}`, headers: { 'If-None-Match': 'W/"1"' } },
      ]);
      const bytes = JSON.stringify(json).length;
      expect(reading).toEqual({
        kind: 'read',
        value: json,
        etag: 'W/"2"',
        date,
        bytes,
        revision: '7.42',
        setAside: 0,
      });
    },
  );

  it.each(LISTS)('GET %s counts what it sets aside', async (_path, record, call) => {
    expect(await readAs(call, [{}, record, null])).toMatchObject({
      kind: 'read',
      value: [record],
      setAside: 2,
    });
    expect(await readAs(call, { records: [record] })).toEqual(UNREADABLE);
  });

  it.each(SINGLES)('GET %s takes no other thing for it', async (_path, _record, call) => {
    expect(await readAs(call, {})).toEqual(UNREADABLE);
    expect(await readAs(call, [])).toEqual(UNREADABLE);
  });

  it.each([...LISTS, ...SINGLES])('GET %s need not change', async (_path, _record, call) => {
    const network = aNetwork(anAnswer({ status: 304, headers: HEADERS }));

    const reading = await call(aClient(network.fetch), { etag: 'W/"2"' });

    expect(reading).toEqual({ kind: 'not-modified', revision: '7.42' });
  });

  it.each([...LISTS, ...SINGLES])('GET %s passes a failure on', async (_path, _record, call) => {
    const body = JSON.stringify({ error: { code: 'unauthorized', message: 'This key is not valid here.' } });
    const network = aNetwork(anAnswer({ status: 401, body }));

    expect(await call(aClient(network.fetch), {})).toEqual({ kind: 'unauthorized' });
  });

  it('ends with the caller, and takes the time it was given', async () => {
    const deadline = holdTheDeadline();
    const { fetch } = aNetwork(aJsonAnswer([]));

    await listTrips(aClient(fetch), { timeoutMs: 61_000 });

    expect(deadline.limits).toEqual([61_000]);
    await expect(listTrips(aClient(fetch), { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    jest.restoreAllMocks();
  });
});
