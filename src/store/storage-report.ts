import type { Trip } from '@/contract/trip';

import type { Aggregate } from './aggregates/aggregate';
import { allAggregates, type AnyAggregate } from './aggregates/all-aggregates';
import { downloadKinds, namePattern, nameInSql, namesOf, type DownloadKind } from './download-kinds';
import type { Reader } from './store-database';
import { neededBy } from './trip-downloads';

export interface StoragePart {
  bytes: number;
  /** When the service last confirmed the oldest of it; null where a part of it never came. */
  checkedAt: number | null;
}

type PartIn<Each> = Each extends { storage: { part: infer Part extends string } } ? Part : never;
/** What is counted together, as the aggregates say. */
export type StoragePartName = PartIn<AnyAggregate>;

export interface StorageReport extends Record<StoragePartName, StoragePart> {
  trips: Record<string, StoragePart>;
  /** The whole file: also what belongs to no part, such as indexes. */
  totalBytes: number;
}

const sizeOf = (column: string) => `coalesce(sum(length(cast(${column} as blob))), 0)`;

const counted = allAggregates.flatMap(
  ({ table, downloads, kept, storage }: Pick<Aggregate, 'table' | 'downloads' | 'kept' | 'storage'>) =>
    storage ? [{ table, kept, ...storage, kinds: Object.keys(downloads) as DownloadKind[] }] : [],
);

interface PartQuery {
  name: StoragePartName;
  bytes: string;
  /** SQL: the lists by whose age it is dated. What came by itself says nothing of the others. */
  lists: string;
  /** At least so many of them must have come. */
  expected: number;
}

const PARTS = [...new Set(counted.map(({ part }) => part as StoragePartName))].map((name): PartQuery => {
  const tables = counted.filter(({ part }) => part === name);
  const sums = tables.flatMap(({ table, columns }) =>
    columns.map((column) => `(select ${sizeOf(column)} from ${table})`),
  );
  const lists = tables.flatMap(({ kinds }) => kinds).filter(isList);
  const onEveryDevice = lists.filter((kind) => {
    const declaration = downloadKinds[kind];
    return declaration.of === 'traveller' && declaration.asked === 'always';
  });
  return {
    name,
    bytes: `select ${sums.join(' + ')} as bytes`,
    lists: lists.map((kind) => `name glob '${namePattern(kind)}'`).join(' or '),
    expected: Math.max(1, onEveryDevice.length),
  };
});

function isList(kind: DownloadKind): boolean {
  const declaration = downloadKinds[kind];
  return (
    !('comesWith' in declaration) &&
    declaration.of !== 'item' &&
    declaration.of !== 'device' &&
    declaration.name !== null
  );
}

/** `condition` says which downloads; there must be `expected` of them. */
async function oldestCheck(
  reader: Reader,
  condition: string,
  expected = 1,
  values: readonly string[] = [],
): Promise<number | null> {
  const row = await reader.first<{ oldest: number | null; tried: number; came: number }>(
    `select min(checked_at) as oldest, count(*) as tried, count(checked_at) as came
     from downloads where ${condition}`,
    values,
  );
  return row && row.came === row.tried && row.came >= expected ? row.oldest : null;
}

/** What is stored, how big, how old. */
export async function reportStorage(reader: Reader): Promise<StorageReport> {
  const parts = {} as Record<StoragePartName, StoragePart>;
  for (const { name, bytes, lists, expected } of PARTS) {
    const row = await reader.first<{ bytes: number }>(bytes);
    parts[name] = { bytes: row?.bytes ?? 0, checkedAt: await oldestCheck(reader, lists, expected) };
  }
  return { ...parts, trips: await reportTrips(reader), totalBytes: await fileSize(reader) };
}

async function fileSize(reader: Reader): Promise<number> {
  const pages = await reader.first<{ page_count: number }>('pragma page_count');
  const size = await reader.first<{ page_size: number }>('pragma page_size');
  return (pages?.page_count ?? 0) * (size?.page_size ?? 0);
}

const COUNTRIES_OF_TRIP = `select value ->> '$.country_id' from json_each(trips.record, '$.destinations')`;

/** SQL: the names of the downloads of a kind that a trip needs: its own, or those of each of its countries. */
function listsOfTrip(kind: DownloadKind): string | null {
  const { of, ...declaration } = downloadKinds[kind];
  if (of === 'trip') return nameInSql(kind, 'trips.id');
  const isNeeded = of === 'country' && 'tripPart' in declaration && declaration.tripPart !== null;
  return isNeeded
    ? `select ${nameInSql(kind, `(value ->> '$.country_id')`)} from json_each(trips.record, '$.destinations')`
    : null;
}

/** SQL: which rows a trip needs; null where it needs none. */
function neededOf({ table, kept, kinds }: (typeof counted)[number]): string | null {
  if (kept.while === 'its-country-is-wanted') return `${kept.country} in (${COUNTRIES_OF_TRIP})`;
  const named = kinds.flatMap((kind) => {
    const lists = listsOfTrip(kind);
    return lists === null ? [] : `${table}.id in (select item_id from members where download in (${lists}))`;
  });
  return named.length > 0 ? named.join(' or ') : null;
}

const SIZE_FOR_TRIP = [
  'length(cast(trips.record as blob))',
  ...counted.flatMap((each) => {
    const needed = neededOf(each);
    return needed === null ? [] : [`(select ${sizeOf(each.ofTrip)} from ${each.table} where ${needed})`];
  }),
].join(' + ');

/** What each trip needs, its countries included; what two trips share counts for both. */
async function reportTrips(reader: Reader): Promise<Record<string, StoragePart>> {
  const trips = await reader.all<{ id: string; bytes: number; destinations: string }>(
    `select trips.id, ${SIZE_FOR_TRIP} as bytes, coalesce(trips.record -> '$.destinations', '[]') as destinations
     from trips where record is not null and removed = 0`,
  );
  const report: Record<string, StoragePart> = {};
  for (const { id, bytes, destinations } of trips) {
    const names = neededBy({ id, destinations: JSON.parse(destinations) as Trip['destinations'] }).map(
      ({ name }) => name,
    );
    const checkedAt = await oldestCheck(reader, 'name in (select value from json_each(?))', names.length, [
      JSON.stringify(names),
    ]);
    report[id] = { bytes, checkedAt };
  }
  return report;
}

/** All that was downloaded for a country, as it travelled. */
export async function sizeOfCountry(reader: Reader, countryId: string): Promise<number> {
  const row = await reader.first<{ bytes: number }>(
    'select coalesce(sum(bytes), 0) as bytes from downloads where name in (select value from json_each(?))',
    [JSON.stringify(namesOf('country', countryId))],
  );
  return row?.bytes ?? 0;
}

/** What all countries would take, going by those that are here; null where none is. */
export async function estimateAllCountries(reader: Reader): Promise<number | null> {
  const row = await reader.first<{ bytes: number | null }>(
    `select avg(length(cast(whole as blob))) * count(*) as bytes from countries`,
  );
  return row?.bytes == null ? null : Math.round(row.bytes);
}
