import { randomUUID } from 'node:crypto';

import { Alert } from '@/contract/alert';
import { NotificationType } from '@/contract/notification-type';
import type { AlertChange, NewAlert, WrittenAlert } from '@/contract/publishing';

import { queryFirst, type Queryable } from '../../database/database';
import { ENGLISH } from '../../http/content-language';
import { invalid, notFound } from '../../http/failure';
import type { Lookup } from '../../http/identifiers';
import { addJobs } from '../../queue/job-queue';
import { getAlert } from '../alerts/queries';
import { renderContent } from '../render-content';
import { findKeys, requirePartsOf } from '../find-keys';
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
} satisfies Partial<WrittenAlert>;

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
  return saveAlert(
    transaction,
    id,
    { ...UNSAID, ...stored, safety_category_ids: stored.safety_ids ?? [], ...texts, ...change },
    now,
  );
}

/** Nobody shall be led to what is not there: its notifications go with it. */
export async function removeAlert(transaction: Queryable, lookup: Lookup): Promise<void> {
  const { id } = await findForChange(transaction, lookup);
  await transaction.query(
    `delete from notifications where type = ${NotificationType.TripAlert} and data ->> 'alert_id' = $1`,
    [id],
  );
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

async function saveAlert(transaction: Queryable, id: string, alert: WrittenAlert, now: Date): Promise<Alert> {
  if (alert.start !== null && alert.finish !== null && Date.parse(alert.finish) < Date.parse(alert.start)) {
    throw invalid([{ field: 'alert.finish', message: 'must not be before the start' }]);
  }
  const countries = await findKeys(transaction, 'country', alert.country_ids, 'alert.country_ids');
  const whole = await findKeys(transaction, 'country', alert.full_country_ids, 'alert.full_country_ids');
  const divisions = await findKeys(
    transaction,
    'division',
    alert.country_division_ids,
    'alert.country_division_ids',
  );
  const regions = await findKeys(transaction, 'region', alert.country_region_ids, 'alert.country_region_ids');
  const diseases = await findKeys(transaction, 'disease', alert.disease_ids, 'alert.disease_ids');
  const kinds = await findKeys(
    transaction,
    'safety category',
    alert.safety_category_ids,
    'alert.safety_category_ids',
  );
  const origin = alert.origin_alert_id === null ? [] : [alert.origin_alert_id];
  const [first] = await findKeys(transaction, 'alert', origin, 'alert.origin_alert_id');
  const wholeIds = whole.map((country) => country.id);
  const countryIds = [...new Set([...countries.map((country) => country.id), ...wholeIds])];
  requirePartsOf(countryIds, divisions, 'alert.country_division_ids');
  requirePartsOf(countryIds, regions, 'alert.country_region_ids');

  const { headline, body, body_advice } = alert;
  const { english, translations } = toColumns({ headline, body, body_advice });
  await transaction.query(
    `update alerts set headline = $2, body = $3, body_advice = $4, category = $5, risk_level = $6, incubation = $7,
       start = $8, finish = $9, origin_alert_id = $10, sources = $11, locations = $12, translations = $13,
       updated_at = $14
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
    ],
  );
  const owner = { column: 'alert_id', id };
  await replaceLinks(
    transaction,
    'alert_countries',
    owner,
    countryIds.map((country_id) => ({ country_id, whole: wholeIds.includes(country_id), wide: true })),
  );
  await replaceLinks(
    transaction,
    'alert_divisions',
    owner,
    divisions.map((found) => ({ country_division_id: found.id })),
  );
  await replaceLinks(
    transaction,
    'alert_regions',
    owner,
    regions.map((found) => ({ country_region_id: found.id })),
  );
  await replaceLinks(
    transaction,
    'alert_diseases',
    owner,
    diseases.map((found) => ({ disease_id: found.id })),
  );
  await replaceLinks(
    transaction,
    'alert_safety_categories',
    owner,
    kinds.map((found) => ({ safety_category_id: found.id })),
  );
  await renderContent(transaction, { alerts: [id] });
  await addJobs(transaction, 'match-alert', [id], now);
  return readAlert(transaction, id);
}
