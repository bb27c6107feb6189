import fc from 'fast-check';
import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert, TripAlerts } from '@/contract/alert';
import { AlertFilter, SafetyCategory } from '@/contract/alert-filter';
import { dangerOfAdvisory, dangerOfAlert, isLeftOut, type Danger } from '@/contract/alert-filter-rule';
import { ShortCountry } from '@/contract/country';
import { SAFETY_KIND_IDS, SAFETY_KINDS } from '@/contract/safety-kinds';
import { Profile } from '@/contract/traveller';

import { queryOne } from '../src/database/database';
import { addCompany, addTraveller, addTrip, refusedFields, type Person } from './support/actors';
import { aCheckIn, aDestination, aTrip } from './support/builders';
import { addPhone, advise, changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const Ids = z.array(z.looseObject({ id: z.string() }));

describe('alert filters', () => {
  let service: ServiceAtWork;
  let company: Person;
  let ann: Person;
  let tripId: string;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    ann = await addTraveller(service, company.key);
    await addPhone(ann);
    const stay = { country_code: 'NO', entry_date: '2026-06-10', exit_date: '2026-06-30' };
    ({ id: tripId } = await addTrip(ann, aTrip({ destinations: [aDestination(stay)] })));
  });

  const own = () => `/api/v2/users/${ann.id}/alert_filters`;
  const ofCompany = () => `/api/v2/org/${company.id}/alert_filters`;
  const hide = async (alert_filter: object) => readAs(AlertFilter, await ann.post(own(), { alert_filter }));
  const hideForAll = async (alert_filter: object) =>
    readAs(AlertFilter, await company.post(ofCompany(), { alert_filter }));
  const low = (kind: string) => ({ risk_level: 'low' as const, safety_category_ids: [kind] });

  /** Publishes, and gives what became of it for Ann: trip alerts in the database, messages, and how her company heard. */
  async function becomesOf(publishing: () => Promise<{ id: string }>) {
    const { id } = await publishing();
    await service.background.run();
    const { tied, told, manner } = await queryOne<{ tied: number; told: number; manner: string | null }>(
      service.database,
      `select (select count(*)::integer from trip_alerts where alert_id = $1 and trip_id = $2) as tied,
         (select count(*)::integer from notifications where traveller_id = $3
           and $1::text in (data ->> 'alert_id', data ->> 'advisory_id')) as told,
         (select min(concerned.manner) from event_travellers concerned where concerned.traveller_id = $3
           and $1::text in (concerned.data ->> 'alert_id', concerned.data ->> 'advisory_id')) as manner`,
      [id, tripId, ann.id],
    );
    return { id, tied, told, manner };
  }
  async function listed(id: string, query = '') {
    const lists = ['/api/v2/alerts', '/api/v2/countries/NO/alerts', `/api/v2/trips/${tripId}/alerts`];
    const found = await Promise.all(
      lists.map(async (path) => readAs(Ids, await ann.get(`${path}?per_page=100${query}`))),
    );
    return found.map((list) => list.some((alert) => alert.id === id));
  }
  async function listedInVersion1(id: string, query = '', language = 'en') {
    const inWords = { 'accept-language': language };
    const ofTrip = readAs(TripAlerts, await ann.get(`/api/v1/trips/${tripId}/alerts${query}`, inWords));
    const ofCountry = readAs(Ids, await ann.get(`/api/v1/countries/NO/alerts${query}`, inWords));
    const all = [...ofTrip.trip_alerts.map(({ alert }) => alert), ...ofTrip.past_alerts];
    return [all, ofCountry].map((list) => list.some((alert) => alert.id === id));
  }

  it('go by a list of kinds of danger that stays, in the reader’s language', async () => {
    const list = readAs(z.array(SafetyCategory), await ann.get('/api/v2/safety_categories'));
    expect(list.map(({ slug }) => slug)).toEqual(SAFETY_KINDS);
    expect(list.map(({ slug, id }) => [slug, id])).toEqual(
      SAFETY_KINDS.map((kind) => [kind, SAFETY_KIND_IDS[kind]]),
    );
    const german = await company.get('/api/v2/safety_categories', { 'accept-language': 'de' });
    expect(readAs(z.array(SafetyCategory), german)[1]).toMatchObject({ name: 'Kriminalität' });
  });

  it('are added, changed and removed by whoever they belong to', async () => {
    const filter = await hide({ risk_levels: [1, 0, 1], safety_category_id: 'crime' });
    expect(filter).toMatchObject({ risk_levels: [0, 1], includes_high_for_whole_country: false });
    const change = { alert_filter: { safety_category_id: null } };
    const changed = readAs(AlertFilter, await ann.patch(`${own()}/${filter.id}`, change));
    expect(changed).toMatchObject({ risk_levels: [0, 1], safety_category_id: null });
    expect(readAs(z.array(AlertFilter), await ann.get(own()))).toEqual([changed]);
    expect(readAs(Profile, await ann.get('/api/v1/users/profile')).alert_filters).toEqual([changed]);
    const removed = await ann.delete(`${own()}/${filter.id}`);
    expect([removed.status, removed.json()]).toEqual([200, {}]);
    expect((await ann.delete(`${own()}/${filter.id}`)).status).toBe(404);
    expect(readAs(z.array(AlertFilter), await ann.get(own()))).toEqual([]);
  });

  it.each([
    [{}, 'alert_filter'],
    [{ risk_levels: [] }, 'alert_filter.risk_levels'],
    [{ risk_levels: [3] }, 'alert_filter.risk_levels.0'],
    [{ safety_category_id: 'boredom' }, 'alert_filter.safety_category_id'],
  ])('are refused where they say nothing: %j', async (alert_filter, field) => {
    const answer = await ann.post(own(), { alert_filter });
    expect(refusedFields(answer)).toEqual([field]);
  });

  it('of a company mean that no trip alert is made', async () => {
    await hideForAll({ safety_category_id: 'crime', risk_levels: [0] });
    const { id, ...hidden } = await becomesOf(() => publish(service, low('crime')));
    expect(hidden).toEqual({ tied: 0, told: 0, manner: null });
    expect(await listed(id, '&all=1')).toEqual([false, false, false]);
    expect(await listedInVersion1(id, '?all=1')).toEqual([false, false]);
    expect(await becomesOf(() => publish(service, low('strikes')))).toMatchObject({ tied: 1, told: 1 });
  });

  it('of a user mean that nothing is delivered, while their company still learns whom it concerns', async () => {
    await hide({ safety_category_id: 'crime', risk_levels: [0] });
    const { id, ...hidden } = await becomesOf(() => publish(service, low('crime')));
    expect(hidden).toEqual({ tied: 1, told: 0, manner: 'silently' });
    expect(await listed(id)).toEqual([false, false, false]);
    expect(await listed(id, '&all=1')).toEqual([true, true, true]);
    expect(await listedInVersion1(id)).toEqual([false, false]);
    for (const language of ['en', 'de', '*'])
      expect(await listedInVersion1(id, '?all=1', language)).toEqual([true, true]);
    expect((await ann.get(`/api/v2/alerts/${id}`)).status).toBe(200);
  });

  it('hold for whoever is at a place without a trip, of whom their company learns once', async () => {
    await hide({ safety_category_id: 'crime' });
    await ann.delete(`/api/v1/trips/${tripId}`);
    await ann.post('/api/v2/check_ins', { check_in: aCheckIn({ country_code: 'NO' }) });
    const { id, ...hidden } = await becomesOf(() => publish(service, low('crime')));
    expect(hidden).toEqual({ tied: 0, told: 0, manner: 'silently' });
    await changePublished(service, id, { headline: 'Again' });
    await service.background.run();
    const { times } = await queryOne<{ times: number }>(
      service.database,
      `select count(*)::integer as times from event_travellers where traveller_id = $1 and data ->> 'alert_id' = $2`,
      [ann.id, id],
    );
    expect(times).toBe(1);
  });

  it('take effect at once on what is listed, and on the next match', async () => {
    const { id } = await becomesOf(() => publish(service, low('crime')));
    expect([await listed(id), await listedInVersion1(id)]).toEqual([
      [true, true, true],
      [true, true],
    ]);
    const filter = await hideForAll({ safety_category_id: 'crime' });
    expect([await listed(id), await listedInVersion1(id)]).toEqual([
      [false, false, false],
      [false, false],
    ]);
    expect(await becomesOf(() => changePublished(service, id, { headline: 'Again' }))).toMatchObject({
      tied: 0,
    });
    await company.delete(`${ofCompany()}/${filter.id}`);
    expect(await becomesOf(() => changePublished(service, id, { headline: 'Again' }))).toMatchObject({
      tied: 1,
    });
  });

  it('never hide what is of high risk for a whole country, unless they say so', async () => {
    const grave = () => publish(service, { risk_level: 'high', full_country_ids: ['NO'] });
    const filter = await hideForAll({ risk_levels: [0, 1, 2] });
    expect(await becomesOf(grave)).toMatchObject({ tied: 1, told: 1 });
    expect(await becomesOf(() => publish(service, { risk_level: 'high' }))).toMatchObject({ tied: 0 });
    const explicitly = { alert_filter: { includes_high_for_whole_country: true } };
    await company.patch(`${ofCompany()}/${filter.id}`, explicitly);
    expect(await becomesOf(grave)).toMatchObject({ tied: 0, told: 0 });
  });

  it('hide health by its category, and what is of several kinds only where each is hidden', async () => {
    await hide({ safety_category_id: 'health' });
    expect(await becomesOf(() => publish(service, { category: 'health' }))).toMatchObject({ told: 0 });
    const both = { safety_category_ids: ['crime', 'strikes'] };
    await hide({ safety_category_id: 'crime' });
    expect(await becomesOf(() => publish(service, both))).toMatchObject({ told: 1 });
    await hide({ safety_category_id: 'strikes' });
    expect(await becomesOf(() => publish(service, both))).toMatchObject({ told: 0 });
  });

  it('hold for advisories, which are as grave as what they are about', async () => {
    const inList = async (id: string, query = '') =>
      Promise.all(
        ['v1', 'v2'].flatMap((version) =>
          [`/countries/NO/advisories`, `/trips/${tripId}/advisories`].map(async (path) =>
            readAs(Ids, await ann.get(`/api/${version}${path}${query}`)).some(
              (advisory) => advisory.id === id,
            ),
          ),
        ),
      );
    const filter = await hide({ safety_category_id: 'fires', risk_levels: [0] });
    const fires = () => advise(service, { safety_category_ids: ['fires'] });
    const { id, ...hidden } = await becomesOf(fires);
    expect(hidden).toMatchObject({ told: 0 });
    expect(await inList(id)).toEqual([false, false, false, false]);
    expect(await inList(id, '?all=1')).toEqual([true, true, true, true]);
    // Norway asks for normal precautions: nothing there is of high risk.
    await ann.patch(`${own()}/${filter.id}`, { alert_filter: { risk_levels: [2] } });
    expect(await inList(id)).toEqual([true, true, true, true]);
    expect(await becomesOf(fires)).toMatchObject({ told: 1 });
    await hideForAll({ safety_category_id: 'fires' });
    expect(await inList(id, '?all=1')).toEqual([false, false, false, false]);
  });

  it('move the trips and the account of those whom they belong to', async () => {
    const read = async () => {
      const { headers } = await ann.get('/api/v1/trips', { 'data-topics': '*' });
      const topics = (headers['data-revision'] ?? '').split('; ');
      return new Map(topics.map((topic) => topic.split('=') as [string, string]));
    };
    const moved = async (deed: () => Promise<unknown>) => {
      const before = await read();
      await deed();
      const after = await read();
      return ['account', 'trips', 'alerts'].filter((topic) => after.get(topic) !== before.get(topic));
    };
    expect(await moved(() => hide({ risk_levels: [0] }))).toEqual(['account', 'trips']);
    expect(await moved(() => hideForAll({ risk_levels: [0] }))).toEqual(['account', 'trips']);
  });

  it('see in alerts and advisories what the contract sees in them', async () => {
    const countries = readAs(z.array(ShortCountry), await ann.get('/api/v1/countries/short_list'));
    const read = async <Kind>(table: 'alerts' | 'advisories', schema: z.ZodType<Kind>) => {
      const rows = await service.database.query<{ document: string; danger: Danger }>(
        `select record.document, json_build_object('risk', danger.risk, 'isOfWholeCountry', danger.of_whole_country,
           'kinds', array(select unnest(danger.kinds) order by 1)) as danger
         from ${table} record join ${table === 'alerts' ? 'alert' : 'advisory'}_dangers danger on danger.id = record.id`,
      );
      expect(rows.length).toBeGreaterThan(20);
      return rows.map(({ document, danger }) => ({ record: schema.parse(JSON.parse(document)), danger }));
    };
    const inOrder = ({ kinds, ...danger }: Danger) => ({ ...danger, kinds: [...kinds].sort() });
    for (const { record, danger } of await read('alerts', Alert))
      expect(inOrder(dangerOfAlert(record))).toEqual(danger);
    for (const { record, danger } of await read('advisories', Advisory)) {
      const country = countries.find(({ id }) => id === record.country_id);
      expect(inOrder(dangerOfAdvisory(record, country?.travel_status ?? 0))).toEqual(danger);
    }
  });

  it('leave out in the service exactly what the contract says', async () => {
    const categories = readAs(z.array(SafetyCategory), await ann.get('/api/v2/safety_categories'));
    const ids = categories.slice(0, 3).map(({ id }) => id);
    const risk = fc.constantFrom(0 as const, 1 as const, 2 as const);
    const filter = fc.record({
      risk_levels: fc.uniqueArray(risk, { minLength: 1 }),
      safety_category_id: fc.option(fc.constantFrom(...ids), { nil: null }),
      includes_high_for_whole_country: fc.boolean(),
    });
    const danger = fc.record({
      risk,
      isOfWholeCountry: fc.boolean(),
      kinds: fc.uniqueArray(fc.constantFrom(...ids)),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(filter, { maxLength: 4 }),
        fc.array(danger, { minLength: 8 }),
        async (filters, dangers) => {
          await service.database.query('delete from alert_filters where traveller_id = $1', [ann.id]);
          await service.database.query(
            `insert into alert_filters (id, traveller_id, risk_levels, safety_category_id, includes_high_for_whole_country,
             created_at, updated_at)
           select gen_random_uuid(), $1, array(select jsonb_array_elements_text(said -> 'risk_levels')::smallint),
             (said ->> 'safety_category_id')::uuid, (said ->> 'includes_high_for_whole_country')::boolean, now(), now()
           from jsonb_array_elements($2::jsonb) said`,
            [ann.id, JSON.stringify(filters)],
          );
          const rows = await service.database.query<{ is_left_out: boolean }>(
            `select is_left_out($1, null, (said ->> 'risk')::integer, (said ->> 'isOfWholeCountry')::boolean,
             array(select jsonb_array_elements_text(said -> 'kinds')::uuid)) as is_left_out
           from jsonb_array_elements($2::jsonb) with ordinality each(said, place) order by place`,
            [ann.id, JSON.stringify(dangers)],
          );
          expect(rows.map((row) => row.is_left_out)).toEqual(dangers.map((each) => isLeftOut(filters, each)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
