import type { Transaction } from './store-database';

/** Trips that ended longer ago than this lose what was downloaded for them; the trip itself stays. */
const KEPT_AFTER_TRIP = '-30 days';

/**
 * Lets go of what is old and not wanted any more: downloads of trips long over, countries that no trip leads to and
 * nobody pinned, and whatever no download names. Nothing that waits to be sent is touched.
 */
export async function prune(
  transaction: Transaction,
  today: string,
  options: { allCountries: boolean },
): Promise<void> {
  await transaction.run(
    `delete from members where download in (
       select 'trip/' || trips.id || suffix.value from trips, json_each('["/alerts","/past-alerts","/advisories","/hospitals"]') suffix
       where trips.finish < date(?, '${KEPT_AFTER_TRIP}'))`,
    [today],
  );
  if (!options.allCountries) await pruneCountries(transaction, today);
  for (const table of ['alerts', 'advisories', 'hospitals']) {
    await transaction.run(`delete from ${table} where id not in (select item_id from members)`);
  }
  await transaction.run(
    `delete from downloads where name glob 'trip/*' and name not in (select download from members)
       and substr(name, 6, instr(substr(name, 6), '/') - 1) in (
         select id from trips where finish < date(?, '${KEPT_AFTER_TRIP}'))`,
    [today],
  );
}

async function pruneCountries(transaction: Transaction, today: string): Promise<void> {
  const unwanted = `
    select id from countries where pinned = 0 and id not in (
      select destination.value ->> '$.country_id'
      from trips, json_each(coalesce(trips.local, trips.record) -> '$.destinations') destination
      where trips.finish >= date(?, '${KEPT_AFTER_TRIP}'))`;
  await transaction.run(`delete from map_data where country_id in (${unwanted})`, [today]);
  await transaction.run(
    `delete from members where download in (
    select 'country/' || unwanted.id || suffix.value from (${unwanted}) unwanted, json_each('["/alerts","/advisories","/hospitals"]') suffix)`,
    [today],
  );
  await transaction.run(
    `delete from downloads where name glob 'country/*' and substr(name, 9, 36) in (${unwanted})`,
    [today],
  );
  await transaction.run(`update countries set whole = null where whole is not null and id in (${unwanted})`, [
    today,
  ]);
}
