import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { z } from 'zod';

import { readAssets } from './asset-config';
import type { AssetConfig } from './assets/open-assets';
import { ConfigurationError } from './failures/configuration-error';
import { findFault, isServerAddress, MEMORY_ADDRESS } from './database/database-address';
import type { Patience } from './jobs/tell-of-waiting';
import type { MailPort } from './mail-in/listen-for-mails';
import { readExtractor, readMailIn } from './mail-in-config';
import { createSecret, readOwnSecret, SHORTEST_SECRET } from './own-secret';
import { SAMPLE_PUBLISHER_KEY } from './sample/sample-callers';
import { readMail, readPush, readWebPush, type SendingConfig } from './sending-config';

const PROJECT_FOLDER = resolve(__dirname, '../..');
const DATA_FOLDER = join(PROJECT_FOLDER, '.data');

const switchedOn = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must lie between ${least} and ${most}`);
const port = wholeNumber(0, 65_535);
const count = wholeNumber(1, 1_000_000_000);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
/** As browsers write it: anything else would never be allowed in. */
const isOrigin = (text: string) => text === '*' || (URL.canParse(text) && new URL(text).origin === text);
const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine((list) => list.every(isOrigin), 'must be * or origins such as https://app.example, with commas');

const hosts = z.string().transform((list) => list.split(',').map((host) => host.trim().toLowerCase()));

const Environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z
    .string()
    .superRefine((address, context) => {
      const fault = findFault(address);
      if (fault) context.addIssue(fault);
    })
    .default(join(DATA_FOLDER, 'database')),
  /** Travellers' keys are sealed with it. Needed with a PostgreSQL server; else made and kept in the data folder. */
  KEY_SECRET: z
    .string()
    .min(SHORTEST_SECRET, `must be at least ${SHORTEST_SECRET} characters long`)
    .optional(),
  SAMPLE_DATA: switchedOn.optional(),
  SAMPLE_SCALE: wholeNumber(1, 10_000).default(1),
  RATE_LIMIT_PER_MINUTE: count.default(1200),
  FAILED_KEYS_PER_MINUTE: count.default(60),
  ALLOWED_ORIGINS: origins.default(['*']),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, 'must be the number of proxies before the service, 0 to 9')
    .transform((value) => (value === 'true' ? 1 : Number(value === 'false' ? 0 : value)))
    .default(0),
  PUSH: z.enum(['expo', 'log'], 'must be expo or log').optional(),
  EXPO_PUSH_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://exp.host/--/api/v2/push'),
  EXPO_ACCESS_TOKEN: z.string().optional(),
  /** By these the service sends push messages to browsers: `service:admin -- push keys` makes a pair. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[A-P][\w-]{85}$/, 'must be a public key of 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a private key of 32 bytes in base64url')
    .optional(),
  /** Whom the makers of browsers turn to when something is wrong with the messages. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .optional(),
  /** Hosts of the service's own network that browsers of travellers may name for their push messages. */
  INNER_HOSTS: hosts.default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be an address such as "Sojourn <alerts@acme.example>"',
    )
    .optional(),
  /** A port of its own for mails with bookings; without it none are taken here. */
  MAIL_IN_PORT: port.optional(),
  MAIL_IN_HOST: z.string().default('0.0.0.0'),
  MAIL_IN_DOMAIN: z
    .string()
    .regex(/^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain such as in.acme.example')
    .max(190, 'must be at most 190 characters long')
    .transform((domain) => domain.toLowerCase())
    .optional(),
  /** Files with the certificate and its key, by which mails come over TLS. */
  MAIL_IN_TLS_CERT: z.string().optional(),
  MAIL_IN_TLS_KEY: z.string().optional(),
  /** The program that reads bookings beside our own reader; `off` where nobody wants it. */
  KITINERARY_EXTRACTOR: z.string().optional(),
  /** Where travellers reach the service from outside; links in mails lead there. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Whoever has it may publish alerts and advisories. */
  PUBLISHER_KEY: z
    .string()
    .min(SHORTEST_SECRET, `must be at least ${SHORTEST_SECRET} characters long`)
    .regex(/^\S*$/, 'must not contain spaces')
    .max(500, 'must be at most 500 characters long')
    .optional(),
  CHECK_IN_REMINDER_MINUTES: wholeNumber(1, 10_080).default(60),
  ABSENT_RESPONDER_MINUTES: wholeNumber(1, 10_080).default(15),
  INACTIVE_ISSUE_HOURS: wholeNumber(1, 720).default(24),
  WEBHOOKS: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((value) => value === 'on')
    .default(true),
  /** Hosts of the service's own network that companies may name for their webhooks, over http too. */
  WEBHOOK_ALLOWED_HOSTS: hosts.default([]),
  /** How long a receiver of webhooks may take to answer. Whoever died while delivering is taken for dead after twice as long. */
  WEBHOOK_TIMEOUT_SECONDS: wholeNumber(1, 60).default(15),
  /** Where photos are kept instead of the database: a bucket of Amazon S3, or of a store that speaks its language. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** A port of its own for the metrics; without it they are nowhere. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** The export of the web app, to be served beside the interface. */
  WEB_APP_FOLDER: z
    .string()
    .transform((folder) => resolve(folder))
    .refine(
      (folder) => existsSync(join(folder, 'index.html')),
      'must be a folder with the exported web app: it has no index.html',
    )
    .optional(),
  /** Whether everybody may read what the interface is like. */
  DOCS: switchedOn.default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

export interface Config extends SendingConfig {
  port: number;
  host: string;
  database: string;
  keySecret: string;
  sampleData: boolean;
  sampleScale: number;
  rateLimitPerMinute: number;
  failedKeysPerMinute: number;
  allowedOrigins: string[];
  /** How many proxies stand before the service; what is in front of them anybody can write into the header. */
  trustedProxies: number;
  logLevel: string;
  /** Hosts of the service's own network that browsers of travellers may name for their push messages. */
  innerHosts: string[];
  /** Null where nobody may publish. */
  publisherKey: string | null;
  checkInReminderMinutes: number;
  /** How long somebody who asked for help may wait for an answer, and a request lie still. */
  patience: Patience;
  /** Where not, they wait for another process that does; on a restored copy, for nobody. */
  deliversWebhooks: boolean;
  /** Hosts of the service's own network that webhooks may lead to. */
  webhookHosts: string[];
  webhookTimeoutMs: number;
  /** Where photos are kept. */
  assets: AssetConfig;
  docs: boolean;
  /** Null where the web app is served by somebody else. */
  webAppFolder: string | null;
  /** Null where this process takes no mails. */
  mailIn: MailPort | null;
  /** Null where travellers have no addresses for mails. */
  mailDomain: string | null;
  /** Null where `kitinerary-extractor` is not installed, or not wanted. */
  extractor: string | null;
  /** Null where nobody may read metrics. */
  metricsAt: { port: number; host: string } | null;
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  // A setting that is empty is one that nobody made: `PORT=` in a file of settings.
  const made = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(made));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`The service can not start with these settings.\n${problems.join('\n')}`);
  }
  const settings = parsed.data;
  refuseSamePort(settings);
  const onServer = isServerAddress(settings.DATABASE_URL);
  const sampleData = settings.SAMPLE_DATA ?? !onServer;
  return {
    port: settings.PORT,
    host: settings.HOST,
    database: settings.DATABASE_URL,
    keySecret: settings.KEY_SECRET ?? chooseSecret(settings.DATABASE_URL, onServer),
    sampleData,
    sampleScale: settings.SAMPLE_SCALE,
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    failedKeysPerMinute: settings.FAILED_KEYS_PER_MINUTE,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustedProxies: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
    push: readPush(settings, onServer),
    webPush: readWebPush(settings, onServer),
    innerHosts: settings.INNER_HOSTS,
    mail: readMail(settings),
    mailIn: readMailIn(settings),
    mailDomain: settings.MAIL_IN_DOMAIN ?? null,
    extractor: readExtractor(settings.KITINERARY_EXTRACTOR),
    publisherKey: settings.PUBLISHER_KEY ?? (sampleData ? SAMPLE_PUBLISHER_KEY : null),
    checkInReminderMinutes: settings.CHECK_IN_REMINDER_MINUTES,
    patience: {
      absentResponderMs: settings.ABSENT_RESPONDER_MINUTES * 60_000,
      inactiveIssueMs: settings.INACTIVE_ISSUE_HOURS * 3_600_000,
    },
    deliversWebhooks: settings.WEBHOOKS,
    webhookHosts: settings.WEBHOOK_ALLOWED_HOSTS,
    webhookTimeoutMs: settings.WEBHOOK_TIMEOUT_SECONDS * 1000,
    assets: readAssets(settings),
    docs: settings.DOCS,
    webAppFolder: settings.WEB_APP_FOLDER ?? null,
    metricsAt:
      settings.METRICS_PORT === undefined
        ? null
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
  };
}

const OTHER_PORTS = ['METRICS_PORT', 'MAIL_IN_PORT'] as const;

function refuseSamePort(settings: z.output<typeof Environment>): void {
  const taken = new Map<number, string>([[settings.PORT, 'PORT']]);
  for (const name of OTHER_PORTS) {
    const port = settings[name];
    if (!port) continue;
    const other = taken.get(port);
    if (other !== undefined)
      throw new ConfigurationError(`${name} and ${other} can not both be ${port}: choose another ${name}.`);
    taken.set(port, name);
  }
}

function chooseSecret(database: string, onServer: boolean): string {
  if (database === MEMORY_ADDRESS) return createSecret();
  if (!onServer) return readOwnSecret(database);
  throw new ConfigurationError(
    'KEY_SECRET is needed with a PostgreSQL server: it seals the keys of travellers. ' +
      'Make one with: openssl rand -hex 32',
  );
}
