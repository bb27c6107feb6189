import { addTraveller } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startApp, startAppOf, type Phone } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

describe('registering the device', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 60);
    app = await startAppOf(service);
    cutDownloads(app.phone);
    await settle();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const cutDownloads = ({ air }: Phone) => {
    air.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 503 } : null);
  };
  /** Whatever was begun is done, and what waits is sent. */
  const settle = async () => {
    await app.opened.services.refreshRegistration();
    await app.opened.engine.send();
  };
  const restart = async () => {
    await app.kill();
    app = { ...(await startApp(service, app.phone)), person: app.person };
    await settle();
  };
  const registrations = () => app.phone.air.seen.filter(({ path }) => path === '/api/v1/users/add_device');
  const atService = () =>
    service.database.query<Record<string, unknown>>(
      'select * from devices where traveller_id = $1 order by created_at',
      [app.person.id],
    );

  it('tells the service everything of it once, also without a token', async () => {
    expect(registrations()).toHaveLength(1);
    expect(await atService()).toMatchObject([
      {
        uuid: app.phone.secrets.kept.get('installation'),
        token: null,
        platform: 'android',
        locale: 'en',
        manufacturer: 'Fairphone',
        model: 'FP4',
        osname: 'Android',
        ostype: '64bit',
        osversion: '14',
      },
    ]);
  });

  it('says nothing again while nothing changes, over restarts and returns', async () => {
    await restart();
    app.phone.activity.goAway();
    app.phone.activity.comeBack();
    app.phone.network.cut();
    app.phone.network.joinWifi();
    await settle();
    expect(registrations()).toHaveLength(1);
  });

  it('says so once for each change of permission, token, language, system and app', async () => {
    app.phone.notifications.answerWith('granted');
    await app.opened.services.permissions.askForNotifications();
    await settle();
    expect(await atService()).toMatchObject([{ token: 'ExponentPushToken[first]' }]);

    app.phone.notifications.changeToken('ExponentPushToken[second]');
    await settle();
    expect(await atService()).toMatchObject([{ token: 'ExponentPushToken[second]' }]);

    app.phone.facts.locale = 'fr';
    app.phone.activity.goAway();
    app.phone.activity.comeBack();
    await settle();
    app.phone.facts.osversion = '15';
    await restart();
    app.phone.appVersion = '1.1.0 (2)';
    await restart();
    expect(registrations()).toHaveLength(6);
    expect(await atService()).toMatchObject([{ locale: 'fr', osversion: '15' }]);
  });

  it('keeps the token while the phone can’t ask for it', async () => {
    app.phone.notifications.grant();
    await settle();
    app.phone.notifications.giveToken({ kind: 'failed' });
    app.phone.facts.osversion = '15';
    await settle();
    expect(await atService()).toMatchObject([{ token: 'ExponentPushToken[first]', osversion: '15' }]);
  });

  it('sends only the last of several changes made without a network', async () => {
    app.phone.air.online = false;
    for (const osversion of ['15', '16', '17']) {
      app.phone.facts.osversion = osversion;
      await app.opened.services.refreshRegistration();
    }
    app.phone.air.online = true;
    await settle();
    expect(registrations()).toHaveLength(2);
    expect(await atService()).toMatchObject([{ osversion: '17' }]);
  });

  it('does not wait for a phone that never tells its token', async () => {
    app.phone.notifications.token = () => new Promise(() => undefined);
    app.phone.facts.locale = 'de';
    let isSettled = false;
    const done = settle().then(() => (isSettled = true));
    // Others have timers too, and theirs may be the first to pass.
    await until(() => {
      app.phone.timers.pass(30_000);
      return isSettled;
    });
    await done;
    expect(await atService()).toMatchObject([{ locale: 'de' }]);
  });

  it('takes the device from the traveller who signs out, and gives the next one another', async () => {
    app.phone.notifications.grant();
    await settle();
    const [before] = await atService();
    await app.runtime.session.signOut(app.opened);
    expect(await atService()).toMatchObject([{ token: null }]);

    const next = await addTraveller(service);
    app.phone.air.fault = () => null;
    await app.runtime.session.signIn(next.key, app.opened);
    await settle();
    app.person = next;
    const [after] = await atService();
    expect(after).toMatchObject({ token: 'ExponentPushToken[first]' });
    expect(after?.uuid).not.toBe(before?.uuid);
  });

  it('signs out all the same where there is no network', async () => {
    app.phone.notifications.grant();
    await settle();
    app.phone.air.online = false;
    await app.runtime.session.signOut(app.opened);
    expect(app.runtime.session.state.get()).toEqual({ kind: 'signed-out' });
  });
});
