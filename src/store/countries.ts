import { ShortCountry, type Country, type CountryMapData } from '@/contract/country';

import { ALONE, type Standing } from './answer-order';
import { namesOf } from './download-kinds';
import { forgetDownloads } from './downloads';
import { GOING_WITH_COUNTRIES } from './kept';
import { field } from './rows';
import type { Reader, Transaction } from './store-database';

interface CountryRow {
  record: string;
  whole: string | null;
  pinned: number;
}

export interface StoredCountry {
  /** What every country has. */
  short: ShortCountry;
  /** The whole country, where it was downloaded; the short list may know a newer status and newer numbers. */
  whole: Country | null;
  pinned: boolean;
}

function toStoredCountry(row: CountryRow): StoredCountry {
  const short = JSON.parse(row.record) as ShortCountry;
  const whole = row.whole === null ? null : { ...(JSON.parse(row.whole) as Country), ...short };
  return { short, whole, pinned: row.pinned === 1 };
}

export async function getCountry(reader: Reader, id: string): Promise<StoredCountry | null> {
  const row = await reader.first<CountryRow>('select record, whole, pinned from countries where id = ?', [
    id,
  ]);
  return row && toStoredCountry(row);
}

export async function getCountryByCode(reader: Reader, code: string): Promise<StoredCountry | null> {
  const row = await reader.first<CountryRow>(
    'select record, whole, pinned from countries where code = ? order by n desc',
    [code],
  );
  return row && toStoredCountry(row);
}

export async function listCountries(reader: Reader): Promise<ShortCountry[]> {
  const rows = await reader.all<{ record: string }>('select record from countries order by name');
  return rows.map((row) => JSON.parse(row.record) as ShortCountry);
}

export async function listPinnedCountryIds(reader: Reader): Promise<string[]> {
  const rows = await reader.all<{ id: string }>('select id from countries where pinned = 1 order by id');
  return rows.map((row) => row.id);
}

