import type { CheckIn } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { compareWithService } from '../support/compare-with-service';
import { startDevice, type Device } from '../support/device';
import { failing, faults, type FailingEngine } from '../support/failing-engine';
import { reportCounts } from '../support/report-counts';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

/** Every single call takes ten minutes (FAIL_POINT_STEP=1); every run of all tests tries some. */
const STEP = Number(process.env.FAIL_POINT_STEP ?? 60);
const LONGEST_MS = 3_600_000;
const WORDS = Object.values(faults);

describe(`storage that fails at one call in ${STEP}`, () => {
  let service: TestService;
  const counts = { faults: 0, lost: 0, doubled: 0, integrityFailures: 0 };
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(async () => {
    reportCounts('storage-in-sync', counts);
    await service.close();
  });

  const checkIntegrity = async (device: Device) => {
    const answer = await device.store.database.read((reader) => reader.all('pragma integrity_check'));
    if (JSON.stringify(answer) !== '[{"integrity_check":"ok"}]') counts.integrityFailures += 1;
    expect(answer).toEqual([{ integrity_check: 'ok' }]);
  };
  const countOnService = async (person: Person) => ({
    checkIns: (await person.get('/api/v2/check_ins')).json<CheckIn[]>().length,
    trips: (await person.get('/api/v1/trips'))
      .json<Trip[]>()
      .map(({ name }) => name)
      .sort(),
  });

  /** A device with a past, on which the traveller has done something of every kind without a network. */
  async function prepare() {
    letPass(service, 600);
    const person = await addTraveller(service);
    const kept = await addTrip(person, aTrip({ name: 'Kept' }));
    const doomed = await addTrip(person, aTrip({ name: 'Doomed' }));
    const engines: FailingEngine[] = [];
    const device = await startDevice(service, {
      key: person.key,
      wrapEngine: (engine) => {
        const wrapped = failing(engine);
        engines.push(wrapped);
        return wrapped;
      },
    });
    const [engine] = engines;
    if (!engine) throw new Error('the store opened no database');
    const traveller = travellerOn(device);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await traveller.checkIn();
    const made = await traveller.createTrip({ name: 'Made' });
    await traveller.muteTrip(made, true);
    await traveller.changeTrip(kept.id, { name: 'Kept and changed' });
    await traveller.removeTrip(doomed.id);
    await traveller.changeSettings({ send_all_good_push: false });
    letPass(service, 5);
    await addTrip(person, aTrip({ name: 'From elsewhere' }));
    letPass(service, 5);
    /** Whether the run came so far. */
    const failDuring = async (run: () => Promise<unknown>, at: number, forGood: boolean) => {
      const before = engine.statements.length;
      // One after the other, so that each comes at every kind of call.
      const message = WORDS[counts.faults % WORDS.length] ?? faults.ioError;
      counts.faults += 1;
      engine.failAt(at, { message, forGood });
      await run();
      const isReached = engine.statements.length - before >= at;
      engine.failAt(Infinity, { message: 'never' });
      return isReached;
    };
    return { person, device, failDuring };
  }

  async function expectAllInPlace(person: Person, device: Device): Promise<void> {
    await checkIntegrity(device);
    await device.engine.hurry();
    letPass(service, 5);
    expect(await device.engine.sync()).toEqual(ALL_WELL);
    await compareWithService(device, service);
    const found = await countOnService(person);
    const wanted = ['From elsewhere', 'Kept and changed', 'Made'];
    counts.lost += (found.checkIns < 1 ? 1 : 0) + wanted.filter((name) => !found.trips.includes(name)).length;
    counts.doubled += Math.max(0, found.checkIns - 1) + Math.max(0, found.trips.length - wanted.length);
    expect(found).toEqual({ checkIns: 1, trips: wanted });
  }

  it.each([
    { what: 'a sync', run: (device: Device) => device.engine.sync() },
    { what: 'sending', run: (device: Device) => device.engine.send() },
  ])(
    'loses nothing and doubles nothing in $what, if the app dies there',
    async ({ run }) => {
      for (let at = 1, isReached = true; isReached; at += STEP) {
        const { person, device, failDuring } = await prepare();
        isReached = await failDuring(() => run(device), at, true);
        const reopened = await device.restart();
        expect(reopened.store.recovered).toBeNull();
        await expectAllInPlace(person, reopened);
        await reopened.close();
      }
    },
    LONGEST_MS,
  );

  it(
    'loses nothing and doubles nothing in a sync, if the app lives on',
    async () => {
      for (let at = 1, isReached = true; isReached; at += STEP) {
        const { person, device, failDuring } = await prepare();
        isReached = await failDuring(() => device.engine.sync(), at, false);
        await expectAllInPlace(person, device);
        await device.close();
      }
    },
    LONGEST_MS,
  );
});
