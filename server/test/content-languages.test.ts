import { Alert, TripAlerts } from '@/contract/alert';

import { renderUnsaid } from '../src/resources/render-content';
import { addTraveller, addTrip, type Person } from './support/actors';
import { admin } from './support/admin';
import { createBackground } from './support/background';
import { aDestination, aTraveller, aTrip } from './support/builders';
import { aHospital, aPack, removePacks } from './support/pack-folder';
import { advise, changePublished, publish } from './support/publishing';
import { startPushStandIn } from './support/push-stand-in';
import { readAs } from './support/read-as';
import { startTestService, type Answer, type TestService } from './support/test-service';

const german = { 'accept-language': 'de-AT, fr;q=0.5, en;q=0.3' };
const french = { 'accept-language': 'fr' };
const all = { 'accept-language': 'all' };
const stay = aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' });

const SNOW = {
  headline: { en: 'Snow in the north', de: 'Schnee im Norden' },
  body: { en: 'Roads are closed.', de: 'Straßen sind gesperrt.' },
  body_advice: 'Stay where you are.',
};

describe('content in several languages', () => {
  let service: TestService;
  let reader: Person;
  beforeAll(async () => {
    service = await startTestService();
    reader = await addTraveller(service, 'demo-company', aTraveller({}));
  });
  afterAll(async () => {
    await service.close();
    removePacks();
  });
  const importing = (files: Record<string, unknown>) =>
    admin(service.database, 'content', 'import', aPack(files));
  const languageOf = ({ headers }: Answer) => headers['content-language'];

  it('answers in the best language that an alert has, and in English where it has none', async () => {
    const { id } = await publish(service, SNOW);
    const inGerman = await reader.get(`/api/v1/alerts/${id}`, german);
    expect(readAs(Alert, inGerman)).toMatchObject({
      headline: 'Schnee im Norden',
      body: 'Straßen sind gesperrt.',
      body_advice: 'Stay where you are.',
    });
    expect(languageOf(inGerman)).toBe('de');
    expect(inGerman.headers.vary).toMatch(/Accept-Language/);
    const inFrench = await reader.get(`/api/v1/alerts/${id}`, french);
    expect(readAs(Alert, inFrench).headline).toBe('Snow in the north');
    expect(languageOf(inFrench)).toBe('en');
    // English is preferred to what comes after it.
    const inEnglish = await reader.get(`/api/v1/alerts/${id}`, { 'accept-language': 'pt, en, de' });
    expect(languageOf(inEnglish)).toBe('en');
  });

  it('answers with a map of each text to whoever asks for all languages', async () => {
    const { id } = await publish(service, SNOW);
    const answer = await reader.get(`/api/v1/alerts/${id}`, all);
    expect(answer.json<object>()).toMatchObject({
      ...SNOW,
      body_advice: { en: 'Stay where you are.' },
      countries: [{ name: { en: 'Norway' } }],
    });
    expect(languageOf(answer)).toBeUndefined();
  });

  it('has a tag for each language, and remembers them apart', async () => {
    const { id } = await publish(service, SNOW);
    const path = `/api/v1/alerts/${id}`;
    const { etag = '' } = (await reader.get(path, german)).headers;
    expect((await reader.get(path, { ...german, 'if-none-match': etag })).status).toBe(304);
    const other = await reader.get(path, { ...french, 'if-none-match': etag });
    expect(other.status).toBe(200);
    const again = await reader.get(path, { ...german, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.vary).toMatch(/Accept-Language/);
  });

  it('says anew in all its languages what a publisher says anew, and leaves the rest', async () => {
    const { id } = await publish(service, SNOW);
    const { etag = '' } = (await reader.get(`/api/v1/alerts/${id}`, german)).headers;
    await changePublished(service, id, { headline: { en: 'Thaw', fr: 'Dégel' } });
    const inGerman = await reader.get(`/api/v1/alerts/${id}`, { ...german, 'if-none-match': etag });
    expect(readAs(Alert, inGerman)).toMatchObject({ headline: 'Thaw', body: 'Straßen sind gesperrt.' });
    await changePublished(service, id, { body: 'All roads are open.' });
    const inFrench = await reader.get(`/api/v1/alerts/${id}`, german);
    expect(readAs(Alert, inFrench)).toMatchObject({ headline: 'Dégel', body: 'All roads are open.' });
    expect(languageOf(inFrench)).toBe('fr');
  });

  it('refuses texts without English, and says which', async () => {
    const answer = await service.as('demo-publisher').post('/api/v2/publishing/alerts', {
      alert: { headline: { de: 'Schnee' }, body: { en: '' }, country_ids: ['NO'] },
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('needs a text in English');
    expect(answer.text).toContain('alert.body.en');
  });

  it('tells the alerts of a trip in each one’s best language', async () => {
    const { id: tripId } = await addTrip(reader, aTrip({ destinations: [stay] }));
    const { id } = await publish(service, SNOW);
    await publish(service, { headline: 'Only English', country_ids: ['NO'] });
    const pushes = await startPushStandIn();
    await createBackground(service, pushes).run();
    await pushes.close();
    const answer = await reader.get(`/api/v1/trips/${tripId}/alerts`, { 'accept-language': 'de' });
    const headlines = readAs(TripAlerts, answer).trip_alerts.map(({ alert }) => alert.headline);
    expect(headlines).toEqual(expect.arrayContaining(['Schnee im Norden', 'Only English']));
    expect(languageOf(answer)).toBe('de, en');
    const maps = await reader.get(`/api/v1/trips/${tripId}/alerts`, all);
    expect(maps.text).toContain('"headline" : {"de": "Schnee im Norden", "en": "Snow in the north"}');
    const ofCountry = await reader.get('/api/v1/countries/NO/alerts', german);
    expect(ofCountry.text).toContain('Schnee im Norden');
    const pushed = await reader.get(`/api/v1/alerts/${id}/from_push`, german);
    expect(pushed.text).toContain('Schnee im Norden');
  });

  it('tells advisories in their languages', async () => {
    const { id } = await advise(service, { headline: { en: 'Ice', de: 'Eis' }, country_id: 'NO' });
    expect((await reader.get(`/api/v1/advisories/${id}`, german)).text).toContain('"headline" : "Eis"');
    expect((await reader.get('/api/v1/countries/NO/advisories', german)).text).toContain('Eis');
  });

  it('brings the languages of packs: countries, their health, the library, hospitals, areas', async () => {
    const seen = async (path: string, headers = german) => (await reader.get(path, headers)).text;
    await importing({
      'countries.jsonl': [{ code: 'NO', name: { en: 'Norway', de: 'Norwegen' }, capital: { en: 'Oslo' } }],
      'divisions.jsonl': [{ code: 'NO-03', name: { en: 'Oslo', de: 'Oslo und Umgebung' }, travel_status: 1 }],
      'diseases.jsonl': [{ slug: 'typhoid-fever', common_name: { en: 'Typhoid fever', de: 'Typhus' } }],
      'health-comments.jsonl': [
        { country: 'NO', disease: 'typhoid-fever', comment: { en: 'Rare.', de: 'Selten.' } },
      ],
      'hospitals.jsonl': [aHospital({ name: { en: 'Oslo General', de: 'Krankenhaus Oslo' } })],
    });
    expect(await seen('/api/v1/countries/NO')).toMatch(/"Norwegen".*"Selten\.".*"Typhus"/s);
    expect(await seen('/api/v1/countries/NO', all)).toContain('{"de": "Norwegen", "en": "Norway"}');
    expect(await seen('/api/v1/countries/short_list')).toContain('"Norwegen"');
    expect(await seen('/api/v1/countries')).toContain('"Norwegen"');
    expect(await seen('/api/v1/countries/NO/map_data')).toContain('"Oslo und Umgebung"');
    expect(await seen('/api/v1/countries/NO/hospitals')).toContain('"Krankenhaus Oslo"');
    expect(await seen('/api/v1/diseases/typhoid-fever')).toContain('"Typhus (Salmonella');
    expect(await seen('/api/v1/diseases/typhoid-fever', all)).toContain('"de": "Typhus (Salmonella');
    expect(await seen('/api/v1/diseases')).toContain('"Typhus"');
    expect(await seen('/api/v2/countries/NO/diseases')).toContain('"Selten."');
    await addTrip(reader, aTrip({ destinations: [stay] }));
    expect(await seen('/api/v1/trips')).toMatch(/"Selten\.".*"Typhus"/s);
    expect(await seen('/api/v1/trips', { 'accept-language': 'en' })).toMatch(/"Rare\."/);
    expect((await service.as('demo-company').get('/api/v1/partner/trips', german)).text).toContain('Selten.');
  });

  it('tells of a changed translation by `since`, and by the revision', async () => {
    const revisionOf = async () => (await reader.get('/api/v2/notifications')).headers['data-revision'];
    await importing({ 'countries.jsonl': [{ code: 'SE', name: { en: 'Sweden', de: 'Schweden' } }] });
    const before = await revisionOf();
    await service.database.query(`update countries set updated_at = '2026-01-01', told_at = '2026-01-01'`);
    const since = Date.parse('2026-01-02') / 1000;
    await importing({ 'countries.jsonl': [{ code: 'SE', name: { en: 'Sweden', fr: 'Suède' } }] });
    expect(await revisionOf()).not.toBe(before);
    const changed = await reader.get(`/api/v1/countries/short_list?since=${since}`, french);
    expect(changed.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['Suède']);
    expect((await reader.get('/api/v1/countries/SE', german)).text).toContain('"Suède"');
  });

  it('renders at a start what was translated before it was told', async () => {
    await service.database.query('delete from countries_said');
    await renderUnsaid(service.database);
    const answer = await reader.get('/api/v1/countries/CH', german);
    expect([languageOf(answer), answer.json<{ name: string }>().name]).toEqual(['de', 'Schweiz']);
  });

  it('renders what holds a part that is said otherwise', async () => {
    const { id } = await publish(service, { ...SNOW, country_ids: ['SE'] });
    const before = (await reader.get(`/api/v1/alerts/${id}`, german)).headers;
    await importing({ 'countries.jsonl': [{ code: 'SE', name: { en: 'Sweden', de: 'Schwedenland' } }] });
    const after = await reader.get(`/api/v1/alerts/${id}`, {
      ...german,
      'if-none-match': before.etag ?? '',
    });
    expect(after.text).toContain('Schwedenland');
  });
});
