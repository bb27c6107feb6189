import { inspect } from 'node:util';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { findInFiles } from '../support/find-in-files';
import { mortal } from '../support/mortal-files';
import { databaseFilesIn } from '../support/node-sqlite';
import { aTripInput } from '../support/records';
import { reportCounts } from '../support/report-counts';
import { aPhone, startApp, type Phone, type RunningApp } from '../support/running-app';
import type { Fault } from '../support/test-network';

/** Sign-out is cut off at one step in so many; a long run cuts it at each. */
const STEP = Number(process.env.SIGN_OUT_STEP ?? 30);
const HERE = { latitude: 12.345678, longitude: 98.765432 };
const POSITION = ['12.345678', '98.765432'];
const TRIP = 'Xylophone tour';
const LEVELS = ['debug', 'info', 'log', 'warn', 'error', 'trace'] as const;

/** Says everything back that it was told, as some proxies do. */
const talkative = (person: Person): Fault[] =>
  [400, 403, 404, 422, 500, 503].map((status) => ({
    kind: 'status',
    status,
    body: JSON.stringify({
      error: {
        code: 'x',
        message: `Authorization: TKN ${person.key}`,
        fields: [{ field: 'a', message: person.key }],
      },
    }),
  }));

describe('the key and the position of a traveller', () => {
  let service: TestService;
  let person: Person;
  const said: string[] = [];
  const counts = {
    logLines: 0,
    addresses: 0,
    outcomes: 0,
    signOutsCutOff: 0,
    keysFound: 0,
    positionsFound: 0,
    leftBehind: 0,
  };

  beforeAll(async () => {
    service = await startTestService();
    for (const level of LEVELS)
      jest
        .spyOn(console, level)
        .mockImplementation((...words: unknown[]) => void said.push(inspect(words, { depth: 20 })));
  });
  beforeEach(async () => {
    person = await addTraveller(service);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    reportCounts('secrets', counts);
    await service.close();
  });

  const signIn = async (phone: Phone): Promise<RunningApp> => {
    const app = await startApp(service, phone);
    expect(await app.runtime.session.signIn(person.key, app.opened)).toEqual({ kind: 'signed-in' });
    return app;
  };

  /** Something of everything, with a position in it. */
  const useIt = async ({ opened }: RunningApp, phone: Phone) => {
    phone.locator.grant();
    await phone.locator.moveTo(HERE);
    await opened.mutations.createTrip(aTripInput({ name: TRIP }));
    await opened.mutations.changeSettings({ check_in_with_location: true });
    for (const status of ['safe', 'help'] as const) {
      expect(await opened.services.checkIns.checkIn({ status })).not.toMatchObject({ kind: 'not-stored' });
    }
    await opened.services.whenSettled();
  };

  it('are in no log, no address, no outcome; and the key is in no file', async () => {
    const phone = aPhone(service);
    const app = await signIn(phone);
    await useIt(app, phone);
    const outcomes: unknown[] = [];
    for (const fault of [...talkative(person), { kind: 'drop-after' } as const, null]) {
      phone.air.fault = () => fault;
      outcomes.push(await app.opened.schedule.refresh(), app.opened.engine.status.get());
      outcomes.push(await app.opened.reads.unsent());
    }
    phone.secrets.isLocked = true;
    outcomes.push(await app.opened.schedule.refresh());
    phone.secrets.isLocked = false;
    await app.killHard();
    outcomes.push(app.runtime.running.state.get());

    const addresses = phone.air.seen.map(({ path }) => path);
    const told = [...said, ...addresses];
    counts.logLines += said.length;
    counts.addresses += addresses.length;
    counts.outcomes += outcomes.length;
    const withKey = [...told, ...outcomes.map((each) => inspect(each, { depth: 6 }))].filter((text) =>
      text.includes(person.key),
    );
    const withPosition = told.filter((text) => POSITION.some((number) => text.includes(number)));
    counts.keysFound += withKey.length + findInFiles(phone.folder, person.key).length;
    counts.positionsFound += withPosition.length;
    expect(addresses.length).toBeGreaterThan(20);
    expect(findInFiles(phone.folder, ...POSITION)).not.toEqual([]);
    expect({ withKey, withPosition }).toEqual({ withKey: [], withPosition: [] });
    expect(findInFiles(phone.folder, person.key)).toEqual([]);
  });

  it('leave nothing behind when they sign out, wherever it is cut off', async () => {
    for (let at = 1, isCut = true; isCut; at += STEP) {
      const phone = aPhone(service);
      const { files, die } = mortal(databaseFilesIn(phone.folder));
      let left = Infinity;
      const cut = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        left -= 1;
        if (left === 0) await die();
        return work();
      };
      const app = await startApp(service, phone, {
        files: {
          remove: (name) => cut(() => files.remove(name)),
          open: async (name) => {
            const engine = await files.open(name);
            return {
              run: (sql, values) => cut(() => engine.run(sql, values)),
              all: (sql, values) => cut(() => engine.all(sql, values)),
              execute: (script) => cut(() => engine.execute(script)),
              close: () => engine.close(),
            };
          },
        },
      });
      await app.runtime.session.signIn(person.key, app.opened);
      await useIt(app, phone);
      const words = [person.key, TRIP, 'robin.', ...POSITION];
      expect(findInFiles(phone.folder, ...words)).not.toEqual([]);

      left = at;
      await app.runtime.session.signOut(app.opened).catch(() => undefined);
      isCut = left <= 0;
      left = Infinity;
      await app.kill().catch(() => undefined);
      await die();
      phone.timers.clear();
      const next = await startApp(service, phone);
      expect(next.runtime.session.state.get().kind).toBe('signed-out');
      const found = [...findInFiles(phone.folder, ...words), ...phone.secrets.kept.keys()];
      counts.leftBehind += found.length;
      if (isCut) counts.signOutsCutOff += 1;
      expect(found).toEqual([]);
      await next.kill();
    }
    expect(counts.signOutsCutOff).toBeGreaterThan(0);
  }, 1_800_000);
});
