import { existsSync, statSync } from 'node:fs';

import type { SqliteHandle } from '@/platform/sqlite';

import { openNodeSqlite } from './node-sqlite';

type Values = Parameters<SqliteHandle['all']>[1];

/** Which key each file was written with. A file that is not here is an unencrypted one. */
const sealed = new Map<string, string>();

export function forgetSeal(path: string): void {
  sealed.delete(path);
}

/**
 * SQLite for Node that behaves as SQLCipher does with keys, as far as the app can tell: it refuses a file whose key did not come
 * before all else. It encrypts nothing; `npm run verify:native` runs the same tests on the real one.
 */
export function openPretendedCipher(path: string): SqliteHandle {
  const isNew = !existsSync(path) || statSync(path).size === 0;
  const engine = openNodeSqlite(path);
  let key: string | null = null;
  let isChecked = false;
  let isSpent = false;

  const check = () => {
    // SQLCipher's own words for a connection that it gave up.
    if (isSpent) throw new Error('out of memory');
    if (isChecked) return;
    if (!isNew && (sealed.get(path) ?? null) !== key) {
      isSpent = true;
      throw new Error('file is not a database');
    }
    if (isNew && key !== null) sealed.set(path, key);
    isChecked = true;
  };

  const all = async <Row>(sql: string, values: Values): Promise<Row[]> => {
    if (sql === 'pragma cipher_version') return [{ cipher_version: '4' }] as Row[];
    check();
    if (sql === `select sqlcipher_export('main', 'old')`) return exportOld(engine).then(() => []);
    return engine.all<Row>(sql, values);
  };

  return {
    all,
    run: async (sql, values) => {
      check();
      return engine.run(sql.replace(/^(attach database \? as \w+) key ''$/, '$1'), values);
    },
    execute: async (script) => {
      const [, given] = /^pragma key = "x'([0-9a-f]{64})'"$/.exec(script) ?? [];
      if (!given) {
        check();
        return engine.execute(script);
      }
      if (isChecked) throw new Error('the key came too late');
      key = given;
    },
    close: () => engine.close(),
  };
}

async function exportOld(engine: SqliteHandle): Promise<void> {
  const parts = await engine.all<{ type: string; name: string; sql: string }>(
    `select type, name, sql from old.sqlite_schema where sql is not null and name not glob 'sqlite_*'
     order by type <> 'table'`,
    [],
  );
  const indexes = parts.filter(({ sql }) => /^create virtual table/i.test(sql)).map(({ name }) => name);
  // An index for full-text search makes its own tables.
  const own = parts.filter(({ name }) => !indexes.some((index) => name.startsWith(`${index}_`)));
  for (const { type, name, sql } of own) {
    await engine.execute(sql);
    if (type === 'table') await copyRows(engine, name, indexes.includes(name));
  }
  const [counted] = await engine.all(`select 1 from old.sqlite_schema where name = 'sqlite_sequence'`, []);
  if (!counted) return;
  await engine.execute('delete from main.sqlite_sequence');
  await engine.execute('insert into main.sqlite_sequence select * from old.sqlite_sequence');
}

async function copyRows(engine: SqliteHandle, table: string, isIndex: boolean): Promise<void> {
  const columns = await engine.all<{ name: string }>(`pragma old.table_info(${table})`, []);
  const names = [...(isIndex ? ['rowid'] : []), ...columns.map(({ name }) => `"${name}"`)].join(', ');
  await engine.execute(`insert into main.${table} (${names}) select ${names} from old.${table}`);
}
