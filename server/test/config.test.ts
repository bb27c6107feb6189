import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { readConfig } from '../src/config';
import { ConfigurationError } from '../src/failures/configuration-error';
import { createVapidKeys } from '../src/jobs/push/vapid';

const SECRET = 'a secret of more than 32 characters';

describe('settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sojourn-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function expectRefusal(environment: Record<string, string>, ...words: (string | RegExp)[]): void {
    const read = () => readConfig({ DATABASE_URL: 'memory:', ...environment });
    expect(read).toThrow(ConfigurationError);
    for (const word of words) expect(read).toThrow(word);
  }

  it('are all optional', () => {
    expect(readConfig({ DATABASE_URL: 'memory:' })).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      sampleData: true,
      sampleScale: 1,
      allowedOrigins: ['*'],
      trustedProxies: 0,
      logLevel: 'info',
    });
  });

  it('wait for a receiver of webhooks as long as the spec says, or as long as they name', () => {
    const read = (settings: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...settings }).webhookTimeoutMs;
    expect([read({}), read({ WEBHOOK_TIMEOUT_SECONDS: '2' })]).toEqual([15_000, 2_000]);
    expectRefusal({ WEBHOOK_TIMEOUT_SECONDS: '0' }, 'WEBHOOK_TIMEOUT_SECONDS: must lie between 1 and 60');
  });

  it('send mails only where it is said by which server, from whom, and where their links lead', () => {
    const mail = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Sojourn <alerts@acme.example>' };
    const read = (settings: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...settings }).mail;
    expect(read({})).toBeNull();
    expect(read({ MAIL_FROM: mail.MAIL_FROM })).toBeNull();
    expect(read({ ...mail, PUBLIC_URL: 'https://travel.acme.example/' })).toEqual({
      url: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      publicUrl: 'https://travel.acme.example',
    });
    expectRefusal(mail, 'PUBLIC_URL is needed with SMTP_URL');
    expectRefusal({ SMTP_URL: mail.SMTP_URL }, 'MAIL_FROM is needed with SMTP_URL');
    expectRefusal({ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: must be an smtp or smtps address');
    expectRefusal({ MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be an address');
  });

  it('keep photos in the database, unless all is said that a bucket needs', () => {
    const bucket = { S3_BUCKET: 'acme-photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const read = (settings: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...settings }).assets;
    expect(read({})).toEqual({ kind: 'database' });
    const kept = { kind: 's3', bucket: 'acme-photos', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(read(bucket)).toEqual({ ...kept, region: 'us-east-1', endpoint: null });
    const elsewhere = { S3_ENDPOINT: 'https://minio.internal:9000', S3_REGION: 'eu-west-1' };
    expect(read({ ...bucket, ...elsewhere })).toEqual({
      ...kept,
      region: 'eu-west-1',
      endpoint: 'https://minio.internal:9000',
    });
    expectRefusal({ S3_BUCKET: 'acme-photos' }, 'S3_ACCESS_KEY_ID is needed with S3_BUCKET');
    expectRefusal({ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is needed with S3_BUCKET');
    expectRefusal({ S3_ENDPOINT: 'https://minio.internal:9000' }, 'S3_BUCKET is needed too');
    expectRefusal({ ...bucket, S3_BUCKET: 'Not A Bucket' }, 'S3_BUCKET: must be the name of a bucket');
  });

  it('count as not made where they are empty', () => {
    const empty = { PORT: '', KEY_SECRET: '', SAMPLE_DATA: '', LOG_LEVEL: '', DATABASE_URL: 'memory:' };
    expect(readConfig(empty)).toMatchObject({ port: 4000, sampleData: true, logLevel: 'info' });
  });

  it.each(['http', '-1', '65536', '40.5', '0x10', ' ', '1e3', '99999999999999999999'])(
    'refuse PORT=%j by its name',
    (PORT) => expectRefusal({ PORT }, /^PORT: must /m),
  );

  it('refuse every bad setting at once, each by its name', () => {
    expectRefusal(
      { SAMPLE_SCALE: '0', RATE_LIMIT_PER_MINUTE: 'many', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' },
      'The service can not start with these settings.',
      'SAMPLE_SCALE: must lie between 1 and 10000',
      'RATE_LIMIT_PER_MINUTE: must be a whole number from 1',
      'TRUST_PROXY: must be the number of proxies',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, silent',
    );
  });

  it('keep metrics closed unless a port is named, and on this machine unless told otherwise', () => {
    const read = (environment: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...environment }).metricsAt;
    expect(read({})).toBeNull();
    expect(read({ METRICS_HOST: '0.0.0.0' })).toBeNull();
    expect(read({ METRICS_PORT: '9400' })).toEqual({ port: 9400, host: '127.0.0.1' });
    expect(read({ METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' })).toEqual({ port: 9400, host: '0.0.0.0' });
    expectRefusal({ METRICS_PORT: 'open' }, /^METRICS_PORT: must /m);
  });

  it('give metrics another port than the service', () => {
    expectRefusal({ PORT: '9400', METRICS_PORT: '9400' }, /^METRICS_PORT and PORT can not both be 9400/);
    expect(readConfig({ DATABASE_URL: 'memory:', PORT: '0', METRICS_PORT: '0' }).port).toBe(0);
  });

  it('refuse a short secret', () => {
    expectRefusal({ KEY_SECRET: 'short' }, 'KEY_SECRET: must be at least 32 characters long');
  });

  it.each([
    'mysql://sojourn:pass-word@localhost/sojourn',
    '"postgres://sojourn:pass-word@localhost/sojourn"',
    "'postgres://sojourn:pass-word@localhost/sojourn'",
    ' postgres://sojourn:pass-word@localhost/sojourn',
    'postgres:/sojourn:pass-word@localhost/sojourn',
    'sojourn:pass-word@localhost/sojourn',
    'host=localhost password=pass-word',
    'postgres://sojourn:pass-word#1@localhost/sojourn',
    'Memory:',
  ])('refuse DATABASE_URL=%s by its name, without repeating it', (DATABASE_URL) => {
    const read = () => readConfig({ DATABASE_URL });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/^DATABASE_URL: (must be postgres:|can not be read)/m);
    expect(read).not.toThrow(/pass-word/);
    expect(existsSync(DATABASE_URL)).toBe(false);
  });

  it('take a folder for a folder, also on Windows', () => {
    for (const DATABASE_URL of [join(folder, 'database'), './here=now', 'C:\\data\\database'])
      expect(readConfig({ DATABASE_URL, KEY_SECRET: SECRET })).toMatchObject({ database: DATABASE_URL });
  });

  it.each([
    'postgres://localhost/sojourn',
    'postgresql://localhost/sojourn',
    'POSTGRES://localhost/sojourn',
    'PostgreSQL:///sojourn?host=/var/run/postgresql',
  ])('ask for a secret with a PostgreSQL server (%s)', (DATABASE_URL) => {
    expectRefusal({ DATABASE_URL }, 'KEY_SECRET is needed with a PostgreSQL server', 'openssl rand');
    expect(readConfig({ DATABASE_URL, KEY_SECRET: SECRET, PUSH: 'log' })).toMatchObject({
      keySecret: SECRET,
      sampleData: false,
    });
  });

  it('make a secret beside a database in a folder, and keep it', () => {
    const environment = { DATABASE_URL: join(folder, 'database') };
    const { keySecret } = readConfig(environment);
    expect(keySecret).toHaveLength(64);
    expect(readConfig(environment).keySecret).toBe(keySecret);
    const file = join(folder, 'key-secret');
    expect(readFileSync(file, 'utf8')).toBe(keySecret);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('do not start with a kept secret that was lost', () => {
    writeFileSync(join(folder, 'key-secret'), '');
    expectRefusal({ DATABASE_URL: join(folder, 'database') }, 'key-secret is broken', 'KEY_SECRET');
  });

  it('do not make another secret for a database that has one', () => {
    const DATABASE_URL = join(folder, 'database');
    mkdirSync(DATABASE_URL);
    writeFileSync(join(DATABASE_URL, 'PG_VERSION'), '18');
    expectRefusal({ DATABASE_URL }, 'key-secret is missing', 'KEY_SECRET', 'DATABASE_URL');
    expect(readdirSync(folder)).toEqual(['database']);
  });

  it('make no secret beside a file that is taken for a folder', () => {
    const DATABASE_URL = join(folder, 'file');
    writeFileSync(DATABASE_URL, '');
    expectRefusal({ DATABASE_URL }, /^DATABASE_URL: .* is a file/);
    expectRefusal(
      { DATABASE_URL: join(DATABASE_URL, 'database') },
      /^DATABASE_URL: .* can not be written to/,
    );
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('send no push messages unless told to, and then to Expo', () => {
    const read = (environment: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...environment }).push;
    const url = 'https://exp.host/--/api/v2/push';
    expect(read({})).toEqual({ kind: 'log' });
    expect(read({ PUSH: 'expo' })).toEqual({ kind: 'expo', url, accessToken: null });
    expect(read({ EXPO_ACCESS_TOKEN: 'secret' })).toEqual({ kind: 'expo', url, accessToken: 'secret' });
    expect(read({ EXPO_ACCESS_TOKEN: 'secret', PUSH: 'log' })).toEqual({ kind: 'log' });
    const own = { PUSH: 'expo', EXPO_PUSH_URL: 'http://127.0.0.1:5000/push/' };
    expect(read(own)).toMatchObject({ url: 'http://127.0.0.1:5000/push' });
  });

  it('send messages to browsers with a whole pair of keys, and say what is missing', () => {
    const { publicKey, privateKey } = createVapidKeys();
    const subject = 'mailto:night-desk@acme.example';
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
    const onServer = { DATABASE_URL: 'postgres://localhost/sojourn', KEY_SECRET: SECRET };
    const read = (environment: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...environment }).webPush;
    expect(read({})).toEqual({ kind: 'log' });
    expect(read(onServer)).toEqual({ kind: 'leave' });
    expect(read(keys)).toEqual({ kind: 'vapid', publicKey, privateKey, subject });
    expect(read({ ...onServer, ...keys, PUSH: 'expo' })).toMatchObject({ kind: 'vapid' });
    expect(read({ ...keys, PUSH: 'log' })).toEqual({ kind: 'log' });
    expectRefusal(
      { VAPID_PUBLIC_KEY: publicKey },
      'VAPID_PRIVATE_KEY and VAPID_SUBJECT is needed too',
      'push keys',
    );
    expectRefusal({ ...keys, VAPID_SUBJECT: '' }, 'VAPID_SUBJECT is needed too');
    expectRefusal(
      { ...keys, VAPID_SUBJECT: 'night desk' },
      'VAPID_SUBJECT: must be a mailto: or https: address',
    );
    expectRefusal(
      { ...keys, VAPID_PRIVATE_KEY: createVapidKeys().privateKey },
      'does not belong to VAPID_PUBLIC_KEY',
    );
    expectRefusal({ ...keys, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, 'does not belong to VAPID_PUBLIC_KEY');
    expectRefusal({ ...keys, VAPID_PUBLIC_KEY: 'short' }, 'VAPID_PUBLIC_KEY: must be a public key');
  });

  it('deliver webhooks unless told not to', () => {
    const read = (WEBHOOKS: string) => readConfig({ DATABASE_URL: 'memory:', WEBHOOKS }).deliversWebhooks;
    expect([read(''), read('on'), read('off')]).toEqual([true, true, false]);
    expectRefusal({ WEBHOOKS: 'log' }, 'WEBHOOKS: must be on or off');
  });

  it('let nobody publish without a key, but for the sample set', () => {
    const onServer = { DATABASE_URL: 'postgres://localhost/sojourn', KEY_SECRET: SECRET, PUSH: 'log' };
    expect(readConfig(onServer).publisherKey).toBeNull();
    expect(readConfig({ DATABASE_URL: 'memory:' }).publisherKey).toBe('demo-publisher');
    const PUBLISHER_KEY = 'k'.repeat(32);
    expect(readConfig({ ...onServer, PUBLISHER_KEY }).publisherKey).toBe(PUBLISHER_KEY);
  });

  it('refuse what would never work for background work', () => {
    expectRefusal(
      { PUSH: 'yes', EXPO_PUSH_URL: 'exp.host', PUBLISHER_KEY: 'short', CHECK_IN_REMINDER_MINUTES: '0' },
      'PUSH: must be expo or log',
      'EXPO_PUSH_URL: must be an http or https address',
      'PUBLISHER_KEY: must be at least 32 characters long',
      'CHECK_IN_REMINDER_MINUTES: must lie between 1 and 10080',
    );
  });

  it('name the program that reads bookings too, which must be one, or want none', () => {
    const read = (KITINERARY_EXTRACTOR: string) =>
      readConfig({ DATABASE_URL: 'memory:', KITINERARY_EXTRACTOR }).extractor;
    expect([read('off'), read(process.execPath)]).toEqual([null, process.execPath]);
    expectRefusal({ KITINERARY_EXTRACTOR: folder }, 'KITINERARY_EXTRACTOR must be off or the path');
  });

  it('name the folder of the web app, which must hold one', () => {
    const read = (environment: Record<string, string>) =>
      readConfig({ DATABASE_URL: 'memory:', ...environment }).webAppFolder;
    expect(read({})).toBeNull();
    expectRefusal({ WEB_APP_FOLDER: folder }, 'WEB_APP_FOLDER: must be a folder', 'no index.html');
    expectRefusal({ WEB_APP_FOLDER: join(folder, 'nowhere') }, 'WEB_APP_FOLDER: must be a folder');
    writeFileSync(join(folder, 'index.html'), '');
    expect(read({ WEB_APP_FOLDER: relative(process.cwd(), folder) })).toBe(folder);
  });

  it.each([
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['2', 2],
  ])('take TRUST_PROXY=%s for so many proxies', (TRUST_PROXY, proxies) => {
    expect(readConfig({ DATABASE_URL: 'memory:', TRUST_PROXY }).trustedProxies).toBe(proxies);
  });

  it('leave push messages to other processes of a server, unless they say what to do with them', () => {
    const onServer = { DATABASE_URL: 'postgres://localhost/sojourn', KEY_SECRET: SECRET };
    expect(readConfig(onServer).push).toEqual({ kind: 'leave' });
    expect(readConfig({ ...onServer, PUSH: 'log' }).push).toEqual({ kind: 'log' });
    expect(readConfig({ ...onServer, PUSH: 'expo' }).push).toMatchObject({ kind: 'expo', accessToken: null });
    expect(readConfig({ ...onServer, EXPO_ACCESS_TOKEN: 'token' }).push).toMatchObject({ kind: 'expo' });
  });

  it('list the allowed origins', () => {
    const ALLOWED_ORIGINS = 'https://a.example, https://b.example';
    expect(readConfig({ DATABASE_URL: 'memory:', ALLOWED_ORIGINS }).allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it.each(['example.org', 'https://a.example/', 'https://A.example', 'https://a.example,', 'a b'])(
    'refuse ALLOWED_ORIGINS=%s: no browser says so',
    (ALLOWED_ORIGINS) => expectRefusal({ ALLOWED_ORIGINS }, 'ALLOWED_ORIGINS: must be * or origins such as '),
  );
});
