import fc from 'fast-check';

import { tripId } from '../src/sample/load-trips';
import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { aCheckIn, aTraveller, aTrip } from './support/builders';
import { publishAdvisory, publishAlert, publishCompanyComment } from './support/content';
import { keyFor, listEndpoints, realAddress } from './support/endpoints';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type Caller, type TestService } from './support/test-service';

describe('ETags', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
  });
  afterAll(() => service.close());

  async function tagOf(caller: Caller, path: string): Promise<string> {
    const { status, headers } = await caller.get(path);
    expect([status, headers.etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
    return headers.etag ?? '';
  }

  /** Read, then read again with what was read: unchanged, until `change`. */
  async function expectFresh(caller: Caller, path: string, change: () => Promise<unknown>): Promise<void> {
    const tag = await tagOf(caller, path);
    expect((await caller.get(path, { 'if-none-match': tag })).status).toBe(304);
    await change();
    const answer = await caller.get(path, { 'if-none-match': tag });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).not.toBe(tag);
  }

  /** What is another one each time has nothing to spare. */
  const ONCE = ['/api/v2/tokens/for_socket'];

  it('stand on every read, and spare its body to whoever has it', async () => {
    const reads = listEndpoints(service.app).filter(
      ({ method, path }) => method === 'GET' && !ONCE.includes(path),
    );
    expect(reads.length).toBeGreaterThan(30);
    for (const endpoint of reads) {
      const caller = service.as(keyFor(endpoint));
      const path = realAddress(endpoint);
      const tag = await tagOf(caller, path);
      const answer = await caller.get(path, { 'if-none-match': tag });
      expect([path, answer.status, answer.text, answer.headers.etag]).toEqual([path, 304, '', tag]);
    }
  });

  it.each([
    ['as it was given', (tag: string) => tag],
    ['strong', (tag: string) => tag.replace('W/', '')],
    ['in a list', (tag: string) => `"other", ${tag} ,W/"third"`],
    ['any', () => '*'],
  ])('match: %s', async (_how, toHeader) => {
    for (const [key, path] of [
      ['demo-traveller', '/api/v1/trips'],
      ['demo-company', '/api/v1/partner/trips'],
    ] as const) {
      const tag = await tagOf(service.as(key), path);
      const answer = await service.as(key).get(path, { 'if-none-match': toHeader(tag) });
      expect([answer.status, answer.text]).toEqual([304, '']);
    }
  });

  it.each(['', '""', 'W/', '"other"', 'W/"a", "b"', '**', 'garbage'])('do not match %j', async (header) => {
    const answer = await service.as('demo-traveller').get('/api/v1/trips', { 'if-none-match': header });
    expect(answer.status).toBe(200);
  });

  it('differ between travellers: one’s tag is nothing to another', async () => {
    const tag = await tagOf(service.as('demo-traveller'), '/api/v1/trips');
    const answer = await service.as('demo-traveller-2').get('/api/v1/trips', { 'if-none-match': tag });
    expect(answer.status).toBe(200);
  });

  describe('change with what they stand for', () => {
    let traveller: Person;
    beforeEach(async () => {
      traveller = await addTraveller(service);
    });

    it('the traveller’s own trips', async () => {
      await expectFresh(traveller, '/api/v1/trips', () => addTrip(traveller));
      const { id } = await addTrip(traveller);
      await expectFresh(traveller, `/api/v1/trips/${id}`, () =>
        traveller.put(`/api/v1/trips/${id}`, { trip: aTrip({ name: 'Another name' }) }),
      );
      await expectFresh(traveller, '/api/v1/trips', () => traveller.delete(`/api/v1/trips/${id}`));
    });

    it('an alert that was read', async () => {
      const { id } = await addTrip(traveller);
      const alert = await publishAlert(service, { countries: ['IT'], created_at: '2026-09-04T00:00:00Z' });
      await traveller.put(`/api/v1/trips/${id}`, { trip: aTrip() });
      await expectFresh(traveller, `/api/v1/trips/${id}/alerts`, () =>
        traveller.put(`/api/v1/alerts/${alert}/mark_read`),
      );
    });

    it('an alert, an advisory or a comment that was published', async () => {
      const created_at = '2026-06-15T11:00:00Z';
      await expectFresh(traveller, '/api/v1/countries/NO/alerts', () =>
        publishAlert(service, { countries: ['NO'], created_at }),
      );
      await expectFresh(traveller, '/api/v1/countries/NO/advisories', () =>
        publishAdvisory(service, { country: 'NO', status: 0 }),
      );
      const company = await addCompany(service);
      const colleague = await addTraveller(service, company.key);
      await expectFresh(colleague, '/api/v1/countries/NO', () =>
        publishCompanyComment(service, {
          company: company.id,
          country: 'NO',
          disease: 'dengue',
          text: 'No.',
        }),
      );
    });

    it('settings, check-ins and devices', async () => {
      await expectFresh(traveller, '/api/v1/users/profile', () =>
        traveller.put(`/api/v1/users/${traveller.id}`, { user: { settings: { send_all_good_push: true } } }),
      );
      await expectFresh(traveller, '/api/v2/check_ins', () =>
        traveller.post('/api/v2/check_ins', { check_in: aCheckIn() }),
      );
    });

    it('what the partner did to the traveller', async () => {
      const company = service.as('demo-company');
      const { id } = await addTrip(traveller);
      await expectFresh(traveller, '/api/v1/users/profile', () =>
        company.patch(`/api/v1/partner/travellers/${traveller.id}`, { traveller: { last_name: 'New' } }),
      );
      await expectFresh(traveller, '/api/v1/trips', () => company.delete(`/api/v1/partner/trips/${id}`));
    });

    it('the company’s lists', async () => {
      const company = service.as('demo-company');
      await expectFresh(company, '/api/v1/partner/trips?per_page=100', () => addTrip(traveller));
      await expectFresh(company, '/api/v1/partner/travellers?per_page=100', () =>
        company.post('/api/v1/partner/travellers', { traveller: aTraveller() }),
      );
    });

    it('the day, where an answer depends on it', async () => {
      const demo = service.as('demo-traveller');
      await expectFresh(demo, '/api/v1/trips/current_trip', async () => {
        service.clock.now = new Date('2026-07-08T12:00:00Z');
      });
      service.clock.now = new Date(SAMPLE_MOMENT);
    });
  });

  it('never outlive a change, whatever happens in which order', async () => {
    const travellers = [await addTraveller(service), await addTraveller(service)];
    const remembered = new Map<string, string>();
    const paths = [
      '/api/v1/trips',
      '/api/v1/users/profile',
      '/api/v1/countries/SE/alerts',
      '/api/v2/check_ins',
    ];
    const acts: ((person: Person) => Promise<unknown>)[] = [
      addTrip,
      (person) => person.post('/api/v2/check_ins', { check_in: aCheckIn() }),
      (person) =>
        person.put(`/api/v1/users/${person.id}`, { user: { settings: { send_all_good_push: true } } }),
      () => publishAlert(service, { countries: ['SE'], created_at: '2026-06-15T10:00:00Z' }),
      (person) => person.put(`/api/v1/alerts/dengue-antioquia/mark_read`),
      (person) => person.delete(`/api/v1/trips/${tripId('andes-field-work')}`),
    ];
    const step = fc.record({
      person: fc.constantFrom(...travellers),
      act: fc.option(fc.nat(acts.length - 1), { freq: 3 }),
      path: fc.constantFrom(...paths),
    });
    const steps = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (history) => {
      for (const { person, act, path } of history) {
        if (act !== null) await acts[act]?.(person);
        const place = `${person.id} ${path}`;
        const conditional = await person.get(path, { 'if-none-match': remembered.get(place) ?? '"none"' });
        const fresh = await tagOf(person, path);
        expect(conditional.headers.etag).toBe(fresh);
        expect(conditional.status === 304).toBe(remembered.get(place) === fresh);
        remembered.set(place, fresh);
      }
    });
    await fc.assert(steps, { numRuns: 8 });
  });
});
