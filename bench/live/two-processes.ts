import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { queryOne, type Database } from '../../server/src/database/database';
import { openBenchDatabase } from '../service/open-bench-database';
import { withServer } from '../service/with-server';
import { hear } from './hear';
import { addClients } from './many-clients';
import type { ProcessAddresses } from './serve-shared';

const SCRIPT = join(__dirname, 'serve-shared.ts');

/** Two processes of the service. */
export interface TwoProcesses {
  /** What they share. */
  database: Database;
  addresses: readonly [ProcessAddresses, ProcessAddresses];
}

/** Runs two processes of the service with so many clients, beside one PostgreSQL database, while `work` lasts. */
export function withTwoProcesses<Result>(
  clients: number,
  work: (processes: TwoProcesses) => Promise<Result>,
): Promise<Result> {
  return withServer(async (serverUrl) => {
    const database = await openBenchDatabase(serverUrl);
    try {
      await addClients(database, clients);
      const { name } = await queryOne<{ name: string }>(database, 'select current_database()::text as name');
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      return await withProcess(url.href, (one) =>
        withProcess(url.href, (other) => work({ database, addresses: [one, other] })),
      );
    } finally {
      await database.close();
    }
  });
}

async function withProcess<Result>(
  databaseUrl: string,
  work: (addresses: ProcessAddresses) => Promise<Result>,
): Promise<Result> {
  const child = fork(SCRIPT, [databaseUrl], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  try {
    return await work((await hear(child)) as ProcessAddresses);
  } finally {
    if (child.connected) child.disconnect();
    await exited;
  }
}
