import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { admin } from '../../server/test/support/admin';
import { aTrip } from '../../server/test/support/builders';
import { startLiveService, type LiveService } from '../../server/test/support/live-client';
import { publish } from '../../server/test/support/publishing';
import { listEntries } from '@/store/outbox';
import { savePreference } from '@/store/preferences';

import { LineAir } from '../support/line-air';
import { phoneOf, startApp, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const MINUTE_MS = 60_000;
const A_RETRY_MS = 2_000;
const destinations = [{ country_code: 'FR', entry_date: '2026-06-14', exit_date: '2026-12-30' }];

describe('the line over which the service says that something is new', () => {
  let service: LiveService;
  let person: Person;
  let air: LineAir;
  let app: RunningApp;
  beforeAll(async () => {
    service = await startLiveService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    await addTrip(person, aTrip({ name: 'Lyon', destinations }));
    letPass(service, 120);
    air = new LineAir(() => service.host);
    app = await startApp(service, phoneOf(service, person), { openLine: air.openLine });
    await app.opened.schedule.refresh();
    await until(() => air.open.size === 1 && air.heard > 0);
    await idle();
    app.phone.air.seen.length = 0;
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const status = () => app.opened.engine.status.get();
  const idle = () => until(() => status().activity === 'idle');
  const standing = () => until(() => air.open.size === 1);
  const gone = () => until(() => air.open.size === 0);
  const questions = () => app.phone.air.seen.filter(({ path }) => /v1\/trips(\?|$)/.test(path));
  const tripNames = async () => (await app.opened.reads.trips.list()).map(({ trip }) => trip.name);
  const ring = (ms: number) => {
    letPass(service, ms / 1000);
    app.phone.timers.pass(ms);
  };
  /** Somebody else does something that concerns this traveller. */
  const planElsewhere = (name: string) => addTrip(person, aTrip({ name, destinations }));
  const arrives = (name: string) => until(async () => (await tripNames()).includes(name));

  it('brings what is the traveller’s own at once, without a tick of the clock', async () => {
    await planElsewhere('Marseille');
    await arrives('Marseille');
    expect(air.open.size).toBe(1);
  });

  it('brings what moved for everybody within ten seconds, each device at a time of its own', async () => {
    const { heard } = air;
    await publish(service, { country_ids: ['FR'] });
    await until(() => air.heard > heard);
    app.phone.timers.pass(4_999);
    await app.opened.engine.send();
    expect(questions()).toEqual([]);
    app.phone.timers.pass(5_000);
    await until(() => questions().length === 1);
  });

  it('asks for nothing that is here already', async () => {
    await planElsewhere('Nice');
    await arrives('Nice');
    await idle();
    const asked = questions().length;
    // The app asks by itself before the hint is there: what the hint says is no news then.
    await app.opened.schedule.refresh();
    air.cut();
    await gone();
    app.phone.timers.pass(MINUTE_MS / 2);
    await standing();
    await planElsewhere('Toulon');
    await arrives('Toulon');
    expect(questions().length).toBeLessThanOrEqual(asked + 3);
  });

  it('lets questions be rare as long as it stands, but not end', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      const { heard } = air;
      ring(MINUTE_MS);
      // It is tried in place of the question, and answers.
      await until(() => air.heard > heard);
    }
    await app.opened.engine.send();
    expect(questions()).toHaveLength(0);
    ring(MINUTE_MS);
    await until(() => questions().length === 1);
  });

  it('asks again within a minute for what came to nothing', async () => {
    app.phone.air.fault = ({ path }) => (path.includes('/alerts') ? { kind: 'status', status: 500 } : null);
    await publish(service, { country_ids: ['FR'] });
    const hasFailed = () => {
      const outcome = status().last?.outcome;
      return outcome?.kind === 'finished' && outcome.failed > 0;
    };
    await until(() => {
      app.phone.timers.pass(10_000);
      return hasFailed();
    });
    await idle();
    app.phone.air.fault = () => null;
    const asked = questions().length;
    ring(MINUTE_MS);
    await until(() => questions().length > asked);
  });

  it('is closed while nobody looks, and opened again when somebody does', async () => {
    app.phone.activity.goAway();
    await gone();
    await planElsewhere('Paris');
    app.phone.activity.comeBack();
    await arrives('Paris');
    await standing();
  });

  it('is closed at once by signing out, and stays so', async () => {
    const { runtime, opened } = app;
    const signedOut = runtime.session.signOut(opened);
    await gone();
    await signedOut;
    const { tried } = air;
    app.phone.network.cut();
    app.phone.network.joinWifi();
    app.phone.timers.pass(MINUTE_MS);
    await opened.engine.send();
    expect([air.tried, air.open.size]).toEqual([tried, 0]);
  });

  it.each([
    ['a change of network', () => app.phone.network.joinCellular()],
    ['the minute', () => ring(MINUTE_MS)],
  ])(
    'is tried after %s: one that is dead is given up after three seconds, and what it missed is brought',
    async (_what, doubt) => {
      air.isSilent = true;
      await planElsewhere('Dijon');
      doubt();
      await until(() => {
        app.phone.timers.pass(3_000);
        return air.open.size === 0;
      });
      air.isSilent = false;
      app.phone.timers.pass(0);
      await arrives('Dijon');
      await standing();
    },
  );

  it('is tried again ever more rarely while it can’t be had, and everything comes by the clock meanwhile', async () => {
    air.isShut = true;
    air.cut();
    await gone();
    const before = air.tried;
    app.phone.timers.pass(2_000);
    await until(() => air.tried === before + 1);
    await planElsewhere('Reims');
    ring(MINUTE_MS);
    await arrives('Reims');
    air.isShut = false;
    await until(() => {
      const isOpen = air.open.size === 1;
      // The limit on opening it shall not pass meanwhile.
      if (!isOpen && !air.isOpening) app.phone.timers.pass(15 * MINUTE_MS);
      return isOpen;
    });
  });

  it('lets what waits go as soon as the service is heard again, though the phone saw no network come back', async () => {
    air.isShut = true;
    air.cut();
    await gone();
    app.phone.air.fault = () => ({ kind: 'drop-before' });
    const { store, engine, services } = app.opened;
    const isSent = async () => (await store.database.read(listEntries)).length === 0;
    await services.checkIns.checkIn({ status: 'safe' });
    await services.checkIns.whenSettled();
    await engine.send();
    expect(await isSent()).toBe(false);
    air.isShut = false;
    app.phone.air.fault = () => null;
    // The line is tried before the pause after trouble is over.
    app.phone.timers.pass(A_RETRY_MS);
    await until(isSent);
  });

  it('is not there over a metered network where downloads are for Wi-Fi only', async () => {
    const wish = (wifiOnly: boolean) =>
      app.opened.store.database.write('user', (transaction) =>
        savePreference(transaction, 'wifiOnly', wifiOnly),
      );
    await wish(true);
    app.phone.network.joinCellular();
    await gone();
    await wish(false);
    await standing();
  });

  it('ends with the key, which the traveller is told of, and comes back with the next one', async () => {
    const rotated = await admin(service.database, 'traveller', 'rotate-key', person.id, '--json');
    await gone();
    await until(() => status().needsKey);
    const { tried } = air;
    app.phone.timers.pass(15 * MINUTE_MS);
    await app.opened.engine.send();
    expect(air.tried).toBe(tried);
    await app.runtime.session.signIn(rotated.json<{ key: string }>().key, app.opened);
    await standing();
  });

  it('is there for travellers of a company that is disabled, as everything is', async () => {
    await admin(service.database, 'company', 'disable', COMPANY_ID);
    await planElsewhere('Metz');
    await arrives('Metz');
    await admin(service.database, 'company', 'enable', COMPANY_ID);
  });
});

describe('a service that stops', () => {
  it('sends its lines away, and each comes back at a time of its own', async () => {
    const first = await startLiveService();
    const person = await addTraveller(first);
    let { host } = first;
    const air = new LineAir(() => host);
    const app = await startApp(first, phoneOf(first, person), { openLine: air.openLine });
    await until(() => air.open.size === 1 && air.heard > 0);
    const next = await startLiveService({}, { ...first.database, close: async () => undefined });
    host = next.host;
    await first.door.close();
    await until(() => air.open.size === 0);
    const { tried } = air;
    app.phone.timers.pass(7_499);
    await app.opened.engine.send();
    expect(air.tried).toBe(tried);
    app.phone.timers.pass(7_500);
    await until(() => air.open.size === 1);
    await app.kill();
    await next.close();
    await first.close();
  });
});
