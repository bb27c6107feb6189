import type { Database } from '../database/database';
import type { MailSetting } from '../events/event-kind';
import type { MailReader } from '../itinerary/processes/mail-reader';
import type { WebhookSender } from '../webhooks/webhook-sender';
import type { Mailer } from './mail/mailer';
import type { PushService } from './push/push-service';

export interface MailTools {
  mailer: Mailer;
  unsubscribeUrl(travellerId: string, setting: MailSetting): string;
}

export interface WebhookTools {
  sender: WebhookSender;
  /** From 0 to 1. */
  random: () => number;
}

export interface WorkTools {
  database: Database;
  now: () => Date;
  /** Null where the sending is left to other processes. */
  push: PushService | null;
  /** The same for browsers. */
  webPush: PushService | null;
  /** The same for mails. */
  mail: MailTools | null;
  /** The same for webhooks. */
  webhooks: WebhookTools | null;
  readMail: MailReader;
  log: {
    info(facts: object, words: string): void;
    error(facts: object, words: string): void;
  };
}

export type PushTools = WorkTools & { push: PushService };
