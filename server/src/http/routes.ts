import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import type { Database } from '../database/database';
import type { Writer } from './idempotency';
import type { KeyRing } from './keys';

/** What routes are built from. */
export interface Tools {
  database: Database;
  now: () => Date;
  keyRing: KeyRing;
  write: Writer;
  /** How long a request to check in may stay unanswered before its traveller is reminded. */
  checkInReminderMs: number;
  /** What a browser subscribes with; null where none of them can be told anything. */
  webPushKey: string | null;
  innerHosts: readonly string[];
  /** Hosts of the service's own network that webhooks may lead to. */
  webhookHosts: readonly string[];
  /** What stands behind the @ of the addresses that booking mails are sent to; null where there are none. */
  mailDomain: string | null;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The routes of one resource. */
export type Routes = (app: App, tools: Tools) => void;
