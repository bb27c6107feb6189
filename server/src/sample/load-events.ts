import type { Queryable } from '../database/database';
import { sampleAdvisories } from './advisories';
import { americasAlerts } from './alerts-americas';
import { asiaPacificAlerts } from './alerts-asia-pacific';
import { europeAfricaAlerts } from './alerts-europe-africa';
import { dangersOf } from './kinds-of-danger';
import { insertRows } from '../database/insert-rows';
import { addDays, endOfDay, startOfDay } from './sample-days';
import { countryId, diseaseId, divisionId, regionId, sampleId } from './sample-ids';
import type { SampleAdvisory, SampleAlert } from './sample-types';
import { advisoryTranslations, alertTranslations } from './translations';

const MINUTE_MS = 60_000;

export function alertId(slug: string): string {
  return sampleId('alert', slug);
}

/** The divisions that the map has, by their codes: a code that it lacks leads nowhere, and is left out. */
type OnTheMap = ReadonlyMap<string, unknown>;

export async function loadEvents(
  transaction: Queryable,
  onTheMap: OnTheMap,
  scale: number,
  now: Date,
): Promise<void> {
  const alerts = multiply([...americasAlerts, ...asiaPacificAlerts, ...europeAfricaAlerts], scale);
  await loadAlerts(transaction, onTheMap, alerts, now);
  await loadAdvisories(transaction, onTheMap, now);
}

function divisionsOf(codes: readonly string[], onTheMap: OnTheMap): string[] {
  return codes.filter((code) => onTheMap.has(code)).map(divisionId);
}

/** For load tests: each alert again so many times, under names of their own. */
function multiply(alerts: SampleAlert[], scale: number): SampleAlert[] {
  const copies = Array.from({ length: scale - 1 }, (_, index) =>
    alerts.map((alert) => ({ ...alert, slug: `${alert.slug}-${index + 2}`, origin: null })),
  );
  return [alerts, ...copies].flat();
}

async function loadAlerts(
  transaction: Queryable,
  onTheMap: OnTheMap,
  alerts: SampleAlert[],
  now: Date,
): Promise<void> {
  await insertRows(
    transaction,
    'alerts',
    alerts.map((alert, index) => toAlertRow(alert, index, now)),
  );
  const link = <Link extends object>(toLinks: (alert: SampleAlert, alert_id: string) => Link[]) =>
    alerts.flatMap((alert) => toLinks(alert, alertId(alert.slug)));
  await insertRows(
    transaction,
    'alert_countries',
    link((alert, alert_id) =>
      alert.countries.map((code) => ({
        alert_id,
        country_id: countryId(code),
        whole: alert.full_countries.includes(code),
      })),
    ),
  );
  await insertRows(
    transaction,
    'alert_divisions',
    link((alert, alert_id) =>
      divisionsOf(alert.divisions, onTheMap).map((country_division_id) => ({
        alert_id,
        country_division_id,
      })),
    ),
  );
  await insertRows(
    transaction,
    'alert_regions',
    link((alert, alert_id) => alert.regions.map((slug) => ({ alert_id, country_region_id: regionId(slug) }))),
  );
  await linkDangers(
    transaction,
    'alert_safety_categories',
    'alert_id',
    link((alert, id) => [{ id, slug: alert.slug }]),
  );
  await insertRows(
    transaction,
    'alert_diseases',
    link((alert, alert_id) => alert.diseases.map((slug) => ({ alert_id, disease_id: diseaseId(slug) }))),
  );
}

/** Copies for load tests are as dangerous as what they were copied from. */
async function linkDangers(
  transaction: Queryable,
  table: 'alert_safety_categories' | 'advisory_safety_categories',
  column: 'alert_id' | 'advisory_id',
  events: readonly { id: string; slug: string }[],
): Promise<void> {
  const links = events.flatMap(({ id, slug }) =>
    dangersOf(slug.replace(/-\d+$/, '')).map((kind) => ({ id, kind })),
  );
  await transaction.query(
    `insert into ${table} (${column}, safety_category_id)
     select link.id, category.id from jsonb_to_recordset($1::jsonb) as link(id uuid, kind text)
     join safety_categories category on category.slug = link.kind on conflict do nothing`,
    [JSON.stringify(links)],
  );
}

function toAlertRow(alert: SampleAlert, index: number, now: Date) {
  // A few minutes apart, so that the newest first has an order.
  const published = new Date(addDays(now, alert.published_day).getTime() - (index % 200) * MINUTE_MS);
  return {
    id: alertId(alert.slug),
    slug: alert.slug,
    headline: alert.headline,
    body: alert.body,
    body_advice: alert.body_advice,
    translations: alertTranslations[alert.slug] ?? {},
    category: alert.category,
    risk_level: alert.risk_level,
    incubation: alert.incubation,
    start: startOfDay(now, alert.start_day),
    finish: alert.finish_day === null ? null : endOfDay(now, alert.finish_day),
    origin_alert_id: alert.origin === null ? null : alertId(alert.origin),
    sources: alert.sources.map((source) => ({
      _id: sampleId('source', `${alert.slug} ${source.url}`),
      ...source,
    })),
    locations: alert.locations.map((location) => ({
      id: sampleId('location', `${alert.slug} ${location.join()}`),
      location,
    })),
    created_at: published,
    updated_at: published,
    document: '',
  };
}

async function loadAdvisories(transaction: Queryable, onTheMap: OnTheMap, now: Date): Promise<void> {
  const link = <Link extends object>(toLinks: (advisory: SampleAdvisory, advisory_id: string) => Link[]) =>
    sampleAdvisories.flatMap((advisory) => toLinks(advisory, sampleId('advisory', advisory.slug)));
  await insertRows(
    transaction,
    'advisories',
    sampleAdvisories.map((advisory) => ({
      id: sampleId('advisory', advisory.slug),
      slug: advisory.slug,
      country_id: countryId(advisory.country),
      headline: advisory.headline,
      body: advisory.body,
      translations: advisoryTranslations[advisory.slug] ?? {},
      status: advisory.status,
      created_at: addDays(now, advisory.published_day),
      updated_at: addDays(now, advisory.published_day),
      document: '',
    })),
  );
  await linkDangers(
    transaction,
    'advisory_safety_categories',
    'advisory_id',
    link((advisory, id) => [{ id, slug: advisory.slug }]),
  );
  await insertRows(
    transaction,
    'advisory_divisions',
    link((advisory, advisory_id) =>
      divisionsOf(advisory.divisions, onTheMap).map((country_division_id) => ({
        advisory_id,
        country_division_id,
      })),
    ),
  );
  await insertRows(
    transaction,
    'advisory_regions',
    link((advisory, advisory_id) =>
      advisory.regions.map((slug) => ({ advisory_id, country_region_id: regionId(slug) })),
    ),
  );
}
