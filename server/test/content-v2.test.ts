import { z } from 'zod';

import { AdvisoryV2 } from '@/contract/advisory-v2';
import { AlertV2 } from '@/contract/alert-v2';
import { CountryV2, ShortCountryV2 } from '@/contract/country-v2';
import { DiseaseV2 } from '@/contract/health-library-v2';
import { HospitalV2 } from '@/contract/hospital-v2';

import { tripId } from '../src/sample/load-trips';
import { countryId } from '../src/sample/sample-ids';
import { addTraveller, addTrip, refusedFields } from './support/actors';
import { aDestination, aTrip } from './support/builders';
import { publishAlert } from './support/content';
import { readAs } from './support/read-as';
import { readLinks } from './support/read-links';
import { startTestService, type Answer, type Caller, type TestService } from './support/test-service';

const idsOf = (answer: Answer) => answer.json<{ id: string }[]>().map(({ id }) => id);

describe('content by version 2', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  describe('alerts', () => {
    it('are those of version 1, in the words of version 2', async () => {
      const [alert] = readAs(z.array(AlertV2), await traveller.get('/api/v2/countries/CO/alerts'));
      const [before] = (await traveller.get('/api/v1/countries/CO/alerts')).json<Record<string, unknown>[]>();
      expect(alert).toMatchObject({
        id: before?.id,
        headline: before?.headline,
        start: before?.start,
        full_country_ids: before?.full_country_ids,
        status: 2,
        update_reason: null,
        safety_category_ids: before?.safety_ids,
        airlines: [],
        airports: [],
      });
      expect(idsOf(await traveller.get('/api/v2/countries/CO/alerts'))).toEqual(
        idsOf(await traveller.get('/api/v1/countries/CO/alerts')),
      );
    });

    it('say what, where and how bad by numbers', async () => {
      const answer = await traveller.get('/api/v2/alerts/pan-american-highway-cauca');
      expect(readAs(AlertV2, answer)).toMatchObject({
        category: 1,
        risk_level: 2,
        disease_id: null,
        country_ids: [countryId('CO')],
        countries: [{ id: countryId('CO'), country_code: 'CO', country_code_3: 'COL' }],
        locations: [{ lat: 2.492, lng: -76.585 }],
        sources: [
          { url: 'https://news.example.org/cauca/clashes' },
          { url: 'https://roads.example.net/co/ruta-25' },
        ],
      });
      const dengue = readAs(AlertV2, await traveller.get('/api/v2/alerts/dengue-antioquia'));
      const disease = readAs(DiseaseV2, await traveller.get('/api/v2/diseases/dengue'));
      expect([dengue.category, dengue.disease_id]).toEqual([0, disease.id]);
    });

    it('of a trip are those that touch it and those of the month before, in one list', async () => {
      const path = `/trips/${tripId('andes-field-work')}/alerts`;
      const { trip_alerts, past_alerts } = (await traveller.get(`/api/v1${path}`)).json<{
        trip_alerts: { alert_id: string }[];
        past_alerts: { id: string }[];
      }>();
      const expected = [...trip_alerts.map(({ alert_id }) => alert_id), ...past_alerts.map(({ id }) => id)];
      const told = idsOf(await traveller.get(`/api/v2${path}`));
      expect(told).toHaveLength(expected.length);
      expect([...told].sort()).toEqual([...expected].sort());
    });

    it('of a trip begin 30 days before its first day, and end with its last', async () => {
      const at = (created_at: string, country = 'NZ') =>
        publishAlert(service, { countries: [country], created_at });
      await at('2026-05-01T23:59:59Z');
      const first = await at('2026-05-02T00:00:00Z');
      const during = await at('2026-06-05T12:00:00Z');
      const last = await at('2026-06-12T23:59:59Z');
      await at('2026-06-13T00:00:00Z');
      await at('2026-06-05T12:00:00Z', 'FJ');
      const someone = await addTraveller(service);
      const now = service.clock.now;
      service.clock.now = new Date('2026-06-12T12:00:00Z');
      const stay = { country_code: 'NZ', entry_date: '2026-06-01', exit_date: '2026-06-12' };
      const { id } = await addTrip(someone, aTrip({ destinations: [aDestination(stay)] }));
      service.clock.now = now;
      expect(idsOf(await someone.get(`/api/v2/trips/${id}/alerts`))).toEqual([last, during, first]);
    });

    it('of a country are those of the past month', async () => {
      const at = (created_at: string) => publishAlert(service, { countries: ['SE'], created_at });
      const month = new Date(service.clock.now);
      month.setUTCMonth(month.getUTCMonth() - 1);
      const around = (moment: Date, seconds: number) =>
        new Date(moment.getTime() + seconds * 1000).toISOString();
      await at(month.toISOString());
      const oldest = await at(around(month, 1));
      const newest = await at(service.clock.now.toISOString());
      await at(around(service.clock.now, 1));
      for (const version of ['v1', 'v2'])
        expect(idsOf(await traveller.get(`/api/${version}/countries/SE/alerts`))).toEqual([newest, oldest]);
    });

    it('of all the world are those of 30 days, ten a page', async () => {
      const first = await traveller.get('/api/v2/alerts');
      const total = Number(first.headers['total-count']);
      expect(readAs(z.array(AlertV2), first)).toHaveLength(10);
      const old = await publishAlert(service, { countries: ['NO'], created_at: '2026-05-16T11:00:00Z' });
      const recent = await publishAlert(service, { countries: ['NO'], created_at: '2026-05-17T13:00:00Z' });
      const seen: string[] = [];
      let path: string | undefined = '/api/v2/alerts?per_page=7';
      while (path) {
        const answer: Answer = await traveller.get(path);
        seen.push(...idsOf(answer));
        path = readLinks(answer).next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([total + 1, total + 1]);
      expect([seen.includes(recent), seen.includes(old)]).toEqual([true, false]);
    });
  });

  it('tells open advisories of a country and of a trip', async () => {
    const ofCountry = readAs(z.array(AdvisoryV2), await traveller.get('/api/v2/countries/CO/advisories'));
    expect(ofCountry[0]).toMatchObject({
      status: 0,
      country_ids: [countryId('CO')],
      countries: [{ name: 'Colombia' }],
    });
    for (const path of ['/countries/CO/advisories', `/trips/${tripId('andes-field-work')}/advisories`])
      expect(idsOf(await traveller.get(`/api/v2${path}`))).toEqual(
        idsOf(await traveller.get(`/api/v1${path}`)),
      );
  });

  it('tells nobody of another’s trip', async () => {
    const owner = await addTraveller(service);
    const { id } = await addTrip(owner, aTrip({ destinations: [aDestination({ country_code: 'CO' })] }));
    for (const part of ['alerts', 'advisories']) {
      expect((await owner.get(`/api/v2/trips/${id}/${part}`)).status).toBe(200);
      expect((await traveller.get(`/api/v2/trips/${id}/${part}`)).status).toBe(404);
    }
  });

  describe('countries', () => {
    it('come in pages, whose links keep the rest of the query', async () => {
      const answer = await traveller.get('/api/v2/countries?short=false&page=2');
      expect(readAs(z.array(CountryV2), answer)).toHaveLength(10);
      const page = (number: number) => `/api/v2/countries?short=false&page=${number}&per_page=10`;
      const last = Number(answer.headers['total-pages']);
      expect(readLinks(answer)).toEqual({ first: page(1), prev: page(1), next: page(3), last: page(last) });
      expect(answer.headers).toMatchObject({
        'per-page': '10',
        'page-number': '2',
        total: answer.headers['total-count'],
      });
    });

    it('come all at once in short, whichever page is asked for', async () => {
      const answer = await traveller.get('/api/v2/countries?short=true&page=3');
      const total = (await traveller.get('/api/v2/countries')).headers['total-count'];
      expect(readAs(z.array(ShortCountryV2), answer)).toHaveLength(Number(total));
      expect(answer.headers.link).toBeUndefined();
    });

    it('are found by code or id, and say nothing that is not known', async () => {
      const country = readAs(CountryV2, await traveller.get('/api/v2/countries/co'));
      expect(country).toMatchObject({ name: 'Colombia', topojson_url: null, center_lat: null, banner: null });
      expect(readAs(CountryV2, await traveller.get(`/api/v2/countries/${country.id}`))).toEqual(country);
      expect((await traveller.get('/api/v2/countries/XX')).status).toBe(404);
    });
  });

  describe('hospitals', () => {
    const within = (query: string) => `/api/v2/hospitals?${query}&per_page=100`;

    it('of a country come in pages', async () => {
      const answer = await traveller.get('/api/v2/countries/CO/hospitals?per_page=5');
      expect(readAs(z.array(HospitalV2), answer)).toHaveLength(5);
      expect(answer.headers['total-count']).toBe('12');
    });

    it('are those within the corners of a map, also across the date line', async () => {
      const bogota = await traveller.get(within('nelat=5&nelng=-73.9&swlat=4.4&swlng=-74.3'));
      const found = readAs(z.array(HospitalV2), bogota);
      expect(found.length).toBeGreaterThan(0);
      for (const { lat, lng } of found)
        expect([lat > 4.4, lat < 5, lng > -74.3, lng < -73.9]).not.toContain(false);
      const east = idsOf(await traveller.get(within('swlng=150')));
      const west = idsOf(await traveller.get(within('nelng=-150')));
      const across = idsOf(await traveller.get(within('swlng=150&nelng=-150')));
      expect(east.length).toBeGreaterThan(0);
      expect([...across].sort()).toEqual([...east, ...west].sort());
    });

    it('are not looked for beyond the poles', async () => {
      expect(refusedFields(await traveller.get(within('nelat=91&swlng=-181')))).toEqual(['nelat', 'swlng']);
    });
  });

  it('comes whole where the reference has no pages, and in pages to whoever asks', async () => {
    const whole = await traveller.get('/api/v2/diseases');
    expect(whole.headers.link).toBeUndefined();
    const all = idsOf(whole);
    expect(all.length).toBeGreaterThan(10);
    const page = await traveller.get('/api/v2/diseases?page=2');
    expect(idsOf(page)).toEqual(all.slice(10, 20));
    expect(page.headers['total-count']).toBe(String(all.length));
    expect(refusedFields(await traveller.get('/api/v2/diseases?per_page=101'))).toEqual(['per_page']);
  });

  it('is told in the reader’s language, or in all of them', async () => {
    const german = await traveller.get('/api/v2/countries/DE', { 'accept-language': 'de' });
    expect([readAs(CountryV2, german).name, german.headers['content-language']]).toEqual([
      'Deutschland',
      'de',
    ]);
    const page = await traveller.get('/api/v2/countries?per_page=100', { 'accept-language': 'de' });
    expect(page.headers.vary).toContain('Accept-Language');
    const all = await traveller.get('/api/v2/countries/DE', { 'accept-language': 'all' });
    expect(all.json<{ name: unknown }>().name).toMatchObject({ en: 'Germany', de: 'Deutschland' });
  });

  it('has a tag that stands for the links too', async () => {
    const path = '/api/v2/alerts?per_page=1&page=1';
    // The newest of all, so that what is published next lies behind it.
    await publishAlert(service, { countries: ['SE'], created_at: '2026-06-15T11:59:59Z' });
    const { headers } = await traveller.get(path);
    await publishAlert(service, { countries: ['SE'], created_at: '2026-06-01T00:00:00Z' });
    const again = await traveller.get(path, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, Number(again.headers['total-count'])]).toEqual([
      200,
      Number(headers['total-count']) + 1,
    ]);
  });
});
