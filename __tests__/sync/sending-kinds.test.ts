import type { Trip } from '@/contract/trip';
import { outboxKinds, type OutboxKind } from '@/store/outbox-kinds';
import type { Reader } from '@/store/store-database';

import type { Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { ACTS, type Known } from '../support/act-of-kind';
import type { Device } from '../support/device';
import { startDeviceWithAll } from '../support/device-with-all';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

const KINDS = Object.keys(outboxKinds) as OutboxKind[];
const NOT_FOUND = JSON.stringify({ error: { code: 'not_found', message: 'There is no such thing.' } });
const REFUSED = JSON.stringify({ error: { code: 'invalid', message: 'No.' } });
/** Of which the traveller hears when what they are about is gone: their words would be lost otherwise. */
const TOLD_WHEN_GONE: readonly OutboxKind[] = [
  'check-in',
  'check-in-answer',
  'issue-create',
  'issue-message',
  'issue-photo',
  'issue-move',
  'conversation-join',
  'note-create',
  'note-pin',
  'trip-create',
  'trip-update',
  'segment-write',
  'booking-file',
  'settings',
  'alert-filters',
  'device',
];
/** Which compare with what the service has before they say anything: what arrived is not said again. */
const COMPARING: readonly OutboxKind[] = ['alert-filters'];

/** What is shown as the traveller's own although nothing of it waits any more. */
function listUnsettled(reader: Reader): Promise<unknown[]> {
  return reader.all(
    `select id from trips where local is not null or removed = 1
     union all select id from issues where local is not null or cancelled_here = 1
     union all select id from check_ins where service_id is null
     union all select id from messages where removed_here = 1 and record ->> '$.type' <> 2
     union all select only_row from profile where coalesce(local_settings, local_filters) is not null`,
  );
}

/** One at a time, so that a new one is tried in every way the moment that it is declared. */
describe('sending', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;
  let known: Known;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    ({ person, device, known } = await startDeviceWithAll(service));
    traveller = travellerOn(device);
  });
  afterEach(() => device.close());
  afterAll(() => service.close());

  const act = async (kind: OutboxKind) => {
    await device.store.database.write('user', (transaction) =>
      ACTS[kind](transaction, known, 1, device.context),
    );
    // The traveller has thought again.
    letPass(service, 60);
    device.network.seen.length = 0;
    return (await traveller.outbox()).at(-1);
  };

  it.each(KINDS)('%s: once, under one key, also where the answer was lost', async (kind) => {
    const entry = await act(kind);
    device.network.fault = ({ method }) => (method === 'GET' ? null : { kind: 'drop-after' });
    await device.engine.send();
    device.network.fault = () => null;
    await device.engine.hurry();
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await traveller.outbox()).toEqual([]);
    const writes = device.network.seen.filter(({ method }) => method !== 'GET');
    expect(writes).toHaveLength(COMPARING.includes(kind) ? 1 : 2);
    for (const { idempotencyKey, status } of writes) {
      expect(idempotencyKey?.split('/')[0]).toBe(entry?.id);
      expect(idempotencyKey).toBe(writes[0]?.idempotencyKey);
      expect(status).toBe(writes.at(-1)?.status);
    }
    expect(writes.at(-1)?.status).toBeLessThan(300);
    expect(await device.store.database.read(listUnsettled)).toEqual([]);
    expect((await person.get('/api/v2/check_ins')).json<unknown[]>().length).toBeLessThanOrEqual(1);
    const names = (await person.get('/api/v1/trips')).json<Trip[]>().map(({ name }) => name);
    expect(await traveller.tripNames()).toEqual(names.sort());
  });

  it.each(KINDS)('%s: a refusal waits for the traveller, and keeps nothing else from going', async (kind) => {
    const entry = await act(kind);
    device.network.fault = ({ method }) =>
      method === 'GET' ? null : { kind: 'status', status: 422, body: REFUSED };
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await traveller.outbox()).toMatchObject([{ id: entry?.id, parked: { status: 422 } }]);
    device.network.fault = () => null;
    await traveller.checkIn();
    await device.engine.send();
    expect(await traveller.outbox()).toMatchObject([{ id: entry?.id }]);
  });

  it.each(KINDS)('%s: ends where what it is about is gone', async (kind) => {
    await act(kind);
    device.network.fault = ({ method }) =>
      method === 'GET' ? null : { kind: 'status', status: 404, body: NOT_FOUND };
    expect(await device.engine.send()).toEqual(ALL_WELL);
    expect(await traveller.outbox()).toHaveLength(TOLD_WHEN_GONE.includes(kind) ? 1 : 0);
  });
});
