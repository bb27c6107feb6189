import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { queryOne } from '../../server/src/database/database';
import { openBenchDatabase } from '../service/open-bench-database';
import { withServer } from '../service/with-server';
import type { TalkAddresses } from './serve-talk';

/** Two processes of the service on one database of a PostgreSQL server, for as long as `work` takes. */
export function withTwoProcesses<Result>(
  work: (first: TalkAddresses, second: TalkAddresses) => Promise<Result>,
): Promise<Result> {
  return withServer(async (serverUrl) => {
    const database = await openBenchDatabase(serverUrl);
    const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const children = [start(url.href), start(url.href)];
    try {
      const [first, second] = await Promise.all(children.map(addressesOf));
      if (!first || !second) throw new Error('two processes have two addresses');
      return await work(first, second);
    } finally {
      await Promise.all(children.map(letGo));
      await database.close();
    }
  });
}

function start(databaseUrl: string): ChildProcess {
  return fork(join(__dirname, 'serve-talk.ts'), [databaseUrl], { execArgv: ['--import', 'tsx'] });
}

async function addressesOf(child: ChildProcess): Promise<TalkAddresses> {
  const gone = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`the service ended with ${code}`)),
  );
  gone.catch(() => undefined);
  const [addresses] = (await Promise.race([once(child, 'message'), gone])) as [TalkAddresses];
  return addresses;
}

async function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}
