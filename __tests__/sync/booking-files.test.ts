import type { Trip } from '@/contract/trip';
import { toBase64 } from '@/domain/base64';
import { tellKind } from '@/domain/booking-file/tell-kind';
import { toMail } from '@/domain/booking-file/to-mail';
import { giveBookingFile, listBookingFiles } from '@/store/booking-files';
import { discardEntry } from '@/store/refusals';
import { listTripSegments } from '@/store/segments';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aDestination, aTrip } from '../../server/test/support/builders';
import { startServiceAtWork, type ServiceAtWork } from '../../server/test/support/service-at-work';
import { aCalendarFile, aMailFile } from '../support/booking-files';
import { startDevice, type Device } from '../support/device';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

const MAILS = '/api/v2/itinerary_mails';
const TOO_LARGE = JSON.stringify({ error: { code: 'too_large', message: 'That is too much.' } });

describe('a file with bookings', () => {
  let service: ServiceAtWork;
  let ann: Person;
  let tripId: string;
  let phone: Device;

  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    ann = await addTraveller(service);
    const stay = { country_code: 'CO', entry_date: '2026-09-01', exit_date: '2026-09-30' };
    ({ id: tripId } = await addTrip(ann, aTrip({ destinations: [aDestination(stay)] })));
    phone = await startDevice(service, { key: ann.key });
    await sync();
    phone.network.seen.length = 0;
  });
  afterEach(() => phone.close());
  afterAll(() => service.close());

  async function sync() {
    letPass(service, 5);
    expect(await phone.engine.sync()).toEqual(ALL_WELL);
  }
  const give = (bytes: Uint8Array<ArrayBuffer>, name = 'table.ics') => {
    const kind = tellKind(bytes);
    if (kind === null) throw new Error('no such file would be kept');
    const content = toBase64(toMail({ kind, name, bytes }));
    return phone.store.database.write('user', (transaction) =>
      giveBookingFile(transaction, { name, tripId, content }, phone.context),
    );
  };
  const files = () => phone.store.database.read(listBookingFiles);
  const booked = async () =>
    (await phone.store.database.read((reader) => listTripSegments(reader, tripId))).map((segment) =>
      segment.kind === 'activity' ? segment.activity_name : segment.kind,
    );
  const posted = () =>
    phone.network.seen.filter(({ method, path }) => method === 'POST' && path.startsWith(MAILS)).length;
  const asked = () =>
    phone.network.seen.filter(({ method, path }) => method === 'GET' && path.startsWith(MAILS)).length;
  const countMails = async () => {
    const [row] = await service.database.query<{ count: number }>(
      'select count(*)::int as count from itinerary_mails where traveller_id = $1',
      [ann.id],
    );
    return row?.count;
  };

  it('waits without a network, survives a kill, and is in the trip once the service has read it', async () => {
    phone.network.online = false;
    await give(aCalendarFile());
    await phone.engine.send();
    phone = await phone.restart();
    expect(await files()).toMatchObject([{ name: 'table.ics', mail: null, entry: { parked: null } }]);

    phone.network.online = true;
    await phone.engine.hurry();
    await sync();
    expect(await files()).toMatchObject([{ entry: null, mail: null }]);
    await service.background.run();
    await sync();
    expect(await files()).toMatchObject([
      { mail: { status: 'read', segments: [{ action: 'added', trip_id: tripId }] } },
    ]);
    expect(await booked()).toEqual(['Dinner at Andrés']);
    expect(posted()).toBe(1);

    const askedSoFar = asked();
    await sync();
    expect(asked()).toBe(askedSoFar);
  });

  it('is one mail, also where the answer was lost', async () => {
    phone.network.fault = ({ method, path }) =>
      method === 'POST' && path.startsWith(MAILS) ? { kind: 'drop-after' } : null;
    await give(aCalendarFile());
    await phone.engine.send();
    phone = await phone.restart();
    phone.network.fault = () => null;
    await phone.engine.hurry();
    await sync();
    expect(await countMails()).toBe(1);
    await service.background.run();
    await sync();
    expect(await files()).toMatchObject([{ mail: { status: 'read' } }]);
  });

  it('arrives to the byte, in whatever characters it is written', async () => {
    await give(aMailFile(), 'booking.eml');
    await sync();
    const [row] = await service.database.query<{ message: Uint8Array }>(
      'select message from itinerary_mails where traveller_id = $1',
      [ann.id],
    );
    expect(Buffer.from(row?.message ?? []).equals(Buffer.from(aMailFile()))).toBe(true);
  });

  it('in which nothing is booked is said to be left for a person', async () => {
    await give(aMailFile(), 'booking.eml');
    await sync();
    await service.background.run();
    await sync();
    expect(await files()).toMatchObject([{ mail: { status: 'not_understood', segments: [] } }]);
    expect(await booked()).toEqual([]);
  });

  it('given twice adds nothing twice', async () => {
    for (const name of ['table.ics', 'the same.ics']) {
      await give(aCalendarFile(), name);
      await sync();
      await service.background.run();
    }
    await sync();
    const actions = (await files()).map(({ name, mail }) => [name, mail?.segments[0]?.action]);
    expect(Object.fromEntries(actions)).toEqual({ 'table.ics': 'added', 'the same.ics': 'unchanged' });
    expect(await booked()).toEqual(['Dinner at Andrés']);
  });

  it('that the service refuses waits with the reason, to be tried again or given up', async () => {
    phone.network.fault = ({ method, path }) =>
      method === 'POST' && path.startsWith(MAILS) ? { kind: 'status', status: 413, body: TOO_LARGE } : null;
    await give(aCalendarFile());
    await sync();
    const [file] = await files();
    expect(file).toMatchObject({ entry: { parked: { message: 'That is too much.' } }, mail: null });
    await phone.store.database.write('user', (transaction) =>
      discardEntry(transaction, { id: file?.entry?.id ?? '' }, phone.context),
    );
    expect(await files()).toEqual([]);
    expect(await travellerOn(phone).outbox()).toEqual([]);
  });

  it('of which the service knows nothing any more is forgotten, and keeps no sync from ending well', async () => {
    await give(aCalendarFile());
    await sync();
    await service.database.query('delete from itinerary_mails where traveller_id = $1', [ann.id]);
    await sync();
    expect(await files()).toEqual([]);
  });

  it('leads to a new trip where none is there for it', async () => {
    await ann.delete(`/api/v1/trips/${tripId}`);
    await sync();
    await give(aCalendarFile());
    await sync();
    await service.background.run();
    await sync();
    const [file] = await files();
    const trips = (await ann.get('/api/v1/trips')).json<Trip[]>();
    expect(trips.map(({ id }) => id)).toEqual(file?.mail?.segments.map(({ trip_id }) => trip_id));
  });
});
