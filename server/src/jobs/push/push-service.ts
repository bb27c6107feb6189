import type { PushChannel, PushData } from '@/contract/push-payload';

/** What one device is to get. */
export interface PushMessage {
  token: string;
  /** Null for a message that only wakes the app. */
  words: { title: string; body: string; badge: number } | null;
  category: string | null;
  channel: PushChannel;
  /** Whether it is to wake a device that spares its battery. */
  isGrave: boolean;
  data: PushData;
}

export type Ticket =
  /** Null where nothing more will be heard of it. */
  | { kind: 'taken'; ticket: string | null }
  | { kind: 'dead-token' }
  /** Worth another try, and not sooner than asked. */
  | { kind: 'later'; reason?: string; waitMs?: number | null }
  | { kind: 'refused'; reason: string };

export type Receipt = { kind: 'delivered' } | { kind: 'dead-token' } | { kind: 'refused'; reason: string };

/** Nothing of the batch was taken; all of it is worth another try. */
export class PushServiceBusy extends Error {
  constructor(
    readonly reason: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(reason);
  }
}

export interface PushService {
  /** One ticket for each message, in their order; at most 100 messages. */
  send(messages: readonly PushMessage[]): Promise<Ticket[]>;
  /** By ticket; those that are not ready yet are not in it. */
  fetchReceipts(tickets: readonly string[]): Promise<Map<string, Receipt>>;
}
