import type { NewsItem } from '@/store/news';

import { addTraveller, addTrip } from '../../server/test/support/actors';
import { aTrip } from '../../server/test/support/builders';
import { publish } from '../../server/test/support/publishing';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startApp, startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const BOGOTA = { latitude: 4.65, longitude: -74.08 };
const CUCUTA = { latitude: 7.89, longitude: -72.5 };
const QUITO = { latitude: -0.18, longitude: -78.48 };

type App = Awaited<ReturnType<typeof startAppOf>>;

describe('danger around me, trip or no trip', () => {
  let service: TestService;
  let app: App;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    const person = await addTraveller(service);
    const destinations = [{ country_code: 'FR', entry_date: '2026-06-14', exit_date: '2026-12-30' }];
    await addTrip(person, aTrip({ destinations }));
    letPass(service, 1);
    app = await startAppOf(service, person);
    app.phone.locator.grant();
    await app.opened.schedule.refresh();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const goTo = async (place: typeof BOGOTA) => {
    letPass(service, 60);
    await app.phone.locator.moveTo(place);
    await app.runtime.whereabouts.look();
  };
  const news = () => {
    const { today, now } = app.runtime.clock;
    return app.opened.reads.news.concerning({ today: today(), now: now() });
  };
  const find = async (id: string): Promise<NewsItem | undefined> =>
    (await news()).find((item) => item.id === id);
  const findAround = async (id: string) => {
    let found: NewsItem | undefined;
    await until(async () => (found = await find(id))?.isAround === true);
    return found;
  };

  it('brings the country where I am as soon as it is known, and says how far its alerts are', async () => {
    const near = await publish(service, {
      country_ids: ['CO'],
      risk_level: 'high',
      alert_locations: [{ location: [-75.56, 6.25] }],
    });
    const everywhere = await publish(service, { country_ids: ['CO'], full_country_ids: ['CO'] });
    await goTo(BOGOTA);
    expect((await findAround(near.id))?.metres).toBeGreaterThan(230_000);
    expect((await find(near.id))?.metres).toBeLessThan(250_000);
    expect(await findAround(everywhere.id)).toMatchObject({ metres: 0, phase: 'now', read: false });
    await app.opened.schedule.refresh();
    // The service is asked for the country alone.
    expect(app.phone.air.seen.filter(({ path }) => /4\.65|74\.08|lat/.test(path))).toEqual([]);
    expect(app.phone.air.seen.filter(({ path }) => path.endsWith('/check_in'))).toEqual([]);
  });

  it('keeps it fresh with every sync, and readable without a network and after a restart', async () => {
    await goTo(BOGOTA);
    await until(async () => (await app.opened.reads.countries.aroundIds()).length > 0);
    letPass(service, 60);
    const { id } = await publish(service, { country_ids: ['CO'], risk_level: 'high' });
    letPass(service, 60);
    await app.opened.schedule.refresh();
    expect(await findAround(id)).toMatchObject({ risk: 'high', metres: null });
    app.phone.air.online = false;
    await app.opened.schedule.refresh();
    expect(await find(id)).toMatchObject({ isAround: true });
    await app.kill();
    app = { ...app, ...(await startApp(service, app.phone)) };
    expect(await find(id)).toMatchObject({ isAround: true });
  });

  it('shows of a neighbour only what is within reach, across the border', async () => {
    const close = await publish(service, {
      country_ids: ['VE'],
      alert_locations: [{ location: [-72.22, 7.77] }],
    });
    const far = await publish(service, {
      country_ids: ['VE'],
      alert_locations: [{ location: [-66.9, 10.49] }],
    });
    await goTo(CUCUTA);
    expect((await findAround(close.id))?.metres).toBeLessThan(50_000);
    expect(await find(far.id)).toBeUndefined();
  });

  it('lets a country go from the news when I leave it, and keeps the last two on the device', async () => {
    const { id } = await publish(service, { country_ids: ['CO'], risk_level: 'high' });
    await goTo(BOGOTA);
    await findAround(id);
    await goTo(QUITO);
    await until(async () => (await find(id)) === undefined);
    letPass(service, 40 * 86_400);
    await app.opened.schedule.refresh();
    const [colombia, ecuador] = await Promise.all(
      ['CO', 'EC'].map((code) => app.opened.reads.countries.byCode(code)),
    );
    expect([colombia?.whole?.capital, ecuador?.whole?.capital]).toEqual(['Bogotá', 'Quito']);
  });

  it('goes by the country that I chose, where the device may not tell', async () => {
    app.phone.locator.refuse('blocked');
    const { id } = await publish(service, { country_ids: ['CO'] });
    await app.opened.mutations.savePreference('helpCountry', 'CO');
    expect(await findAround(id)).toMatchObject({ metres: null });
  });
});
