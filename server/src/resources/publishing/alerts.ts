import { randomUUID } from 'node:crypto';

import { Alert, AlertStatus } from '@/contract/alert';
import type { AlertChange, NewAlert, WrittenAlert } from '@/contract/publishing';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { ENGLISH } from '../../http/content-language';
import { invalid, notFound } from '../../http/failure';
import type { Lookup } from '../../http/identifiers';
import { addJobs } from '../../queue/job-queue';
import { getAlert } from '../alerts/queries';
import { renderContent } from '../render-content';
import { findKeys, requirePartsOf, type Found, type Shelf } from '../find-keys';
import { readTexts, replaceLinks, slugOf, toColumns } from './rows';

const UNSAID = {
  body_advice: null,
  incubation: false,
  start: null,
  finish: null,
  full_country_ids: [],
  country_division_ids: [],
  country_region_ids: [],
  disease_ids: [],
  safety_category_ids: [],
  alert_locations: [],
  alert_sources: [],
  origin_alert_id: null,
  status: AlertStatus.Published,
  update_reason: null,
  airline_ids: [],
  airport_ids: [],
  airport_country_ids: [],
} satisfies Partial<WrittenAlert>;

type LinkField =
  | 'country_ids'
  | 'full_country_ids'
  | 'country_division_ids'
  | 'country_region_ids'
  | 'disease_ids'
  | 'safety_category_ids'
  | 'airline_ids'
  | 'airport_ids'
  | 'airport_country_ids';

/** Whether a country is covered whole is one link with the country itself. */
const COUNTRIES = { field: 'country_ids', of: 'country' } as const;
const WHOLE_COUNTRIES = { field: 'full_country_ids', of: 'country' } as const;

/** What an alert names: by which field, what that is, and where the link is kept. */
const LINKS = [
  { field: 'country_division_ids', of: 'division', table: 'alert_divisions', column: 'country_division_id' },
  { field: 'country_region_ids', of: 'region', table: 'alert_regions', column: 'country_region_id' },
  { field: 'disease_ids', of: 'disease', table: 'alert_diseases', column: 'disease_id' },
  {
    field: 'safety_category_ids',
    of: 'safety category',
    table: 'alert_safety_categories',
    column: 'safety_category_id',
  },
  { field: 'airline_ids', of: 'airline', table: 'alert_airlines', column: 'airline_id' },
  { field: 'airport_ids', of: 'airport', table: 'alert_airports', column: 'airport_id' },
  { field: 'airport_country_ids', of: 'country', table: 'alert_airport_countries', column: 'country_id' },
] as const satisfies readonly { field: LinkField; of: Shelf; table: string; column: string }[];

export async function publishAlert(transaction: Queryable, written: NewAlert, now: Date): Promise<Alert> {
  const alert = { ...UNSAID, ...written };
  const id = randomUUID();
  await transaction.query(
    `insert into alerts (id, slug, headline, body, category, risk_level, incubation, sources, locations,
       created_at, updated_at)
     values ($1, $2, '', '', 'safety', 'low', false, '[]', '[]', $3, $3)`,
    [id, slugOf(alert.headline, id), now],
  );
  return saveAlert(transaction, id, alert, now);
}

/** A change is not told again to those who know the alert; a situation that grows worse is a new alert of its origin. */
export async function changeAlert(
  transaction: Queryable,
  lookup: Lookup,
  change: AlertChange,
  now: Date,
): Promise<Alert> {
  const { id } = await findForChange(transaction, lookup);
  const stored = await readAlert(transaction, id);
  const texts = await readTexts(transaction, 'alerts', ['headline', 'body', 'body_advice'], id);
  // Why it was changed the last time says nothing of this time.
  const written = { ...stored, ...(await readLinks(transaction, id)), ...texts, update_reason: null };
  return saveAlert(transaction, id, { ...UNSAID, ...written, ...change } as WrittenAlert, now);
}

