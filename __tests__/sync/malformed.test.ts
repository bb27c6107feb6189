import { listCountryAdvisories, listTripAdvisories } from '@/store/advisories';
import { listCountryAlerts, listPastTripAlerts, listTripAlerts } from '@/store/alerts';
import { listCheckInRequests, listCheckIns } from '@/store/check-ins';
import { getCountryByCode, listCountries, pinCountry } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';
import { listShelf } from '@/store/health-library';
import { listCountryHospitals, listTripHospitals } from '@/store/hospitals';
import { listNotifications } from '@/store/notifications';
import type { Reader } from '@/store/store-database';
import { listTrips } from '@/store/trips';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass } from '../support/traveller-actions';

const ANDES = 'Andes field work';
/** None of the traveller's trips leads there. */
const PINNED = 'MX';

interface Ids {
  trip: string;
  country: string;
}

interface List {
  path: RegExp;
  download: (ids: Ids) => string;
  count: (reader: Reader, ids: Ids) => Promise<number>;
  /** Where in the answer the list is. */
  within?: string;
}

const lists: Record<string, List> = {
  trips: {
    path: /v1\/trips(\?|$)/,
    download: () => 'trips',
    count: async (reader) => (await listTrips(reader)).length,
  },
  countries: {
    path: /short_list/,
    download: () => 'countries/short',
    count: async (reader) => (await listCountries(reader)).length,
  },
  diseases: {
    path: /v1\/diseases/,
    download: () => 'diseases',
    count: async (reader) => (await listShelf(reader, 'diseases')).length,
  },
  medications: {
    path: /v1\/medications/,
    download: () => 'medications',
    count: async (reader) => (await listShelf(reader, 'medications')).length,
  },
  vaccinations: {
    path: /v1\/vaccinations/,
    download: () => 'vaccinations',
    count: async (reader) => (await listShelf(reader, 'vaccinations')).length,
  },
  notifications: {
    path: /v2\/notifications/,
    download: () => 'notifications',
    count: async (reader) => (await listNotifications(reader)).length,
  },
  'check-ins': {
    path: /v2\/check_ins/,
    download: () => 'check-ins',
    count: async (reader) => (await listCheckIns(reader)).length,
  },
  alerts: {
    path: /TRIP\/alerts/,
    within: 'trip_alerts',
    download: ({ trip }) => downloadNames.tripAlerts(trip),
    count: async (reader, { trip }) => (await listTripAlerts(reader, trip)).length,
  },
  'past alerts': {
    path: /TRIP\/alerts/,
    within: 'past_alerts',
    download: ({ trip }) => downloadNames.tripAlerts(trip),
    count: async (reader, { trip }) => (await listPastTripAlerts(reader, trip)).length,
  },
  advisories: {
    path: /TRIP\/advisories/,
    download: ({ trip }) => downloadNames.tripAdvisories(trip),
    count: async (reader, { trip }) => (await listTripAdvisories(reader, trip)).length,
  },
  hospitals: {
    path: /TRIP\/hospitals/,
    download: ({ trip }) => downloadNames.tripHospitals(trip),
    count: async (reader, { trip }) => (await listTripHospitals(reader, trip)).length,
  },
  'check-in requests': {
    path: /v2\/check_in_requests/,
    download: () => downloadNames.checkInRequests,
    count: async (reader) => (await listCheckInRequests(reader)).length,
  },
  'alerts of a country': {
    path: /COUNTRY\/alerts/,
    download: ({ country }) => downloadNames.countryAlerts(country),
    count: async (reader, { country }) => (await listCountryAlerts(reader, country)).length,
  },
  'advisories of a country': {
    path: /COUNTRY\/advisories/,
    download: ({ country }) => downloadNames.countryAdvisories(country),
    count: async (reader, { country }) => (await listCountryAdvisories(reader, country)).length,
  },
  'hospitals of a country': {
    path: /COUNTRY\/hospitals/,
    download: ({ country }) => downloadNames.countryHospitals(country),
    count: async (reader, { country }) => (await listCountryHospitals(reader, country)).length,
  },
};

function listNamed(name: string): List {
  const list = lists[name];
  if (!list) throw new Error(`there is no list of ${name}`);
  return list;
}

