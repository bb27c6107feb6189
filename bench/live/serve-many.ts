import { buildPress } from '../service/press';
import { openBenchDatabase } from '../service/open-bench-database';
import { addClients } from './many-clients';

/** The service with so many clients, until the process that started this one lets go. To any message it tells its time on the processor. */
async function serveMany(clients: number): Promise<void> {
  const database = await openBenchDatabase(process.env.BENCH_DATABASE_URL ?? null);
  await addClients(database, clients);
  const service = await buildPress(database);
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.once('disconnect', () => {
    void service.close().then(() => database.close());
  });
  process.send?.(address);
}

serveMany(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
