import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

import type { AssetStore } from './assets/asset-store';
import { createDatabaseAssets } from './assets/database-assets';
import { registerAssets } from './assets/routes';
import type { Config } from './config';

import { answeringInTime } from './database/answer-in-time';
import { queryFirst, type Database } from './database/database';
import { failureFacts } from './failures/failure-facts';
import { admitCallers, decorateCallers, type Doorkeeper } from './http/authentication';
import { createCallerFinder } from './http/callers';
import { registerLanguages } from './http/content-language';
import { registerCors } from './http/cors';
import { registerDocumentation } from './http/documentation';
import type { Door } from './http/door';
import { answerUnreadableAddress, registerErrors, rememberRoutes } from './http/errors';
import { tellRevisions } from './http/data-revision';
import { createWriter } from './http/idempotency';
import { createKeyRing } from './http/keys';
import { createLimits } from './http/limits';
import { registerBodies, registerNegotiation } from './http/negotiation';
import { registerOrganization } from './http/organization';
import { holdOwnPaths } from './http/own-paths';
import type { App, Routes, Tools } from './http/routes';
import { securityHeaders } from './http/security-headers';
import { registerValidators } from './http/validators';
import { registerWebApp } from './http/web-app';
import { registerLiveLine, type LiveLimits } from './live/live-line';
import { measureRequests } from './metrics/measure-requests';
import type { Metrics } from './metrics/metrics';
import { messageRoutes } from './resources/conversations/message-routes';
import { createTalking } from './resources/conversations/talking';
import { registerFlags } from './resources/flags/routes';
import { registerServiceHealth } from './resources/service/routes';
import { registerUnsubscribe } from './resources/unsubscribe/routes';
import { webhookTestRoutes } from './resources/webhook-endpoints/test-routes';
import { V1, V2 } from './routes';
import { version } from './version';
import { createWebhookSender, type WebhookSender } from './webhooks/webhook-sender';

const LARGEST_BODY_BYTES = 256 * 1024;
/** The app hangs up soon after. */
const ANSWER_MS = 25_000;

const replacedAtOnce = (): never => {
  throw new Error('A schema was compiled before the compilers were set.');
};
/** Fastify loads compilers of its own, a quarter of all the modules of the service, unless it is given others from the start. */
const WITHOUT_THOSE_OF_FASTIFY = { buildValidator: replacedAtOnce, buildSerializer: replacedAtOnce };

const MINUTE_MS = 60_000;
const REMINDER_MINUTES = 60;

export type AppConfig = Pick<
  Config,
  | 'keySecret'
  | 'rateLimitPerMinute'
  | 'failedKeysPerMinute'
  | 'allowedOrigins'
  | 'trustedProxies'
  | 'logLevel'
> &
  Partial<
    Pick<
      Config,
      | 'publisherKey'
      | 'checkInReminderMinutes'
      | 'webAppFolder'
      | 'docs'
      | 'webPush'
      | 'innerHosts'
      | 'webhookHosts'
      | 'mailDomain'
    >
  > & {
    /** Where the log goes instead of the standard output. */
    logStream?: { write(line: string): void };
    /** Where requests are counted. */
    metrics?: Metrics;
    /** The open port; without it nobody but tests reaches the service. */
    door?: Door;
    liveLimits?: Partial<LiveLimits>;
    /** By which endpoints for webhooks are tried; null where nothing is delivered. */
    webhookSender?: WebhookSender | null;
    /** Where photos are kept; in the database unless told. */
    assetStore?: AssetStore;
  };

