import { listAlertsOfTrips, listPastTripAlerts, listTripAlerts } from '@/store/alerts';
import { listTripAdvisories } from '@/store/advisories';
import { listCheckIns } from '@/store/check-ins';
import { listCountries } from '@/store/countries';
import { getDownload } from '@/store/downloads';
import { listShelf } from '@/store/health-library';
import { listTripHospitals } from '@/store/hospitals';
import { listNotifications } from '@/store/notifications';
import type { Reader } from '@/store/store-database';
import { listTrips } from '@/store/trips';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass } from '../support/traveller-acts';

const ANDES = 'Andes field work';

interface List {
  path: RegExp;
  download: (tripId: string) => string;
  count: (reader: Reader, tripId: string) => Promise<number>;
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
    download: (id) => `trip/${id}/alerts`,
    count: async (reader, id) => (await listTripAlerts(reader, id)).length,
  },
  'past alerts': {
    path: /TRIP\/alerts/,
    within: 'past_alerts',
    download: (id) => `trip/${id}/alerts`,
    count: async (reader, id) => (await listPastTripAlerts(reader, id)).length,
  },
  advisories: {
    path: /TRIP\/advisories/,
    download: (id) => `trip/${id}/advisories`,
    count: async (reader, id) => (await listTripAdvisories(reader, id)).length,
  },
  hospitals: {
    path: /TRIP\/hospitals/,
    download: (id) => `trip/${id}/hospitals`,
    count: async (reader, id) => (await listTripHospitals(reader, id)).length,
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
  let tripId: string;
  beforeAll(async () => {
    service = await startTestService();
    letPass(service, 3600);
    device = await startDevice(service);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    const trips = await device.store.database.read(listTrips);
    tripId = trips.find(({ trip }) => trip.name === ANDES)?.trip.id ?? '';
  });
  afterAll(async () => {
    await device.close();
    await service.close();
  });

  const pathOf = ({ path }: List) => new RegExp(path.source.replace('TRIP', tripId));

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
      const count = () => device.store.database.read((reader) => list.count(reader, tripId));
      const before = await count();
      expect(before).toBeGreaterThan(0);
      await spoil(list);
      letPass(service, 60);
      expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 1 });
      expect(await count()).toBe(before);

      const stateOf = () =>
        device.store.database.read((reader) => getDownload(reader, list.download(tripId)));
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
        transaction.run(`delete from downloads where name = 'everything'`),
      );
      await device.engine.sync();
    },
  );

  it('does not keep the good ones beside it from being stored on a new device', async () => {
    const fresh = await startDevice(service);
    await spoil(listNamed('alerts'));
    fresh.network.fault = device.network.fault;
    expect(await fresh.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 1 });
    const stored = await fresh.store.database.read((reader) => listTripAlerts(reader, tripId));
    const all = await device.store.database.read((reader) => listTripAlerts(reader, tripId));
    expect(stored).toHaveLength(all.length - 1);
    expect((await fresh.store.database.read(listAlertsOfTrips)).length).toBeGreaterThan(0);
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
    expect(await fresh.engine.sync()).toEqual({ kind: 'finished', failed: 4, setAside: 0 });
    const state = () =>
      fresh.store.database.read((reader) => getDownload(reader, `trip/${tripId}/hospitals`));
    expect(await state()).toMatchObject({ failure: 'not-stored', etag: null, checked_at: null });
    isFaulty = false;
    expect(await fresh.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(fresh, service);
    await fresh.close();
  });
});
