import RawDatabase from 'better-sqlite3';
import { Database, Model, appSchema, tableSchema } from '@nozbe/watermelondb';
import SQLiteAdapter from '@nozbe/watermelondb/adapters/sqlite';
import { synchronize } from '@nozbe/watermelondb/sync';
import logger from '@nozbe/watermelondb/utils/common/logger';
import { join } from 'node:path';

import { ALERT_COLUMNS, HOSPITAL_COLUMNS, toAlertRow, toHospitalRow } from './raw-rows';
import type { CountryPage } from './records';

logger.silence();

class HospitalModel extends Model {
  static override table = 'hospitals';
}

class AlertModel extends Model {
  static override table = 'alerts';
}

const text = (name: string) => ({ name, type: 'string' as const });
const indexedText = (name: string) => ({ ...text(name), isIndexed: true });
const number = (name: string) => ({ name, type: 'number' as const });

const schema = appSchema({
  version: 1,
  tables: [
    tableSchema({
      name: 'hospitals',
      columns: [
        indexedText('country_id'),
        text('name'),
        number('latitude'),
        number('longitude'),
        number('emergency'),
        text('record'),
      ],
    }),
    tableSchema({
      name: 'alerts',
      columns: [
        text('headline'),
        text('category'),
        { ...number('risk'), isIndexed: true },
        text('issued'),
        { ...text('finish'), isOptional: true },
        text('record'),
      ],
    }),
  ],
});

export async function openWatermelon(folder: string): Promise<Database> {
  const dbName = join(folder, 'watermelon.db');
  // Its adapter for Node leaves the journal as it is; the file remembers this.
  const file = new RawDatabase(dbName);
  file.exec('pragma journal_mode = wal');
  file.close();
  const adapter = new SQLiteAdapter({ dbName, schema });
  await adapter.initializingPromise;
  return new Database({ adapter, modelClasses: [HospitalModel, AlertModel] });
}

const toRaw = (columns: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(columns.map((column, index) => [column, values[index]]));

/** Its first synchronisation, with all records as one answer. */
export async function pullIntoWatermelon(database: Database, pages: readonly CountryPage[]): Promise<void> {
  const toChanges = (created: unknown[]) => ({ created, updated: [], deleted: [] });
  await synchronize({
    database,
    pullChanges: async () => ({
      changes: {
        hospitals: toChanges(
          pages.flatMap(({ hospitals }) =>
            hospitals.map((hospital) => toRaw(HOSPITAL_COLUMNS, toHospitalRow(hospital))),
          ),
        ),
        alerts: toChanges(
          pages.flatMap(({ alerts }) => alerts.map((alert) => toRaw(ALERT_COLUMNS, toAlertRow(alert)))),
        ),
      },
      timestamp: 1,
    }),
  });
}

export async function countWatermelonRows(database: Database): Promise<number> {
  const counts = await Promise.all(
    ['hospitals', 'alerts'].map((table) => database.get(table).query().fetchCount()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
