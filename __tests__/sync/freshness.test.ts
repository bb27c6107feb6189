import { OLD_AFTER_MS, toFreshness, type Freshness } from '@/domain/freshness';
import { listTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';

import { addTrip, type Person } from '../../server/test/support/actors';
import { aDestination, aTrip } from '../../server/test/support/builders';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { ALL_WELL, letPass } from '../support/traveller-actions';

describe('how far the alerts of a trip can be trusted', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());

  const freshnessOf = (tripId: string): Promise<Freshness> =>
    device.store.database.read(async (reader) => {
      const download = await getDownload(reader, downloadNames.tripAlerts(tripId));
      const alerts = await listTripAlerts(reader, tripId);
      const state = download && { checkedAt: download.checked_at, failure: download.failure };
      return toFreshness(state, alerts.length === 0, device.context.now());
    });
  const failAlerts = (status: number) => {
    device.network.fault = ({ path }) => (path.endsWith('/alerts?all=1') ? { kind: 'status', status } : null);
  };
  /** Nothing ever happens in Norway in the sample set. */
  const toNorway = () => addTrip(person, aTrip({ destinations: [aDestination({ country_code: 'NO' })] }));
  const toColombia = () =>
    addTrip(
      person,
      aTrip({
        destinations: [{ country_code: 'CO', entry_date: '2026-06-10', exit_date: '2026-07-25' }],
      }),
    );

  it('is "never downloaded" before the first sync', async () => {
    expect(await freshnessOf((await toNorway()).id)).toEqual({ kind: 'never-downloaded' });
  });

  it('is "nothing there" only once the service has said so', async () => {
    const { id } = await toNorway();
    failAlerts(500);
    await device.engine.sync();
    expect(await freshnessOf(id)).toEqual({ kind: 'failed', why: 'server', checkedAt: null });
    device.network.fault = () => null;
    await device.engine.sync();
    expect(await freshnessOf(id)).toEqual({ kind: 'nothing-there', checkedAt: device.context.now() });
  });

  it('is not "nothing there" where what came could not be read', async () => {
    const { id } = await toNorway();
    const body = JSON.stringify({ trip_alerts: [{ id: 'of another shape' }], past_alerts: [] });
    device.network.fault = ({ path }) =>
      path.endsWith('/alerts?all=1') ? { kind: 'status', status: 200, body } : null;
    expect(await device.engine.sync()).toEqual({ kind: 'finished', failed: 0, setAside: 1 });
    expect(await freshnessOf(id)).toMatchObject({ kind: 'failed', why: 'incomplete' });
  });

  it('is "up to date" after a sync, also one in which the service only said that nothing changed', async () => {
    const { id } = await toColombia();
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await freshnessOf(id)).toEqual({ kind: 'up-to-date', checkedAt: device.context.now() });
    letPass(service, 7200);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    expect(await freshnessOf(id)).toEqual({ kind: 'up-to-date', checkedAt: device.context.now() });
  });

  it('is "old" a day after the last confirmation, and fresh again after the next', async () => {
    const { id } = await toColombia();
    await device.engine.sync();
    const checkedAt = device.context.now();
    letPass(service, OLD_AFTER_MS / 1000 + 1);
    expect(await freshnessOf(id)).toEqual({ kind: 'old', checkedAt });
    await device.engine.sync();
    expect(await freshnessOf(id)).toEqual({ kind: 'up-to-date', checkedAt: device.context.now() });
  });

  it('is "old" where the phone was days ahead when it asked: nobody knows how old it is', async () => {
    const { id } = await toColombia();
    device.clock.offset = 2 * OLD_AFTER_MS;
    await device.engine.sync();
    const checkedAt = device.context.now();
    device.clock.offset = 0;
    expect(await freshnessOf(id)).toEqual({ kind: 'old', checkedAt });
  });

  it('is "failed", with the reason and the last good day, when asking failed', async () => {
    const { id } = await toColombia();
    await device.engine.sync();
    const checkedAt = device.context.now();
    letPass(service, 7200);
    await addTrip(person);
    failAlerts(503);
    await device.engine.sync();
    expect(await freshnessOf(id)).toEqual({ kind: 'failed', why: 'busy', checkedAt });
  });

  it('is as it was when there is no network; the list of trips says why', async () => {
    const { id } = await toColombia();
    await device.engine.sync();
    const before = await freshnessOf(id);
    device.network.online = false;
    expect(await device.engine.sync()).toEqual({ kind: 'stopped', by: { kind: 'offline' } });
    expect(await freshnessOf(id)).toEqual(before);
    const trips = await device.store.database.read((reader) => getDownload(reader, downloadNames.trips));
    expect(trips).toMatchObject({ failure: 'offline', failed_at: device.context.now() });
  });
});
