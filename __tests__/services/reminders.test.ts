import { randomUUID } from 'node:crypto';

import { IssueType } from '@/contract/issue';
import { saveAlerts, saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveEntryRules } from '@/store/entry-rules';
import { askForHelp } from '@/store/issue-writes';
import { replaceNotifications } from '@/store/notifications';
import type { Transaction } from '@/store/store-database';
import { neededBy } from '@/store/trip-downloads';
import { buryTrip, saveTrips } from '@/store/trips';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { aDestination, aNotification, anAlert, anEntryRule, aTrip, aTripAlert } from '../support/records';
import { startApp, startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const QUARTER_OF_AN_HOUR = 15 * 60;
const TRIP_REMINDER = 'trip-not-ready/trip-1';
const UNSENT = 'unsent-check-in';

describe('what the phone keeps for the traveller', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date('2026-06-15T12:00:00.000Z');
    app = await startAppOf(service);
    app.phone.air.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 503 } : null);
    app.phone.notifications.grant();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const write = (work: (transaction: Transaction) => Promise<unknown>) =>
    app.opened.store.database.write('cache', work);
  const planned = () => app.phone.notifications.planned;
  const shown = () => app.phone.notifications.shown;
  const pass = (seconds: number) => {
    letPass(service, seconds);
    app.phone.notifications.showWhatIsDue();
  };
  const restart = async () => {
    await app.killHard();
    app = { ...(await startApp(service, app.phone)), person: app.person };
  };
  const saveTrip = (changes: Parameters<typeof aTrip>[0] = {}) =>
    write((transaction) =>
      saveTrips(transaction, [aTrip({ start: '2026-06-20', finish: '2026-06-25', ...changes })]),
    );
  const getReady = () =>
    write(async (transaction) => {
      for (const { name } of neededBy(aTrip())) await saveDownload(transaction, name, { checkedAt: 1 });
    });

  describe('a trip that is not on the phone', () => {
    it('is told of once, on the morning before, also while the app is dead', async () => {
      await saveTrip();
      await until(() => planned().has(TRIP_REMINDER));
      expect(planned().get(TRIP_REMINDER)).toMatchObject({
        at: new Date(2026, 5, 19, 10).getTime(),
        notification: {
          title: 'Andes starts tomorrow',
          data: { sojourn: 'trip-not-ready', trip_id: 'trip-1' },
        },
      });
      await app.killHard();
      pass(4 * 86_400);
      expect(shown().has(TRIP_REMINDER)).toBe(true);
      shown().clear();
      app = { ...(await startApp(service, app.phone)), person: app.person };
      await app.opened.services.refreshReminders();
      pass(60);
      expect([...planned().keys(), ...shown().keys()]).not.toContain(TRIP_REMINDER);
    });

    it('is forgotten when it is ready, muted, begun or gone', async () => {
      for (const change of [
        getReady,
        () => saveTrip({ muted: true, updated_at: '2026-06-15T12:00:00.000Z' }),
        () => write((transaction) => buryTrip(transaction, 'trip-1')),
      ]) {
        await app.kill();
        app = await startAppOf(service);
        app.phone.notifications.grant();
        app.phone.air.online = false;
        await saveTrip();
        await until(() => planned().has(TRIP_REMINDER));
        await change();
        await until(() => !planned().has(TRIP_REMINDER));
      }
    });

    it('follows the trip to another day', async () => {
      await saveTrip();
      await until(() => planned().has(TRIP_REMINDER));
      await saveTrip({ start: '2026-07-01', updated_at: '2026-06-15T12:00:00.000Z' });
      await until(() => planned().get(TRIP_REMINDER)?.at === new Date(2026, 5, 30, 10).getTime());
    });

    it('is told of at once where the morning has passed already', async () => {
      await saveTrip({ start: '2026-06-16' });
      await until(() => planned().has(TRIP_REMINDER));
      pass(2);
      expect(shown().has(TRIP_REMINDER)).toBe(true);
    });

    it('is planned as soon as the traveller allows it', async () => {
      app.phone.notifications.refuse();
      await saveTrip();
      await app.opened.services.refreshReminders();
      expect(planned().size).toBe(0);
      await app.opened.services.permissions.askForNotifications();
      expect(planned().has(TRIP_REMINDER)).toBe(true);
    });
  });

  describe('what a country asks for', () => {
    const FORM = 'to-see-to/trip-1/PE.1/entry-form';
    const destinations = [aDestination({ departure_date: '2026-06-20', return_date: '2026-06-25' })];
    const saveRules = (...rules: ReturnType<typeof anEntryRule>[]) =>
      write(async (transaction) => {
        const name = downloadNames.entryRequirements('peru');
        await saveEntryRules(transaction, name, rules);
        await saveDownload(transaction, name, { checkedAt: rules.length + 1 });
      });
    const check = (day: string | null) =>
      app.opened.mutations.savePreparation({ of: 'trip', id: 'trip-1' }, 'PE.1/entry-form', day);

    it('is told of when its day nears, also while the app is dead, until it is checked off', async () => {
      await saveTrip({ destinations });
      await saveRules(anEntryRule());
      await until(() => planned().has(FORM));
      expect(planned().get(FORM)).toMatchObject({
        at: new Date(2026, 5, 17, 10).getTime(),
        notification: { title: 'Entry form', data: { sojourn: 'to-see-to', trip_id: 'trip-1' } },
      });
      await check('2026-06-15');
      await until(() => !planned().has(FORM));
      await check(null);
      await until(() => planned().has(FORM));
      await app.killHard();
      pass(3 * 86_400);
      expect(shown().has(FORM)).toBe(true);
      app = { ...(await startApp(service, app.phone)), person: app.person };
      await app.opened.services.refreshReminders();
      expect(planned().get(FORM)?.at).toBe(new Date(2026, 5, 19, 10).getTime());
    });

    it('is not told of any more when the rule was taken back', async () => {
      await saveTrip({ destinations });
      await saveRules(anEntryRule());
      await until(() => planned().has(FORM));
      await saveRules();
      await until(() => !planned().has(FORM));
    });
  });

  describe('a check-in that is not sent', () => {
    const checkIn = () => app.opened.services.checkIns.checkIn({ status: 'safe' });
    const send = async () => {
      await app.opened.services.whenSettled();
      await app.opened.engine.hurry();
      await app.opened.engine.send();
    };

    it('is told of after a quarter of an hour, once, and taken back when it is sent', async () => {
      app.phone.air.online = false;
      app.phone.network.cut();
      await checkIn();
      await until(() => planned().has(UNSENT));
      pass(QUARTER_OF_AN_HOUR - 1);
      expect(shown().has(UNSENT)).toBe(false);
      pass(1);
      expect(shown().get(UNSENT)).toMatchObject({ title: 'Your check-in has not been sent' });
      await restart();
      await app.opened.services.refreshReminders();
      expect(planned().size).toBe(0);

      app.phone.air.online = true;
      await send();
      await until(() => !shown().has(UNSENT));
    });

    it('is told of as what it is where a call has arrived and the request for help has not', async () => {
      app.phone.air.online = false;
      app.phone.network.cut();
      const wanted = { type: IssueType.LostPassport, description: '', checkInId: 'a call that has arrived' };
      const { now } = app.runtime.clock;
      await app.opened.store.database.write('user', (transaction) =>
        askForHelp(transaction, wanted, { newId: randomUUID, now }),
      );
      await until(() => planned().has(UNSENT));
      pass(QUARTER_OF_AN_HOUR);
      expect(shown().get(UNSENT)).toMatchObject({ title: 'Your request for help has not been sent' });
      app.phone.air.online = true;
      await send();
      await until(() => !shown().has(UNSENT));
    });

    it('is not told of when it was sent in time', async () => {
      await checkIn();
      await until(() => planned().has(UNSENT));
      await send();
      await until(() => !planned().has(UNSENT));
    });
  });

  describe('the number on the icon', () => {
    const isBadge = (count: number) => until(() => app.phone.notifications.badge === count);
    const aboutAlert = (id: string) =>
      aNotification({ id, data: { alert_id: 'alert-1', trip_id: 'trip-1' } });

    it('counts what is unread, each matter once, and follows the reading', async () => {
      await write(async (transaction) => {
        await saveTrips(transaction, [aTrip({ finish: '2026-12-30' })]);
        await saveAlerts(transaction, [anAlert()]);
        await saveTripAlerts(transaction, 'trip-1', {
          trip_alerts: [aTripAlert(anAlert())],
          past_alerts: [],
        });
        await replaceNotifications(transaction, [aboutAlert('one'), aNotification({ id: 'two', data: {} })]);
      });
      await isBadge(2);
      await app.opened.mutations.readAlert('alert-1');
      await isBadge(1);
      await app.opened.mutations.readNotification('two');
      await isBadge(0);
    });

    it('leaves out what is muted', async () => {
      await write(async (transaction) => {
        await saveTrips(transaction, [aTrip({ muted: true })]);
        await saveTripAlerts(transaction, 'trip-1', {
          trip_alerts: [aTripAlert(anAlert())],
          past_alerts: [],
        });
        await replaceNotifications(transaction, [aboutAlert('one'), aNotification({ id: 'two', data: {} })]);
      });
      await isBadge(1);
    });

    it('goes with the traveller', async () => {
      await write((transaction) =>
        replaceNotifications(transaction, [aNotification({ id: 'two', data: {} })]),
      );
      await isBadge(1);
      await app.runtime.session.signOut(app.opened);
      expect(app.phone.notifications.badge).toBe(0);
    });
  });
});
