import { cpSync } from 'node:fs';

import fc from 'fast-check';

import { RoleType } from '@/contract/role';
import type { KeptPhoto } from '@/store/message-photos';

import { addCompany, addTraveller, addUser, type Person } from '../../server/test/support/actors';
import { openSecondHandle } from '../../server/test/support/second-handle';
import { startLiveService, type LiveService } from '../../server/test/support/live-client';
import { aPhoneShot } from '../../server/test/support/photos';
import { ConversationOutcome } from '../support/conversation-outcome';
import { ConversationRecord } from '../support/conversation-record';
import { ConversationStory } from '../support/conversation-story';
import { someSteps, stepsWithLines, type Step } from '../support/conversation-steps';
import { startDevice } from '../support/device';
import { reportCounts } from '../support/report-counts';
import { SEED } from '../support/seeded-random';
import { openTalkingApp, type TalkingDevice } from '../support/talking-app';
import { temporaryFolder } from '../support/temporary-folder';
import { TestNetwork } from '../support/test-network';
import { ALL_WELL, letPass } from '../support/traveller-actions';

/** A long run tells 1,000 stories. */
const STORIES = Number(process.env.INTERLEAVINGS ?? 6);

interface Way {
  services: readonly LiveService[];
  /** The apps are open, and hear from the service by themselves. */
  hasLines: boolean;
}

describe(`${STORIES} conversations between whoever asks and whoever answers (SEED=${SEED})`, () => {
  let one: LiveService;
  let other: LiveService;
  let template: string;
  let photo: KeptPhoto;
  const counts = { conversations: 0, steps: 0, refusals: 0, violations: 0, devicesThatDiffer: 0 };

  beforeAll(async () => {
    one = await startLiveService();
    other = await startLiveService({}, await openSecondHandle(one.database));
    template = await makeTemplate();
    const shot = await aPhoneShot(48, 64);
    photo = { content: shot.toString('base64'), width: 64, height: 48 };
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

  /** Its requests are answered by these in turn, and its lines lead to one after the other. */
  async function aDeviceOf(person: Person, { services, hasLines }: Way): Promise<TalkingDevice> {
    const folder = temporaryFolder();
    cpSync(template, folder, { recursive: true });
    let turn = 0;
    const next = () => {
      turn += 1;
      return services[turn % services.length] ?? one;
    };
    const network = new TestNetwork(() => next().app);
    if (!hasLines) return startDevice(one, { key: person.key, folder, network });
    return openTalkingApp({ service: one, person, folder, network, host: () => next().host });
  }

  const tell = async (steps: readonly Step[], way: Way) => {
    pass(60);
    const company = await addCompany(one);
    const people = {
      asker: await addTraveller(one, company.key),
      responder: await addUser(one, company.id, RoleType.OrganizationAdmin),
      colleague: await addUser(one, company.id, RoleType.OrganizationAdmin),
    };
    const devices = {
      phone: await aDeviceOf(people.asker, way),
      tablet: await aDeviceOf(people.asker, way),
      desk: await aDeviceOf(people.responder, way),
    };
    for (const device of Object.values(devices))
      expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
    const cast = { people, devices, photo };
    const record = new ConversationRecord(one.database, cast);
    const story = new ConversationStory([one, other], cast, record);
    try {
      for (const step of steps) {
        await story.live(step);
        counts.steps += 1;
        const violations = await record.listViolations();
        counts.violations += violations.length;
        expect(violations).toEqual([]);
      }
      await story.end();
      expect(await record.listViolations()).toEqual([]);
      await new ConversationOutcome(one.database, cast, record).compare().catch((reason: unknown) => {
        counts.devicesThatDiffer += 1;
        throw reason;
      });
      counts.conversations += 1;
      counts.refusals += story.counts.refusals;
    } finally {
      await story.close();
    }
  };

  it.each<[string, typeof someSteps, () => Way]>([
    ['through one process', someSteps, () => ({ services: [one], hasLines: false })],
    ['through two processes by turns', someSteps, () => ({ services: [one, other], hasLines: false })],
    ['with lines that break', stepsWithLines, () => ({ services: [one, other], hasLines: true })],
  ])(
    'all end with the same words on all devices, each once and in their order: %s',
    (_how, steps, way) =>
      fc.assert(
        fc.asyncProperty(steps, (story) => tell(story, way())),
        { seed: SEED, numRuns: Math.ceil(STORIES / 3) },
      ),
    120_000 + STORIES * 30_000,
  );
});
