import { Advisory } from '@/contract/advisory';
import { Alert, AlertFromPush } from '@/contract/alert';

import { countryId, divisionId, regionId } from '../src/sample/sample-ids';
import { alertId } from '../src/sample/load-events';
import { tripId } from '../src/sample/load-trips';
import { addTraveller, addTrip } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { publishAlert } from './support/content';
import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

describe('alerts and advisories', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  const getAlert = async (key: string) => readAs(Alert, await traveller.get(`/api/v1/alerts/${key}`));
  const getAdvisory = async (key: string) =>
    readAs(Advisory, await traveller.get(`/api/v1/advisories/${key}`));
  const getFromPush = async (key: string, reader: Caller = traveller) =>
    readAs(AlertFromPush, await reader.get(`/api/v1/alerts/${key}/from_push`));

  describe('an alert', () => {
    it('is read by its id or its slug', async () => {
      const alert = await getAlert('pan-american-highway-cauca');
      expect(alert.id).toBe(alertId('pan-american-highway-cauca'));
      expect(await getAlert(alert.id)).toEqual(alert);
      expect((await traveller.get('/api/v1/alerts/all-is-well')).status).toBe(404);
    });

    it('says what, where, how bad, since when, and who says so', async () => {
      expect(await getAlert('pan-american-highway-cauca')).toMatchObject({
        headline: 'Road closures and clashes on the Pan-American Highway, Cauca',
        category: 'safety',
        risk_level: 'high',
        created_at: '2026-06-15',
        start: '2026-06-13T00:00:00.000Z',
        finish: '2026-06-20T23:59:59.000Z',
        country_ids: [countryId('CO')],
        country_division_ids: [divisionId('CO-CAU')],
        country_region_ids: [regionId('popayan')],
        country_divisions: [{ id: divisionId('CO-CAU'), topo_json: { type: 'Topology' } }],
        country_regions: [{ id: regionId('popayan'), name: 'Popayán', topo_json: { type: 'Topology' } }],
        alert_locations: [{ location: [-76.585, 2.492] }],
        alert_sources: [
          { host: 'news.example.org', url: 'https://news.example.org/cauca/clashes' },
          { host: 'roads.example.net', url: 'https://roads.example.net/co/ruta-25' },
        ],
      });
    });

    it('points to the alert that an ongoing situation began with', async () => {
      const alert = await getAlert('pan-american-highway-cauca');
      const origin = await getAlert(alert.origin_alert_id ?? '');
      expect(origin).toMatchObject({ slug: 'cauca-highway-first-closures', origin_alert_id: null });
    });

    it('draws a country only where it covers all of it', async () => {
      const { countries, full_country_ids } = await getAlert('central-africa-mpox');
      expect(full_country_ids).toHaveLength(2);
      for (const country of countries) {
        expect(country.topo_json !== null).toBe(full_country_ids.includes(country.id));
      }
      expect(countries.map((country) => country.topo_json === null)).toContain(true);
    });

    it('that came by a push message comes with the trips that it touches', async () => {
      const alert = alertId('pan-american-highway-cauca');
      const { trip_ids, ...pushed } = await getFromPush(alert);
      expect(pushed.alert).toEqual(await getAlert(alert));
      expect(trip_ids).toEqual([tripId('andes-field-work')]);
      expect((await getFromPush(alert, service.as('demo-traveller-2'))).trip_ids).toEqual([]);
    });

    it('that came by a push message names living trips only, by their start', async () => {
      const alert = await publishAlert(service, { countries: ['NO'], created_at: '2026-06-10T00:00:00Z' });
      const someone = await addTraveller(service);
      const from = (entry_date: string) =>
        aTrip({ destinations: [aDestination({ country_code: 'NO', entry_date, exit_date: '2026-06-30' })] });
      const later = await addTrip(someone, from('2026-06-09'));
      const earlier = await addTrip(someone, from('2026-06-01'));
      const removed = await addTrip(someone, from('2026-06-02'));
      await someone.delete(`/api/v1/trips/${removed.id}`);
      expect((await getFromPush(alert, someone)).trip_ids).toEqual([earlier.id, later.id]);
    });

    it('can be marked read by its slug, whether or not a trip leads there', async () => {
      const answer = await traveller.put('/api/v1/alerts/fiji-cyclone/mark_read');
      expect([answer.status, answer.text]).toEqual([200, '[]']);
      expect((await traveller.put('/api/v1/alerts/all-is-well/mark_read')).status).toBe(404);
    });
  });

  describe('an advisory', () => {
    it('is read by its id or its slug', async () => {
      const advisory = await getAdvisory('pe-vraem');
      expect(advisory).toMatchObject({ slug: 'pe-vraem', status: 0, country_id: countryId('PE') });
      expect(advisory.country_divisions.map(({ id }) => id)).toContain(divisionId('PE-AYA'));
      expect(advisory.country_regions.map(({ id }) => id)).toEqual([regionId('vraem')]);
      expect(await getAdvisory(advisory.id)).toEqual(advisory);
      expect((await traveller.get('/api/v1/advisories/all-is-well')).status).toBe(404);
    });

    it('says so when it is closed', async () => {
      expect((await getAdvisory('ec-power-cuts')).status).toBe(1);
    });
  });
});
