import { openDatabases } from '../../server/src/database/open-database';
import { buildPress } from '../service/press';
import { passOn } from './pass-on';

/** Where a process is reached: the service, and beside it what only passes frames on. */
export interface ProcessAddresses {
  service: string;
  bare: string;
}

/** One of several processes of the service beside a database that is filled already, until the process that started this one lets go. */
async function serveShared(databaseUrl: string): Promise<void> {
  const { patient: database } = await openDatabases(databaseUrl);
  const service = await buildPress(database, { liveLimits: { mostMessagesAMinute: 1_000_000 } });
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  const bare = await passOn(database);
  process.once('disconnect', () => {
    void bare
      .close()
      .then(() => service.close())
      .then(() => database.close());
  });
  process.send?.({ service: address, bare: bare.address } satisfies ProcessAddresses);
}

serveShared(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
