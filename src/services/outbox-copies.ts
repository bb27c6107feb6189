import type { ApiRequest } from '@/api/client';
import type { BackgroundSender, QueuedRequest } from '@/platform/background-sender';
import { listToCopy } from '@/store/due-entries';
import { markMaybeSent, type OutboxEntry } from '@/store/outbox';
import { urgencyOf } from '@/store/outbox-kinds';
import type { StoreDatabase } from '@/store/store-database';
import { isRepeatable, repeatableWithin } from '@/sync/look-before-repeating';
import { Watchable } from '@/sync/sync-status';
import { toRequest } from '@/sync/to-request';

import { Refresher } from './refresher';

/** What becomes of what waits when the app is closed now. `not-yet`: it is being seen to. */
export type AfterClosing = 'goes-out' | 'not-yet' | 'stays';

interface OutboxCopiesOptions {
  database: StoreDatabase;
  backgroundSender: BackgroundSender;
  serviceAddress: string;
  now: () => number;
}

/** Keeps beside the outbox what somebody else needs to send it when the app is closed. The outbox alone says what waits. */
export class OutboxCopies {
  readonly afterClosing: Watchable<AfterClosing>;
  /** As they lie there. */
  private readonly written = new Map<string, string>();
  /** Whether the browser said that it sends them. */
  private isPromised = true;
  private readonly refresher = new Refresher(() => this.refresh());
  private readonly endings: (() => void)[] = [];

  constructor(private readonly options: OutboxCopiesOptions) {
    const { kind } = options.backgroundSender;
    const first = { system: 'goes-out', worker: 'not-yet', nobody: 'stays' } as const;
    this.afterClosing = new Watchable<AfterClosing>(first[kind]);
  }

  start(): void {
    const { database, backgroundSender } = this.options;
    if (backgroundSender.kind !== 'worker') return;
    this.endings.push(
      // At once, also while a sync runs: the traveller may close the app in the next moment.
      database.onChange((changed) => {
        if (!changed.has('outbox')) return;
        this.afterClosing.set('not-yet');
        void this.refresher.ask();
      }),
      backgroundSender.onSending((ids) => freeze(database, ids)),
    );
    void this.refresher.ask();
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    await this.refresher.stop();
  }

  private async refresh(): Promise<void> {
    const { database, backgroundSender, now } = this.options;
    const waiting = await database.read((reader) => listToCopy(reader, now()));
    // Of the others the app looks first whether the service has them; whoever else sends them can't. A copy may be sent from the moment that it was made.
    const entries = waiting.filter((entry) => isRepeatable(entry, now()));
    const requests: QueuedRequest[] = [];
    for (const entry of entries) {
      const request = await toRequest(database, entry);
      if (request) requests.push(this.toQueuedRequest(request, entry));
    }
    const isNew = await this.putAll(requests);
    if (requests.length === 0) this.isPromised = true;
    else if (isNew || !this.isPromised) this.isPromised = await backgroundSender.askToSend();
    const isAll = entries.length === waiting.length;
    this.afterClosing.set(this.isPromised && isAll ? 'goes-out' : 'stays');
  }

  /** Whether one of them was not there, or was another. Those of entries that left the outbox go. */
  private async putAll(requests: readonly QueuedRequest[]): Promise<boolean> {
    const { backgroundSender } = this.options;
    const wanted = new Map(requests.map((request) => [request.id, request]));
    const gone = (await backgroundSender.list()).filter((id) => !wanted.has(id));
    for (const id of gone) {
      await backgroundSender.remove(id);
      this.written.delete(id);
    }
    let isNew = false;
    for (const request of requests) {
      const text = JSON.stringify(request);
      if (this.written.get(request.id) === text) continue;
      await backgroundSender.put(request);
      this.written.set(request.id, text);
      isNew = true;
    }
    return isNew;
  }

  private toQueuedRequest(
    { method, path, body, idempotencyKey = '' }: ApiRequest,
    entry: OutboxEntry,
  ): QueuedRequest {
    return {
      id: idempotencyKey,
      url: this.options.serviceAddress + path,
      method,
      body: body === undefined ? null : JSON.stringify(body),
      urgency: urgencyOf(entry),
      validity: repeatableWithin(entry) ?? undefined,
    };
  }
}

/**
 * At a start, before anything is sent or changed: requests that lie there may have been sent since the app was closed, so that what they say is
 * repeated word for word.
 */
export async function freezeCopied(
  database: StoreDatabase,
  backgroundSender: BackgroundSender,
): Promise<void> {
  if (backgroundSender.kind === 'worker') await freeze(database, await backgroundSender.list());
}

async function freeze(database: StoreDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await database.write('user', (transaction) => markMaybeSent(transaction, ids));
}
