import { Alert } from '@/contract/alert';
import { Disease } from '@/contract/health-library';

import { alertId } from '../src/sample/load-events';
import { admin } from './support/admin';
import { aPack, removePacks } from './support/pack-folder';
import { advise, changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

/** In place of a document: whoever renders it puts the document back. */
const UNTOUCHED = '{"untouched":true}';
const RENDERED = [
  'alerts',
  'advisories',
  'countries',
  'country_data',
  'diseases',
  'hospitals',
  'medications',
];

describe('rendering', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService();
  });
  afterEach(async () => {
    await service.close();
    removePacks();
  });

  const blankAll = async () => {
    for (const table of RENDERED)
      await service.database.query(`update ${table} set document = $1`, [UNTOUCHED]);
  };
  /** How many documents were rendered since, by table. */
  const countRendered = async () => {
    const counts = RENDERED.map(
      (table) => `select '${table}' as name, count(*)::integer as value from ${table} where document <> $1`,
    );
    const rows = await service.database.query<{ name: string; value: number }>(counts.join(' union all '), [
      UNTOUCHED,
    ]);
    return Object.fromEntries(rows.filter(({ value }) => value > 0).map(({ name, value }) => [name, value]));
  };
  const importing = (files: Record<string, unknown>) =>
    admin(service.database, 'content', 'import', aPack(files));

  it('touches nothing but the alert or advisory that is published, changed or removed', async () => {
    const first = await publish(service, { country_ids: ['CO'], country_division_ids: ['CO-CAU'] });
    await publish(service, { country_ids: ['CO'], origin_alert_id: first.id });
    await blankAll();

    const { id } = await publish(service, { country_ids: ['CO'], country_division_ids: ['CO-CAU'] });
    expect(await countRendered()).toEqual({ alerts: 1 });
    await changePublished(service, id, { headline: 'Otherwise' });
    expect(await countRendered()).toEqual({ alerts: 1 });
    await advise(service, { country_id: 'CO' });
    expect(await countRendered()).toEqual({ alerts: 1, advisories: 1 });
    // The one that followed it says no longer that it does.
    await service.as('demo-publisher').delete(`/api/v2/publishing/alerts/${first.id}`);
    expect(await countRendered()).toEqual({ alerts: 2, advisories: 1 });
  });

  it('touches what holds a record of a pack: the alerts of a province, the diseases of a vaccination', async () => {
    await blankAll();
    const { rows } = await countHolders();
    await importing({
      'divisions.jsonl': [{ code: 'CO-CAU', name: 'Cauca, renamed' }],
      'vaccinations.jsonl': [{ slug: 'typhoid-vaccine', name: 'Typhoid, renamed' }],
    });
    expect(await countRendered()).toEqual(rows);
    const alert = await service
      .as('demo-traveller')
      .get(`/api/v1/alerts/${alertId('pan-american-highway-cauca')}`);
    expect(readAs(Alert, alert).country_divisions).toMatchObject([{ name: 'Cauca, renamed' }]);
    const disease = readAs(Disease, await service.as('demo-traveller').get('/api/v1/diseases/typhoid-fever'));
    expect(disease.disease_datum.vaccinations).toMatchObject([{ name: 'Typhoid, renamed' }]);
  });

  it('touches the one country that a pack changes', async () => {
    await blankAll();
    await importing({ 'countries.jsonl': [{ code: 'NZ', capital: 'Wellington by the sea' }] });
    expect(await countRendered()).toEqual({ countries: 1 });
  });

  it('keeps the reach of an alert that is saved again without a change', async () => {
    const { id } = await publish(service, { country_ids: ['CO'], country_division_ids: ['CO-CAU'] });
    const isWide = () => service.database.query('select wide from alert_countries where alert_id = $1', [id]);
    expect(await isWide()).toEqual([{ wide: false }]);
    await changePublished(service, id, {});
    expect(await isWide()).toEqual([{ wide: false }]);
  });

  const countHolders = async () => {
    const [rows] = await service.database.query<Record<string, number>>(
      `select
         (select count(*)::integer from alert_divisions link
          join country_divisions area on area.id = link.country_division_id where area.iso_code = 'CO-CAU') as alerts,
         (select count(*)::integer from advisory_divisions link
          join country_divisions area on area.id = link.country_division_id where area.iso_code = 'CO-CAU') as advisories,
         (select count(*)::integer from disease_vaccinations link
          join vaccinations item on item.id = link.vaccination_id where item.slug = 'typhoid-vaccine') as diseases,
         (select count(distinct comment.datum_id)::integer from country_comments comment
          join vaccinations item on item.id = comment.vaccination_id where item.slug = 'typhoid-vaccine') as country_data`,
    );
    return { rows };
  };
});
