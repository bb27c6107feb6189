import { addToDesk, toBytes, type DeskPayloads } from '../support/desk-kinds';

import fc from 'fast-check';

import { createApiClient } from '@/api/client';
import { listEntries, unparkEntry } from '@/store/outbox';
import { discardEntry } from '@/store/refusals';
import { OutboxDrain } from '@/sync/drain';

import { DeskService, type DeskWeather } from '../support/desk-service';
import { faults } from '../support/failing-engine';
import { reportCounts } from '../support/report-counts';
import { SEED, seededRandom } from '../support/seeded-random';
import { kill, openTestStore, type TestStore } from '../support/test-store';

/** A long run tells 2,000 stories. */
const STORIES = Number(process.env.WAITING_STORIES ?? 40);

type Step =
  | { does: 'issue'; isRefused: boolean }
  | { does: 'photo'; isRefused: boolean }
  /** About the `issue`-th issue of the story, with so many of the latest photos. */
  | { does: 'message'; issue: number; photos: number; isRefused: boolean }
  | { does: 'send'; weather: DeskWeather[] }
  /** The app dies at the n-th statement of the next run. */
  | { does: 'die'; at: number; after: boolean; weather: DeskWeather[] }
  | { does: 'decide'; retry: boolean };

const aWeather = fc.array(
  fc.constantFrom<DeskWeather>('clear', 'clear', 'drop-before', 'drop-after', 'drop-after', 'broken'),
  { maxLength: 6 },
);
const isRefused = fc.integer({ min: 0, max: 4 }).map((dice) => dice === 0);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('issue' as const), isRefused }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('photo' as const), isRefused }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('message' as const),
      issue: fc.nat(9),
      photos: fc.nat(3),
      isRefused,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('send' as const), weather: aWeather }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('die' as const),
      at: fc.integer({ min: 1, max: 40 }),
      after: fc.boolean(),
      weather: aWeather,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('decide' as const), retry: fc.boolean() }) },
);

interface Said {
  text: string;
  issue: string;
  photos: string[];
}

/** One traveller, one device that may die, and a service that refuses some things for good. */
class Story {
  readonly desk = new DeskService();
  private readonly issues: { id: string; title: string }[] = [];
  private readonly photos: { id: string; name: string }[] = [];
  readonly messages: Said[] = [];
  private number = 0;
  private now = Date.UTC(2026, 2, 20);
  private readonly random = seededRandom(SEED);

  constructor(private device: TestStore) {
    this.desk.refuses = (body) => body.includes('refused');
  }

  private get context() {
    return { newId: () => `id-${(this.number += 1)}`, now: () => this.now };
  }

  async live(step: Step): Promise<void> {
    this.number += 1;
    const mark = `${'isRefused' in step && step.isRefused ? 'refused ' : ''}${this.number}`;
    switch (step.does) {
      case 'issue': {
        const id = await this.add('issue', { title: mark });
        this.issues.push({ id, title: mark });
        return;
      }
      case 'photo': {
        const id = await this.add('photo', { name: mark });
        this.photos.push({ id, name: mark });
        return;
      }
      case 'message':
        return this.say(step, mark);
      case 'send':
        return this.send(step.weather);
      case 'die':
        return this.die(step);
      case 'decide':
        await this.decide(step.retry);
    }
  }

  private add<Kind extends keyof DeskPayloads>(kind: Kind, payload: DeskPayloads[Kind]): Promise<string> {
    return this.device.write((transaction) => addToDesk(transaction, kind, payload, this.context));
  }

  private async say({ issue, photos }: Extract<Step, { does: 'message' }>, text: string): Promise<void> {
    const about = this.issues[issue % Math.max(1, this.issues.length)];
    const shown = photos === 0 ? [] : this.photos.slice(-photos);
    if (!about) return;
    const photoIds = shown.map(({ id }) => id);
    try {
      await this.add('message', { text, issueId: about.id, photoIds });
      this.messages.push({ text, issue: about.title, photos: shown.map(({ name }) => name) });
    } catch (error) {
      // What it is about was given up: the traveller is told so, and has lost nothing that was confirmed.
      expect(String(error)).toMatch(/there is no such (issue|photo)/);
    }
  }

