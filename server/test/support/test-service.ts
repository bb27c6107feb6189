import type { FastifyInstance, InjectOptions } from 'fastify';

import { buildApp, type AppConfig } from '../../src/app';
import type { Database } from '../../src/database/database';
import { SAMPLE_MOMENT, TEST_SECRET } from './sample-moment';
import { openTestDatabase } from './test-database';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  /** The body as JSON; each test knows what it expects of it. */
  json<Body = never>(): Body;
}

/** Requests with one key. */
export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, headers?: Record<string, string>): Promise<Answer>;
}

export interface TestService {
  app: FastifyInstance;
  database: Database;
  /** What the service takes for now; it does not move by itself. */
  clock: { now: Date };
  as(key: string | null): Caller;
  /** Any request whatever, as it stands. */
  send(request: InjectOptions): Promise<Answer>;
  close(): Promise<void>;
}

const TEST_CONFIG: AppConfig = {
  keySecret: TEST_SECRET,
  rateLimitPerMinute: 1_000_000,
  failedKeysPerMinute: 1_000_000,
  allowedOrigins: ['*'],
  trustedProxies: 0,
  logLevel: 'silent',
  publisherKey: 'demo-publisher',
  // Nobody outside is called by tests that name no receiver.
  webhookSender: {
    timeoutMs: 0,
    send: async (_endpoint, { number }) => ({
      number,
      at: SAMPLE_MOMENT,
      duration_ms: 0,
      status: null,
      failure: 'unreachable',
      answer: '',
      retryAfterMs: null,
      isGone: false,
    }),
    close: () => undefined,
  },
};

/** The real service on a real database, without a port; the database has the sample set unless it is brought along. */
export async function startTestService(
  config: Partial<AppConfig> = {},
  given?: Database,
): Promise<TestService> {
  const database = given ?? (await openTestDatabase());
  const clock = { now: new Date(SAMPLE_MOMENT) };
  const app = await buildApp({ ...TEST_CONFIG, ...config }, database, () => clock.now);
  const send = async (request: InjectOptions): Promise<Answer> => {
    const response = await app.inject(request);
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      text: response.body,
      json: <Body>() => response.json<Body>(),
    };
  };
  return {
    app,
    database,
    clock,
    send,
    as: (key) => createCaller(send, key),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

function createCaller(send: TestService['send'], key: string | null): Caller {
  const authorization = key === null ? {} : { authorization: `TKN ${key}` };
  const sendBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send({
        method,
        url: path,
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
  return {
    get: (path, headers = {}) =>
      send({ method: 'GET', url: path, headers: { ...authorization, ...headers } }),
    post: sendBody('POST'),
    put: sendBody('PUT'),
    patch: sendBody('PATCH'),
    delete: (path, headers = {}) =>
      send({ method: 'DELETE', url: path, headers: { ...authorization, ...headers } }),
  };
}
