import { z } from 'zod';

import { Notification } from '@/contract/notification';
import type { Trip } from '@/contract/trip';

import { clearOut } from '../src/jobs/clear-out';
import { tellAllIsWell } from '../src/jobs/tell-all-is-well';
import { addTraveller, addTrip, type Person } from './support/actors';
import { admin } from './support/admin';
import { aDestination, aTrip } from './support/builders';
import { addPhone, advise, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceWithMails, type ServiceWithMails } from './support/service-at-work';

const SETTINGS = { send_all_good_email: true, send_all_good_push: true };

describe('at the beginning of a trip', () => {
  let service: ServiceWithMails;
  let companyKey: string;
  let traveller: Person;
  let token: string;
  let trip: Trip;
  beforeAll(async () => {
    service = await startServiceWithMails();
    const made = await admin(service.database, 'company', 'create', '--name', 'Acme', '--json');
    companyKey = made.json<{ key: string }>().key;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await admin(service.database, 'company', 'set', 'Acme', '--all-good', 'on');
    await service.database.query('delete from alerts where created_at > $1', [SAMPLE_MOMENT]);
    await service.database.query('delete from advisories where created_at >= $1', [SAMPLE_MOMENT]);
    service.mails.taken.length = 0;
    service.pushes.taken.length = 0;
    traveller = await addTraveller(service, companyKey);
    token = await addPhone(traveller);
    await setUp(SETTINGS);
    trip = await addTrip(traveller, inNorway('2026-06-20'));
    service.clock.now = new Date('2026-06-20T06:00:00Z');
  });

  const inNorway = (entry_date: string) =>
    aTrip({ destinations: [aDestination({ country_code: 'NO', entry_date, exit_date: '2026-06-30' })] });
  const setUp = (settings: object) => traveller.put(`/api/v1/users/${traveller.id}`, { user: { settings } });
  async function begin(): Promise<void> {
    await service.background.run();
    await tellAllIsWell(service.database, service.clock.now);
    await service.background.run();
  }
  const readInbox = async () => readAs(z.array(Notification), await traveller.get('/api/v2/notifications'));
  const readTypes = async () => (await readInbox()).map(({ type }) => type);
  const pushesToPhone = () => service.pushes.taken.filter(({ to }) => to === token);

  it('its traveller hears that all is well, once, by phone and by mail', async () => {
    await begin();
    await begin();
    const [notification, ...more] = await readInbox();
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      type: 112,
      title: 'All is well',
      data: { trip_id: trip.id },
    });
    expect(pushesToPhone()).toMatchObject([{ title: 'All is well', data: { type: 112 } }]);
    expect(service.mails.taken.map(({ headers }) => headers.subject)).toEqual([
      'All is well – No alerts are known for the trip that begins now.',
    ]);
    expect(service.mails.taken[0]?.text).toContain('Your trip: Late summer');
    // There is nothing that could apply anywhere.
    expect(service.mails.taken[0]?.text).not.toContain('where it applies');
    // What was looked at is forgotten after some days, and not looked at again.
    service.clock.now = new Date('2026-06-24T06:00:00Z');
    await clearOut(service.database, service.clock.now);
    expect(await service.database.query('select trip_id from trip_starts')).toEqual([]);
    await begin();
    expect(await readTypes()).toEqual([112]);
  });

  it('nothing is said where there is an alert, or an open advisory', async () => {
    await publish(service, { country_ids: ['NO'] });
    await begin();
    expect(await readTypes()).toEqual([110]);
    await service.database.query('delete from alerts where created_at > $1', [SAMPLE_MOMENT]);

    await addTrip(traveller, inNorway('2026-06-21'));
    service.clock.now = new Date('2026-06-21T06:00:00Z');
    await advise(service, { country_id: 'NO' });
    await begin();
    expect((await readTypes()).filter((type) => type === 112)).toEqual([]);
  });

  it('nothing is said without the company’s option, or the traveller’s wish', async () => {
    await admin(service.database, 'company', 'set', 'Acme', '--all-good', 'off');
    await begin();
    expect(await readTypes()).toEqual([]);
    await admin(service.database, 'company', 'set', 'Acme', '--all-good', 'on');
    await setUp({ send_all_good_email: false, send_all_good_push: false });
    await begin();
    expect(await readTypes()).toEqual([]);

    await setUp({ send_all_good_push: true });
    await begin();
    expect(pushesToPhone()).toHaveLength(1);
    expect(service.mails.taken).toEqual([]);
  });

  it('nothing is said of a trip that begins another day, or is muted', async () => {
    service.clock.now = new Date('2026-06-19T23:00:00Z');
    await begin();
    service.clock.now = new Date('2026-06-22T01:00:00Z');
    await begin();
    expect(await readTypes()).toEqual([]);
    const muted = await addTrip(traveller, inNorway('2026-06-22'));
    await traveller.put(`/api/v1/trips/${muted.id}/change_trip_settings`, { trip: { muted: true } });
    await begin();
    expect(await readTypes()).toEqual([]);
  });
});
