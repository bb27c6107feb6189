import { runAdmin } from '../../src/admin/run-admin';
import type { Database } from '../../src/database/database';
import { createKeyRing } from '../../src/http/keys';
import { SAMPLE_MOMENT, TEST_SECRET } from './sample-moment';

export interface AdminRun {
  code: number;
  /** What stands on the standard output, and on the other one. */
  out: string;
  err: string;
  /** The standard output as data; each test knows what it expects of it. */
  json<Result = never>(): Result;
}

/** Runs `service:admin` in this process, on the database of the test. */
export async function admin(database: Database, ...words: string[]): Promise<AdminRun> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runAdmin(
    words,
    {
      open: async () => ({ database, keyRing: createKeyRing(TEST_SECRET) }),
      now: () => SAMPLE_MOMENT,
      say: () => undefined,
      folder: process.cwd(),
    },
    { out: (text) => out.push(text), err: (text) => err.push(text) },
  );
  const text = out.join('\n');
  return { code, out: text, err: err.join('\n'), json: <Result>() => JSON.parse(text) as Result };
}
