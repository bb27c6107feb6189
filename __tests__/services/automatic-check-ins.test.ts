import type { CheckIn } from '@/contract/check-in';
import type { TravellerSettings } from '@/contract/traveller';
import { saveProfile } from '@/store/profile';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { aTraveller } from '../support/records';
import { startApp, startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const CUSCO = { latitude: -13.5226, longitude: -71.9673 };
const LA_PAZ = { latitude: -16.4897, longitude: -68.1193 };

describe('checking in by moving', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    app = await startAppOf(service);
    app.phone.air.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 503 } : null);
    app.phone.locator.grant('background');
    app.phone.activity.goAway();
    app.phone.activity.comeBack();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const choose = (check_in_with_location: boolean) => {
    const settings: TravellerSettings = { ...aTraveller().settings, check_in_with_location };
    return app.opened.store.database.write('cache', (transaction) =>
      saveProfile(transaction, aTraveller({ settings })),
    );
  };
  const atService = async () => (await app.person.get('/api/v2/check_ins')).json<CheckIn[]>();

  it('tells nobody anything until the traveller turned it on', async () => {
    await choose(false);
    await app.phone.locator.moveTo(CUSCO);
    expect(await atService()).toEqual([]);
  });

  it('reports a position without a status, at most once an hour, and a new country', async () => {
    await choose(true);
    await app.phone.locator.moveTo(CUSCO);
    expect(await atService()).toMatchObject([
      { status: 0, type: 0, lat: CUSCO.latitude, country_code: 'PE' },
    ]);
    letPass(service, 600);
    await app.phone.locator.moveTo(LA_PAZ);
    expect(await atService()).toHaveLength(1);
    letPass(service, 3600);
    await app.phone.locator.moveTo({ ...LA_PAZ, latitude: LA_PAZ.latitude + 0.01 });
    expect(await atService()).toMatchObject([{ status: 0, country_code: 'BO' }, { country_code: 'PE' }]);
  });

  it('remembers over a restart when it last did', async () => {
    await choose(true);
    await app.phone.locator.moveTo(CUSCO);
    await app.killHard();
    app = { ...(await startApp(service, app.phone)), person: app.person };
    letPass(service, 60);
    await app.phone.locator.moveTo(LA_PAZ);
    expect(await atService()).toHaveLength(1);
  });

  describe('while the app is closed', () => {
    const watching = () => app.phone.locator.watching;

    it('is watched only while the traveller wants it, and ends with the switch', async () => {
      await choose(false);
      app.phone.activity.goAway();
      await until(() => watching() === null);
      app.phone.activity.comeBack();
      await until(() => watching() === 'while-open');
      await choose(true);
      await until(() => watching() === 'background');
      app.phone.activity.goAway();
      await app.opened.mutations.changeSettings({ check_in_with_location: false });
      await until(() => watching() === null);
    });

    it('is not watched at the next start, nor by what the system still has from before', async () => {
      await choose(false);
      const { phone, person } = app;
      await app.kill();
      phone.activity.goAway();
      phone.locator.watching = 'background';
      app = { ...(await startApp(service, phone)), person };
      await phone.locator.moveTo(CUSCO);
      expect(watching()).toBeNull();
      expect(await atService()).toEqual([]);
    });

    it('wakes nobody for a traveller who is gone', async () => {
      const { phone } = app;
      await app.runtime.session.signOut(app.opened);
      phone.locator.watching = 'background';
      await phone.locator.moveTo(CUSCO);
      expect(watching()).toBeNull();
    });
  });

  it('watches nothing once the traveller has signed out', async () => {
    await app.runtime.session.signOut(app.opened);
    expect(app.phone.locator.watching).toBeNull();
  });
});
