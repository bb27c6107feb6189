import { randomUUID } from 'node:crypto';

import { isResponder, ROLE_NAMES, RoleType } from '@/contract/role';
import { ServiceError } from '@/contract/service-error';

import { readState } from '../support/database-state';
import { isAbout, listEndpoints, type Endpoint } from '../support/endpoints';
import type { Answer } from '../support/test-service';
import { EXPECTED_OPERATIONS, expectationOf, operationOf } from './expected-callers';
import {
  ask,
  buildWorld,
  isBehindCompany,
  isHandler,
  judge,
  lookAt,
  othersOf,
  setRole,
  statusFor,
  usersOf,
  type Asker,
  type World,
} from './isolation-world';
import { readSeed, reportCounts } from './report-counts';

// Every operation, by everybody: long on a busy machine.
jest.setTimeout(180_000);

describe('whoever asks', () => {
  let world: World;
  let endpoints: Endpoint[];
  /** How the victim stands while nobody has changed anything. */
  let untouched: string;
  let before: object;
  const seen = new Set<string>();
  const counts = { endpoints: 0, questions: 0, answered: 0, refused: 0, leaks: 0, changes: 0 };

  beforeAll(async () => {
    world = await buildWorld();
    endpoints = listEndpoints(world.service.app);
    counts.endpoints = endpoints.length;
  });
  afterAll(async () => {
    reportCounts('isolation', readSeed(), counts);
    await world.close();
  });

  const settle = async () => {
    untouched = await lookAt(world.service.database, world.victim);
    before = await readState(world.service.database);
  };
  const textOf = (answer: Answer) => `${JSON.stringify(answer.headers)} ${answer.text}`;

  /** What the answer shows of those who are not theirs to see. */
  function findForeign(answer: Answer, canaries: readonly string[]): string[] {
    const { victim, colleague, stranger, company, otherCompany } = world;
    const all = [victim, colleague, stranger, company, otherCompany].flatMap((each) => each.canaries);
    const text = textOf(answer);
    return all.filter((canary) => !canaries.includes(canary) && text.includes(canary));
  }

  async function expectAnswer(
    endpoint: Endpoint,
    asker: Asker,
    expected: { status: number | undefined; mayTouch: boolean; maySee?: readonly string[] },
    ids: Record<string, string> = {},
  ): Promise<void> {
    const answer = await ask(world, endpoint, asker, ids);
    const sight = world.takeSight();
    const isUntouched = expected.mayTouch || sight === null || sight === untouched;
    const foreign = findForeign(answer, [...asker.canaries, ...(expected.maySee ?? [])]);
    counts.questions += 1;
    counts[answer.status < 400 ? 'answered' : 'refused'] += 1;
    counts.leaks += foreign.length;
    counts.changes += isUntouched ? 0 : 1;
    const what = `${operationOf(endpoint)} by ${asker.name}`;
    expect({ what, status: answer.status, foreign, isUntouched }).toEqual({
      what,
      status: expected.status,
      foreign: [],
      isUntouched: true,
    });
    if (answer.status >= 400) ServiceError.parse(answer.json());
    else noteSeen(answer);
  }

  function noteSeen(answer: Answer): void {
    const text = textOf(answer);
    for (const canary of [...world.victim.canaries, ...world.company.canaries])
      if (text.includes(canary)) seen.add(canary);
  }

  /** Asks for all that is the victim's; and, where the address names a company, for the same behind the asker's own. */
  async function askForEverything(asker: Asker): Promise<void> {
    for (const endpoint of endpoints) {
      const expectation = expectationOf(endpoint);
      const { isWelcome, isTheirs } = judge(expectation, asker);
      const isHandled = isWelcome && isTheirs && expectation.of !== 'nobody';
      await expectAnswer(endpoint, asker, {
        status: statusFor(expectation, asker),
        mayTouch: isWelcome && isTheirs && (asker.relation === 'own' || isHandled),
        maySee: [
          ...(isHandled ? world.victim.canaries : []),
          ...(expectation.of === 'user and handlers' && isHandler(asker) ? world.colleague.canaries : []),
        ],
      });
      const namesCompany = endpoint.path.includes('{company_id}');
      if (!isWelcome || isTheirs || !namesCompany || asker.companyId === null) continue;
      const status = isBehindCompany(endpoint, world) ? expectation.within : 200;
      await expectAnswer(endpoint, asker, { status, mayTouch: false }, { company_id: asker.companyId });
    }
  }

  it('is expected, or not, at every operation that there is, and at no other', () => {
    const operations = endpoints.map(operationOf).sort();
    expect([...EXPECTED_OPERATIONS].sort()).toEqual(operations);
    for (const endpoint of endpoints)
      expect([operationOf(endpoint), endpoint.callers]).toEqual([
        operationOf(endpoint),
        expectationOf(endpoint).callers,
      ]);
  });

  it.each(Object.values(RoleType))(
    'as a user of role %s gets their own and nothing else: of themselves, in the same company, in another one',
    async (role) => {
      await setRole(world, role);
      await settle();
      for (const asker of usersOf(world, role)) await askForEverything(asker);
      expect(await readState(world.service.database)).toEqual(before);
      expect(usersOf(world, role)[0]?.kinds).toContain(ROLE_NAMES[role]);
    },
  );

  it.each(Object.values(RoleType))(
    'as the company reads the key of a user of role %s, unless that one answers requests of others',
    async (role) => {
      await setRole(world, role);
      const readers: string[] = [];
      for (const endpoint of endpoints.filter(({ callers }) => callers.includes('company'))) {
        const answer = await ask(world, endpoint, { key: world.company.key, relation: 'same company' });
        if (answer.text.includes(world.victim.key)) readers.push(operationOf(endpoint));
      }
      expect(readers.length > 0).toBe(!isResponder([{ type: role }]));
    },
  );

  it('as no user gets what is theirs, or nothing', async () => {
    await settle();
    for (const asker of othersOf(world)) await askForEverything(asker);
    expect(await readState(world.service.database)).toEqual(before);
  });

  it('finds nothing by guessing ids', async () => {
    const { victim, otherCompany, stranger } = world;
    const guessed = Object.fromEntries(Object.keys(victim.ids).map((name) => [name, randomUUID()]));
    for (const endpoint of endpoints.filter((candidate) => isAbout(candidate, victim.ids))) {
      const { key } = endpoint.callers.includes('company') ? otherCompany : stranger;
      const asker = { key, relation: 'other company' as const };
      const guess = await ask(world, endpoint, asker, guessed);
      const real = await ask(world, endpoint, asker);
      expect([guess.status, guess.text]).toEqual([real.status, real.text]);
    }
  });

  it('saw every mark of their own, so that those of others would have been seen', () => {
    expect(world.victim.canaries.filter((canary) => !seen.has(canary))).toEqual([]);
    expect(seen).toContain(world.company.canaries[2]);
  });
});
