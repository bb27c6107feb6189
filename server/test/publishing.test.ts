import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';

import { countryId, divisionId } from '../src/sample/sample-ids';
import { alertId } from '../src/sample/load-events';
import { refusedFields } from './support/actors';
import { advise, anAdvisory, anAlert, changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

const ALERTS = '/api/v2/publishing/alerts';
const ADVISORIES = '/api/v2/publishing/advisories';

describe('publishing', () => {
  let service: TestService;
  let publisher: Caller;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    publisher = service.as('demo-publisher');
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  it('makes an alert that travellers read at once, places named as people name them', async () => {
    const alert = await publish(service, {
      headline: 'Straßen überflutet – Nothing goes!',
      country_ids: ['co'],
      country_division_ids: ['CO-CAU'],
      alert_locations: [{ location: [-76.6, 2.4] }],
      alert_sources: [{ url: 'https://news.example.org/floods' }],
      disease_ids: ['dengue'],
      origin_alert_id: 'pan-american-highway-cauca',
    });
    expect(alert).toMatchObject({
      country_ids: [countryId('CO')],
      full_country_ids: [],
      country_division_ids: [divisionId('CO-CAU')],
      alert_locations: [{ location: [-76.6, 2.4] }],
      alert_sources: [{ host: 'news.example.org', url: 'https://news.example.org/floods' }],
      origin_alert_id: alertId('pan-american-highway-cauca'),
    });
    expect(alert.slug).toMatch(/^stra-en-uberflutet-nothing-goes-[0-9a-f]{8}$/);
    expect(readAs(Alert, await traveller.get(`/api/v1/alerts/${alert.slug}`))).toEqual(alert);
  });

  it('changes what is named and leaves the rest', async () => {
    const before = await publish(service, { country_division_ids: [], body_advice: 'Stay inside.' });
    const after = await changePublished(service, before.id, { headline: 'It got better', risk_level: 'low' });
    expect(after).toEqual({ ...before, headline: 'It got better', risk_level: 'low' });
    const advisory = await advise(service, { country_id: 'CO', country_division_ids: ['CO-CAU'] });
    const answer = await publisher.put(`${ADVISORIES}/${advisory.slug}`, { advisory: { status: 1 } });
    expect(readAs(Advisory, answer)).toEqual({ ...advisory, status: 1 });
  });

  it('is done once for one Idempotency-Key', async () => {
    const once = { 'idempotency-key': 'publish this once' };
    const first = await publisher.post(ALERTS, { alert: anAlert() }, once);
    expect((await publisher.post(ALERTS, { alert: anAlert() }, once)).text).toBe(first.text);
  });

  it.each([
    [{ country_ids: ['XX', 'NO'] }, ['alert.country_ids.0']],
    [{ country_ids: [] }, ['alert.country_ids']],
    [{ country_division_ids: ['CO-CAU'] }, ['alert.country_division_ids.0']],
    [{ country_region_ids: ['nowhere'] }, ['alert.country_region_ids.0']],
    [{ disease_ids: ['happiness'] }, ['alert.disease_ids.0']],
    [{ origin_alert_id: 'never-heard-of' }, ['alert.origin_alert_id.0']],
    [{ start: '2026-06-02T00:00:00Z', finish: '2026-06-01T00:00:00Z' }, ['alert.finish']],
    [{ start: 'tomorrow' }, ['alert.start']],
    [{ alert_sources: [{ url: 'javascript:alert(1)' }] }, ['alert.alert_sources.0.url']],
    [{ headline: ' ' }, ['alert.headline']],
  ])('refuses an alert that makes no sense: %j', async (fields, refused) => {
    expect(refusedFields(await publisher.post(ALERTS, { alert: anAlert(fields) }))).toEqual(refused);
  });

  it('refuses an advisory for a country that is not known', async () => {
    const answer = await publisher.post(ADVISORIES, { advisory: anAdvisory({ country_id: 'XX' }) });
    expect(refusedFields(answer)).toEqual(['advisory.country_id.0']);
  });

  it('finds nothing to change or remove where there is nothing', async () => {
    expect((await publisher.put(`${ALERTS}/all-is-well`, { alert: {} })).status).toBe(404);
    expect((await publisher.delete(`${ALERTS}/all-is-well`)).status).toBe(404);
    expect((await publisher.delete(`${ADVISORIES}/all-is-well`)).status).toBe(404);
  });

  it('is for nobody where no key is set', async () => {
    const closed = await startTestService({ publisherKey: null });
    for (const key of ['demo-publisher', '', 'null']) {
      expect((await closed.as(key).post(ALERTS, { alert: anAlert() })).status).toBe(401);
    }
    await closed.close();
  });

  describe('by the command', () => {
    let url: string;
    beforeAll(async () => {
      url = await service.app.listen({ port: 0, host: '127.0.0.1' });
    });

    const run = (...flags: string[]) => runWith({}, ...flags);
    const runWith = (environment: Record<string, string>, ...flags: string[]) =>
      new Promise<{ failed: boolean; text: string }>((done) => {
        const script = resolve(__dirname, '../../.dev/publish.mjs');
        const env = { ...process.env, SERVICE_URL: url, PUBLISHER_KEY: '', ...environment };
        execFile(process.execPath, [script, ...flags], { env }, (error, stdout, stderr) =>
          done({ failed: error !== null, text: stdout + stderr }),
        );
      });

    it('makes an alert', async () => {
      const { failed, text } = await run(
        ...[
          '--headline',
          'By hand',
          '--country',
          'co',
          '--risk',
          'high',
          '--division',
          'co-cau',
          '--days',
          '3',
        ],
      );
      expect([failed, text]).toEqual([false, expect.stringContaining('Published: By hand')]);
      const slug = /alerts\/(\S+)/.exec(text)?.[1] ?? '';
      expect(readAs(Alert, await traveller.get(`/api/v1/alerts/${slug}`))).toMatchObject({
        headline: 'By hand',
        category: 'safety',
        risk_level: 'high',
        country_division_ids: [divisionId('CO-CAU')],
      });
    });

    it('makes an advisory', async () => {
      const { text } = await run('--headline', 'For long', '--country', 'CO', '--advisory');
      expect(text).toContain('Published: For long');
    });

    const whole = ['--headline', 'X', '--country', 'CO', '--risk', 'high'];
    it.each([
      [['--country', 'CO', '--risk', 'high'], '--headline is missing'],
      [['--headline', 'X', '--risk', 'high'], '--country is missing'],
      [['--headline', 'X', '--country', 'CO'], '--risk is missing: low, medium or high'],
      [['--headline', 'X', '--country', 'Colombia', '--risk', 'high'], '--country Colombia is not a code'],
      [['--headline', 'X', '--country', 'CO', '--risk', 'awful'], '--risk awful is not known'],
      [['--headline', 'X', '--country', 'XX', '--risk', 'high'], '--country is not a country known here'],
      [[...whole, '--days', 'soon'], '--days soon is not a whole number'],
      [[...whole, '--division', 'NO-03'], '--division'],
      [[...whole, '--loud'], "Unknown option '--loud'"],
      [[...whole, '--advisory'], '--risk does not go with --advisory'],
    ])('says what is wrong: %j', async (flags, words) => {
      const { failed, text } = await run(...flags);
      expect(failed).toBe(true);
      expect(text).toContain(words);
      expect(text).not.toContain('    at ');
    });

    it('says where it looked when no service answers, and what key is needed', async () => {
      const nobody = await runWith({ SERVICE_URL: 'http://127.0.0.1:1' }, ...whole);
      expect(nobody.text).toContain('No service answers at http://127.0.0.1:1');
      const stranger = await runWith({ PUBLISHER_KEY: 'wrong' }, ...whole);
      expect(stranger.text).toContain('PUBLISHER_KEY');
    });
  });
});