/** What travellers have of it goes little by little afterwards (jobs/forget-removed.ts), and is shown to nobody until then. */
export async function removeAlert(transaction: Queryable, lookup: Lookup): Promise<void> {
  const { id } = await findForChange(transaction, lookup);
  const followers = await transaction.query<{ id: string }>(
    'update alerts set origin_alert_id = null where origin_alert_id = $1 returning id',
    [id],
  );
  await transaction.query('delete from alerts where id = $1', [id]);
  await renderContent(transaction, { alerts: followers.map((follower) => follower.id) });
}

async function findForChange(transaction: Queryable, lookup: Lookup): Promise<{ id: string }> {
  const row = await queryFirst<{ id: string }>(
    transaction,
    `select id from alerts where ${lookup.column} = $1 for no key update`,
    [lookup.value],
  );
  if (!row) throw notFound('alert');
  return row;
}

async function readAlert(transaction: Queryable, id: string): Promise<Alert> {
  const { document } = await getAlert(transaction, ENGLISH, { column: 'id', value: id });
  return Alert.parse(JSON.parse(document));
}

/** What it is linked to, by the fields that name it. */
async function readLinks(transaction: Queryable, id: string): Promise<Partial<WrittenAlert>> {
  const columns = LINKS.map(
    ({ field, table, column }) =>
      `array(select ${column}::text from ${table} where alert_id = $1) as ${field}`,
  );
  return queryOne(transaction, `select ${columns.join(', ')}`, [id]);
}

async function saveAlert(transaction: Queryable, id: string, alert: WrittenAlert, now: Date): Promise<Alert> {
  if (alert.start !== null && alert.finish !== null && Date.parse(alert.finish) < Date.parse(alert.start)) {
    throw invalid([{ field: 'alert.finish', message: 'must not be before the start' }]);
  }
  const found = new Map<keyof WrittenAlert, Found[]>();
  for (const { field, of } of [COUNTRIES, WHOLE_COUNTRIES, ...LINKS])
    found.set(field, await findKeys(transaction, of, alert[field], `alert.${field}`));
  const idsOf = (field: LinkField) => (found.get(field) ?? []).map(({ id }) => id);
  const origin = alert.origin_alert_id === null ? [] : [alert.origin_alert_id];
  const [first] = await findKeys(transaction, 'alert', origin, 'alert.origin_alert_id');
  const wholeIds = idsOf('full_country_ids');
  const countryIds = [...new Set([...idsOf('country_ids'), ...wholeIds])];
  for (const field of ['country_division_ids', 'country_region_ids'] as const)
    requirePartsOf(countryIds, found.get(field) ?? [], `alert.${field}`);

  const { headline, body, body_advice, update_reason } = alert;
  const { english, translations } = toColumns({ headline, body, body_advice, update_reason });
  await transaction.query(
    `update alerts set headline = $2, body = $3, body_advice = $4, category = $5, risk_level = $6, incubation = $7,
       start = $8, finish = $9, origin_alert_id = $10, sources = $11, locations = $12, translations = $13,
       updated_at = $14, status = $15, update_reason = $16
     where id = $1`,
    [
      id,
      english.headline,
      english.body,
      english.body_advice,
      alert.category,
      alert.risk_level,
      alert.incubation,
      alert.start,
      alert.finish,
      first?.id ?? null,
      JSON.stringify(
        alert.alert_sources.map(({ url }) => ({ _id: randomUUID(), host: new URL(url).host, url })),
      ),
      JSON.stringify(alert.alert_locations.map(({ location }) => ({ id: randomUUID(), location }))),
      JSON.stringify(translations),
      now,
      alert.status,
      english.update_reason,
    ],
  );
  const owner = { column: 'alert_id', id };
  await replaceLinks(
    transaction,
    'alert_countries',
    owner,
    countryIds.map((country_id) => ({ country_id, whole: wholeIds.includes(country_id), wide: true })),
  );
  for (const { field, table, column } of LINKS) {
    const links = idsOf(field).map((linked) => ({ [column]: linked }));
    await replaceLinks(transaction, table, owner, links);
  }
  await renderContent(transaction, { alerts: [id] });
  await addJobs(transaction, 'match-alert', [id], now);
  return readAlert(transaction, id);
}
