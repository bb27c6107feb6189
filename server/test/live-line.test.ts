import { admin } from './support/admin';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { askToken, LiveClient, startLiveService, type LiveService } from './support/live-client';
import { openSecondHandle } from './support/second-handle';
import { aPack, removePacks } from './support/pack-folder';
import { publish } from './support/publishing';

const inJune = (country_code: string) =>
  aTrip({
    destinations: [aDestination({ country_code, entry_date: '2026-06-01', exit_date: '2026-06-30' })],
  });

describe('a live line', () => {
  /** One takes what is written, the other has the lines. */
  let writer: LiveService;
  let service: LiveService;
  let inJapan: Person;
  let client: LiveClient;
  beforeAll(async () => {
    writer = await startLiveService();
    service = await startLiveService({}, await openSecondHandle(writer.database));
  });
  afterAll(async () => {
    await service.close();
    await writer.close();
    removePacks();
  });
  beforeEach(async () => {
    inJapan = await addTraveller(writer);
    await addTrip(inJapan, inJune('JP'));
    client = await LiveClient.open(service, await askToken(inJapan));
  });
  afterEach(() => client.close());

  async function readTopics(countries = '*'): Promise<Record<string, string>> {
    const { headers } = await inJapan.get('/api/v1/trips?since=2000000000', { 'data-topics': countries });
    const [, ...topics] = (headers['data-revision'] ?? '').split('; ');
    return Object.fromEntries(topics.map((topic) => topic.split('=') as [string, string]));
  }

  it('tells at first how every topic stands, like every answer', async () => {
    expect(await client.nextTopics()).toEqual(await readTopics());
  });

  it('tells of what another process wrote, and nothing but that', async () => {
    const before = await client.nextTopics();
    await addTrip(inJapan, inJune('NO'));
    const moved = await client.nextTopics();
    const after = await readTopics();
    const expected = Object.entries(after).filter(([topic, revision]) => before[topic] !== revision);
    expect(moved).toEqual(Object.fromEntries(expected));
    expect(Object.keys(moved)).toEqual(expect.arrayContaining(['trips', 'NO']));
  });

  it('tells of alerts in the countries of trips and in those that the device named, and of no others', async () => {
    await client.nextTopics();
    client.say({ countries: ['CO'] });
    expect(await client.nextTopics()).toEqual(await readTopics('CO'));
    await publish(writer, { country_ids: ['PE'] });
    await publish(writer, { country_ids: ['CO'] });
    expect(await client.nextTopics()).toEqual({ CO: (await readTopics('CO')).CO });
    await publish(writer, { country_ids: ['JP'] });
    expect(await client.untilMoved('JP')).toBe((await readTopics()).JP);
  });

  it('tells of what is there for everybody', async () => {
    await client.nextTopics();
    const disease = { slug: 'dengue', symptoms: 'Fever, told over a line.' };
    await admin(writer.database, 'content', 'import', aPack({ 'diseases.jsonl': [disease] }));
    expect(await client.nextTopics()).toEqual({ library: (await readTopics()).library });
  });

  it('tells of a change of the company, which stands in the account', async () => {
    await client.nextTopics();
    await admin(writer.database, 'company', 'set', COMPANY_ID, '--emergency-line', '+4420 1234 5678');
    expect(await client.untilMoved('account')).toBe((await readTopics()).account);
  });

  it('gathers what happens at once, and tells it in few words', async () => {
    await client.nextTopics();
    await writer.database.transaction(async (transaction) => {
      for (let time = 0; time < 20; time += 1)
        await transaction.query('update travellers set last_name = $2 where id = $1', [
          inJapan.id,
          `N${time}`,
        ]);
    });
    expect(await client.nextTopics()).toEqual({ account: (await readTopics()).account });
    client.say({ ping: true });
    expect(await client.next()).toEqual({ pong: true });
  });

  it('tells nobody of what others did', async () => {
    await client.nextTopics();
    const stranger = await addTraveller(writer);
    await addTrip(stranger, inJune('JP'));
    await inJapan.put(`/api/v1/users/${inJapan.id}`, { user: { settings: { send_all_good_push: true } } });
    expect(await client.nextTopics()).toEqual({ account: (await readTopics()).account });
  });

  it.each([
    ['rotated', (id: string) => admin(writer.database, 'traveller', 'rotate-key', id)],
    ['removed', (id: string) => writer.as('demo-company').delete(`/api/v1/partner/travellers/${id}`)],
    ['erased', (id: string) => admin(writer.database, 'traveller', 'erase', id, '--yes')],
  ])('ends when its traveller’s key is %s', async (_how, end) => {
    await client.nextTopics();
    await end(inJapan.id);
    expect((await client.closed).code).toBe(4401);
  });

  it('outlasts its company’s being disabled, as everything of travellers does', async () => {
    await client.nextTopics();
    await admin(writer.database, 'company', 'disable', COMPANY_ID);
    await client.untilMoved('account');
    await admin(writer.database, 'company', 'enable', COMPANY_ID);
    await client.untilMoved('account');
  });
});
