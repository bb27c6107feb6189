import { CheckInStatus } from '@/contract/check-in';
import { getCountry } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { getDownload, forgetCursor } from '@/store/downloads';
import { getProfile } from '@/store/profile';

import { addTrip } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import {
  aGate,
  ALL_WELL,
  forgetDownloads as forget,
  letPass,
  travellerOn,
  until,
} from '../support/traveller-actions';

describe('two devices of one traveller', () => {
  let service: TestService;
  let phone: Device;
  let tablet: Device;
  let onPhone: ReturnType<typeof travellerOn>;
  let onTablet: ReturnType<typeof travellerOn>;

  const syncBoth = async () => {
    letPass(service, 1);
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
    letPass(service, 1);
    expect(await tablet.engine.sync()).toEqual(ALL_WELL);
  };
  const tripNamed = async (name: string) => {
    const found = (await onTablet.trips()).find(({ trip }) => trip.name === name);
    if (!found) throw new Error(`no trip called ${name} on the tablet`);
    return found.trip;
  };

  beforeAll(async () => {
    service = await startTestService();
    letPass(service, 3600);
    phone = await startDevice(service);
    tablet = await startDevice(service);
    onPhone = travellerOn(phone);
    onTablet = travellerOn(tablet);
    await syncBoth();
  });
  afterEach(() => {
    for (const { network } of [phone, tablet]) {
      network.fault = () => null;
      network.online = true;
    }
  });
  afterAll(async () => {
    await phone.close();
    await tablet.close();
    await service.close();
  });

  it('show a trip that was made on the other, then its change, then that it is muted', async () => {
    const id = await onPhone.createTrip({ name: 'Venice' });
    await syncBoth();
    expect(await onTablet.tripNames()).toContain('Venice');

    const { id: tripId } = await tripNamed('Venice');
    await onTablet.changeTrip(tripId, { name: 'Venice and Padua' });
    letPass(service, 1);
    await tablet.engine.sync();
    await syncBoth();
    expect((await onPhone.trip(id))?.trip.name).toBe('Venice and Padua');

    await onPhone.muteTrip(id, true);
    await syncBoth();
    expect((await tripNamed('Venice and Padua')).muted).toBe(true);
    await compareWithService(phone, service);
    await compareWithService(tablet, service);
  });

  it('both lose a trip that one of them deleted, with all that belonged to it', async () => {
    const { id } = await tripNamed('Venice and Padua');
    await onPhone.removeTrip(id);
    await syncBoth();
    expect(await onTablet.tripNames()).not.toContain('Venice and Padua');
    for (const { store } of [phone, tablet]) {
      const left = await store.database.read((reader) => getDownload(reader, downloadNames.tripAlerts(id)));
      expect(left).toBeNull();
    }
    await compareWithService(phone, service);
  });

  it('never bring back a deleted trip, nor its alerts, when slow answers arrive after the deletion', async () => {
    const id = await onPhone.createTrip({ name: 'Bogotá again', destinations: [inColombia] });
    await syncBoth();
    const trip = await tripNamed('Bogotá again');
    expect(await onTablet.tripAlerts(trip.id)).not.toEqual([]);

    const gate = aGate();
    const held: string[] = [];
    tablet.network.fault = ({ method, path }) => {
      if (method !== 'GET') return null;
      held.push(path);
      return { kind: 'hold-answer', until: gate.opened };
    };
    await forget(tablet, 'trips', downloadNames.tripAlerts(trip.id));
    const slow = [tablet.engine.pullTrip(trip.id), tablet.engine.pullTrip(trip.id)];
    await until(() => held.length === 2);
    await onTablet.removeTrip(trip.id);
    letPass(service, 1);
    expect(await tablet.engine.send()).toEqual(ALL_WELL);
    gate.open();
    await Promise.all(slow);

    expect(await onTablet.trip(trip.id)).toBeNull();
    expect(await onTablet.tripAlerts(trip.id)).toEqual([]);
    await syncBoth();
    expect(await onPhone.trip(id)).toBeNull();
    await compareWithService(tablet, service);
  });

  it('do not list the alerts of a trip whose answer arrives after the trip has gone', async () => {
    await onPhone.createTrip({ name: 'Short visit', destinations: [inColombia] });
    letPass(service, 1);
    await phone.engine.send();
    const gate = aGate();
    let isHeld = false;
    phone.network.fault = ({ path }) => {
      if (!path.endsWith('/alerts?all=1')) return null;
      isHeld = true;
      return { kind: 'hold-answer', until: gate.opened };
    };
    const slow = phone.engine.sync();
    await until(() => isHeld);
    const trip = (await onPhone.trips()).find(({ trip: { name } }) => name === 'Short visit')?.trip;
    await onPhone.removeTrip(trip?.id ?? '');
    letPass(service, 1);
    await phone.engine.send();
    gate.open();
    await slow;
    expect(await onPhone.tripAlerts(trip?.id ?? '')).toEqual([]);
    const named = await phone.store.database.read((reader) =>
      reader.all('select * from members where download glob ?', [`trip/${trip?.id ?? ''}/*`]),
    );
    expect(named).toEqual([]);
    const [others] = await phone.store.database.read((reader) =>
      reader.all<{ count: number }>(
        `select count(*) as count from members where download glob 'trip/*/alerts'`,
      ),
    );
    expect(others?.count).toBeGreaterThan(0);
  });

  it('keep what was read as read, whatever an older answer says', async () => {
    const { id } = await tripNamed('Andes field work');
    const unread = (await onPhone.tripAlerts(id)).find(({ read }) => !read);
    const alertId = unread?.alert.id ?? '';
    const gate = aGate();
    let isHeld = false;
    await forget(phone, downloadNames.tripAlerts(id));
    phone.network.fault = ({ path }) => {
      if (!path.endsWith(`${id}/alerts?all=1`)) return null;
      isHeld = true;
      return { kind: 'hold-answer', until: gate.opened };
    };
    const slow = phone.engine.pullTrip(id);
    await until(() => isHeld);
    await onPhone.readAlert(alertId);
    await phone.engine.send();
    gate.open();
    await slow;
    const isRead = async (traveller: typeof onPhone) =>
      (await traveller.tripAlerts(id)).find(({ alert }) => alert.id === alertId)?.read;
    expect(await isRead(onPhone)).toBe(true);
    await syncBoth();
    expect(await isRead(onTablet)).toBe(true);
  });

  it('share what was read and deleted in the inbox, the settings, and check-ins', async () => {
    const inbox = await onPhone.notifications();
    const [first, second] = inbox;
    await onPhone.readNotification(first?.notification.id ?? '');
    await onTablet.deleteNotification(second?.notification.id ?? '');
    await onPhone.changeSettings({ send_all_good_email: false });
    await onTablet.changeSettings({ check_in_with_location: true });
    await onPhone.checkIn(CheckInStatus.Safe);
    letPass(service, 60);
    await onTablet.checkIn(CheckInStatus.Help);
    await syncBoth();
    await syncBoth();

    for (const device of [phone, tablet]) {
      await compareWithService(device, service);
      const settings = (await device.store.database.read(getProfile))?.settings;
      expect(settings).toMatchObject({ send_all_good_email: false, check_in_with_location: true });
    }
    expect((await onTablet.checkIns()).slice(0, 2).map(({ status }) => status)).toEqual([
      CheckInStatus.Help,
      CheckInStatus.Safe,
    ]);
    expect(await onTablet.notifications()).toHaveLength(inbox.length - 1);
  });

  it('keep a whole country when the short list brings news of it', async () => {
    const { destinations } = await tripNamed('Kyoto in winter');
    const countryId = destinations[0]?.country_id ?? '';
    letPass(service, 120);
    await service.database.query('update countries set name = $2, updated_at = $3 where id = $1', [
      countryId,
      'Nippon',
      service.clock.now,
    ]);
    await forget(phone, downloadNames.country(countryId));
    phone.network.fault = ({ path }) =>
      path === `/api/v1/countries/${countryId}` ? { kind: 'status', status: 500 } : null;
    await forget(phone, 'countries/short', 'countries/short');
    expect(await phone.engine.sync()).toMatchObject({ kind: 'finished', failed: 1 });
    const country = await phone.store.database.read((reader) => getCountry(reader, countryId));
    expect(country?.whole?.facts).toBeTruthy();
  });

  it.each([{ kind: 'status', status: 500 } as const, { kind: 'truncate', length: 400 } as const])(
    'leave a trip its alerts when asking for them fails ($kind)',
    async (fault) => {
      const { id } = await tripNamed('Andes field work');
      const before = await onPhone.tripAlerts(id);
      expect(before.length).toBeGreaterThan(1);
      await forget(phone, downloadNames.tripAlerts(id));
      phone.network.fault = ({ path }) => (path.endsWith(`${id}/alerts?all=1`) ? fault : null);
      expect(await phone.engine.sync()).toMatchObject({ kind: 'finished', failed: 1 });
      expect(await onPhone.tripAlerts(id)).toEqual(before);
    },
  );

  it('let go of a trip that the service no longer names when the list is read whole', async () => {
    const { id } = await addTrip(service.as('demo-traveller'), aTrip({ name: 'Soon forgotten' }));
    await syncBoth();
    letPass(service, 3600);
    await service.database.query('delete from trips where id = $1', [id]);
    await phone.store.database.write('cache', (transaction) => forgetCursor(transaction, 'trips'));
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
    expect(await onPhone.tripNames()).not.toContain('Soon forgotten');

    // The tablet asks for changes only, and nothing says that it is gone but that its alerts are.
    expect(await tablet.engine.sync()).toMatchObject({ kind: 'finished', failed: 4 });
    expect(await tablet.engine.sync()).toEqual(ALL_WELL);
    expect(await onTablet.tripNames()).not.toContain('Soon forgotten');
  });

  it('do not lose a trip that is made while a whole list is under way', async () => {
    await phone.store.database.write('cache', (transaction) => forgetCursor(transaction, 'trips'));
    const gate = aGate();
    let isHeld = false;
    phone.network.fault = ({ method, path }) => {
      if (method !== 'GET' || path !== '/api/v1/trips') return null;
      isHeld = true;
      return { kind: 'hold-answer', until: gate.opened };
    };
    const slow = phone.engine.sync();
    await until(() => isHeld);
    await onPhone.createTrip({ name: 'Made meanwhile' });
    letPass(service, 5);
    await phone.engine.send();
    gate.open();
    expect(await slow).toEqual(ALL_WELL);
    expect(await onPhone.tripNames()).toContain('Made meanwhile');
    phone.network.fault = () => null;
    await syncBoth();
    await compareWithService(phone, service);
    await compareWithService(tablet, service);
  });
});

const inColombia = { country_code: 'CO', entry_date: '2026-06-10', exit_date: '2026-06-25' };
