import { randomUUID } from 'node:crypto';

import { buildApp } from '../src/app';
import { clearOut } from '../src/jobs/clear-out';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aCheckIn, aDestination, aTraveller, aTrip } from './support/builders';
import { readState } from './support/database-state';
import { failingAt } from './support/failing-database';
import { QUIET_CONFIG } from './support/quiet-config';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type Answer, type TestService } from './support/test-service';

describe('a write with an Idempotency-Key', () => {
  let service: TestService;
  let traveller: Person;
  let other: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
    other = await addTraveller(service);
  });

  const once = (key: string = randomUUID()) => ({ 'idempotency-key': key });
  const countTrips = async (person: Person) => (await person.get('/api/v1/trips')).json<unknown[]>().length;

  function expectSame(first: Answer, second: Answer): void {
    expect(first.status).toBe(200);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
  }

  /** Sends twice, with something changed in between that a second run would show. */
  async function sendTwice(send: () => Promise<Answer>): Promise<void> {
    const first = await send();
    service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
    expectSame(first, await send());
  }

  it('is done once: a new trip', async () => {
    const headers = once();
    await sendTwice(() => traveller.post('/api/v1/trips', { trip: aTrip() }, headers));
    expect(await countTrips(traveller)).toBe(1);
  });

  it('is known by the bytes that were sent, whatever a version makes of them', async () => {
    const headers = once();
    const body = { trip: { ...aTrip(), of_a_newer_version: 1 } };
    expect((await traveller.post('/api/v1/trips', body, headers)).status).toBe(200);
    const other = { trip: { ...aTrip(), of_a_newer_version: 2 } };
    expect((await traveller.post('/api/v1/trips', other, headers)).status).toBe(422);
    expect((await traveller.post('/api/v1/trips', body, headers)).status).toBe(200);
    expect(await countTrips(traveller)).toBe(1);
  });

  it('is done once: a check-in', async () => {
    const headers = once();
    await sendTwice(() => traveller.post('/api/v2/check_ins', { check_in: aCheckIn() }, headers));
    expect((await traveller.get('/api/v2/check_ins')).json()).toHaveLength(1);
  });

  it('is done once: a new traveller, whose key comes again', async () => {
    const body = { traveller: aTraveller() };
    const headers = once();
    await sendTwice(() => service.as('demo-company').post('/api/v1/partner/travellers', body, headers));
  });

  it('is done once: a change that others may have overtaken', async () => {
    const { id } = await addTrip(traveller);
    const headers = once();
    const change = () => traveller.put(`/api/v1/trips/${id}`, { trip: aTrip({ name: 'First' }) }, headers);
    const first = await change();
    await traveller.put(`/api/v1/trips/${id}`, { trip: aTrip({ name: 'Second' }) });
    expectSame(first, await change());
    expect((await traveller.get(`/api/v1/trips/${id}`)).json()).toMatchObject({ name: 'Second' });
  });

  it('is done once: a removal', async () => {
    const { id } = await addTrip(traveller);
    const headers = once();
    await sendTwice(() => traveller.delete(`/api/v1/trips/${id}`, headers));
    const list = await traveller.get('/api/v1/trips?since=0');
    expect(list.json()).toMatchObject([{ id, deleted_at: SAMPLE_MOMENT.toISOString() }]);
  });

  it('is refused where the key was used for something else', async () => {
    const { id } = await addTrip(traveller);
    const headers = once();
    await traveller.put(`/api/v1/trips/${id}`, { trip: aTrip() }, headers);
    const attempts = [
      await traveller.put(`/api/v1/trips/${id}`, { trip: aTrip({ name: 'Other' }) }, headers),
      await traveller.patch(`/api/v1/trips/${id}`, { trip: aTrip() }, headers),
      await traveller.delete(`/api/v1/trips/${id}`, headers),
      await traveller.post('/api/v1/trips', { trip: aTrip() }, headers),
    ];
    for (const answer of attempts) {
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({
        error: {
          fields: [
            { field: 'Idempotency-Key', message: 'was already used for another request; use a new one' },
          ],
        },
      });
    }
    expect(await countTrips(traveller)).toBe(1);
  });

  it('has nothing to do with another caller’s key of the same name', async () => {
    const headers = once();
    await traveller.post('/api/v1/trips', { trip: aTrip({ name: 'Mine' }) }, headers);
    const answer = await other.post('/api/v1/trips', { trip: aTrip({ name: 'Yours' }) }, headers);
    expect(answer.json()).toMatchObject({ name: 'Yours', user_id: other.id });
  });

  it('may come again under its key after it was refused', async () => {
    const headers = once();
    const past = aTrip({
      destinations: [aDestination({ entry_date: '2020-01-01', exit_date: '2020-01-02' })],
    });
    expect((await traveller.post('/api/v1/trips', { trip: past }, headers)).status).toBe(422);
    expect((await traveller.put(`/api/v1/trips/${randomUUID()}`, { trip: aTrip() }, headers)).status).toBe(
      404,
    );
    expect((await traveller.post('/api/v1/trips', { trip: aTrip() }, headers)).status).toBe(200);
  });

  it.each(['', ' ', 'two words', 'é', 'x'.repeat(201), 'a\tb'])(
    'is refused under the key %j',
    async (key) => {
      const answer = await traveller.post('/api/v1/trips', { trip: aTrip() }, once(key));
      expect(answer.status).toBe(422);
      expect(await countTrips(traveller)).toBe(0);
    },
  );

  it('is done once when ten arrive together', async () => {
    const headers = once();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => traveller.post('/api/v1/trips', { trip: aTrip() }, headers)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await countTrips(traveller)).toBe(1);
  });

  it('is remembered for thirty days, and then forgotten', async () => {
    const headers = once();
    const send = () => traveller.post('/api/v1/trips', { trip: aTrip() }, headers);
    const first = await send();
    const day = (days: number) => new Date(SAMPLE_MOMENT.getTime() + days * 86_400_000);
    await clearOut(service.database, day(30));
    expectSame(first, await send());
    await clearOut(service.database, new Date(day(30).getTime() + 1));
    expect((await send()).text).not.toBe(first.text);
    expect(await countTrips(traveller)).toBe(2);
  });

  it('leaves nothing when it breaks before its answer is kept', async () => {
    const app = await buildApp(
      QUIET_CONFIG,
      failingAt(service.database, (sql) => sql.startsWith('update idempotent_answers')),
      () => service.clock.now,
    );
    const before = await readState(service.database);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/trips',
      headers: { authorization: `TKN ${traveller.key}`, ...once('broken') },
      payload: { trip: aTrip() },
    });
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: { code: 'internal', message: 'Something went wrong here. Please try again later.' },
    });
    expect(await readState(service.database)).toEqual(before);
    expect((await traveller.post('/api/v1/trips', { trip: aTrip() }, once('broken'))).status).toBe(200);
  });
});
