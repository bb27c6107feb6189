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
  /** Of everything together. */
  totalBytes: number;
}

const LENGTH = 'coalesce(sum(length(cast(record as blob))), 0)';

async function bytesOf(reader: Reader, table: string, more = ''): Promise<number> {
  const row = await reader.first<{ bytes: number }>(`select ${LENGTH}${more} as bytes from ${table}`);
  return row?.bytes ?? 0;
}

async function oldestCheck(reader: Reader, names: string): Promise<number | null> {
  const row = await reader.first<{ oldest: number | null; never: number }>(
    `select min(checked_at) as oldest, sum(checked_at is null) as never from downloads where name glob ?`,
    [names],
  );
  return row?.never === 0 ? row.oldest : null;
}

/** What is stored, how big, how old. */
export async function reportStorage(reader: Reader): Promise<StorageReport> {
  const part = async (bytes: Promise<number>, names: string): Promise<StoragePart> => ({
    bytes: await bytes,
    checkedAt: await oldestCheck(reader, names),
  });
  const wholeCountries = ' + coalesce(sum(length(cast(whole as blob))), 0)';
  const report = {
    countries: await part(bytesOf(reader, 'countries', wholeCountries), downloadNames.shortCountries),
    maps: await part(bytesOf(reader, 'map_data'), 'country/*/map'),
    hospitals: await part(bytesOf(reader, 'hospitals'), '*/hospitals'),
    alerts: await part(alertBytes(reader), 'trip/*/alerts'),
    healthLibrary: await part(shelfBytes(reader), downloadNames.diseases),
  };
  const totalBytes = Object.values(report).reduce((sum, { bytes }) => sum + bytes, 0);
  return { ...report, trips: await reportTrips(reader), totalBytes };
}

async function alertBytes(reader: Reader): Promise<number> {
  return (await bytesOf(reader, 'alerts')) + (await bytesOf(reader, 'advisories'));
}

async function shelfBytes(reader: Reader): Promise<number> {
  const shelves = [
    await bytesOf(reader, 'diseases'),
    await bytesOf(reader, 'medications'),
    await bytesOf(reader, 'vaccinations'),
  ];
  return shelves.reduce((sum, bytes) => sum + bytes, 0);
}

/** What each trip needs, its countries included; what two trips share counts for both. */
async function reportTrips(reader: Reader): Promise<Record<string, StoragePart>> {
  const trips = await reader.all<{ id: string; bytes: number }>(
    `select trips.id, length(cast(trips.record as blob))
       + coalesce((select sum(length(cast(record as blob))) from alerts where id in (
           select item_id from members where download in ('trip/' || trips.id || '/alerts', 'trip/' || trips.id || '/past-alerts'))), 0)
       + coalesce((select sum(length(cast(record as blob))) from advisories where id in (
           select item_id from members where download = 'trip/' || trips.id || '/advisories')), 0)
       + coalesce((select sum(length(cast(record as blob))) from hospitals where id in (
           select item_id from members where download = 'trip/' || trips.id || '/hospitals')), 0)
       + coalesce((select sum(length(cast(coalesce(whole, record) as blob))) from countries where id in (
           select value ->> '$.country_id' from json_each(trips.record -> '$.destinations'))), 0)
       + coalesce((select sum(length(cast(record as blob))) from map_data where country_id in (
           select value ->> '$.country_id' from json_each(trips.record -> '$.destinations'))), 0) as bytes
     from trips where record is not null`,
  );
  const report: Record<string, StoragePart> = {};
  for (const { id, bytes } of trips) {
    report[id] = { bytes, checkedAt: await oldestCheck(reader, `trip/${id}/*`) };
  }
  return report;
}
