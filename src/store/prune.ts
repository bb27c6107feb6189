import { KEPT_AROUND } from './around';
import { forgetOldPasses } from './boarding-passes';
import { forgetOldBookingFiles } from './booking-files';
import { downloadNames, kindsOf, namePattern } from './download-kinds';
import { EMPTIED_WITH_COUNTRIES, GOING_WITH_COUNTRIES, NAMED_BY_DOWNLOADS } from './kept';
import type { Transaction } from './store-database';

/** What nobody needed for so long goes. `?1` is today. */
const LONG_AGO = `date(?1, '-30 days')`;

/** SQL for the id inside the name of a download, such as `trip/42/alerts` or `country/7`. */
const idIn = (name: string, prefix: string) => {
  const rest = `substr(${name}, ${prefix.length + 1}) || '/'`;
  return `substr(${name}, ${prefix.length + 1}, instr(${rest}, '/') - 1)`;
};
const tripIn = (name: string) => idIn(name, 'trip/');
const countryIn = (name: string) => idIn(name, 'country/');

/** A trip that waits to be sent is wanted, however old. */
const WANTED_TRIPS = `
  select id from trips where finish >= ${LONG_AGO} or 'trip/' || id in (select subject from outbox)`;

/** Where a wanted trip leads, by the service's word and by the traveller's; pinned; around; or looked at lately. */
const WANTED_COUNTRIES = `
  select id from countries where pinned = 1
  union all ${KEPT_AROUND}
  union all select coalesce(stop.value ->> '$.country_id', '')
  from trips, json_each(json_array(trips.record, trips.local)) version, json_each(version.value, '$.destinations') stop
  where trips.id in (${WANTED_TRIPS})
  union all select ${countryIn('name')} from downloads
  where name glob 'country/*' and checked_at >= unixepoch(${LONG_AGO}) * 1000`;

/**
 * Lets go of what is old and not wanted any more: downloads of trips long over or removed, countries that no trip
 * leads to and nobody pinned or opened, and whatever no download names. Nothing that waits to be sent is touched.
 */
export async function prune(
  transaction: Transaction,
  today: string,
  options: { allCountries: boolean },
): Promise<void> {
  for (const [table, name] of [
    ['members', 'download'],
    ['downloads', 'name'],
  ] as const) {
    await transaction.run(
      `delete from ${table} where ${name} glob 'trip/*' and ${tripIn(name)} not in (${WANTED_TRIPS})`,
      [today],
    );
  }
  await pruneSingleRecords(transaction, today);
  await pruneCountries(transaction, today, options);
  await forgetOldPasses(transaction, today);
  await forgetOldBookingFiles(transaction, today);
  for (const { table, subject } of NAMED_BY_DOWNLOADS) {
    await transaction.run(
      `delete from ${table} where id not in (select item_id from members)
         and '${subject}/' || id not in (select subject from outbox)`,
    );
  }
}

const isSingle = (name: string) =>
  kindsOf('item')
    .map((kind) => `${name} glob '${namePattern(kind)}'`)
    .join(' or ');

/** Those that a push message named or that the traveller opened, a month after they were last looked for. */
async function pruneSingleRecords(transaction: Transaction, today: string): Promise<void> {
  await transaction.run(
    `delete from downloads where (${isSingle('name')})
       and coalesce(checked_at, 0) < unixepoch(${LONG_AGO}) * 1000`,
    [today],
  );
  await transaction.run(
    `delete from members where (${isSingle('download')})
       and download not in (select name from downloads)`,
  );
}

/** The downloads last: by them it is known which countries were looked at. */
async function pruneCountries(
  transaction: Transaction,
  today: string,
  { allCountries }: { allCountries: boolean },
): Promise<void> {
  // With its cursor left, a list of all countries would later bring only what changed since.
  if (!allCountries)
    await transaction.run('delete from downloads where name = ?', [downloadNames.allCountries]);
  for (const { table, country } of GOING_WITH_COUNTRIES)
    await transaction.run(`delete from ${table} where ${country} not in (${WANTED_COUNTRIES})`, [today]);
  for (const { table, country, column, unlessDownloaded } of EMPTIED_WITH_COUNTRIES)
    await transaction.run(
      `update ${table} set ${column} = null, indexed = 0
       where ${column} is not null and ${country} not in (${WANTED_COUNTRIES})
         and not exists (select 1 from downloads where name = ?2 and checked_at is not null)`,
      [today, unlessDownloaded],
    );
  await transaction.run(
    `delete from members where download glob 'country/*'
       and ${countryIn('download')} not in (${WANTED_COUNTRIES})`,
    [today],
  );
  await transaction.run(
    `delete from downloads where name glob 'country/*' and ${countryIn('name')} not in (${WANTED_COUNTRIES})`,
    [today],
  );
}
