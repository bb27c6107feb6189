import { downloadNames } from './downloads';
import type { Reader } from './store-database';

export interface StoragePart {
  bytes: number;
  /** When the service last confirmed the oldest of it; null where a part of it never came. */
  checkedAt: number | null;
}

export interface StorageReport {
  trips: Record<string, StoragePart>;
  countries: StoragePart;
  maps: StoragePart;
  hospitals: StoragePart;
  alerts: StoragePart;
  healthLibrary: StoragePart;
  /** The whole file: also what belongs to no part, such as indexes. */
  totalBytes: number;
}

const sizeOf = (column: string) => `coalesce(sum(length(cast(${column} as blob))), 0)`;

async function bytesOf(
  reader: Reader,
  tables: readonly string[],
  columns = sizeOf('record'),
): Promise<number> {
  const sums = tables.map((table) => `(select ${columns} from ${table})`);
  const row = await reader.first<{ bytes: number }>(`select ${sums.join(' + ')} as bytes`);
  return row?.bytes ?? 0;
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
  const part = async (bytes: Promise<number>, condition: string, expected = 1): Promise<StoragePart> => ({
    bytes: await bytes,
    checkedAt: await oldestCheck(reader, condition, expected),
  });
  const shelves = ['diseases', 'medications', 'vaccinations'];
  const wholeCountries = `${sizeOf('record')} + ${sizeOf('whole')}`;
  return {
    trips: await reportTrips(reader),
    countries: await part(
      bytesOf(reader, ['countries'], wholeCountries),
      `name in ('${downloadNames.shortCountries}', '${downloadNames.allCountries}')`,
    ),
    maps: await part(bytesOf(reader, ['map_data']), `name glob 'country/*/map'`),
    hospitals: await part(bytesOf(reader, ['hospitals']), `name glob '*/hospitals'`),
    alerts: await part(
      bytesOf(reader, ['alerts', 'advisories']),
      `name glob '*/alerts' or name glob '*/advisories'`,
    ),
    healthLibrary: await part(
      bytesOf(reader, shelves),
      `name in (${shelves.map((shelf) => `'${shelf}'`).join(', ')})`,
      shelves.length,
    ),
    totalBytes: await fileSize(reader),
  };
}

async function fileSize(reader: Reader): Promise<number> {
  const pages = await reader.first<{ page_count: number }>('pragma page_count');
  const size = await reader.first<{ page_size: number }>('pragma page_size');
  return (pages?.page_count ?? 0) * (size?.page_size ?? 0);
}

const COUNTRIES_OF_TRIP = `select value ->> '$.country_id' from json_each(trips.record, '$.destinations')`;
const membersOf = (list: string) =>
  `select item_id from members where download = 'trip/' || trips.id || '/${list}'`;

/** What each trip needs, its countries included; what two trips share counts for both. */
async function reportTrips(reader: Reader): Promise<Record<string, StoragePart>> {
  const trips = await reader.all<{ id: string; bytes: number; countries: string }>(
    `select trips.id, length(cast(trips.record as blob))
       + (select ${sizeOf('record')} from alerts
          where id in (${membersOf('alerts')}) or id in (${membersOf('past-alerts')}))
       + (select ${sizeOf('record')} from advisories where id in (${membersOf('advisories')}))
       + (select ${sizeOf('record')} from hospitals where id in (${membersOf('hospitals')}))
       + (select ${sizeOf('coalesce(whole, record)')} from countries where id in (${COUNTRIES_OF_TRIP}))
       + (select ${sizeOf('record')} from map_data where country_id in (${COUNTRIES_OF_TRIP})) as bytes,
       (select json_group_array(value ->> '$.country_id') from json_each(trips.record, '$.destinations')) as countries
     from trips where record is not null and removed = 0`,
  );
  const report: Record<string, StoragePart> = {};
  for (const { id, bytes, countries } of trips) {
    report[id] = { bytes, checkedAt: await oldestCheckOfTrip(reader, id, JSON.parse(countries) as string[]) };
  }
  return report;
}

function oldestCheckOfTrip(
  reader: Reader,
  id: string,
  countryIds: readonly string[],
): Promise<number | null> {
  const names = [
    downloadNames.tripAlerts(id),
    downloadNames.tripAdvisories(id),
    downloadNames.tripHospitals(id),
    ...[...new Set(countryIds)].flatMap((country) => [
      downloadNames.country(country),
      downloadNames.countryMap(country),
    ]),
  ];
  return oldestCheck(reader, 'name in (select value from json_each(?))', names.length, [
    JSON.stringify(names),
  ]);
}

/** What all countries would take, going by those that are here; null where none is. */
export async function estimateAllCountries(reader: Reader): Promise<number | null> {
  const row = await reader.first<{ bytes: number | null }>(
    `select avg(length(cast(whole as blob))) * count(*) as bytes from countries`,
  );
  return row?.bytes == null ? null : Math.round(row.bytes);
}
