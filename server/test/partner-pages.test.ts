import { z } from 'zod';

import { Traveller } from '@/contract/traveller';
import { PartnerTrip } from '@/contract/trip';

import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { readAs } from './support/read-as';
import { readLinks } from './support/read-links';
import { startTestService, type Answer, type TestService } from './support/test-service';

const SINCE_EVER = 'since=0';

describe('pages of a partner’s lists', () => {
  let service: TestService;
  let company: Person;
  let travellers: Person[];
  beforeAll(async () => {
    service = await startTestService();
    company = await addCompany(service);
    travellers = [];
    while (travellers.length < 23) travellers.push(await addTraveller(service, company.key));
  });
  afterAll(() => service.close());

  const page = (query: string) => `/api/v1/partner/travellers?${query}`;
  const idsOf = (answer: Answer) => readAs(z.array(Traveller), answer).map(({ id }) => id);

  it('hold ten, and name the first, the last, the next and the one before', async () => {
    const first = await company.get('/api/v1/partner/travellers');
    expect(idsOf(first)).toHaveLength(10);
    const numbers = { total: '23', 'total-pages': '3', 'per-page': '10', 'page-number': '1' };
    expect(first.headers).toMatchObject({ 'total-count': '23', ...numbers });
    expect(readLinks(first)).toEqual({
      first: page('page=1&per_page=10'),
      next: page('page=2&per_page=10'),
      last: page('page=3&per_page=10'),
    });
    expect(readLinks(await company.get(page('page=2')))).toEqual({
      first: page('page=1&per_page=10'),
      prev: page('page=1&per_page=10'),
      next: page('page=3&per_page=10'),
      last: page('page=3&per_page=10'),
    });
    const last = await company.get(page('page=3'));
    expect(idsOf(last)).toHaveLength(3);
    expect(readLinks(last)).toEqual({
      first: page('page=1&per_page=10'),
      prev: page('page=2&per_page=10'),
      last: page('page=3&per_page=10'),
    });
  });

  it.each(['', SINCE_EVER])('lead through all of the list, each once (%s)', async (query) => {
    const seen: string[] = [];
    let path: string | undefined = page(query);
    while (path) {
      const answer: Answer = await company.get(path);
      seen.push(...idsOf(answer));
      path = readLinks(answer).next;
    }
    expect(seen).toHaveLength(23);
    expect(seen.sort()).toEqual(travellers.map(({ id }) => id).sort());
  });

  it('keep since in their links', async () => {
    const answer = await company.get(page(`${SINCE_EVER}&per_page=20`));
    expect(readLinks(answer).next).toBe(page(`${SINCE_EVER}&per_page=20&page=2`));
  });

  it('are as long as the caller wishes, up to a hundred', async () => {
    const five = await company.get(page('per_page=5&page=5'));
    expect(idsOf(five)).toHaveLength(3);
    expect(readLinks(five).prev).toBe(page('per_page=5&page=4'));
    const hundred = await company.get(page('per_page=100'));
    expect(idsOf(hundred)).toHaveLength(23);
    expect(readLinks(hundred)).toEqual({
      first: page('per_page=100&page=1'),
      last: page('per_page=100&page=1'),
    });
  });

  it('past the end are empty, and lead back', async () => {
    const answer = await company.get(page('page=9'));
    expect([answer.text, answer.headers['total-count']]).toEqual(['[]', '23']);
    expect(readLinks(answer)).toEqual({
      first: page('page=1&per_page=10'),
      prev: page('page=3&per_page=10'),
      last: page('page=3&per_page=10'),
    });
  });

  it('of nothing are one empty page', async () => {
    const newcomer = await addCompany(service);
    const answer = await newcomer.get('/api/v1/partner/trips');
    expect([answer.text, answer.headers['total-count']]).toEqual(['[]', '0']);
    expect(Object.keys(readLinks(answer)).sort()).toEqual(['first', 'last']);
  });

  it('divide trips in the same way', async () => {
    for (const traveller of travellers.slice(0, 12)) await addTrip(traveller);
    const first = await company.get('/api/v1/partner/trips');
    const second = await company.get(readLinks(first).next ?? '');
    const trips = [first, second].flatMap((answer) => readAs(z.array(PartnerTrip), answer));
    expect(first.headers['total-count']).toBe('12');
    expect(new Set(trips.map(({ id }) => id)).size).toBe(12);
  });
});
