import { COUNTRY_TOPICS, type CountryTopic } from '@/contract/revision-topics';

import { COMPANY_ID as COMPANY } from '../src/sample/sample-callers';
import { admin } from './support/admin';
import { addTraveller, addTrip, type Person } from './support/actors';
import { aCheckIn, aDestination, aTrip } from './support/builders';
import { aHospital, aPack, removePacks } from './support/pack-folder';
import { advise, changePublished, publish, publishRule } from './support/publishing';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

describe('Data-Revision', () => {
  let service: ServiceAtWork;
  let inJapan: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(async () => {
    await service.close();
    removePacks();
  });
  beforeEach(async () => {
    inJapan = await addTraveller(service);
    await addTrip(inJapan, inJune('JP'));
  });

  const inJune = (country_code: string) =>
    aTrip({
      destinations: [aDestination({ country_code, entry_date: '2026-06-01', exit_date: '2026-06-30' })],
    });

  async function readTopics(traveller: Person, countries = '*'): Promise<Record<string, string>> {
    const { headers } = await traveller.get('/api/v1/trips?since=2000000000', { 'data-topics': countries });
    const [revision = '', ...topics] = (headers['data-revision'] ?? '').split('; ');
    expect(revision).toMatch(/^\d+\.\d+$/);
    return Object.fromEntries(topics.map((topic) => topic.split('=') as [string, string]));
  }
  /** The topics that a deed moves, for this traveller. */
  async function movedBy(deed: () => Promise<unknown>, countries?: string): Promise<string[]> {
    // What was done before has had its consequences.
    await service.background.run();
    const before = await readTopics(inJapan, countries);
    await deed();
    await service.background.run();
    const after = await readTopics(inJapan, countries);
    return Object.keys(after).filter((topic) => after[topic] !== before[topic]);
  }
  /** Which of a country’s topics. */
  async function movedOf(country: string, deed: () => Promise<unknown>): Promise<CountryTopic[]> {
    const before = (await readTopics(inJapan, country))[country]?.split('.');
    await deed();
    const after = (await readTopics(inJapan, country))[country]?.split('.') ?? [];
    expect(after).toHaveLength(COUNTRY_TOPICS.length);
    return COUNTRY_TOPICS.filter((_, index) => after[index] !== before?.[index]);
  }
  const importing = (files: Record<string, unknown>) =>
    admin(service.database, 'content', 'import', aPack(files));

  it('is one word to whoever does not ask for topics', async () => {
    const { headers } = await inJapan.get('/api/v1/trips');
    expect(headers['data-revision']).toMatch(/^\d+\.\d+$/);
  });

  it('tells of the countries of one’s trips and of those that one names, whatever else one says', async () => {
    expect(Object.keys(await readTopics(inJapan)).filter((topic) => topic === topic.toUpperCase())).toEqual([
      'JP',
    ]);
    expect(await readTopics(inJapan, 'pe, XX, nonsense, , CO')).toMatchObject({
      CO: expect.any(String) as string,
    });
    expect(Object.keys(await readTopics(inJapan, 'pe')).slice(-2)).toEqual(['JP', 'PE']);
  });

  it('moves nothing for anybody in Japan when an alert is published, changed or removed in Peru', async () => {
    const moved = await movedBy(async () => {
      const { id } = await publish(service, { country_ids: ['PE'] });
      await changePublished(service, id, { headline: 'Otherwise' });
      await service.as('demo-publisher').delete(`/api/v2/publishing/alerts/${id}`);
      await advise(service, { country_id: 'PE' });
      await importing({ 'hospitals.jsonl': [aHospital({ slug: 'lima', country: 'PE' })] });
    });
    expect(moved).toEqual([]);
  });

  it('moves the alerts of those whom an alert touches, and their messages', async () => {
    expect((await movedBy(() => publish(service, { country_ids: ['JP'] }))).sort()).toEqual([
      'JP',
      'alerts',
      'messages',
    ]);
  });

  it('moves one topic of a country at a time', async () => {
    expect(await movedOf('PE', () => publish(service, { country_ids: ['PE'] }))).toEqual(['alerts']);
    expect(await movedOf('PE', () => advise(service, { country_id: 'PE' }))).toEqual(['advisories']);
    const hospital = aHospital({ slug: 'cusco', country: 'PE' });
    expect(await movedOf('PE', () => importing({ 'hospitals.jsonl': [hospital] }))).toEqual(['hospitals']);
    const country = { code: 'PE', capital: 'Lima by the sea' };
    expect(await movedOf('PE', () => importing({ 'countries.jsonl': [country] }))).toEqual(['facts']);
    const division = { code: 'PE-AMA', name: 'Amazonas, renamed' };
    expect(await movedOf('PE', () => importing({ 'divisions.jsonl': [division] }))).toEqual(['facts']);
  });

  it('moves the entry rules of a country when one is published, changed or removed, or the vaccination that it asks for', async () => {
    const rules = '/api/v2/publishing/entry_requirements';
    const asking = { origin_country_id: 'PE', type: 6, vaccination_id: 'yellow-fever-vaccine' } as const;
    let id = '';
    const publishing = async () => ({ id } = await publishRule(service, asking));
    expect(await movedOf('PE', publishing)).toEqual(['entry']);
    const checked = { entry_requirement: { value: 2 } };
    const changing = () => service.as('demo-publisher').put(`${rules}/${id}`, checked);
    expect(await movedOf('PE', changing)).toEqual(['entry']);
    const vaccination = { slug: 'yellow-fever-vaccine', name: 'Yellow fever, renamed' };
    // The country's own facts show it too.
    expect(await movedOf('PE', () => importing({ 'vaccinations.jsonl': [vaccination] }))).toEqual([
      'facts',
      'entry',
    ]);
    expect(await movedOf('PE', () => service.as('demo-publisher').delete(`${rules}/${id}`))).toEqual([
      'entry',
    ]);
  });

  it('moves nothing but the entry rules and the messages of those whom a rule concerns', async () => {
    const rule = () => publishRule(service, { origin_country_id: 'JP' });
    expect(await movedBy(() => publishRule(service, { origin_country_id: 'PE' }))).toEqual([]);
    expect((await movedBy(rule)).sort()).toEqual(['JP', 'messages']);
    expect(await movedOf('JP', rule)).toEqual(['entry']);
  });

  it('moves both countries of an alert that goes from one to the other', async () => {
    const { id } = await publish(service, { country_ids: ['PE'] });
    const change = () => changePublished(service, id, { country_ids: ['CL'] });
    expect(await movedBy(change, 'PE, CL')).toEqual(['CL', 'PE']);
  });

  it('moves what somebody did, and nothing else', async () => {
    const { id } = inJapan;
    expect(await movedBy(() => inJapan.post('/api/v2/check_ins', { check_in: aCheckIn() }))).toContain(
      'check-ins',
    );
    const ask = () =>
      service
        .as('demo-company')
        .post(`/api/v2/org/${COMPANY}/check_in_requests`, { check_in_request: { user_ids: [id] } });
    expect((await movedBy(ask)).sort()).toEqual(['messages', 'requests']);
    const settings = { user: { settings: { send_all_good_push: true } } };
    expect(await movedBy(() => inJapan.put(`/api/v1/users/${id}`, settings))).toEqual(['account']);
    expect(await movedBy(() => addTrip(inJapan, inJune('NO')))).toContain('trips');
  });

  it('moves no account because somebody speaks another language than before', async () => {
    const speak = (language: string) =>
      inJapan.post('/api/v2/check_ins', { check_in: aCheckIn() }, { 'accept-language': language });
    await speak('fr');
    expect(await movedBy(() => speak('es'))).not.toContain('account');
  });

  it('moves the library and the list of countries for everybody', async () => {
    const disease = { slug: 'dengue', symptoms: 'Fever.' };
    expect(await movedBy(() => importing({ 'diseases.jsonl': [disease] }))).toEqual(['library']);
    const name = { code: 'PE', name: 'Peru, renamed' };
    expect(await movedBy(() => importing({ 'countries.jsonl': [name] }))).toEqual(['countries']);
  });

  describe('to whoever names the tag of the last answer', () => {
    const QUESTION = '/api/v1/trips?since=2000000000';
    const ask = async (tag?: string, headers: Record<string, string> = {}, topics = '*, PE') =>
      inJapan.get(QUESTION, { 'data-topics': topics, ...(tag && { 'if-none-match': tag }), ...headers });
    const tagOf = async () => (await ask()).headers.etag ?? 'no tag';

    it('says "not modified" as long as no topic has moved, and tells none again', async () => {
      const tag = await tagOf();
      const again = await ask(tag);
      expect(again.status).toBe(304);
      expect(again.headers).toEqual({
        date: expect.any(String) as string,
        etag: tag,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Language',
        connection: 'keep-alive',
        'x-content-type-options': 'nosniff',
        'sample-data': 'true',
      });
    });

    it('is answered so for minutes without asking the database for more than who calls', async () => {
      const tag = await tagOf();
      const query = jest.spyOn(service.database, 'query');
      service.clock.now = new Date(service.clock.now.getTime() + 300_000);
      expect((await ask(tag)).status).toBe(304);
      expect(query).toHaveBeenCalledTimes(1);
      query.mockRestore();
    });

    it('tells all topics as soon as one has moved, though the answer itself is the same', async () => {
      const tag = await tagOf();
      await publish(service, { country_ids: ['PE'] });
      const moved = await ask(tag);
      expect(moved.status).toBe(200);
      expect(moved.headers['data-revision']).toContain('; PE=');
      expect((await ask(moved.headers.etag)).status).toBe(304);
    });

    it('tells them to whoever asks for other countries, or did not ask for any before', async () => {
      const tag = await tagOf();
      expect((await ask(tag, {}, '*, CL')).status).toBe(200);
      const { headers } = await inJapan.get(QUESTION);
      expect((await ask(headers.etag)).status).toBe(200);
    });

    it('says to a page of another origin that it may read it', async () => {
      const { headers } = await ask(await tagOf(), { origin: 'https://elsewhere.example' });
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
    });
  });
});
