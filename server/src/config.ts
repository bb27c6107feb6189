import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { z } from 'zod';

const PROJECT_FOLDER = resolve(__dirname, '../..');
const DATA_FOLDER = join(PROJECT_FOLDER, '.data');

const switchedOn = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);

const Environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.string().default(join(DATA_FOLDER, 'database')),
  /** Travellers' keys are sealed with it. Needed with a PostgreSQL server; else made and kept in the data folder. */
  KEY_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  SAMPLE_DATA: switchedOn.optional(),
  SAMPLE_SCALE: count.max(10_000).default(1),
  RATE_LIMIT_PER_MINUTE: count.default(1200),
  FAILED_KEYS_PER_MINUTE: count.default(60),
  ALLOWED_ORIGINS: z.string().default('*'),
  TRUST_PROXY: switchedOn.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  database: string;
  keySecret: string;
  sampleData: boolean;
  sampleScale: number;
  rateLimitPerMinute: number;
  failedKeysPerMinute: number;
  allowedOrigins: string[];
  trustProxy: boolean;
  logLevel: string;
}

/** A setting that can't be used; the message names it and the way out. */
export class ConfigurationError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The service can not start with these settings.\n${problems.join('\n')}`);
  }
  const settings = parsed.data;
  const onServer = /^postgres(ql)?:\/\//.test(settings.DATABASE_URL);
  return {
    port: settings.PORT,
    host: settings.HOST,
    database: settings.DATABASE_URL,
    keySecret: settings.KEY_SECRET ?? readOwnSecret(settings.DATABASE_URL, onServer),
    sampleData: settings.SAMPLE_DATA ?? !onServer,
    sampleScale: settings.SAMPLE_SCALE,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    failedKeysPerMinute: settings.FAILED_KEYS_PER_MINUTE,
    allowedOrigins: settings.ALLOWED_ORIGINS.split(',').map((origin) => origin.trim()),
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Beside the database that it belongs to: a secret that is lost makes the sealed keys unreadable. */
function readOwnSecret(database: string, onServer: boolean): string {
  if (database === 'memory:') return randomBytes(32).toString('hex');
  if (onServer) {
    throw new ConfigurationError(
      'KEY_SECRET is needed with a PostgreSQL server: it seals the keys of travellers. ' +
        'Make one with: openssl rand -hex 32',
    );
  }
  const file = join(dirname(resolve(database)), 'key-secret');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
