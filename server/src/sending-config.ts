import { ConfigurationError } from './failures/configuration-error';
import { isVapidPair, type VapidKeys } from './jobs/push/vapid';

/** How travellers are told of something while they do not look. */
export interface SendingConfig {
  /** `leave`: this process takes no messages; there may be others that send them. */
  push: { kind: 'expo'; url: string; accessToken: string | null } | { kind: 'log' | 'leave' };
  /** The same for messages to browsers, which go straight to the servers of their makers. */
  webPush: ({ kind: 'vapid'; subject: string } & VapidKeys) | { kind: 'log' | 'leave' };
  /** Null where this process sends no mails. */
  mail: { url: string; from: string; publicUrl: string } | null;
}

interface PushSettings {
  PUSH?: 'expo' | 'log';
  EXPO_PUSH_URL: string;
  EXPO_ACCESS_TOKEN?: string;
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  VAPID_SUBJECT?: string;
}

interface MailSettings {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  PUBLIC_URL?: string;
}

/**
 * An access token is a wish to send; without either nobody's phone rings by accident. Processes on one server share
 * their messages: one that was told nothing leaves them to those that were.
 */
export function readPush(settings: PushSettings, onServer: boolean): SendingConfig['push'] {
  const { PUSH, EXPO_PUSH_URL, EXPO_ACCESS_TOKEN } = settings;
  if (onServer && !PUSH && !EXPO_ACCESS_TOKEN) return { kind: 'leave' };
  if ((PUSH ?? (EXPO_ACCESS_TOKEN ? 'expo' : 'log')) === 'log') return { kind: 'log' };
  return { kind: 'expo', url: EXPO_PUSH_URL.replace(/\/+$/, ''), accessToken: EXPO_ACCESS_TOKEN ?? null };
}

/** Keys are a wish to send, unless somebody says that nothing is to be sent at all. */
export function readWebPush(settings: PushSettings, onServer: boolean): SendingConfig['webPush'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings;
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    const missing = Object.entries(given).filter(([, value]) => value === undefined);
    if (missing.length === 3) return { kind: onServer && settings.PUSH !== 'log' ? 'leave' : 'log' };
    throw new ConfigurationError(
      `${missing.map(([name]) => name).join(' and ')} is needed too: push messages to browsers take all of ` +
        `${Object.keys(given).join(', ')}. Make a pair of keys with: npm run service:admin -- push keys`,
    );
  }
  if (!isVapidPair({ publicKey, privateKey }))
    throw new ConfigurationError(
      'VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY: they are made as a pair.',
    );
  return settings.PUSH === 'log' ? { kind: 'log' } : { kind: 'vapid', publicKey, privateKey, subject };
}

export function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings): SendingConfig['mail'] {
  if (SMTP_URL === undefined) return null;
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined) {
    throw new ConfigurationError(
      `${MAIL_FROM === undefined ? 'MAIL_FROM' : 'PUBLIC_URL'} is needed with SMTP_URL: ` +
        'a mail says who sent it, and where to go to get no more of them.',
    );
  }
  return { url: SMTP_URL, from: MAIL_FROM, publicUrl: PUBLIC_URL };
}
