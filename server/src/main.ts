import { buildApp } from './app';
import { ConfigurationError, readConfig, type Config } from './config';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import { Door } from './http/door';
import { createKeyRing } from './http/keys';
import { startWork } from './jobs/start-work';
import { loadSample } from './sample/load-sample';
import { SAMPLE_KEYS, SAMPLE_PUBLISHER_KEY } from './sample/sample-callers';

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const door = new Door();
  const port = await door.listen(config.port, config.host);

  const database = await prepareDatabase(config);
  const app = await buildApp(config, database);
  await app.ready();
  door.open((request, response) => app.routing(request, response));
  say(`The service is ready on http://localhost:${port} (its interface: http://localhost:${port}/docs)`);
  if (config.sampleData) sayKeys(config);

  const work = startWork({ database, now: () => new Date(), log: app.log }, config.push);
  await untilToldToStop();
  say('The service is stopping.');
  await door.close();
  await work.stop();
  await app.close();
  await database.close();
}

async function prepareDatabase(config: Config): Promise<Database> {
  say('Opening the database …');
  const database = await openDatabase(config.database);
  await migrate(database);
  if (config.sampleData) {
    const keyRing = createKeyRing(config.keySecret);
    await loadSample(database, { keyRing, scale: config.sampleScale, now: new Date(), say });
  }
  return database;
}

function sayKeys({ publisherKey }: Config): void {
  say('It holds sample data, not travel advice. Sample keys:');
  for (const { key, opens } of SAMPLE_KEYS) say(`  ${key.padEnd(18)} ${opens}`);
  if (publisherKey === SAMPLE_PUBLISHER_KEY) {
    say(`  ${publisherKey.padEnd(18)} publishing, as by: npm run service:publish -- --help`);
  }
}

function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? 4000} is taken by another program. Stop that one, or choose another port: PORT=4001`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