  private async send(weather: readonly DeskWeather[]): Promise<void> {
    const coming = [...weather];
    this.desk.weather = () => coming.shift() ?? 'clear';
    this.now += 3_600_000;
    await new OutboxDrain({
      client: createApiClient({
        baseUrl: 'http://desk.test',
        readKey: async () => 'key',
        language: () => 'en',
        fetch: this.desk.fetch,
        timeoutMs: 30_000,
      }),
      database: this.device.store.database,
      now: () => this.now,
      random: this.random,
      signal: new AbortController().signal,
    }).ended;
  }

  private async die({ at, after, weather }: Extract<Step, { does: 'die' }>): Promise<void> {
    this.device.engine.failAt(at, { message: faults.gone, forGood: true, after });
    await this.send(weather).catch(() => undefined);
    // It may have had less to do than that.
    this.device.engine.failAt(Infinity, { message: faults.gone });
    await kill(this.device);
    this.device = await openTestStore({ folder: this.device.folder });
  }

  /** The traveller looks at what was refused. */
  private async decide(retry: boolean): Promise<number> {
    const parked = (await this.device.read(listEntries)).filter((entry) => entry.parked !== null);
    for (const entry of parked)
      await this.device.write<unknown>((transaction) =>
        retry
          ? unparkEntry(transaction, entry.id)
          : discardEntry(transaction, entry, { now: () => this.now }),
      );
    return parked.length;
  }

  /** The air clears, and the traveller gives up what is refused for good. */
  async end(): Promise<void> {
    do await this.send([]);
    while ((await this.decide(false)) > 0);
  }

  async expectAllArrived(): Promise<void> {
    expect(await this.device.read(listEntries)).toEqual([]);
    const { issue, photo, message } = this.desk.records;
    const titles = new Map([...issue].map(([id, { title }]) => [id, title]));
    const names = new Map([...photo].map(([id, { name }]) => [id, name]));
    const arrived = [...message.values()].map(({ text, issueId, photoIds }): Said => ({
      text,
      issue: titles.get(issueId) ?? `unknown issue ${issueId}`,
      photos: photoIds.map((id) => names.get(id) ?? `unknown photo ${id}`),
    }));
    const isTaken = (mark: string) => !mark.startsWith('refused');
    const wanted = this.messages.filter(({ text, issue: about }) => isTaken(text) && isTaken(about));
    const byText = (said: readonly Said[]) => [...said].sort((a, b) => (a.text < b.text ? -1 : 1));
    expect(byText(arrived)).toEqual(
      byText(wanted.map((said) => ({ ...said, photos: said.photos.filter(isTaken) }))),
    );
    const taken = (marks: readonly string[]) => marks.filter(isTaken).sort();
    expect([...titles.values()].sort()).toEqual(taken(this.issues.map(({ title }) => title)));
    expect([...names.values()].sort()).toEqual(taken(this.photos.map(({ name }) => name)));
    for (const { name, content } of photo.values()) expect(content).toBe(toBytes({ name }).content);
    expect(this.desk.seen.filter((body) => body.includes('local-'))).toEqual([]);
  }
}

describe(`${STORIES} stories of entries that wait for each other (SEED=${SEED})`, () => {
  const counts = { stories: 0, steps: 0, messages: 0 };
  afterAll(() => reportCounts('waiting', counts));

  it(
    'lose nothing, double nothing, tell nobody an id of the device, and leave nothing stuck',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 25 }), async (steps) => {
          const story = new Story(await openTestStore());
          for (const step of steps) await story.live(step);
          await story.end();
          await story.expectAllArrived();
          counts.stories += 1;
          counts.steps += steps.length;
          counts.messages += story.messages.length;
        }),
        { seed: SEED, numRuns: STORIES },
      );
    },
    60_000 + STORIES * 2_000,
  );
});
