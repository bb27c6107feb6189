import type Database from 'better-sqlite3';

import type { Alert } from '@/contract/alert';
import type { Hospital } from '@/contract/hospital';

import type { CountryPage } from './records';

export const HOSPITAL_COLUMNS = ['id', 'country_id', 'name', 'latitude', 'longitude', 'emergency', 'record'];
export const ALERT_COLUMNS = ['id', 'headline', 'category', 'risk', 'issued', 'finish', 'record'];
const RISKS = { low: 0, medium: 1, high: 2 };

export function toHospitalRow(hospital: Hospital): (string | number)[] {
  const { id, country_id, name, location, emergency } = hospital;
  return [id, country_id, name, location[1], location[0], emergency ? 1 : 0, JSON.stringify(hospital)];
}

export function toAlertRow(alert: Alert): (string | number | null)[] {
  const { id, headline, category, risk_level, created_at, finish } = alert;
  return [id, headline, category, RISKS[risk_level], created_at, finish, JSON.stringify(alert)];
}

const insertInto = (table: string, columns: readonly string[]) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

/** One statement for each row of all pages, in one transaction. Gives the number of rows that changed. */
export function writeRows(
  database: Database,
  pages: readonly CountryPage[],
  toStatement: (table: string, columns: readonly string[]) => string = insertInto,
): number {
  let changes = 0;
  database.exec('begin immediate');
  const hospitalRow = database.prepare(toStatement('hospitals', HOSPITAL_COLUMNS));
  const alertRow = database.prepare(toStatement('alerts', ALERT_COLUMNS));
  for (const { hospitals, alerts } of pages) {
    for (const hospital of hospitals) changes += hospitalRow.run(toHospitalRow(hospital)).changes;
    for (const alert of alerts) changes += alertRow.run(toAlertRow(alert)).changes;
  }
  database.exec('commit');
  return changes;
}

export const upsertInto = (table: string, columns: readonly string[]) =>
  `${insertInto(table, columns)} on conflict (id) do update
   set ${columns
     .filter((column) => column !== 'id')
     .map((column) => `${column} = excluded.${column}`)
     .join(', ')}
   where ${table}.record is not excluded.record`;
