import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';
import type { Page } from 'playwright-core';

import { foundation } from '@/store/migrations/001-foundation';

/** The database of the first version of the app, with a check-in that was never sent. */
export function makeOlderDatabase(folder: string): Buffer {
  const file = join(folder, 'older.db');
  const database = new Database(file);
  database.exec(foundation);
  database.exec('pragma user_version = 1');
  const record = { status: 1, latitude: 4.65, longitude: -74.08, accuracy: 0, country_code: 'CO' };
  const checkedInAt = new Date('2026-11-01T12:00:00Z');
  database.run('insert into check_ins (id, checked_in_at, record) values (?, ?, ?)', [
    'older-check-in',
    checkedInAt.getTime(),
    JSON.stringify({ ...record, request_id: null }),
  ]);
  const check_in = {
    ...record,
    type: 0,
    checkin_at: checkedInAt.toISOString(),
    device_token: 'older-device',
  };
  database.run(
    'insert into outbox (id, kind, subject, payload, created_at, due_at) values (?, ?, ?, ?, ?, 0)',
    [
      '5f0c9d2e-8d5f-4a57-9d0c-0a4f1f0f7b11',
      'check-in',
      'check-in/older-check-in',
      JSON.stringify({ check_in }),
      checkedInAt.getTime(),
    ],
  );
  database.close();
  return readFileSync(file);
}

/**
 * Puts it in the place of the app's own. The engine keeps each database in a file of the browser's private folder behind a head of
 * 4096 bytes that begins with its name; the page must be of the app's origin, and the app must not run.
 */
export function replaceDatabase(page: Page, database: Buffer): Promise<void> {
  return page.evaluate(async (content) => {
    const HEAD = 4096;
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('expo-sqlite');
    let isReplaced = false;
    for await (const handle of folder.values()) {
      if (!(handle instanceof FileSystemFileHandle)) continue;
      const head = new Uint8Array(await (await handle.getFile()).slice(0, HEAD).arrayBuffer());
      const name = new TextDecoder().decode(head.subarray(0, head.indexOf(0)));
      // What was written ahead belongs to the database that goes.
      const isLog = name.endsWith('sojourn.db-wal');
      const isDatabase = name.endsWith('sojourn.db');
      if (!isDatabase && !isLog) continue;
      const file = await handle.createWritable();
      await file.write(head);
      if (isDatabase) await file.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
      await file.close();
      isReplaced ||= isDatabase;
    }
    if (!isReplaced) throw new Error('The app has no database yet.');
  }, database.toString('base64'));
}
