import { z } from 'zod';

import { AlertV2 } from '@/contract/alert-v2';

import { diseaseId } from '../src/sample/sample-ids';
import { addCompany, addTraveller, refusedFields, type Person } from './support/actors';
import { admin } from './support/admin';
import { publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('alerts of the past', () => {
  let service: TestService;
  let company: Person;
  let ann: Person;
  let old: string;
  beforeAll(async () => {
    service = await startTestService();
    company = await addCompany(service);
    ann = await addTraveller(service, company.key);
    const { id } = await publish(service, {
      headline: 'Dengue on the 100% sunny coast',
      category: 'health',
      risk_level: 'medium',
      country_ids: ['IS'],
      disease_ids: ['dengue'],
    });
    old = id;
    await service.database.query(`update alerts set created_at = '2025-03-05T12:00:00Z' where id = $1`, [id]);
  });
  afterAll(() => service.close());

  const search = async (caller: Pick<Person, 'get'>, query: string) =>
    readAs(z.array(AlertV2), await caller.get(`/api/v2/alerts?per_page=100&${query}`)).map(({ id }) => id);

  it('are not for companies without global intelligence, nor for their travellers', async () => {
    for (const caller of [company, ann]) {
      const answer = await caller.get('/api/v2/alerts?from=2025-01-01&text=dengue');
      expect(answer.status).toBe(403);
      expect(answer.json<{ error: { message: string } }>().error.message).toContain('from, text');
      expect(await search(caller, '')).not.toContain(old);
    }
  });

  it('are searched by day, country, category, risk, disease and words, all of which must hold', async () => {
    await admin(service.database, 'company', 'set', company.id, '--global-intelligence', 'on');
    const all =
      'from=2025-03-05&to=2025-03-05&country_codes=no,is&categories=0&risk_levels=1,2&disease_id=dengue&text=100%25%20SUNNY';
    for (const caller of [company, ann]) expect(await search(caller, all)).toEqual([old]);
    expect(await search(company, `from=2025-01-01&disease_id=${diseaseId('dengue')}`)).toContain(old);
    const misses = [
      'from=2025-03-06',
      'to=2025-03-04&from=2025-01-01',
      'from=2025-01-01&country_codes=NO',
      'from=2025-01-01&categories=1',
      'from=2025-01-01&risk_levels=0,2',
      'from=2025-01-01&disease_id=cholera',
      'from=2025-01-01&text=100_ sunny',
      'text=sunny',
    ];
    for (const query of misses) expect(await search(company, query)).not.toContain(old);
  });

  it.each([
    ['from=yesterday', ['from']],
    ['country_codes=Iceland', ['country_codes']],
    ['categories=2&risk_levels=3', ['categories', 'risk_levels']],
    ['text=ab', ['text']],
  ])('refuse %s', async (query, fields) => {
    expect(refusedFields(await company.get(`/api/v2/alerts?${query}`))).toEqual(fields);
  });
});
