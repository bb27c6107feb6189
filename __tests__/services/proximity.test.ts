import type { CountryArea } from '@/contract/country';
import { saveAlerts, saveTripAlerts } from '@/store/alerts';
import { saveMapData, saveShortCountries } from '@/store/countries';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { AROUND_CUSCO, CUSCO } from '../support/around-cusco';
import { aMap, anAlert, aShortCountry, aTraveller, aTrip, aTripAlert } from '../support/records';
import { startApp, startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const LIMA = { latitude: -12.0464, longitude: -77.0428 };

const anArea = (changes: Partial<CountryArea> = {}): CountryArea => ({
  id: 'cusco',
  name: 'Cusco',
  travel_status: 2,
  topo_json: AROUND_CUSCO,
  ...changes,
});

describe('coming near', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    app = await startAppOf(service);
    app.phone.air.online = false;
    app.phone.notifications.grant();
    app.phone.locator.grant('background');
    await write((transaction) =>
      saveProfile(
        transaction,
        aTraveller({ settings: { ...aTraveller().settings, check_in_with_location: true } }),
      ),
    );
    app.phone.activity.goAway();
    app.phone.activity.comeBack();
    await until(() => app.phone.locator.watching === 'background');
    await write((transaction) => saveShortCountries(transaction, [aShortCountry({ travel_status: 1 })]));
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const write = (work: (transaction: Transaction) => Promise<unknown>) =>
    app.opened.store.database.write('cache', work);
  const saveAreas = (...country_divisions: CountryArea[]) =>
    write((transaction) =>
      saveMapData(transaction, { ...aMap('peru'), travel_status: 1, country_divisions, country_regions: [] }),
    );
  const shown = () => [...app.phone.notifications.shown.keys()];
  const takeShown = () => {
    const ids = shown();
    app.phone.notifications.shown.clear();
    return ids;
  };

  it('an area above its country’s status warns once a day, found on the phone', async () => {
    await saveAreas(anArea());
    await app.phone.locator.moveTo(LIMA);
    expect(shown()).toEqual([]);
    await app.phone.locator.moveTo(CUSCO);
    expect(app.phone.notifications.shown.get('area/cusco')).toMatchObject({
      title: 'You are in an area to avoid',
      body: 'Cusco, Peru',
      data: { sojourn: 'area', country_id: 'peru' },
      isUrgent: true,
    });
    takeShown();
    await app.phone.locator.moveTo(LIMA);
    await app.phone.locator.moveTo(CUSCO);
    await app.killHard();
    app = { ...(await startApp(service, app.phone)), person: app.person };
    await app.phone.locator.moveTo(CUSCO);
    expect(takeShown()).toEqual([]);
    letPass(service, 86_400);
    await app.phone.locator.moveTo(CUSCO);
    expect(takeShown()).toEqual(['area/cusco']);
  });

  it('an area that is no worse than its country says nothing', async () => {
    await saveAreas(anArea({ travel_status: 1 }));
    await app.phone.locator.moveTo(CUSCO);
    expect(shown()).toEqual([]);
  });

  it('an area that can’t be drawn harms nobody', async () => {
    await saveAreas(
      anArea({ id: 'broken', topo_json: { type: 'Topology', objects: { a: 7 }, arcs: ['x'] } }),
      anArea(),
    );
    await app.phone.locator.moveTo(CUSCO);
    expect(shown()).toEqual(['area/cusco']);
  });

  it.each([
    ['its area', { country_divisions: [anArea()] }, true],
    [
      'a point near by',
      { alert_locations: [{ id: 'a', location: [-71.96, -13.52] as [number, number] }] },
      true,
    ],
    [
      'a point far away',
      { alert_locations: [{ id: 'a', location: [-70, -13.52] as [number, number] }] },
      false,
    ],
    ['its area, of low risk', { country_divisions: [anArea()], risk_level: 'low' as const }, false],
    [
      'its area, over since long',
      { country_divisions: [anArea()], finish: '2026-01-01T00:00:00.000Z' },
      false,
    ],
    ['the whole country only', { full_country_ids: ['peru'] }, false],
  ])('an alert warns of %s', async (_of, changes, warns) => {
    const alert = anAlert({
      risk_level: 'high',
      start: null,
      finish: null,
      country_ids: ['peru'],
      country_divisions: [],
      country_regions: [],
      alert_locations: [],
      full_country_ids: [],
      ...changes,
    });
    await write((transaction) => saveAlerts(transaction, [alert]));
    await app.phone.locator.moveTo(CUSCO);
    expect(shown()).toEqual(warns ? ['alert/alert-1'] : []);
  });

  it('an alert of a muted trip says nothing', async () => {
    const alert = anAlert({
      risk_level: 'high',
      start: null,
      finish: null,
      country_ids: ['peru'],
      country_divisions: [anArea()],
    });
    await write(async (transaction) => {
      await saveTrips(transaction, [aTrip({ muted: true })]);
      await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(alert)], past_alerts: [] });
    });
    await app.phone.locator.moveTo(CUSCO);
    expect(shown()).toEqual([]);
  });

  it('warns later where it may not be shown yet', async () => {
    await saveAreas(anArea());
    app.phone.notifications.refuse();
    await app.phone.locator.moveTo(CUSCO);
    app.phone.notifications.grant();
    await app.phone.locator.moveTo(CUSCO);
    expect(shown()).toEqual(['area/cusco']);
  });
});
