import type { TripSegments } from '@/contract/segment';
import { discardEntry } from '@/store/refusals';
import { removeSegment, writeSegment } from '@/store/segment-writes';
import { listTripSegments } from '@/store/segments';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { aWrittenHotel } from '../support/segments';
import { aGate, ALL_WELL, letPass, travellerOn, until } from '../support/traveller-actions';

const SEGMENTS = /^\/api\/v2\/trips\/[^/]+\/segments/;

describe('a booking that a traveller writes', () => {
  let service: TestService;
  let person: Person;
  let tripId: string;
  let phone: Device;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    tripId = (await addTrip(person)).id;
    phone = await startDevice(service, { key: person.key });
    await sync(phone);
    phone.network.seen.length = 0;
  });
  afterEach(() => phone.close());
  afterAll(() => service.close());

  async function sync(device: Device) {
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
  }
  const write = (
    device: Device,
    hotel_name: string,
    { id = null, ofTrip = tripId, until = '2026-04-05' }: Partial<Written> = {},
  ) =>
    device.store.database.write('user', (transaction) =>
      writeSegment(
        transaction,
        {
          tripId: ofTrip,
          segmentId: id,
          segment: aWrittenHotel({ ...IN_CUSCO, hotel_name, checkout_date: until }),
        },
        device.context,
      ),
    );
  const remove = (device: Device, id: string) =>
    device.store.database.write('user', (transaction) => removeSegment(transaction, id, device.context));
  const shownOn = async (device: Device, id = tripId) =>
    (await device.store.database.read((reader) => listTripSegments(reader, id))).map((segment) =>
      segment.kind === 'hotel' ? segment.hotel_name : segment.kind,
    );
  const onService = async (id = tripId) => {
    const { hotel_segments } = (await person.get(`/api/v2/trips/${id}/segments`)).json<TripSegments>();
    return hotel_segments.map(({ hotel_name }) => hotel_name);
  };
  const sent = () =>
    phone.network.seen
      .filter(({ method, path }) => method !== 'GET' && SEGMENTS.test(path))
      .map(({ method }) => method);
  const outbox = (device: Device) => travellerOn(device).outbox();

  it('without a network is there at once, survives a kill, and is on the service exactly once', async () => {
    phone.network.online = false;
    const id = await write(phone, 'First thought');
    await write(phone, 'Second thought', { id });
    await phone.engine.send();
    phone = await phone.restart();
    expect(await shownOn(phone)).toEqual(['Second thought']);
    phone.network.online = true;
    await phone.engine.hurry();
    await sync(phone);
    expect(sent()).toEqual(['PUT']);
    expect(await onService()).toEqual(['Second thought']);
    expect(await outbox(phone)).toEqual([]);
    await compareWithService(phone, service);
  });

  it('is one, also where the answer was lost and it was changed before anybody knew', async () => {
    phone.network.fault = ({ method }) => (method === 'PUT' ? { kind: 'drop-after' } : null);
    const id = await write(phone, 'As sent');
    await phone.engine.send();
    expect(await onService()).toEqual(['As sent']);
    await write(phone, 'As meant', { id });
    expect(await shownOn(phone)).toEqual(['As meant']);
    phone = await phone.restart();
    phone.network.fault = () => null;
    await phone.engine.hurry();
    await sync(phone);
    expect(await onService()).toEqual(['As meant']);
    expect(await shownOn(phone)).toEqual(['As meant']);
  });

  it('and removed offline is gone everywhere; removed before it was sent, nobody hears of it', async () => {
    const id = await write(phone, 'Known');
    await sync(phone);
    phone.network.seen.length = 0;
    phone.network.online = false;
    await remove(phone, id);
    await remove(phone, await write(phone, 'Never was'));
    expect(await shownOn(phone)).toEqual([]);
    phone.network.online = true;
    await phone.engine.hurry();
    await sync(phone);
    expect(sent()).toEqual(['DELETE']);
    expect(await onService()).toEqual([]);
    expect(await shownOn(phone)).toEqual([]);
  });

  it('for a trip made offline waits for the trip, and goes to it by its new id', async () => {
    phone.network.online = false;
    const localId = await travellerOn(phone).createTrip({ name: 'Made here' });
    await write(phone, 'Of the new trip', { ofTrip: localId });
    expect(await shownOn(phone, localId)).toEqual(['Of the new trip']);
    phone.network.online = true;
    await sync(phone);
    const made = await travellerOn(phone).trip(localId);
    expect(await onService(made?.trip.id)).toEqual(['Of the new trip']);
    expect(await shownOn(phone, localId)).toEqual(['Of the new trip']);
    expect(await outbox(phone)).toEqual([]);
  });

  it('that the service refuses waits with the reason, to be corrected or given up', async () => {
    const id = await write(phone, 'Kept');
    await sync(phone);
    await write(phone, 'Not taken', { id, until: BEFORE_IT_BEGINS });
    await sync(phone);
    const [entry] = await outbox(phone);
    expect(entry).toMatchObject({ parked: { fields: [{ field: 'segment.checkout_date' }] } });
    expect(await shownOn(phone)).toEqual(['Not taken']);

    await write(phone, 'Corrected', { id });
    await sync(phone);
    expect(await onService()).toEqual(['Corrected']);

    await write(phone, 'Not taken either', { id, until: BEFORE_IT_BEGINS });
    await sync(phone);
    const [refused] = await outbox(phone);
    await phone.store.database.write('user', (transaction) =>
      discardEntry(transaction, { id: refused?.id ?? '' }, phone.context),
    );
    expect(await shownOn(phone)).toEqual(['Corrected']);
  });

  it('is not undone by a list that was asked for before and arrives after it', async () => {
    const gate = aGate();
    let isHeld = false;
    phone.network.fault = ({ method, path }) => {
      if (method !== 'GET' || !SEGMENTS.test(path)) return null;
      isHeld = true;
      return { kind: 'hold-answer', until: gate.opened };
    };
    // Something else has changed, so that the list is asked for.
    await person.put(`/api/v2/trips/${tripId}/segments/${crypto.randomUUID()}`, {
      segment: aWrittenHotel({ hotel_name: 'Elsewhere' }),
    });
    letPass(service, 5);
    const slow = phone.engine.sync();
    await until(() => isHeld);
    await write(phone, 'Meanwhile');
    await phone.engine.send();
    expect(await outbox(phone)).toEqual([]);
    gate.open();
    expect(await slow).toEqual(ALL_WELL);
    expect(await shownOn(phone)).toContain('Meanwhile');
    phone.network.fault = () => null;
    await sync(phone);
    expect((await shownOn(phone)).sort()).toEqual(['Elsewhere', 'Meanwhile']);
  });

  it('of a trip that the traveller removes needs no more to be told', async () => {
    phone.network.online = false;
    await write(phone, 'Of a trip that goes');
    await travellerOn(phone).removeTrip(tripId);
    phone.network.online = true;
    await sync(phone);
    expect(await outbox(phone)).toEqual([]);
  });

  it('of a trip that was removed elsewhere is told to the traveller, and not lost', async () => {
    phone.network.online = false;
    await write(phone, 'Nowhere to go');
    await person.delete(`/api/v1/trips/${tripId}`);
    phone.network.online = true;
    await sync(phone);
    expect(await outbox(phone)).toMatchObject([{ kind: 'segment-write', parked: { status: 404 } }]);
  });

  it('is the same on two devices: the later word holds, and a removal reaches both', async () => {
    const tablet = await startDevice(service, { key: person.key });
    await sync(tablet);
    const id = await write(phone, 'From the phone');
    await sync(phone);
    await sync(tablet);
    expect(await shownOn(tablet)).toEqual(['From the phone']);
    await write(tablet, 'From the tablet', { id });
    await sync(tablet);
    await sync(phone);
    expect(await shownOn(phone)).toEqual(['From the tablet']);
    await remove(phone, id);
    await write(tablet, 'Changed meanwhile', { id });
    await sync(phone);
    await sync(tablet);
    await sync(phone);
    expect(await onService()).toEqual(['Changed meanwhile']);
    expect(await shownOn(phone)).toEqual(['Changed meanwhile']);
    await remove(tablet, id);
    await sync(tablet);
    await sync(phone);
    expect(await shownOn(phone)).toEqual([]);
    await compareWithService(phone, service);
    await compareWithService(tablet, service);
    await tablet.close();
  });
});

interface Written {
  id: string | null;
  ofTrip: string;
  until: string;
}

const IN_CUSCO = { lat: -13.5, lng: -71.98, checkin_date: '2026-04-02' };
const BEFORE_IT_BEGINS = '2026-04-01';
