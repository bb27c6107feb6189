import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { SqliteHandle } from '@/platform/sqlite';

interface Answer {
  rows?: unknown[];
  changes?: number;
  error?: string;
}

/** The SQLCipher of the phones, built from the same source for this machine: `.dev/sqlcipher-engine.c` says how it is talked to. */
export function openSqlcipher(program: string, path: string): SqliteHandle {
  const engine = spawn(program, [path], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => engine.once('exit', () => resolve()));
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

  const ask = async (kind: 'run' | 'all' | 'execute', sql: string, values: readonly unknown[] = []) => {
    engine.stdin.write(`${JSON.stringify({ kind, sql, values })}\n`);
    const line: IteratorResult<string, unknown> = await answers.next();
    if (line.done) throw new Error('unable to open database file');
    const answer = JSON.parse(line.value) as Answer;
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  };
  return {
    run: async (sql, values) => (await ask('run', sql, values)).changes ?? 0,
    all: async <Row>(sql: string, values: readonly unknown[]) =>
      ((await ask('all', sql, values)).rows ?? []) as Row[],
    execute: async (script) => {
      await ask('execute', script);
    },
    close: async () => {
      engine.stdin.end();
      await ended;
    },
  };
}
