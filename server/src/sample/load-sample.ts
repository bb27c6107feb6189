import { queryFirst, type Database, type Queryable } from '../database/database';
import type { KeyRing } from '../http/keys';
import { renderContent } from '../resources/render-content';
import { loadCountries } from './load-countries';
import { loadEvents } from './load-events';
import { loadHealth } from './load-health';
import { loadHospitals } from './load-hospitals';
import { loadTrips } from './load-trips';
import { moveSampleToToday } from './move-sample-to-today';
import { loadCallers } from './sample-callers';
import { calendarDay } from './sample-days';

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
    const loaded = await readSampleDay(transaction);
    if (loaded !== null) return moveSampleToToday(transaction, loaded, now);

    say('Loading the sample data …');
    await loadCallers(transaction, keyRing, now);
    await loadCountries(transaction, now);
    await loadHealth(transaction, now);
    say('  countries, provinces and the health library are in; now alerts and hospitals …');
    await loadEvents(transaction, scale, now);
    await loadHospitals(transaction, scale, now);
    await renderContent(transaction);
    await loadTrips(transaction, now);
    await transaction.query(`insert into facts (name, value) values ('sample_data', $1)`, [
      calendarDay(now, 0),
    ]);
    // The embedded engine gathers no statistics by itself; without them it plans in the dark.
    await transaction.query('analyze');
  });
}

async function readSampleDay(transaction: Queryable): Promise<string | null> {
  const row = await queryFirst<{ value: string }>(
    transaction,
    `select value from facts where name = 'sample_data'`,
  );
  return row?.value ?? null;
}
