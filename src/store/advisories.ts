import type { Advisory } from '@/contract/advisory';

import { advisories as ADVISORIES } from './aggregates/advisories';
import { downloadNames } from './download-kinds';
import { toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader } from './store-database';

export async function getAdvisory(reader: Reader, id: string): Promise<Advisory | null> {
  const row = await reader.first<{ record: string }>('select record from advisories where id = ?', [id]);
  return row && toRecord<Advisory>(row);
}

async function listDownloaded(reader: Reader, download: string): Promise<Advisory[]> {
  const rows = await reader.all<{ record: string }>(
    `select advisories.record from members join advisories on advisories.id = members.item_id
     where members.download = ? order by advisories.issued desc, advisories.id`,
    [download],
  );
  return rows.map((row) => toRecord<Advisory>(row));
}

export function listTripAdvisories(reader: Reader, tripId: string): Promise<Advisory[]> {
  return listDownloaded(reader, downloadNames.tripAdvisories(tripId));
}

export function listCountryAdvisories(reader: Reader, countryId: string): Promise<Advisory[]> {
  return listDownloaded(reader, downloadNames.countryAdvisories(countryId));
}

/** An advisory that the download no longer names is closed. */
export const saveAdvisories = savingInto(ADVISORIES);
