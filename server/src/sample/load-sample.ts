import { queryFirst, queryOne, type Database, type Queryable } from '../database/database';
import { ConfigurationError } from '../failures/configuration-error';
import type { KeyRing } from '../http/keys';
import { renderContent } from '../resources/render-content';
import { loadFlightsOfAlerts } from './alerts-of-flights';
import { loadOutbreaks } from './disease-outbreaks';
import { loadContent } from './load-content';
import { loadEntryRules } from './load-entry-rules';
import { loadEvents } from './load-events';
import { loadItineraryMail } from './load-itinerary-mail';
import { loadSegments } from './load-segments';
import { loadFilters } from './load-filters';
import { loadResponders } from './load-responders';
import { loadTrips } from './load-trips';
import { loadWebhooks } from './load-webhooks';
import { moveSampleToToday } from './move-sample-to-today';
import { loadCallers } from './sample-callers';
import { calendarDay } from './sample-days';

/** To be raised with every change of the packs `sample` and `world`, of the flights of sample alerts, of the sample rules on entry and of the sample outbreaks. */
const CONTENT_EDITION = '5';

export interface SampleOptions {
  keyRing: KeyRing;
  /** Multiplies hospitals and alerts, for load tests. */
  scale: number;
  now: Date;
  say: (line: string) => void;
}

/** Fills an empty database with the sample set; in one that has it, moves its dates to today. */
export async function loadSample(
  database: Database,
  { keyRing, scale, now, say }: SampleOptions,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Processes that start together on one database load it once: the others wait here, and find it loaded.
    await transaction.query('lock table facts in share row exclusive mode');
    const loaded = await readFact(transaction, 'sample_data');
    if (loaded !== null) {
      await renewContent(transaction, scale, now);
      await loadResponders(transaction, keyRing, now);
      return moveSampleToToday(transaction, loaded, now);
    }

    if (await holdsAnything(transaction))
      throw new ConfigurationError(
        'SAMPLE_DATA: this database holds countries or companies of its own. The sample set does not go beside them: everybody knows its keys. ' +
          'Set SAMPLE_DATA=false, or name an empty database in DATABASE_URL.',
      );
    say('Loading the sample data …');
    await loadCallers(transaction, keyRing, now);
    const { records } = await loadContent(transaction, scale, now);
    say('  countries, provinces, hospitals and the health library are in; now alerts …');
    await loadEvents(transaction, records.divisions, scale, now);
    await loadFlightsOfAlerts(transaction);
    await renderContent(transaction, { alerts: 'all', advisories: 'all' });
    await loadEntryRules(transaction, now);
    await loadOutbreaks(transaction, records.divisions, now);
    await loadTrips(transaction, now);
    await loadSegments(transaction, now);
    await loadItineraryMail(transaction, now);
    await loadFilters(transaction, now);
    await loadResponders(transaction, keyRing, now);
    await loadWebhooks(transaction, keyRing, now);
    await writeFact(transaction, 'sample_data', calendarDay(now, 0));
    await writeFact(transaction, 'sample_content', CONTENT_EDITION);
    // The embedded engine gathers no statistics by itself; without them it plans in the dark.
    await transaction.query('analyze');
  });
}

async function holdsAnything(transaction: Queryable): Promise<boolean> {
  const { found } = await queryOne<{ found: boolean }>(
    transaction,
    `select exists (select 1 from countries) or exists (select 1 from companies) or exists (select 1 from publishers)
       as found`,
  );
  return found;
}

/** A database that was filled by another version gets the content of this one. */
async function renewContent(transaction: Queryable, scale: number, now: Date): Promise<void> {
  if ((await readFact(transaction, 'sample_content')) === CONTENT_EDITION) return;
  const { records } = await loadContent(transaction, scale, now);
  await loadFlightsOfAlerts(transaction);
  await renderContent(transaction, { alerts: 'all' });
  await loadEntryRules(transaction, now);
  await loadOutbreaks(transaction, records.divisions, now);
  await writeFact(transaction, 'sample_content', CONTENT_EDITION);
}

async function readFact(transaction: Queryable, name: string): Promise<string | null> {
  const row = await queryFirst<{ value: string }>(transaction, 'select value from facts where name = $1', [
    name,
  ]);
  return row?.value ?? null;
}

async function writeFact(transaction: Queryable, name: string, value: string): Promise<void> {
  await transaction.query(
    'insert into facts (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  );
}
