import { EntryRequirement } from '@/contract/entry-requirement';

import { countryId, divisionId, sampleId } from '../src/sample/sample-ids';
import { refusedFields } from './support/actors';
import { anEntryRequirement, publishRule } from './support/publishing';
import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

const RULES = '/api/v2/entry_requirements';
const PUBLISHING = '/api/v2/publishing/entry_requirements';

describe('entry requirements', () => {
  let service: TestService;
  let traveller: Caller;
  let publisher: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
    publisher = service.as('demo-publisher');
  });
  afterAll(() => service.close());

  const list = async (query: string, path = RULES) =>
    readAs(EntryRequirement.array(), await traveller.get(`${path}?per_page=100&${query}`));
  const idsOf = (rules: EntryRequirement[]) => rules.map(({ id }) => id);
  const sample = (slug: string) => sampleId('entry_requirement', slug);

  it('come with the sample set for forty countries, each with a source, a date and the word that it is a sample', async () => {
    const pages = await Promise.all([1, 2].map((page) => list(`page=${page}`)));
    const rules = pages.flat();
    expect(new Set(rules.map((rule) => rule.origin_country_id)).size).toBeGreaterThanOrEqual(40);
    for (const { comment, references, effective_as_of } of rules) {
      expect(comment).toMatch(/^Sample, not travel advice\./);
      expect(references).toHaveLength(1);
      expect(Date.parse(effective_as_of)).toBeLessThan(service.clock.now.getTime());
    }
  });

  it('are read in pages, and each by itself', async () => {
    const answer = await traveller.get(`${RULES}?per_page=7&page=2`);
    expect(readAs(EntryRequirement.array(), answer)).toHaveLength(7);
    expect(answer.headers.link).toContain('page=3');
    const [first] = await list('origin_country_id=KP&types=5');
    expect(first).toMatchObject({
      type: 5,
      value: 1,
      extras: { quarantine_days: 7 },
      affected_country_ids: [],
    });
    expect(readAs(EntryRequirement, await traveller.get(`${RULES}/${first?.id}`))).toEqual(first);
    expect((await traveller.get(`/api/v2/travel_restrictions/${first?.id}`)).status).toBe(404);
    expect((await traveller.get(`${RULES}/never`)).status).toBe(404);
  });

  it('of a country come whole, and travel restrictions apart from them', async () => {
    const thai = await list('', '/api/v2/countries/th/entry_requirements');
    expect(thai.map(({ type }) => type)).toEqual([0, 1, 2, 6, 9]);
    expect(thai.every((rule) => rule.origin_country.country_code === 'TH')).toBe(true);
    const restrictions = await list('', '/api/v2/countries/TH/travel_restrictions');
    expect(restrictions).toMatchObject([{ type: 1, value: 3, affected_countries: [{ country_code: 'KH' }] }]);
    expect(await list('destination=TH&departure=KH', '/api/v2/travel_restrictions')).toEqual(restrictions);
  });

  describe('are found', () => {
    it('by who imposes them and of which types they are', async () => {
      const rules = await list('origin_country_id=co&types=6,9');
      expect(idsOf(rules)).toEqual([sample('co-yellow-fever'), sample('co-form')]);
      expect(await list(`origin_country_id=${countryId('CO')}&types=9,6`)).toEqual(rules);
      expect(rules[0]).toMatchObject({ vaccination: { name: 'Yellow fever vaccine' } });
    });

    it('by a country that they name, or by a nationality, which those for everybody concern too', async () => {
      const named = await list('affected_country_id=BR&origin_country_id=TH');
      expect(idsOf(named)).toEqual([sample('th-yellow-fever')]);
      const brazilian = await list('nationality=br&origin_country_id=TH');
      expect(brazilian.map(({ type }) => type)).toEqual([0, 1, 2, 6, 9]);
      const german = await list('nationality=DE&origin_country_id=TH');
      expect(german.map(({ type }) => type)).toEqual([0, 1, 2, 9]);
    });

    it('by the way from one country to another, by codes, by coordinates or by airports', async () => {
      const fromBrazil = await list('destination=TH&departure=BR');
      expect(idsOf(fromBrazil)).toContain(sample('th-yellow-fever'));
      const bangkok = 'destination_lat=13.75&destination_lng=100.5';
      const rio = 'departure_lat=-22.9&departure_lng=-43.2';
      const berlin = 'departure_lat=52.5&departure_lng=13.4';
      expect(await list(`${bangkok}&${rio}`)).toEqual(fromBrazil);
      expect(await list('destination_airport=BKK&departure_airport=sbgl')).toEqual(fromBrazil);
      expect(await list(`${bangkok}&${berlin}`)).toEqual(await list('destination=TH&departure=DE'));
    });

    it('by a state, where what its country asks holds too', async () => {
      const hawaii = await list('destination_country_division=us-hi');
      expect(hawaii.map(({ type }) => type)).toEqual([0, 1, 2, 9]);
      expect(hawaii[3]).toMatchObject({
        origin_country_division: { iso_code: 'US-HI', country_id: countryId('US') },
        origin_country_division_id: divisionId('US-HI'),
      });
      expect((await list('destination_country_division=US-CA')).map(({ type }) => type)).toEqual([0, 1, 2]);
    });

    it('without what vaccination fulfils, or without what only the vaccinated need to know', async () => {
      await publishRule(service, { type: 10, value: 1, extras: { vacc_list: [1, 2] } });
      await publishRule(service, { type: 6, value: 1 });
      const types = async (query: string) =>
        (await list(`origin_country_id=NO&${query}`))
          .map(({ type }) => type)
          .filter((type) => [6, 10].includes(type));
      expect(await types('')).toEqual([6, 10]);
      expect(await types('vaccinated=true')).toEqual([10]);
      expect(await types('vaccinated=false')).toEqual([6]);
    });
  });

  it.each([
    ['destination=TH', ['departure']],
    ['departure=TH', ['destination']],
    ['departure_airport=FRA', ['destination_airport']],
    ['destination_airport=ZZZ&departure_airport=Frankfurt', ['departure_airport']],
    ['destination_airport=ZZZ&departure_airport=FRA', ['destination_airport']],
    ['destination_lat=1&departure_lng=2', ['destination_lng', 'departure_lat']],
    ['destination=XX&departure=ZZ', ['destination', 'departure']],
    ['nationality=Germany', ['nationality']],
    ['nationality=ZZ', ['nationality']],
    ['types=11', ['types']],
    ['types=1,,2', ['types']],
    ['destination_country_division=Hawaii', ['destination_country_division']],
    ['destination_country_division=US-ZZ', ['destination_country_division']],
    ['destination_lat=91&destination_lng=0&departure_lat=0&departure_lng=0', ['destination_lat']],
    ['destination_lat=0&destination_lng=-150&departure_lat=52.5&departure_lng=13.4', ['destination_lat']],
    ['vaccinated=perhaps', ['vaccinated']],
  ])('refuse a search that makes no sense, and name the field: %s', async (query, refused) => {
    expect(refusedFields(await traveller.get(`${RULES}?${query}`))).toEqual(refused);
  });

  describe('are published', () => {
    it('with all that can be said, places and vaccinations named as people name them', async () => {
      const rule = await publishRule(service, {
        type: 6,
        value: 2,
        extras: { vacc_list: [1, 2] },
        comment: { en: 'Not for children.', de: 'Nicht für Kinder.' },
        references: ['https://border.example.org/rules'],
        effective_as_of: '2026-06-01T08:00:00+02:00',
        vaccination_id: 'covid-19-vaccine',
        origin_country_id: 'us',
        origin_country_division_id: 'us-hi',
        affected_country_ids: ['DE', 'FR'],
        affected_country_division_ids: ['CO-CAU'],
      });
      expect(rule).toMatchObject({
        comment: 'Not for children.',
        effective_as_of: '2026-06-01T06:00:00.000Z',
        vaccination_id: sampleId('vaccination', 'covid-19-vaccine'),
        affected_countries: [{ country_code: 'DE' }, { country_code: 'FR' }],
        affected_country_divisions: [{ iso_code: 'CO-CAU' }],
      });
      const german = { 'accept-language': 'de' };
      const read = await traveller.get(`${RULES}/${rule.id}`, german);
      expect(readAs(EntryRequirement, read).comment).toBe('Nicht für Kinder.');
      expect(idsOf(await list('destination=US&departure=CO'))).toContain(rule.id);
    });

    it('and changed in what is named, and removed', async () => {
      const rule = await publishRule(service, {
        affected_country_ids: ['DE'],
        comment: { en: 'A', de: 'B' },
      });
      const answer = await publisher.put(`${PUBLISHING}/${rule.id}`, { entry_requirement: { value: 3 } });
      expect(readAs(EntryRequirement, answer)).toEqual({ ...rule, value: 3 });
      const inAll = await traveller.get(`${RULES}/${rule.id}`, { 'accept-language': 'de' });
      expect(readAs(EntryRequirement, inAll).comment).toBe('B');
      expect((await publisher.delete(`${PUBLISHING}/${rule.id}`)).json()).toEqual([]);
      expect((await traveller.get(`${RULES}/${rule.id}`)).status).toBe(404);
      expect((await publisher.delete(`${PUBLISHING}/${rule.id}`)).status).toBe(404);
    });

    it.each([
      [{ origin_country_id: 'XX' }, ['origin_country_id.0']],
      [{ origin_country_division_id: 'CO-CAU' }, ['origin_country_division_id.0']],
      [{ affected_country_ids: ['DE', 'XX'] }, ['affected_country_ids.1']],
      [{ vaccination_id: 'happiness' }, ['vaccination_id.0']],
      [{ extras: { quarantine_days: 10 } }, ['extras.quarantine_days']],
      [{ type: 5, extras: { quarantine_days: 0 } }, ['extras.quarantine_days']],
      [{ type: 5, extras: { days: 3 } }, ['extras']],
      [{ type: 6, extras: { vacc_list: [10] } }, ['extras.vacc_list.0']],
      [{ type: 11 }, ['type']],
      [{ value: 4 }, ['value']],
      [{ references: ['javascript:alert(1)'] }, ['references.0']],
      [{ effective_as_of: 'yesterday' }, ['effective_as_of']],
    ])('but not where they make no sense: %j', async (fields, refused) => {
      const rule = { ...anEntryRequirement(), ...fields };
      const answer = await publisher.post(PUBLISHING, { entry_requirement: rule });
      expect(refusedFields(answer)).toEqual(refused.map((field) => `entry_requirement.${field}`));
    });
  });
});
