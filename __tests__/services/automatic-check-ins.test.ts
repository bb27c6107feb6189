import type { CheckIn } from '@/contract/check-in';
import type { TravellerSettings } from '@/contract/traveller';
import { saveProfile } from '@/store/profile';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { aTraveller } from '../support/records';
import { startApp, startAppOf } from '../support/running-app';
import { letPass } from '../support/traveller-acts';

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

  it('watches nothing once the traveller has signed out', async () => {
    await app.runtime.session.signOut(app.opened);
    expect(app.phone.locator.watching).toBeNull();
  });
});
