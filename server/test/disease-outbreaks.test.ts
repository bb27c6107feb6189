import { z } from 'zod';

import { DiseaseOutbreak } from '@/contract/disease-outbreak';
import { DiseaseCommentV2 } from '@/contract/health-comment';
import { COUNTRY_TOPICS } from '@/contract/revision-topics';

import type { Queryable } from '../src/database/database';
import { COUNTRY_OUTBREAK_RECORDS } from '../src/resources/disease-outbreaks/records';
import { readAll } from '../src/resources/lists';
import { countryId, diseaseId } from '../src/sample/sample-ids';
import { addTraveller, addTrip, refusedFields, type Person } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { anOutbreak, publishOutbreak } from './support/publishing';
import { readAs } from './support/read-as';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

const PUBLISHING = '/api/v2/publishing/disease_outbreaks';

describe('disease outbreaks', () => {
  let service: TestService;
  let ann: Person;
  beforeAll(async () => {
    service = await startTestService();
    ann = await addTraveller(service);
  });
  afterAll(() => service.close());

  const list = async (path: string) => readAs(z.array(DiseaseOutbreak), await ann.get(`/api/v2/${path}`));
  const change = async (id: string, disease_outbreak: object) =>
    readAs(
      DiseaseOutbreak,
      await service.as('demo-publisher').put(`${PUBLISHING}/${id}`, { disease_outbreak }),
    );

  it('are published with all that is known of them, and read by country and by themselves', async () => {
    const outbreak = await publishOutbreak(service, {
      country_id: 'se',
      country_division_ids: ['SE-AB'],
      start: '2026-05-01T00:00:00Z',
      cases: 12,
      deaths: 0,
      comment: { en: 'Mosquitoes', de: 'Mücken' },
      references: ['https://health.example.org/se'],
    });
    expect(outbreak).toMatchObject({
      disease_id: diseaseId('dengue'),
      disease: { common_name: 'Dengue' },
      country: { country_code: 'SE' },
      country_divisions: [{ iso_code: 'SE-AB' }],
      cases: 12,
      deaths: 0,
      finish: null,
      effective_as_of: service.clock.now.toISOString(),
    });
    expect(await list('countries/SE/disease_outbreaks')).toEqual([outbreak]);
    const german = await ann.get(`/api/v2/disease_outbreaks/${outbreak.id}`, { 'accept-language': 'de' });
    expect(readAs(DiseaseOutbreak, german)).toMatchObject({ comment: 'Mücken' });
    const ofCountry = await ann.get(`/api/v2/countries/sweden/disease_outbreaks/${outbreak.id}`);
    expect(readAs(DiseaseOutbreak, ofCountry)).toEqual(outbreak);
    expect((await ann.get(`/api/v2/countries/DK/disease_outbreaks/${outbreak.id}`)).status).toBe(404);
  });

  it('are changed field by field, and removed', async () => {
    const outbreak = await publishOutbreak(service, { comment: { en: 'Here', fr: 'Ici' }, cases: 3 });
    const changed = await change(outbreak.id, { deaths: 1 });
    expect(changed).toMatchObject({ cases: 3, deaths: 1, comment: 'Here' });
    const french = await ann.get(`/api/v2/disease_outbreaks/${outbreak.id}`, { 'accept-language': 'fr' });
    expect(readAs(DiseaseOutbreak, french)).toMatchObject({ comment: 'Ici' });
    await service.as('demo-publisher').delete(`${PUBLISHING}/${outbreak.id}`);
    expect((await ann.get(`/api/v2/disease_outbreaks/${outbreak.id}`)).status).toBe(404);
    expect((await service.as('demo-publisher').delete(`${PUBLISHING}/${outbreak.id}`)).status).toBe(404);
  });

  it('are listed while they go on, and with all=1 when they are over', async () => {
    const { id } = await publishOutbreak(service, { country_id: 'FI', start: '2026-01-01T00:00:00Z' });
    expect((await list('countries/FI/disease_outbreaks')).map((each) => each.id)).toEqual([id]);
    await change(id, { finish: '2026-06-01T00:00:00Z' });
    expect(await list('countries/FI/disease_outbreaks')).toEqual([]);
    expect((await list('countries/FI/disease_outbreaks?all=1')).map((each) => each.id)).toEqual([id]);
  });

  it.each([
    [{ disease_id: 'boredom' }, 'disease_outbreak.disease_id.0'],
    [{ country_division_ids: ['SE-AB'] }, 'disease_outbreak.country_division_ids.0'],
    [{ cases: -1 }, 'disease_outbreak.cases'],
    [{ start: '2026-06-02T00:00:00Z', finish: '2026-06-01T00:00:00Z' }, 'disease_outbreak.finish'],
  ])('are refused where they can’t be: %j', async (fields, field) => {
    const answer = await service
      .as('demo-publisher')
      .post(PUBLISHING, { disease_outbreak: anOutbreak(fields) });
    expect(refusedFields(answer)).toEqual([field]);
  });

  it('are named by health comments while they go on, of a country and of a trip', async () => {
    const trip = await addTrip(ann, aTrip({ destinations: [aDestination({ country_code: 'AU' })] }));
    const named = async () => {
      const found = await Promise.all(
        [`countries/AU/diseases`, `trips/${trip.id}/diseases`].map(async (path) =>
          readAs(z.array(DiseaseCommentV2), await ann.get(`/api/v2/${path}`)),
        ),
      );
      return found.map((comments) => comments.flatMap(({ outbreak_ids }) => outbreak_ids));
    };
    const [comment] = readAs(z.array(DiseaseCommentV2), await ann.get('/api/v2/countries/AU/diseases'));
    expect(await named()).toEqual([[], []]);
    const disease_id = comment?.disease_id ?? 'none';
    const { id } = await publishOutbreak(service, { country_id: 'AU', disease_id });
    expect(await named()).toEqual([[id], [id]]);
    await change(id, { finish: '2026-06-01T00:00:00Z' });
    expect(await named()).toEqual([[], []]);
  });

  it('move a topic of their country, which alone is then asked for', async () => {
    const read = async () => {
      const { headers } = await ann.get('/api/v1/trips', { 'data-topics': 'DK' });
      return /; DK=([\d.]+)/.exec(headers['data-revision'] ?? '')?.[1]?.split('.') ?? [];
    };
    const before = await read();
    await publishOutbreak(service, { country_id: 'DK' });
    const after = await read();
    expect(COUNTRY_TOPICS.filter((_, index) => after[index] !== before[index])).toEqual(['outbreaks']);
  });

  it('of one country are found among many without a look at all of them', async () => {
    await service.database.query(
      `insert into disease_outbreaks (id, disease_id, country_id, effective_as_of, created_at, updated_at)
       select gen_random_uuid(), $2, place.id, $1, $1, $1 from generate_series(1, 5000) n
       join (select id, row_number() over (order by id) as place from countries) place on place.place = n % 240 + 1`,
      [service.clock.now, diseaseId('dengue')],
    );
    await service.database.execute('analyze');
    const found: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      found.push(...(await tablesReadWhole(service.database, sql, values)));
      return service.database.query(sql, values);
    };
    const asked = { values: [countryId('SE'), service.clock.now], query: {} };
    const columns = () => ({ columns: 'outbreak.id', values: [] });
    await readAll({ ...service.database, query }, COUNTRY_OUTBREAK_RECORDS, asked, columns);
    expect(found).toEqual([]);
  });
});