describe('a record that can not be read', () => {
  let service: TestService;
  let device: Device;
  let ids: Ids;
  beforeAll(async () => {
    service = await startTestService();
    letPass(service, 3600);
    device = await startDevice(service);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    const trips = await device.store.database.read(listTrips);
    const peru = await device.store.database.read((reader) => getCountryByCode(reader, PINNED));
    ids = {
      trip: trips.find(({ trip }) => trip.name === ANDES)?.trip.id ?? '',
      country: peru?.short.id ?? '',
    };
    await device.store.database.write('user', (transaction) => pinCountry(transaction, ids.country, true));
    await device.store.database.write('cache', (transaction) =>
      transaction.run('update downloads set revision = null'),
    );
    expect(await device.engine.sync()).toEqual(ALL_WELL);
  });
  afterAll(async () => {
    await device.close();
    await service.close();
  });

  const pathOf = ({ path }: List) =>
    new RegExp(path.source.replace('TRIP', ids.trip).replace('COUNTRY', ids.country));

  /** The first record of the list loses its shape; everything is asked for anew. */
  async function spoil(list: List): Promise<void> {
    const path = pathOf(list);
    const spoiled = new Map<string, string>();
    device.network.fault = (request) => {
      const body = path.test(request.path) ? spoiled.get('body') : undefined;
      return body === undefined ? null : { kind: 'status', status: 200, body, headers: dated() };
    };
    const address = device.network.seen.find((request) => path.test(request.path))?.path ?? '';
    const answer = await service.as('demo-traveller').get(address.replace(/\?.*/, ''));
    const json = answer.json<Record<string, unknown[]> & unknown[]>();
    const records = list.within ? json[list.within] : json;
    records?.splice(0, 1, { id: 7, name: null });
    spoiled.set('body', JSON.stringify(json));
    await device.store.database.write('cache', (transaction) =>
      transaction.run(`update downloads set etag = null, cursor = null`),
    );
  }
  const dated = () => ({ date: service.clock.now.toUTCString() });

  it.each(Object.keys(lists))(
    'in the list of %s is set aside and counted; its good copy stays',
    async (name) => {
      const list = listNamed(name);
      const count = () => device.store.database.read((reader) => list.count(reader, ids));
      const before = await count();
      expect(before).toBeGreaterThan(0);
      await spoil(list);
      letPass(service, 60);
      expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 1 });
      expect(await count()).toBe(before);

      const stateOf = () => device.store.database.read((reader) => getDownload(reader, list.download(ids)));
      expect(await stateOf()).toMatchObject({ failure: 'incomplete' });
      expect((await stateOf())?.etag ?? '').toBe('');

      // It is asked for again, although the service's data are the same, until it can be read.
      device.network.fault = () => null;
      device.network.seen.length = 0;
      expect(await device.engine.sync()).toEqual(ALL_WELL);
      expect(device.network.seen.filter(({ path }) => pathOf(list).test(path))).toHaveLength(1);
      expect(await stateOf()).toMatchObject({ failure: null });
      await compareWithService(device, service);
      await device.store.database.write('cache', (transaction) =>
        transaction.run('update downloads set revision = null'),
      );
      await device.engine.sync();
    },
  );

  it('does not keep the good ones beside it from being stored on a new device', async () => {
    const fresh = await startDevice(service);
    await spoil(listNamed('alerts'));
    fresh.network.fault = device.network.fault;
    expect(await fresh.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 1 });
    const stored = await fresh.store.database.read((reader) => listTripAlerts(reader, ids.trip));
    const all = await device.store.database.read((reader) => listTripAlerts(reader, ids.trip));
    expect(stored).toHaveLength(all.length - 1);
    expect(stored.length).toBeGreaterThan(0);
    await fresh.close();
  });

  it('that is readable and yet can not be stored fails alone', async () => {
    let isFaulty = true;
    const fresh = await startDevice(service, {
      wrapEngine: (engine) => ({
        ...engine,
        run: async (sql, values) => {
          if (isFaulty && sql.includes('into hospitals')) throw new Error('no such hospital');
          return engine.run(sql, values);
        },
      }),
    });
    // The hospitals of each trip that is not over.
    expect(await fresh.engine.sync()).toEqual({ kind: 'finished', failed: 5, setAside: 0 });
    const state = () =>
      fresh.store.database.read((reader) => getDownload(reader, downloadNames.tripHospitals(ids.trip)));
    expect(await state()).toMatchObject({ failure: 'not-stored', etag: null, checked_at: null });
    isFaulty = false;
    expect(await fresh.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(fresh, service);
    await fresh.close();
  });
});
