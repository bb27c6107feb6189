import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { publish } from '../../server/test/support/publishing';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startApp, startAppOf, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const BOGOTA = { latitude: 4.65, longitude: -74.08 };

describe('a new alert of high risk, while the app is open', () => {
  let service: TestService;
  let person: Person;
  let app: RunningApp;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    const destinations = [{ country_code: 'FR', entry_date: '2026-06-14', exit_date: '2026-12-30' }];
    await addTrip(person, aTrip({ destinations }));
    letPass(service, 1);
    app = await startAppOf(service, person);
    app.phone.locator.grant();
    app.phone.notifications.grant();
    await app.opened.schedule.refresh();
    await app.phone.locator.moveTo(BOGOTA);
    await app.runtime.whereabouts.look();
    await until(async () => (await app.opened.reads.countries.aroundIds()).length > 0);
    await app.opened.schedule.refresh();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const inColombia = (fields: Parameters<typeof publish>[1] = {}) =>
    publish(service, { country_ids: ['CO'], risk_level: 'high', headline: 'Roads are closed', ...fields });
  const banner = () => app.runtime.shell.banner.get();
  const isNews = async (id: string) => {
    const { today, now } = app.runtime.clock;
    const news = await app.opened.reads.news.concerning({ today: today(), now: now() });
    return news.some((item) => item.id === id);
  };
  /** The next minute: what is new is here, and whatever is said of it has been said. */
  const aMinuteLater = async (id?: string) => {
    letPass(service, 60);
    await app.opened.schedule.refresh();
    if (id !== undefined) await until(() => isNews(id));
    await app.opened.services.whenSettled();
  };

  it('says so with a banner and a sound, and leads to it', async () => {
    const { id } = await inColombia();
    await aMinuteLater(id);
    await until(() => banner() !== null);
    expect(banner()).toMatchObject({
      title: 'New alert: high risk',
      body: 'Roads are closed',
      isUrgent: true,
      place: { path: `/alert/${id}` },
    });
    expect(app.phone.notifications.shown.get(`alert/${id}`)).toMatchObject({ isUrgent: true });
  });

  it('is said once, also after a restart, and though a push message says it again', async () => {
    const { id } = await inColombia();
    await aMinuteLater(id);
    await until(() => banner() !== null);
    app.runtime.shell.dismissBanner(banner()?.id ?? '');
    const shown = app.phone.notifications.shown.get(`alert/${id}`);
    const deliver = (data: Record<string, unknown>) =>
      app.phone.notifications.deliver({ id: 'echo', title: 'New alert', body: 'Roads are closed', data });
    deliver(shown?.data ?? {});
    deliver({ notification_id: 'b7a1', type: 110, data: { alert_id: id } });
    await aMinuteLater(id);
    expect(banner()).toBeNull();

    await app.kill();
    app = await startApp(service, app.phone);
    await aMinuteLater(id);
    expect(banner()).toBeNull();
  });

  it('is one banner for several of them', async () => {
    await inColombia();
    const { id } = await inColombia({ headline: 'And bridges' });
    await aMinuteLater(id);
    await until(() => banner() !== null);
    expect(banner()).toMatchObject({ title: '2 new alerts: high risk', place: { path: '/alerts' } });
  });

  it('is not said of what stood there when I came, or of what is less', async () => {
    const there = await publish(service, { country_ids: ['PE'], risk_level: 'high' });
    const less = await inColombia({ risk_level: 'medium' });
    await aMinuteLater(less.id);
    await app.phone.locator.moveTo({ latitude: -12.05, longitude: -77.04 });
    await app.runtime.whereabouts.look();
    await until(() => isNews(there.id));
    await aMinuteLater(there.id);
    expect(banner()).toBeNull();

    const { id } = await publish(service, { country_ids: ['PE'], risk_level: 'high' });
    await aMinuteLater(id);
    await until(() => banner()?.id === `new-alert/${id}`);
  });
});
