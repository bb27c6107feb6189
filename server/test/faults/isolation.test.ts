import { randomUUID } from 'node:crypto';

import { ServiceError } from '@/contract/service-error';

import { addTraveller } from '../support/actors';
import { readCallersState } from '../support/database-state';
import { isAbout, listEndpoints, realAddress, type Endpoint } from '../support/endpoints';
import { startTestService, type Answer, type TestService } from '../support/test-service';
import { addMarkedCompany, addMarkedTraveller, type MarkedCompany, type MarkedTraveller } from './canaries';
import { goodBody, namesTraveller } from './good-bodies';
import { readSeed, reportCounts } from './report-counts';

interface Intruder {
  name: string;
  kind: Endpoint['caller'] | 'none';
  key: string | null;
  /** Whoever's records they may see. */
  own: string[];
  ids: Record<string, string>;
}

// Every endpoint, many times: long on a busy machine.
jest.setTimeout(180_000);

/** Lists are asked for as wide as they go. */
const WIDEST = '?since=0&page=1&per_page=100&all=1';

describe('whoever asks', () => {
  let service: TestService;
  let endpoints: Endpoint[];
  let company: MarkedCompany;
  let otherCompany: MarkedCompany;
  let victim: MarkedTraveller;
  let colleague: MarkedTraveller;
  let stranger: MarkedTraveller;
  let removedKey: string;
  const seen = new Set<string>();
  const counts = { endpoints: 0, intrusions: 0, answered: 0, refused: 0, leaks: 0, changes: 0 };

  beforeAll(async () => {
    service = await startTestService();
    await service.app.ready();
    endpoints = listEndpoints(service.app);
    company = await addMarkedCompany(service);
    otherCompany = await addMarkedCompany(service);
    victim = await addMarkedTraveller(service, company);
    colleague = await addMarkedTraveller(service, company);
    stranger = await addMarkedTraveller(service, otherCompany);
    const removed = await addTraveller(service);
    removedKey = removed.key;
    await service.as('demo-company').delete(`/api/v1/partner/travellers/${removed.id}`);
  });
  afterAll(async () => {
    reportCounts('isolation', readSeed(), counts);
    await service.close();
  });

  const ofCompany = ({ company_id }: Record<string, string>) => ({ company_id: company_id ?? '' });

  function listIntruders(): Intruder[] {
    const travellers = [colleague, stranger].map((person) => ({
      name: person === colleague ? 'a colleague' : 'a stranger',
      kind: 'traveller' as const,
      key: person.key,
      own: [...person.canaries, ...person.company.canaries],
      ids: person.ids,
    }));
    const bystander = (name: string, key: string | null): Intruder => ({
      name,
      kind: 'none',
      key,
      own: [],
      ids: {},
    });
    return [
      bystander('nobody', null),
      bystander('a wrong key', 'no-such-key'),
      bystander('a removed traveller', removedKey),
      ...travellers,
      {
        name: 'the company',
        kind: 'company',
        key: company.key,
        own: [...company.canaries, ...victim.canaries, ...colleague.canaries],
        ids: victim.ids,
      },
      {
        name: 'another company',
        kind: 'company',
        key: otherCompany.key,
        own: [...otherCompany.canaries, ...stranger.canaries],
        ids: ofCompany(stranger.ids),
      },
      { name: 'the publisher', kind: 'publisher', key: 'demo-publisher', own: [], ids: {} },
    ];
  }

  function send(endpoint: Endpoint, key: string | null, ids: Record<string, string>, about: MarkedTraveller) {
    const headers = {
      ...(key !== null && { authorization: `TKN ${key}` }),
      // The victim's own: an answer that is kept for them must not be given to another.
      ...(endpoint.path === '/api/v2/check_ins' && { 'idempotency-key': about.idempotencyKey }),
    };
    const url = realAddress(endpoint, ids) + (endpoint.queries.length > 0 ? widest(endpoint) : '');
    return service.send({ method: endpoint.method, url, headers, payload: goodBody(endpoint, about.id) });
  }

  function widest({ queries }: Endpoint): string {
    const query = new URLSearchParams(WIDEST);
    for (const name of [...query.keys()]) if (!queries.includes(name)) query.delete(name);
    return `?${query.toString()}`;
  }

  const textOf = (answer: Answer) => `${JSON.stringify(answer.headers)} ${answer.text}`;

  /** What the answer shows of those who are not the caller's to see. */
  function findForeign(answer: Answer, own: readonly string[]): string[] {
    const all = [victim, colleague, stranger, company, otherCompany].flatMap(({ canaries }) => canaries);
    const text = textOf(answer);
    return all.filter((canary) => !own.includes(canary) && text.includes(canary));
  }

  /** Rises with whatever changes of a traveller, by triggers; company records are counted. */
  async function fingerprint(): Promise<string> {
    const rows = await service.database.query(
      `select traveller.*, (select json_agg(notice order by id) from notifications notice
         where notice.company_id = traveller.company_id and notice.traveller_id is null) as notices
       from travellers traveller where id = $1`,
      [victim.id],
    );
    return JSON.stringify(rows);
  }

  async function intrude(
    endpoint: Endpoint,
    intruder: Intruder,
    ids: Record<string, string>,
    mustRefuse: boolean,
  ): Promise<void> {
    const before = { victim: await fingerprint(), all: await readCallersState(service.database) };
    const answer = await send(endpoint, intruder.key, ids, victim);
    const what = `${endpoint.method} ${endpoint.path} by ${intruder.name}`;
    const foreign = findForeign(answer, intruder.own);
    const after = await fingerprint();
    counts.intrusions += 1;
    counts[answer.status < 400 ? 'answered' : 'refused'] += 1;
    counts.leaks += foreign.length;
    counts.changes += after === before.victim ? 0 : 1;
    expect({ what, foreign, isUntouched: after === before.victim }).toEqual({
      what,
      foreign: [],
      isUntouched: true,
    });
    const allowed = expectedStatuses(endpoint, intruder, mustRefuse);
    expect([what, allowed.includes(answer.status) ? 'fits' : answer.status]).toEqual([what, 'fits']);
    if (answer.status < 400) return;
    ServiceError.parse(answer.json());
    expect(await readCallersState(service.database)).toEqual(before.all);
  }

  function expectedStatuses(endpoint: Endpoint, intruder: Intruder, mustRefuse: boolean): number[] {
    if (endpoint.caller === 'nobody') return [200];
    if (endpoint.caller !== intruder.kind) return [401];
    return mustRefuse ? [403, 404, 422] : [200];
  }

  it('gets nothing of another, and changes nothing of theirs, by any endpoint', async () => {
    for (const endpoint of endpoints) {
      counts.endpoints += 1;
      for (const intruder of listIntruders()) {
        // What is the company's or the publisher's own is tried below.
        if (endpoint.caller === intruder.kind && ['the company', 'the publisher'].includes(intruder.name))
          continue;
        const isOthers = isAbout(endpoint, victim.ids);
        await intrude(endpoint, intruder, victim.ids, isOthers || namesTraveller(endpoint));
        if (intruder.kind !== endpoint.caller || !isOthers) continue;
        // Their own company's address, and in it what belongs to the victim.
        const { company_id: _company, ...others } = victim.ids;
        const mixed = { ...others, ...ofCompany(intruder.ids) };
        await intrude(endpoint, intruder, mixed, isAbout(endpoint, others) || namesTraveller(endpoint));
      }
    }
    expect(counts.intrusions).toBeGreaterThan(endpoints.length * 7);
  });

  it('finds nothing by guessing ids', async () => {
    const guessed = Object.fromEntries(Object.keys(victim.ids).map((name) => [name, randomUUID()]));
    for (const endpoint of endpoints.filter((candidate) => isAbout(candidate, victim.ids))) {
      const key = endpoint.caller === 'company' ? otherCompany.key : stranger.key;
      const guess = await send(endpoint, key, guessed, victim);
      const real = await send(endpoint, key, victim.ids, victim);
      expect([guess.status, guess.text]).toEqual([real.status, real.text]);
    }
  });

  it('gets their own by the same requests, so that the marks would have been seen', async () => {
    let owner = await addMarkedTraveller(service, company);
    let isChanged = false;
    for (const endpoint of endpoints) {
      if (isChanged) owner = await addMarkedTraveller(service, company);
      isChanged = endpoint.method !== 'GET';
      const key = { traveller: owner.key, company: company.key, publisher: 'demo-publisher', nobody: null };
      const url = { ...owner, idempotencyKey: randomUUID() };
      const answer = await send(endpoint, key[endpoint.caller], owner.ids, url);
      expect([endpoint.method, endpoint.path, answer.status]).toEqual([endpoint.method, endpoint.path, 200]);
      const text = textOf(answer);
      for (const [index, canary] of owner.canaries.entries())
        if (text.includes(canary)) seen.add(`own ${index}`);
      for (const [index, canary] of company.canaries.entries())
        if (text.includes(canary)) seen.add(`company ${index}`);
    }
    const marks = victim.canaries.map((_, index) => `own ${index}`);
    expect(marks.filter((mark) => !seen.has(mark))).toEqual([]);
    expect(seen).toContain('company 2');
  });
});
