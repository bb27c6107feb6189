import type { FastifyInstance } from 'fastify';

import { buildApp } from './app';
import { openAssets } from './assets/open-assets';
import { readConfig, type Config } from './config';
import { ConfigurationError } from './failures/configuration-error';
import type { Database } from './database/database';
import type { Databases } from './database/open-database';
import { explained, explainListening } from './explain-failure';
import { failureFacts } from './failures/failure-facts';
import { Door } from './http/door';
import { createKeyRing, type KeyRing } from './http/keys';
import {
  chooseMail,
  chooseMailReader,
  choosePush,
  chooseWebhooks,
  chooseWebPush,
  startWork,
} from './jobs/start-work';
import { listenForMails, type MailListener } from './mail-in/listen-for-mails';
import { countPushes } from './metrics/count-pushes';
import { createMetrics, type Metrics } from './metrics/metrics';
import { serveMetrics, type MetricsPort } from './metrics/serve-metrics';
import { watchDatabase } from './metrics/watch-database';
import { watchQueue } from './metrics/watch-queue';
import { openServiceDatabases } from './open-service-database';
import { loadSample } from './sample/load-sample';
import { SAMPLE_KEYS, SAMPLE_PUBLISHER_KEY } from './sample/sample-callers';
import { version } from './version';
import { createWebhookSender } from './webhooks/webhook-sender';

const say = (line: string) => console.log(line);
const now = () => new Date();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const metrics = createMetrics();
  const metricsPort = config.metricsAt && (await openMetrics(config.metricsAt, metrics));
  const door = new Door();
  const place = { port: config.port, host: config.host, names: { port: 'PORT', host: 'HOST' } };
  const port = await explained(door.listen(place.port, place.host), explainListening(place));

  const databases = await prepareDatabases(config);
  const database = watchDatabase(databases.quick, metrics, 'requests');
  const workDatabase = watchDatabase(databases.patient, metrics, 'work');
  if (metricsPort) watchQueue(database, metrics, now);
  const keyRing = createKeyRing(config.keySecret);
  const sender = config.deliversWebhooks
    ? createWebhookSender({
        keyRing,
        version,
        now,
        allowedHosts: config.webhookHosts,
        timeoutMs: config.webhookTimeoutMs,
      })
    : null;
  const assetStore = await openAssets(config.assets, database);
  const app = await buildApp({ ...config, metrics, door, webhookSender: sender, assetStore }, database);
  await app.ready();
  // From here on a signal ends it in peace: whoever sees it ready may send one at once.
  const toldToStop = untilToldToStop();
  door.open();
  const address = `http://localhost:${port}`;
  say(`The service is ready on ${address}${config.docs ? ` (its interface: ${address}/docs)` : ''}`);
  if (config.sampleData) sayKeys(config);

  const mailListener =
    config.mailIn && (await openMailIn(config.mailIn, { database, keyRing, metrics, app }));
  const push = choosePush(config.push, app.log);
  const webPush = chooseWebPush(config, { database: workDatabase, now, log: app.log });
  const work = startWork({
    database: workDatabase,
    now,
    log: app.log,
    push: push && countPushes(push, metrics),
    webPush: webPush && countPushes(webPush, metrics),
    mail: chooseMail(config.mail, keyRing, app.log),
    webhooks: chooseWebhooks(sender, app.log),
    readMail: await chooseMailReader(config.extractor, app.log),
    assets: await openAssets(config.assets, workDatabase),
    patience: config.patience,
  });
  await toldToStop;
  say('The service is stopping.');
  await door.close();
  await mailListener?.close();
  await work.stop();
  await metricsPort?.close();
  await app.close();
  assetStore.close();
  await databases.close();
}

async function prepareDatabases(config: Config): Promise<Databases> {
  say('Opening the database …');
  const databases = await openServiceDatabases(config, say);
  if (config.sampleData) {
    const keyRing = createKeyRing(config.keySecret);
    await loadSample(databases.patient, { keyRing, scale: config.sampleScale, now: now(), say });
  }
  return databases;
}

async function openMetrics(
  address: NonNullable<Config['metricsAt']>,
  metrics: Metrics,
): Promise<MetricsPort> {
  const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
  const opened = await explained(serveMetrics(metrics, address), explainListening({ ...address, names }));
  say(`Its metrics are on http://${address.host}:${opened.port}/metrics`);
  return opened;
}

async function openMailIn(
  place: NonNullable<Config['mailIn']>,
  { database, keyRing, metrics, app }: MailInParts,
): Promise<MailListener> {
  const listening = listenForMails(place, {
    database,
    keyRing,
    now,
    count: (outcome) => metrics.countMail(outcome),
    onFailure: (error) => app.log.error(failureFacts(error), 'a mail could not be taken'),
  });
  const names = { port: 'MAIL_IN_PORT', host: 'MAIL_IN_HOST' };
  const opened = await explained(listening, explainListening({ ...place, names }));
  say(`It takes mails with bookings on port ${opened.port}${place.tls ? '' : ', without TLS'}`);
  return opened;
}

interface MailInParts {
  database: Database;
  keyRing: KeyRing;
  metrics: Metrics;
  app: FastifyInstance;
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
  if (error instanceof ConfigurationError) console.error(error.message);
  else console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  // A door that stands open would keep the process: it would say for ever that it is starting.
  process.exit(1);
});
