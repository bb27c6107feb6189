import { COMPANY_ID } from '../src/sample/sample-callers';
import { addCompany, refusedFields } from './support/actors';
import { startTestService, type TestService } from './support/test-service';

describe('the company that a client names beside the address', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  const path = `/api/v2/org/${COMPANY_ID}/notifications`;

  it('need not be named, and may be', async () => {
    const company = service.as('demo-company');
    expect((await company.get(path)).status).toBe(200);
    expect((await company.get(path, { organization: COMPANY_ID.toUpperCase() })).status).toBe(200);
    const traveller = service.as('demo-traveller');
    expect((await traveller.get('/api/v2/countries/CO', { organization: COMPANY_ID })).status).toBe(200);
  });

  it('must not be another than that of the address', async () => {
    const other = await addCompany(service);
    const answer = await service.as('demo-company').get(path, { organization: other.id });
    expect(refusedFields(answer)).toEqual(['Organization']);
  });

  it('opens nothing', async () => {
    const other = await addCompany(service);
    expect((await other.get(path, { organization: COMPANY_ID })).status).toBe(403);
    expect((await service.as('no-such-key').get(path, { organization: COMPANY_ID })).status).toBe(401);
  });
});
