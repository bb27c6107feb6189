import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';

import { countryId } from '../src/sample/sample-ids';
import { publishAdvisory, publishAlert } from './support/content';
import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

describe('what happens in a country', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  const listAlerts = async (key: string) =>
    readAs(z.array(Alert), await traveller.get(`/api/v1/countries/${key}/alerts`));

  it('are alerts of the past month, the newest first', async () => {
    const older = await publishAlert(service, { countries: ['NO'], created_at: '2026-06-02T10:00:00Z' });
    const newer = await publishAlert(service, { countries: ['NO'], created_at: '2026-06-14T10:00:00Z' });
    const oldest = await publishAlert(service, { countries: ['NO'], created_at: '2026-05-15T12:00:00Z' });
    await publishAlert(service, { countries: ['SE'], created_at: '2026-06-14T10:00:00Z' });
    const ids = async (moment: string) => {
      service.clock.now = new Date(moment);
      return (await listAlerts('norway')).map((alert) => alert.id);
    };

    expect(await ids('2026-06-15T12:00:00Z')).toEqual([newer, older]);
    expect(await ids('2026-06-10T12:00:00Z')).toEqual([older, oldest]);
    expect(await ids('2026-07-02T09:59:59Z')).toEqual([newer, older]);
    expect(await ids('2026-07-02T10:00:00Z')).toEqual([newer]);
    expect(await ids('2026-08-01T00:00:00Z')).toEqual([]);
  });

  it('are alerts that draw a country only where they cover all of it', async () => {
    service.clock.now = new Date('2026-06-15T12:00:00Z');
    await publishAlert(service, {
      countries: ['NZ', 'FJ'],
      whole: ['NZ'],
      created_at: '2026-06-15T11:59:00Z',
    });
    const [alert] = await listAlerts('NZ');
    expect(alert?.full_country_ids).toEqual([countryId('NZ')]);
    expect([...(alert?.country_ids ?? [])].sort()).toEqual([countryId('NZ'), countryId('FJ')].sort());
    const drawings = new Map(alert?.countries.map((country) => [country.name, country.topo_json]));
    expect(drawings.get('New Zealand')).toMatchObject({ type: 'Topology' });
    expect(drawings.get('Fiji')).toBeNull();
  });

  it('are advisories that are open', async () => {
    const open = await publishAdvisory(service, { country: 'NO', status: 0 });
    await publishAdvisory(service, { country: 'NO', status: 1 });
    await publishAdvisory(service, { country: 'SE', status: 0 });
    const answer = await traveller.get('/api/v1/countries/no/advisories');
    expect(readAs(z.array(Advisory), answer).map((advisory) => advisory.id)).toEqual([open]);
  });

  it('is nothing where nothing is known, and not found where there is no country', async () => {
    for (const part of ['alerts', 'advisories', 'hospitals']) {
      expect((await traveller.get(`/api/v1/countries/AX/${part}`)).text).toBe('[]');
      expect((await traveller.get(`/api/v1/countries/atlantis/${part}`)).status).toBe(404);
    }
  });
});
