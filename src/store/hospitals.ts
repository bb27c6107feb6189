import type { Hospital } from '@/contract/hospital';

import { hospitals as HOSPITALS } from './aggregates/hospitals';
import { downloadNames } from './download-kinds';
import { toRecord } from './rows';
import { savingInto } from './saving-lists';
import type { Reader } from './store-database';

export async function getHospital(reader: Reader, id: string): Promise<Hospital | null> {
  const row = await reader.first<{ record: string }>('select record from hospitals where id = ?', [id]);
  return row && toRecord<Hospital>(row);
}

/** What a list or a map shows of a hospital. Five thousand whole records would be megabytes. */
export interface HospitalSummary {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  emergency: boolean;
  accredited: boolean;
  city: string | null;
  province: string | null;
}

const SUMMARY = `hospitals.id, hospitals.name, hospitals.latitude, hospitals.longitude, hospitals.emergency,
  hospitals.record ->> '$.accr_jci' as accredited,
  hospitals.record ->> '$.address.city' as city,
  hospitals.record ->> '$.address.province' as province`;

export async function listTripHospitals(reader: Reader, tripId: string): Promise<HospitalSummary[]> {
  const rows = await reader.all<SummaryRow>(
    `select ${SUMMARY} from members join hospitals on hospitals.id = members.item_id
     where members.download = ? order by hospitals.name, hospitals.id`,
    [downloadNames.tripHospitals(tripId)],
  );
  return rows.map(toSummary);
}

/** Of everything stored: also those that came with a trip. */
export async function listCountryHospitals(reader: Reader, countryId: string): Promise<HospitalSummary[]> {
  const rows = await reader.all<SummaryRow>(
    `select ${SUMMARY} from hospitals where country_id = ? order by name, id`,
    [countryId],
  );
  return rows.map(toSummary);
}

type SummaryRow = Omit<HospitalSummary, 'emergency' | 'accredited'> & {
  emergency: number;
  accredited: number | null;
};

function toSummary(row: SummaryRow): HospitalSummary {
  return { ...row, emergency: row.emergency === 1, accredited: row.accredited === 1 };
}

export interface HospitalPlace {
  id: string;
  latitude: number;
  longitude: number;
  emergency: boolean;
}

/** Where all known hospitals are, for finding the nearest: without their records, which would be megabytes. */
export async function listHospitalPlaces(reader: Reader): Promise<HospitalPlace[]> {
  const rows = await reader.all<Omit<HospitalPlace, 'emergency'> & { emergency: number }>(
    'select id, latitude, longitude, emergency from hospitals order by n',
  );
  return rows.map((row) => ({ ...row, emergency: row.emergency === 1 }));
}

export const saveHospitals = savingInto(HOSPITALS);
