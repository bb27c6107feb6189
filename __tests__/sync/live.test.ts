import { listEntries } from '@/store/outbox';
import { savePreference } from '@/store/preferences';

import { addTraveller, addTrip, type Person } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { publish } from '../../server/test/support/publishing';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const BOGOTA = { latitude: 4.65, longitude: -74.08 };
const MINUTE_MS = 60_000;

describe('what is new, while the app is open', () => {
  let service: TestService;
  let person: Person;
  let app: Awaited<ReturnType<typeof startAppOf>>;
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
    await app.opened.schedule.refresh();
    await settle();
    app.phone.air.seen.length = 0;
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const status = () => app.opened.engine.status.get();
  /** Whoever asked now has been answered. */
  const settle = () =>
    until(() => status().activity === 'idle' && status().last?.at === app.runtime.clock.now());
  /** The clocks of both go on, and whatever waits no longer than that rings. */
  const ring = (ms: number) => {
    letPass(service, ms / 1000);
    app.phone.timers.pass(ms);
  };
  const pass = async (ms: number) => {
    ring(ms);
    await settle();
  };
  /** Time for whatever would ask, if it did: what is read now is read after it. */
  const linger = () => app.opened.schedule.mayDownload().then(() => app.opened.engine.send());
  const questions = () => app.phone.air.seen.filter(({ path }) => /v1\/trips(\?|$)/.test(path));
  const isNews = async (id: string) => {
    const { today, now } = app.runtime.clock;
    const news = await app.opened.reads.news.concerning({ today: today(), now: now() });
    return news.some((item) => item.id === id);
  };
  const standIn = async (place: typeof BOGOTA) => {
    await app.phone.locator.moveTo(place);
    await app.runtime.whereabouts.look();
    await until(async () => (await app.opened.reads.countries.aroundIds()).length > 0);
    await until(() => status().activity === 'idle');
  };

  it('comes within a minute of being published, where I am', async () => {
    await standIn(BOGOTA);
    const { id } = await publish(service, { country_ids: ['CO'], risk_level: 'high' });
    expect(await isNews(id)).toBe(false);
    await pass(MINUTE_MS);
    await until(() => isNews(id));
    app.phone.air.online = false;
    expect(await isNews(id)).toBe(true);
  });

  it('costs one small request a minute as long as there is nothing, and says nothing of it', async () => {
    await pass(MINUTE_MS);
    await pass(MINUTE_MS);
    app.phone.air.seen.length = 0;
    app.phone.air.bytes = 0;
    const said = new Set<string>();
    const forget = app.opened.engine.status.watch(() => said.add(status().activity));
    for (let minute = 0; minute < 60; minute += 1) await pass(MINUTE_MS);
    forget();
    expect(app.phone.air.seen).toHaveLength(60);
    expect(new Set(app.phone.air.seen.map(({ status }) => status))).toEqual(new Set([304]));
    expect(app.phone.air.bytes).toBeLessThan(60 * 600);
    expect([...said]).toEqual(['idle']);
  });

  it('is asked for at once when the traveller comes back, turns to the app or to another tab, but not at every tap', async () => {
    await pass(MINUTE_MS);
    app.phone.air.seen.length = 0;
    app.opened.schedule.look();
    await linger();
    expect(questions()).toEqual([]);
    letPass(service, 11);
    app.opened.schedule.look();
    app.opened.schedule.look();
    await settle();
    expect(questions()).toHaveLength(1);
    letPass(service, 11);
    app.phone.activity.turnTo();
    await settle();
    expect(questions()).toHaveLength(2);
    app.phone.activity.goAway();
    app.phone.activity.comeBack();
    await until(() => questions().length === 3);
  });

  it('is not asked for while nobody looks', async () => {
    app.phone.activity.goAway();
    ring(MINUTE_MS);
    ring(MINUTE_MS);
    await linger();
    expect(questions()).toEqual([]);
    app.phone.activity.comeBack();
    await until(() => questions().length === 1);
    await settle();
    await pass(MINUTE_MS);
    expect(questions()).toHaveLength(2);
  });

  it('is not asked for without a network', async () => {
    app.phone.network.cut();
    ring(MINUTE_MS);
    await linger();
    expect(questions()).toEqual([]);
    app.phone.network.joinWifi();
    await settle();
    expect(questions()).toHaveLength(1);
  });

  it('is not asked for over a metered network where downloads are for Wi-Fi only', async () => {
    const wish = (wifiOnly: boolean) =>
      app.opened.store.database.write('user', (transaction) =>
        savePreference(transaction, 'wifiOnly', wifiOnly),
      );
    await wish(true);
    app.phone.network.joinCellular();
    ring(MINUTE_MS);
    await linger();
    expect(questions()).toEqual([]);
    await wish(false);
    await pass(MINUTE_MS);
    expect(questions()).toHaveLength(1);
  });

  it('is asked for as far as it was said, over a metered network too, as long as a conversation is in front', async () => {
    await app.opened.store.database.write('user', (transaction) =>
      savePreference(transaction, 'wifiOnly', true),
    );
    app.phone.network.joinCellular();
    const end = app.opened.schedule.listenToTalk();
    const talks = () => app.phone.air.seen.filter(({ path }) => /v2\/conversations(\?|$)/.test(path));
    ring(MINUTE_MS);
    await until(() => talks().length === 1);
    end();
    ring(MINUTE_MS);
    await linger();
    expect(talks()).toHaveLength(1);
    expect(questions()).toEqual([]);
  });

  it('is not asked for by the clock with a key that was refused', async () => {
    await service.database.query(`update travellers set key_hash = '\\x00' where id = $1`, [person.id]);
    await pass(MINUTE_MS);
    expect(status().needsKey).toBe(true);
    expect(questions()).toHaveLength(1);
    ring(MINUTE_MS);
    await linger();
    expect(questions()).toHaveLength(1);
  });

  it('goes on after a question that came to nothing', async () => {
    app.phone.air.fault = () => ({ kind: 'status', status: 503 });
    await pass(MINUTE_MS);
    app.phone.air.fault = () => null;
    await pass(MINUTE_MS);
    expect(questions().map(({ status }) => status)).toEqual([503, 304]);
  });

  it('lets what waits go once a question is answered again', async () => {
    const { store, services } = app.opened;
    const isSent = async () => (await store.database.read(listEntries)).length === 0;
    app.phone.air.fault = () => ({ kind: 'drop-before' });
    await services.checkIns.checkIn({ status: 'safe' });
    await services.checkIns.whenSettled();
    await app.opened.schedule.refresh();
    expect(await isSent()).toBe(false);
    app.phone.air.fault = () => null;
    letPass(service, 15);
    app.opened.schedule.look();
    await until(isSent);
  });
});