/** By id. */
export async function listCountryCodes(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader.all<{ id: string; code: string }>(
    'select id, code from countries where id in (select value from json_each(?))',
    [JSON.stringify(ids)],
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

export async function pinCountry(transaction: Transaction, id: string, pinned: boolean): Promise<void> {
  await transaction.run('update countries set pinned = ?2 where id = ?1 and pinned <> ?2', [
    id,
    pinned ? 1 : 0,
  ]);
}

/** How many provinces and municipalities have a status above the country's; null where its map is not here. */
export async function countAreasAbove(reader: Reader, id: string): Promise<number | null> {
  const row = await reader.first<{ count: number }>(
    `select coalesce(json_array_length(record, '$.country_divisions'), 0)
       + coalesce(json_array_length(record, '$.country_regions'), 0) as count
     from map_data where country_id = ?`,
    [id],
  );
  return row?.count ?? null;
}

const COLUMNS = {
  id: field('id'),
  code: field('country_code'),
  name: field('name'),
  travel_status: field('travel_status'),
};

const upsert = (record: string, extra: string, extraUpdate: string, differs: string) => `
  insert into countries (${Object.keys(COLUMNS).join(', ')}, record${extra})
  select ${Object.values(COLUMNS).join(', ')}, ${record} from json_each(?)
  where ${field('deleted_at')} is null
  on conflict (id) do update set code = excluded.code, name = excluded.name,
    travel_status = excluded.travel_status, record = excluded.record, indexed = 0${extraUpdate}
  where ${differs}`;

/** What the short list has of a country; a whole one has it too. */
const SHORT_KEYS = Object.keys(ShortCountry.omit({ deleted_at: true }).shape);
const SHORT_PART = `json_object(${SHORT_KEYS.map((key) => `'${key}', value -> '$.${key}'`).join(', ')})`;

/** A country comes by two lists and on its own: what is short of it and what is whole are told by each in its time. */
const shortOf = ({ id }: { id: string }) => `countries.record#${id}`;
const wholeOf = ({ id }: { id: string }) => `countries.whole#${id}`;
/** A list that came whole has told about every country: those that it does not name are gone. */
const EVERY_COUNTRY = 'countries';

const isNewsOf = (standing: Standing, country: { id: string }) =>
  !standing.isOutdated(EVERY_COUNTRY) && standing.isNews(shortOf(country));

/** Never touches what is known of a country beyond the short list. */
export async function saveShortCountries(
  transaction: Transaction,
  countries: readonly ShortCountry[],
  standing: Standing = ALONE,
): Promise<void> {
  const news = countries.filter((country) => isNewsOf(standing, country));
  await deleteRemoved(transaction, news, standing);
  await transaction.run(upsert(SHORT_PART, '', '', 'countries.record is not excluded.record'), [
    JSON.stringify(news),
  ]);
}

export async function saveWholeCountries(
  transaction: Transaction,
  countries: readonly Country[],
  standing: Standing = ALONE,
): Promise<void> {
  const news = countries.filter((country) => standing.isNews(wholeOf(country)));
  const newShort = new Set(news.filter((country) => isNewsOf(standing, country)));
  await deleteRemoved(transaction, [...newShort], standing);
  // Of these a newer list has told already what is short of them.
  const onlyWhole = news.filter((country) => !newShort.has(country));
  if (onlyWhole.length > 0)
    await transaction.run(
      `update countries set whole = page.value, indexed = 0 from json_each(?) as page
       where countries.id = page.value ->> '$.id' and countries.whole is not page.value`,
      [JSON.stringify(onlyWhole)],
    );
  await transaction.run(
    upsert(
      `${SHORT_PART}, value`,
      ', whole',
      ', whole = excluded.whole',
      'countries.record is not excluded.record or countries.whole is not excluded.whole',
    ),
    [JSON.stringify([...newShort])],
  );
}

/** Before what is new: a country that was made anew has the code of the one before. */
async function deleteRemoved(
  transaction: Transaction,
  countries: readonly ShortCountry[],
  standing: Standing,
): Promise<void> {
  const removed = countries.filter((country) => country.deleted_at != null);
  await forgetCountries(transaction, removed, standing);
}

/** After the list was read whole: what it does not name is gone. */
export async function keepOnlyCountries(
  transaction: Transaction,
  ids: readonly string[],
  standing: Standing = ALONE,
): Promise<void> {
  if (!standing.isNews(EVERY_COUNTRY)) return;
  const gone = await transaction.all<{ id: string }>(
    'select id from countries where id not in (select value from json_each(?))',
    [JSON.stringify(ids)],
  );
  await forgetCountries(
    transaction,
    gone.filter((country) => standing.isNews(shortOf(country))),
    standing,
  );
}

/**
 * With what was downloaded for it: were it to come back, "not modified" would leave it empty. What is still under way
 * for it must not come back either.
 */
async function forgetCountries(
  transaction: Transaction,
  countries: readonly { id: string }[],
  standing: Standing,
): Promise<void> {
  if (countries.length === 0) return;
  const gone = JSON.stringify(countries.map(({ id }) => id));
  for (const country of countries) standing.isNews(wholeOf(country));
  await transaction.run('delete from countries where id in (select value from json_each(?))', [gone]);
  for (const { table, country } of GOING_WITH_COUNTRIES)
    await transaction.run(`delete from ${table} where ${country} in (select value from json_each(?))`, [
      gone,
    ]);
  const names = countries.flatMap(({ id }) => namesOf('country', id));
  for (const name of names) standing.isNews(name);
  await forgetDownloads(transaction, names);
}

export async function getMapData(reader: Reader, countryId: string): Promise<CountryMapData | null> {
  const row = await reader.first<{ record: string }>('select record from map_data where country_id = ?', [
    countryId,
  ]);
  return row && (JSON.parse(row.record) as CountryMapData);
}

export async function saveMapData(transaction: Transaction, mapData: CountryMapData): Promise<void> {
  await transaction.run(
    `insert into map_data (country_id, record) values (?, ?)
     on conflict (country_id) do update set record = excluded.record where record is not excluded.record`,
    [mapData.id, JSON.stringify(mapData)],
  );
}
