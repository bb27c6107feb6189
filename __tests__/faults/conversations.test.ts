import { cpSync } from 'node:fs';

import fc from 'fast-check';

import { RoleType } from '@/contract/role';

import { addCompany, addTraveller, addUser } from '../../server/test/support/actors';
import { openSecondHandle } from '../../server/test/support/second-handle';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { ConversationStory } from '../support/conversation-story';
import { someSteps, type Step } from '../support/conversation-steps';
import { startDevice, type Device } from '../support/device';
import { reportCounts } from '../support/report-counts';
import { SEED } from '../support/seeded-random';
import { temporaryFolder } from '../support/temporary-folder';
import { TestNetwork } from '../support/test-network';
import { ALL_WELL, letPass } from '../support/traveller-actions';

/** A long run tells 1,000 stories. */
const STORIES = Number(process.env.INTERLEAVINGS ?? 6);

describe(`${STORIES} conversations between whoever asks and whoever answers (SEED=${SEED})`, () => {
  let one: TestService;
  let other: TestService;
  let template: string;
  const counts = { conversations: 0, steps: 0, refusals: 0, violations: 0, devicesThatDiffer: 0 };

  beforeAll(async () => {
    one = await startTestService();
    other = await startTestService({}, await openSecondHandle(one.database));
    template = await makeTemplate();
  });
  afterAll(async () => {
    reportCounts('conversations', counts);
    await other.close();
    await one.close();
  });

  const pass = (seconds: number) => {
    for (const service of [one, other]) letPass(service, seconds);
  };

  /** A device with everything on it that is the same for all: to download it each time would only take long. */
  async function makeTemplate(): Promise<string> {
    pass(600);
    const device = await startDevice(one, { key: (await addTraveller(one)).key });
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await device.store.database.write('user', async (transaction) => {
      await transaction.run('delete from profile');
      await transaction.run(
        `delete from downloads where name in ('trips', 'profile', 'notifications', 'check-ins',
           'check-in-requests', 'issues', 'conversations')`,
      );
    });
    await device.close();
    return device.folder;
  }

  /** Its requests are answered by these in turn. */
  async function aDeviceOf({ key }: { key: string }, services: readonly TestService[]): Promise<Device> {
    const folder = temporaryFolder();
    cpSync(template, folder, { recursive: true });
    let turn = 0;
    const network = new TestNetwork(() => {
      turn += 1;
      return services[turn % services.length]?.app ?? one.app;
    });
    return startDevice(one, { key, folder, network });
  }

  const tell = async (steps: readonly Step[], services: readonly TestService[]) => {
    pass(60);
    const company = await addCompany(one);
    const people = {
      asker: await addTraveller(one, company.key),
      responder: await addUser(one, company.id, RoleType.OrganizationAdmin),
      colleague: await addUser(one, company.id, RoleType.OrganizationAdmin),
    };
    const devices = {
      asker: await aDeviceOf(people.asker, services),
      responder: await aDeviceOf(people.responder, services),
    };
    for (const device of Object.values(devices))
      expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
    const story = new ConversationStory([one, other], { people, devices });
    try {
      for (const step of steps) {
        await story.live(step);
        counts.steps += 1;
        const violations = await story.listViolations();
        counts.violations += violations.length;
        expect(violations).toEqual([]);
      }
      await story.end();
      expect(await story.listViolations()).toEqual([]);
      await story.compare().catch((reason: unknown) => {
        counts.devicesThatDiffer += 1;
        throw reason;
      });
      counts.conversations += 1;
      counts.refusals += story.counts.refusals;
    } finally {
      await story.close();
    }
  };

  const tellMany = (services: () => readonly TestService[], seed: number) =>
    fc.assert(
      fc.asyncProperty(someSteps, (steps) => tell(steps, services())),
      { seed, numRuns: Math.ceil(STORIES / 2) },
    );
  const patience = 120_000 + STORIES * 30_000;

  it(
    'all end with the same words on both sides, each once and in their order',
    () => tellMany(() => [one], SEED),
    patience,
  );

  it(
    'end so too where two processes answer by turns',
    () => tellMany(() => [one, other], SEED + 1),
    patience,
  );
});