/** The service, apart from listening: tests talk to it without a port. The database must be migrated. */
export async function buildApp(
  config: AppConfig,
  patientDatabase: Database,
  now: () => Date = () => new Date(),
): Promise<FastifyInstance> {
  const database = answeringInTime(patientDatabase, ANSWER_MS);
  const holdsSampleData = await readSampleMark(database);
  const commonHeaders = createCommonHeaders(now, holdsSampleData);
  const app: App = Fastify({
    logger: { level: config.logLevel, stream: config.logStream },
    // Addresses hold ids; `logRequests` writes the pattern of the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    ...(config.door && { serverFactory: config.door.serve }),
    // Not a bare number: Fastify takes that for no trust at all.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    schemaController: { compilersFactory: WITHOUT_THOSE_OF_FASTIFY },
    frameworkErrors: (error, _request, reply) => {
      void reply.headers(commonHeaders());
      answerUnreadableAddress(error, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Answers are made to the contract and the tests hold them to it; checking each again would cost every reader.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));

  decorateCallers(app);
  registerErrors(app, rememberRoutes(app));
  registerBodies(app);
  registerLanguages(app);
  registerOrganization(app);
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(commonHeaders());
    next();
  });
  logRequests(app);
  if (config.metrics) measureRequests(app, config.metrics);
  registerValidators(app, now);
  await app.register(compress, { threshold: 1024 });
  await registerCors(app, config.allowedOrigins);
  await registerDocumentation(app, version, config.docs ?? true);

  const keyRing = createKeyRing(config.keySecret);
  const tools: Tools = {
    database,
    now,
    keyRing,
    write: createWriter(database, now, keyRing),
    webhookHosts: config.webhookHosts ?? [],
    checkInReminderMs: (config.checkInReminderMinutes ?? REMINDER_MINUTES) * MINUTE_MS,
    webPushKey: config.webPush?.kind === 'vapid' ? config.webPush.publicKey : null,
    innerHosts: config.innerHosts ?? [],
    mailDomain: config.mailDomain ?? null,
  };
  const limits = await createLimits(app, {
    requests: config.rateLimitPerMinute,
    failedKeys: config.failedKeysPerMinute,
  });
  const finder = createCallerFinder(database, keyRing, config.publisherKey ?? null);
  const doorkeeper: Doorkeeper = { keyRing, ...finder, ...limits };

  const live = registerLiveLine(app, {
    database,
    now,
    doorkeeper,
    talking: createTalking(tools, finder),
    allowedOrigins: config.allowedOrigins,
    limits: config.liveLimits,
    counter: config.metrics,
    onFailure: (error) => app.log.error(failureFacts(error), 'a line could not be told'),
  });
  config.door?.onClosing(() => live.stop());
  registerServiceHealth(app, database, { version, holdsSampleData });
  registerFlags(app, database);
  const assets = config.assetStore ?? createDatabaseAssets(database);
  registerAssets(app, tools, assets);
  await registerUnsubscribe(app, tools);
  const { webhookSender = createWebhookSender({ keyRing, version, now, allowedHosts: tools.webhookHosts }) } =
    config;
  await registerVersion(app, '/api/v1', V1, doorkeeper, tools);
  const v2 = [...V2, messageRoutes(assets), webhookTestRoutes(webhookSender)];
  await registerVersion(app, '/api/v2', v2, doorkeeper, tools);
  if (config.webAppFolder) await registerWebApp(app, config.webAppFolder);
  return app;
}

/** Each of its routes declares who may call it. */
async function registerVersion(
  app: App,
  prefix: string,
  routes: readonly Routes[],
  doorkeeper: Doorkeeper,
  tools: Tools,
): Promise<void> {
  await app.register(
    async (room: App) => {
      admitCallers(room, doorkeeper);
      holdOwnPaths(room);
      tellRevisions(room, tools.database, tools.now);
      await registerNegotiation(room);
      for (const add of routes) add(room, tools);
    },
    { prefix },
  );
}

/** What every answer carries. Clients take their cursors from `date`: it is the clock that stamps the rows. */
function createCommonHeaders(now: () => Date, holdsSampleData: boolean): () => Record<string, string> {
  const unchanging = { ...securityHeaders(), ...(holdsSampleData && { 'sample-data': 'true' }) };
  return () => ({ ...unchanging, date: now().toUTCString() });
}

function logRequests(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'nowhere'}`;
    request.log.debug({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

async function readSampleMark(database: Database): Promise<boolean> {
  const mark = await queryFirst(database, `select 1 as found from facts where name = 'sample_data'`);
  return mark !== null;
}
