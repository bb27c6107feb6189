import { buildPress } from '../service/press';
import { openBenchDatabase } from '../service/open-bench-database';
import { addClients } from './many-clients';

/** What the process that started this one may ask. */
export type Order = 'measure' | 'move';

/** The service with so many clients, until the process that started this one lets go. Tells what its memory holds, and moves what all hear of. */
async function serveSockets(clients: number, serverUrl: string): Promise<void> {
  const database = await openBenchDatabase(serverUrl);
  await addClients(database, clients);
  const service = await buildPress(database);
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  const orders: Record<Order, () => Promise<number>> = {
    measure: async () => readMemory(),
    // Something of everybody's, and something of each one's own.
    move: async () => {
      await database.query('update content_revision set library = library + 1, revision = revision + 1');
      await database.query(
        `update travellers set revision = revision + 1, messages_revision = messages_revision + 1
         where email like 'live.%'`,
      );
      return 0;
    },
  };
  process.on('message', (order: Order) => void orders[order]().then((answer) => process.send?.(answer)));
  process.once('disconnect', () => {
    void service.close().then(() => database.close());
  });
  process.send?.(address);
}

/** What is in use once everything is cleared away that is not, in bytes. */
function readMemory(): number {
  if (!global.gc) throw new Error('start this with --expose-gc');
  for (let time = 0; time < 3; time += 1) global.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [clients = '', serverUrl = ''] = process.argv.slice(2);
serveSockets(Number(clients), serverUrl).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
