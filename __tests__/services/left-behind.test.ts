import type { Parts } from '@/services/services';
import type { TripAlert } from '@/contract/alert';
import { saveTripAlerts } from '@/store/alerts';
import { saveMapData, saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { getMemory } from '@/store/service-memory';
import type { Transaction } from '@/store/store-database';
import { STORE_TABLES } from '@/store/tables';
import { saveTrips } from '@/store/trips';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { listDevices } from '../../server/test/support/devices';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { AROUND_CUSCO, CUSCO } from '../support/around-cusco';
import { FakeBackgroundSender } from '../support/fake-background-sender';
import { aMap, anAlert, aShortCountry, aTrip, aTripAlert, aTripInput } from '../support/records';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { aGate, until } from '../support/traveller-actions';

/** Longer than anything waits for a device. */
const ANY_LIMIT_MS = 30_000;

interface Held {
  isAsked: () => boolean;
  letGo: () => void;
}

/** The next call of it is done and answered only later, as by a device that hangs. */
function hold<Name extends string>(device: Record<Name, unknown>, name: Name): Held {
  const gate = aGate();
  let isAsked = false;
  const real = device[name] as (...given: unknown[]) => unknown;
  const held = async (...given: unknown[]): Promise<unknown> => {
    device[name] = real;
    isAsked = true;
    const answer = await real.apply(device, given);
    await gate.opened;
    return answer;
  };
  device[name] = held;
  return { isAsked: () => isAsked, letGo: gate.open };
}

/** Whatever can be done without waiting for anybody. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('what still runs when a traveller signs out', () => {
  let service: TestService;
  let next: Person;
  let phone: Phone;
  let browser: FakeBackgroundSender;
  let app: RunningApp;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date('2026-06-15T12:00:00.000Z');
    next = await addTraveller(service);
    phone = phoneOf(service, await addTraveller(service));
    phone.notifications.grant();
    phone.locator.grant();
    browser = new FakeBackgroundSender();
    app = await startApp(service, phone, { backgroundSender: browser });
    await app.opened.schedule.refresh();
    await until(() => app.opened.services.whenSettled().then(() => phone.locator.watching !== null));
    await app.opened.services.refreshRegistration();
    await app.opened.schedule.refresh();
    phone.air.online = false;
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const write = (work: (transaction: Transaction) => Promise<unknown>) =>
    app.opened.store.database.write('cache', work);
  const saveTripsOfFirst = () =>
    write((transaction) =>
      saveTrips(
        transaction,
        ['trip-1', 'trip-2'].map((id) => aTrip({ id, start: '2026-06-20', finish: '2026-06-25' })),
      ),
    );
  const move = () => void phone.onMoved([{ ...CUSCO, accuracyMetres: 10, at: service.clock.now.getTime() }]);

  /** For each part what of the device does not answer it, and what makes it ask. */
  const STORIES: { [Part in keyof Parts]: () => Promise<Held> } = {
    async checkIns() {
      const held = hold(phone.locator, 'lastKnown');
      void app.opened.services.checkIns.checkIn({ status: 'help' });
      return held;
    },
    async copies() {
      const held = hold(browser, 'list');
      await app.opened.mutations.createTrip(aTripInput({ name: 'Of the first' }));
      return held;
    },
    async registration() {
      const held = hold(phone.secrets, 'read');
      void app.opened.services.refreshRegistration();
      return held;
    },
    async push() {
      const held = hold(phone.notifications, 'cancel');
      const data = { notification_id: 'note-1', type: 20, data: { trip_id: 'trip-1' } };
      phone.notifications.tap({ id: 'message-1', title: 'Of the first', body: '', data });
      return held;
    },
    async badge() {
      const held = hold(phone.notifications, 'setBadge');
      await saveTripsOfFirst();
      return held;
    },
    async reminders() {
      const held = hold(phone.notifications, 'showAt');
      await saveTripsOfFirst();
      return held;
    },
    async movement() {
      await write(async (transaction) => {
        await saveShortCountries(transaction, [aShortCountry({ travel_status: 1 })]);
        const area = { id: 'cusco', name: 'Cusco', travel_status: 2 as const, topo_json: AROUND_CUSCO };
        const map = { ...aMap('peru'), travel_status: 1 as const, country_regions: [] };
        await saveMapData(transaction, { ...map, country_divisions: [area] });
      });
      const held = hold(phone.notifications, 'show');
      move();
      return held;
    },
    async surroundings() {
      await app.runtime.whereabouts.moveTo({
        ...CUSCO,
        accuracyMetres: 10,
        at: service.clock.now.getTime(),
      });
      const held = hold(app.opened.schedule, 'downloadCountry');
      await write((transaction) => saveShortCountries(transaction, [aShortCountry()]));
      return held;
    },
    async urgentAlerts() {
      const alert = anAlert({ risk_level: 'high' });
      const saveAlertsOfTrip = (...trip_alerts: TripAlert[]) =>
        write(async (transaction) => {
          await saveTripAlerts(transaction, 'trip-1', { trip_alerts, past_alerts: [] });
          await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: 1 });
        });
      await saveAlertsOfTrip();
      await saveTripsOfFirst();
      const isListKnown = async () => {
        const memory = await app.opened.store.database.read((reader) => getMemory(reader, 'urgent-alerts'));
        return memory?.lists.includes(downloadNames.tripAlerts('trip-1')) === true;
      };
      await until(isListKnown);
      const held = hold(phone.notifications, 'show');
      await saveAlertsOfTrip(aTripAlert(alert));
      return held;
    },
  };

  /** What does not end by itself is waited for for five seconds. */
  const signOut = async () => {
    const endings: unknown[] = [];
    void app.runtime.session.signOut(app.opened).then((ending) => endings.push(ending));
    await manyTurns();
    await until(() => {
      if (endings.length === 0) phone.timers.pass(5_000);
      return endings.length > 0;
    });
  };
  const signInNext = async () => {
    phone.air.online = true;
    await app.runtime.session.signIn(next.key, app.opened);
    await app.opened.schedule.refresh();
    const { services } = app.opened;
    await Promise.all([services.whenSettled(), services.refreshReminders(), services.refreshRegistration()]);
    await comeToRest();
  };
  const comeToRest = async () => {
    await app.opened.schedule.refresh();
    await app.opened.engine.downloadMore();
    await manyTurns();
  };
  const everythingHere = async () => {
    const { shown, planned, badge } = phone.notifications;
    const { banner, place, unkept } = app.runtime.shell;
    const tables = await app.opened.store.database.read((reader) =>
      Promise.all(STORE_TABLES.map(async (table) => [table, await reader.all(`select * from ${table}`)])),
    );
    return {
      notifications: [...shown.values(), ...planned.values()],
      badge,
      shell: [banner.get(), place.get(), unkept.get()],
      watching: phone.locator.watching,
      copies: [...browser.requests.values()],
      store: Object.fromEntries(tables) as Record<string, unknown[]>,
      checkIns: (await next.get('/api/v2/check_ins')).json<unknown[]>(),
    };
  };

  it('of the sign-out itself takes no device off the service in the name of the next traveller', async () => {
    const held: Held[] = [];
    const clear = jest.spyOn(app.runtime.shell, 'clear').mockImplementation(() => {
      // All that worked for them has stopped: it reads which device is to be taken off.
      clear.mockRestore();
      app.runtime.shell.clear();
      held.push(hold(app.opened.store.database, 'read'));
    });
    await signOut();
    await until(() => held.some(({ isAsked }) => isAsked()));
    await signInNext();
    const before = await listDevices(service, next);
    expect(before).toMatchObject([{ token: 'ExponentPushToken[first]' }]);
    for (const { letGo } of held) letGo();
    await manyTurns();
    await comeToRest();
    expect(await listDevices(service, next)).toEqual(before);
  });

  it.each(Object.keys(STORIES) as (keyof Parts)[])(
    'of %s touches nothing of the next traveller',
    async (part) => {
      const held = await STORIES[part]();
      await until(held.isAsked);
      await signOut();
      await signInNext();
      const before = await everythingHere();
      expect(before).toMatchObject({ notifications: [], checkIns: [], copies: [] });
      held.letGo();
      await manyTurns();
      phone.timers.pass(ANY_LIMIT_MS);
      await comeToRest();
      expect(await everythingHere()).toEqual(before);
    },
  );
});
