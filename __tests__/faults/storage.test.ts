import { cpSync, rmSync } from 'node:fs';

import { createRuntime, type Runtime } from '@/runtime/create-runtime';
import type { Opened, StoreState } from '@/runtime/running-store';
import type { DatabaseFiles } from '@/store/database-files';
import { listEntries, type OutboxEntry } from '@/store/outbox';

import { doALot } from '../support/busy-traveller';
import { failingOnce, faults } from '../support/failing-engine';
import { FakeSecrets } from '../support/fake-secrets';
import { databaseFilesIn } from '../support/node-sqlite';
import { aTripInput } from '../support/records';
import { reportCounts } from '../support/report-counts';
import { temporaryFolder } from '../support/temporary-folder';
import { testDependencies } from '../support/test-dependencies';
import { kill, openTestStore } from '../support/test-store';

/** One call in so many fails; a long run lets each of them fail. The 97th is met just when the app closes. */
const STEP = Number(process.env.STORAGE_STEP ?? 24);
const LONGEST_MS = 3_600_000;

/** What the traveller does with the app open. Each gives the subject of its entry, once it is confirmed. */
const ACTS: ((opened: Opened) => Promise<string>)[] = [
  async ({ mutations }) => `trip/${await mutations.createTrip(aTripInput({ name: 'Second' }))}`,
  async ({ services }) => {
    const result = await services.checkIns.checkIn({ status: 'help' });
    if (result.kind === 'not-stored') throw result.reason;
    if (result.kind === 'sent-unstored') throw new Error('there is no network');
    return `check-in/${result.id}`;
  },
  async ({ mutations }) => {
    await mutations.changeSettings({ send_all_good_push: true });
    return 'profile';
  },
  async ({ mutations }) => `trip/${await mutations.createTrip(aTripInput({ name: 'Third' }))}`,
];

describe(`storage that fails at one call in ${STEP}`, () => {
  const counts = { faults: 0, outboxEntriesLost: 0, wentOn: 0, madeAnew: 0, saidWhyAndOpenedLater: 0 };
  let template: string;
  let before: OutboxEntry[];

  beforeAll(async () => {
    // Background services tell of their trouble.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const first = await openTestStore();
    await doALot(first);
    before = await first.read(listEntries);
    await kill(first);
    template = first.folder;
  });
  afterAll(() => reportCounts('storage', counts));

  function copyOfTemplate(): string {
    const folder = temporaryFolder();
    cpSync(template, folder, { recursive: true });
    return folder;
  }

  function appOn(files: DatabaseFiles): Runtime {
    const secrets = new FakeSecrets();
    secrets.kept.set('traveller-key', 'a-key');
    return createRuntime(testDependencies({ files, secrets }));
  }

  /** Whatever happened, the app says what it is, and is open in the end. */
  async function openInTheEnd(
    { running }: Runtime,
    message: string,
    said: Set<StoreState['kind']>,
  ): Promise<Opened> {
    await running.open();
    let state = running.state.get();
    said.add(state.kind);
    if (state.kind === 'failed') {
      expect(state.reason).toEqual(new Error(message));
      running.tryAgain();
      await running.open();
      state = running.state.get();
    }
    if (state.kind !== 'ready' && state.kind !== 'recovered') throw new Error(`the app is ${state.kind}`);
    return state;
  }

  async function expectEntries(folder: string, alsoAbout: readonly string[]): Promise<void> {
    const store = await openTestStore({ folder });
    const entries = await store.read(listEntries);
    const subjects = entries.map(({ subject }) => subject);
    const lost = [
      ...before.filter((saved) => !entries.some((entry) => isSame(entry, saved))),
      ...alsoAbout.filter((subject) => !subjects.includes(subject)),
    ];
    counts.outboxEntriesLost += lost.length;
    expect(lost).toEqual([]);
    await kill(store);
  }

  /** One life of the app in which one call fails, before or after it did its work. Gives how many calls there were. */
  async function live(plan: { at: number; message: string; after: boolean }): Promise<number> {
    const folder = copyOfTemplate();
    const files = failingOnce(databaseFilesIn(folder), plan);
    const app = appOn(files);
    const said = new Set<StoreState['kind']>();
    const confirmed: string[] = [];
    for (const act of ACTS) {
      const opened = await openInTheEnd(app, plan.message, said);
      // What is not confirmed was not promised.
      await act(opened).then(
        (subject) => confirmed.push(subject),
        (reason: unknown) => expect(reason).toEqual(new Error(plan.message)),
      );
    }
    await app.running.close();
    await expectEntries(folder, confirmed);
    rmSync(folder, { recursive: true });
    counts.faults += 1;
    counts[said.has('failed') ? 'saidWhyAndOpenedLater' : said.has('recovered') ? 'madeAnew' : 'wentOn'] += 1;
    return files.calls();
  }

  it.each(Object.entries(faults))(
    'keeps everything that waits, opens, and says what happened: %s at any call',
    async (_name, message) => {
      for (const after of [false, true])
        for (let at = 1, calls = Infinity; at <= calls; at += STEP)
          calls = await live({ at, message, after }).catch((reason: unknown) => {
            throw new Error(`call ${at}, ${after ? 'done' : 'not done'}: ${String(reason)}`, {
              cause: reason,
            });
          });
    },
    LONGEST_MS,
  );
});

const isSame = (entry: OutboxEntry, { id, kind, payload }: OutboxEntry) =>
  entry.id === id && entry.kind === kind && JSON.stringify(entry.payload) === JSON.stringify(payload);
