import { NOTIFICATION_DATA, NotificationType } from '@/contract/notification-type';
import { RoleType } from '@/contract/role';
import type { ReceivedNotification } from '@/platform/notifications';
import { readPush } from '@/services/push-meaning';
import { PUSH_TABLE } from '@/services/push-table';
import { saveProfile } from '@/store/profile';
import { saveTrips } from '@/store/trips';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { aRole, aTraveller, aTrip } from '../support/records';
import { startApp, startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const IDS = {
  issue_id: 'issue-1',
  bid_id: 'bid-1',
  appointment_id: 'appointment-1',
  conversation_id: 'talk-1',
  trip_id: 'trip-1',
  success: true,
  check_in_request_id: 'request-1',
  user_id: 'user-1',
  air_segment_id: 'segment-1',
  airport_code: 'LIM',
  alert_id: 'alert-1',
  advisory_id: 'advisory-1',
  travel_restriction_id: 'restriction-1',
  entry_requirement_id: 'requirement-1',
  subscription_id: 'subscription-1',
  invoice_id: 'invoice-1',
};
const TYPES = Object.keys(PUSH_TABLE).map(Number) as NotificationType[];
/** Where the types lead that have a screen of their own. */
const OWN_PLACES: Partial<Record<NotificationType, string>> = {
  0: '/request/issue-1',
  20: '/trip/trip-1',
  21: '/trip/trip-1',
  22: '/trips',
  23: '/trip/trip-1',
  24: '/trips',
  30: '/trip/trip-1',
  50: '/check-in?request=request-1',
  51: '/',
  52: '/',
  54: '/check-in?request=request-1',
  100: '/segment/segment-1',
  101: '/segment/segment-1',
  102: '/trip/trip-1',
  103: '/segment/segment-1',
  104: '/segment/segment-1',
  105: '/segment/segment-1',
  106: '/segment/segment-1',
  107: '/segment/segment-1',
  110: '/alert/alert-1',
  111: '/advisory/advisory-1',
  112: '/trip/trip-1',
  120: '/entry-rule/restriction-1',
  121: '/entry-rule/requirement-1',
  5: '/conversation/talk-1',
  6: '/conversation/talk-1',
  9: '/requests',
  10: '/requests',
  504: '/settings',
  505: '/settings',
};
const HOSTILE = ['../../settings', '%2e%2e', 'a/b?c#d', 'x'.repeat(300), '', 7, null, [], {}, { id: 1 }];
const SAFE_PATH =
  /^\/(?:|trips|requests|settings|(?:trip|alert|advisory|country|entry-rule|segment|conversation)\/[\w-]+|check-in(?:\?request=[\w-]+)?|inbox(?:\?notification=[\w-]+)?)$/;

let sent = 0;
function aMessage(
  data: Record<string, unknown>,
  words: { title?: string; body?: string } = {},
): ReceivedNotification {
  sent += 1;
  return { id: `message-${sent}`, title: words.title ?? 'Title', body: words.body ?? 'Body', data };
}
const pushOf = (type: number, data: unknown = IDS) => ({ notification_id: 'note-1', type, data });

describe('messages', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 60);
    app = await startAppOf(service);
    app.phone.notifications.grant();
    app.phone.air.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 503 } : null);
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const settle = () => app.opened.services.whenSettled();
  const place = () => app.runtime.shell.place.get();
  const banner = () => app.runtime.shell.banner.get();
  const paths = () => app.phone.air.seen.map(({ path }) => path.replace(/\?.*/, ''));
  const restart = async () => {
    await app.kill();
    app = { ...(await startApp(service, app.phone)), person: app.person };
  };

  it('of every type of the reference have a row in the table', () => {
    expect(TYPES).toEqual(Object.keys(NOTIFICATION_DATA).map(Number));
  });

  it('of every type open their screen, warm, each time once', async () => {
    for (const type of TYPES) {
      app.phone.notifications.tap(aMessage(pushOf(type)));
      await settle();
      expect([type, app.runtime.shell.takePlace()?.path]).toEqual([
        type,
        OWN_PLACES[type] ?? '/inbox?notification=note-1',
      ]);
      expect(app.runtime.shell.takePlace()).toBeNull();
    }
  });

  it.each([
    ['of today', pushOf(110), '/alert/alert-1'],
    ['as Android hands it over', { type: '110', data: JSON.stringify(IDS) }, '/alert/alert-1'],
    [
      'of the older kind, about an alert',
      { sitataPt: 0, sitataData: '{"alert_id":"alert-1"}' },
      '/alert/alert-1',
    ],
    ['of the older kind, about a trip', { sitataPt: '3', sitataData: { trip_id: 'trip-1' } }, '/trip/trip-1'],
    ['of the older kind, about nothing known', { sitataPt: 77, sitataData: '{}' }, '/inbox'],
    ['that means nothing', { any: 'thing' }, '/inbox'],
  ])('%s open their screen, cold', async (_kind, data, path) => {
    await app.killHard();
    app.phone.notifications.tap(aMessage(data));
    app = { ...(await startApp(service, app.phone)), person: app.person };
    await settle();
    expect(app.runtime.shell.takePlace()).toMatchObject({ path });
    await restart();
    await settle();
    expect(place()).toBeNull();
  });

  it('of every type open their screen, cold', async () => {
    for (const [type, path] of Object.entries(OWN_PLACES)) {
      await app.kill();
      app.phone.notifications.tap(aMessage(pushOf(Number(type))));
      app = { ...(await startApp(service, app.phone)), person: app.person };
      await settle();
      expect([type, app.runtime.shell.takePlace()?.path]).toEqual([type, path]);
    }
  });

  it.each([
    ['the request', IDS, {}, '/request/issue-1'],
    ['the request, also from their own travels', IDS, { showsOwnTravels: true }, '/request/issue-1'],
    ['their list, where none is named', { user_id: 'user-1', issue_id: null }, {}, '/responder'],
    [
      'its words, where none is named and they look at their own travels',
      { user_id: 'user-1' },
      { showsOwnTravels: true },
      '/inbox?notification=note-1',
    ],
  ] as const)('of a call for help lead whoever answers to %s', async (_where, data, wishes, path) => {
    await app.opened.store.database.write('cache', (transaction) =>
      saveProfile(transaction, aTraveller({ roles: [aRole({ type: RoleType.ClinicalAdmin })] })),
    );
    if ('showsOwnTravels' in wishes) await app.opened.mutations.savePreference('showsOwnTravels', true);
    const message = aMessage(pushOf(NotificationType.CheckInNeedsHelp, data));
    app.phone.notifications.deliver(message);
    app.phone.notifications.tap(message);
    await settle();
    expect(banner()?.place.path).toBe(path);
    expect(app.runtime.shell.takePlace()?.path).toBe(path);
  });

  it('of any type, with data missing or hostile, lead nowhere but to a screen', () => {
    for (const type of [...TYPES, 8, 999_999, -1, 1.5, 'x', null]) {
      for (const data of [undefined, null, 'no json', 7, [], {}, ...HOSTILE.map(allOf)]) {
        expect(readPush({ notification_id: data, type, data }).path).toMatch(SAFE_PATH);
      }
    }
    for (const odd of HOSTILE) expect(readPush(odd).path).toBe('/inbox');
  });

  it.each([
    ['missing', {}],
    ['hostile', allOf('../../settings')],
  ])('of any type, with data %s, always end, warm and in the background', async (_how, data) => {
    app.phone.air.online = false;
    for (const type of [...TYPES, 999_999]) {
      const message = pushOf(type, data);
      app.phone.notifications.tap(aMessage(message));
      app.phone.notifications.deliver(aMessage(message));
      expect(['new-data', 'nothing-new', 'failed']).toContain(await app.phone.tasks.deliver(message));
      await settle();
      expect(app.runtime.shell.takePlace()?.path).toMatch(SAFE_PATH);
      expect(banner()?.place.path).toMatch(SAFE_PATH);
    }
  });

  it('that are not understood keep their words, as plain text', async () => {
    app.phone.notifications.tap(aMessage({ type: 999 }, { title: 'Read\u202E me', body: 'It is news.' }));
    await settle();
    expect(place()).toEqual({ path: '/inbox', words: { title: 'Read me', body: 'It is news.' } });
    expect(paths()).toContain('/api/v2/notifications');
  });

  it('that come while the app is open are shown once, and lead to their screen', async () => {
    app.phone.notifications.deliver(aMessage(pushOf(110), { title: 'Flood', body: 'In Cusco' }));
    await until(() => banner() !== null);
    expect(banner()).toMatchObject({ title: 'Flood', body: 'In Cusco', place: { path: '/alert/alert-1' } });
    app.runtime.shell.dismissBanner('note-1');
    app.phone.notifications.deliver(aMessage(pushOf(110)));
    await settle();
    expect(banner()).toBeNull();
  });

  it('about a muted trip stay silent, and fetch all the same', async () => {
    await app.opened.store.database.write('cache', (transaction) =>
      saveTrips(transaction, [aTrip({ muted: true })]),
    );
    app.phone.notifications.deliver(aMessage(pushOf(110)));
    await settle();
    expect(banner()).toBeNull();
    expect(paths()).toContain('/api/v1/alerts/alert-1/from_push');
  });

  describe('with buttons', () => {
    const answers = async () =>
      (await app.opened.reads.checkIns.list()).map(({ status, request_id }) => ({ status, request_id }));

    it('are answered by them, warm', async () => {
      app.phone.notifications.tap(aMessage(pushOf(50)), 'safe');
      await settle();
      expect(await answers()).toEqual([{ status: 1, request_id: 'request-1' }]);
      expect(place()).toMatchObject({ path: '/check-in?request=request-1' });
    });

    it('are answered by them when the app was not running, and only once', async () => {
      await app.killHard();
      const message = aMessage(pushOf(54));
      app.phone.notifications.tap(message, 'help');
      app = { ...(await startApp(service, app.phone)), person: app.person };
      await settle();
      letPass(service, 60);
      app.phone.notifications.tap(message, 'help');
      await settle();
      expect(await answers()).toEqual([{ status: 2, request_id: 'request-1' }]);
    });

    it('count as a check-in even where the request can’t be read', async () => {
      app.phone.notifications.tap(aMessage(pushOf(50, 'nonsense')), 'help');
      await settle();
      expect(await answers()).toEqual([{ status: 2, request_id: null }]);
    });

    describe('on a device that can keep nothing', () => {
      const told = () => app.runtime.shell.unkept.get();
      const answer = async (action: 'safe' | 'help') => {
        const message = aMessage(pushOf(50));
        app.phone.notifications.tap(message, action);
        await settle();
        return message.id;
      };
      let disk: jest.SpyInstance;
      beforeEach(() => {
        jest.spyOn(console, 'warn').mockImplementation(() => undefined);
        disk = jest.spyOn(app.opened.store.database, 'write').mockRejectedValue(new Error('disk full'));
      });
      afterEach(() => jest.restoreAllMocks());

      it('are told to nobody: the app says so, and what asks for it stays', async () => {
        app.phone.air.online = false;
        const cancelled = jest.spyOn(app.phone.notifications, 'cancel');
        await answer('help');
        expect(told()).toEqual({ kind: 'not-stored', status: 'help' });
        expect(place()).toMatchObject({ path: '/check-in?request=request-1' });
        expect(cancelled).not.toHaveBeenCalled();

        disk.mockRestore();
        letPass(service, 60);
        const id = await answer('help');
        expect(told()).toBeNull();
        expect(cancelled).toHaveBeenCalledWith(id);
        expect(await answers()).toEqual([{ status: 2, request_id: 'request-1' }]);
      });

      it('reach the company all the same, and the app says that', async () => {
        app.phone.air.fault = () => null;
        const cancelled = jest.spyOn(app.phone.notifications, 'cancel');
        const id = await answer('help');
        expect(told()).toEqual({ kind: 'sent-unstored', status: 'help' });
        expect(cancelled).toHaveBeenCalledWith(id);
        app.runtime.shell.clear();
        expect(told()).toBeNull();
      });
    });

    it('are nobody’s when another traveller signs in', async () => {
      app.phone.air.fault = () => null;
      await app.runtime.session.signOut(app.opened);
      app.phone.notifications.tap(aMessage(pushOf(50)), 'help');
      await app.runtime.session.signIn(app.person.key, app.opened);
      await settle();
      expect(await answers()).toEqual([]);
      expect(place()).toBeNull();
    });
  });
});

function allOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(IDS).map((key) => [key, value]));
}
