import type { BackgroundSender, QueuedRequest } from '@/platform/background-sender';

import type { TestNetwork } from './test-network';

/** A browser that sends what lies there when the app is closed. What it holds outlives the app. */
export class FakeBackgroundSender implements BackgroundSender {
  readonly kind = 'worker';
  readonly requests = new Map<string, QueuedRequest>();
  /** How often it was asked to send. */
  asked = 0;
  promises = true;
  private readonly listeners = new Set<(ids: string[]) => Promise<void>>();

  list = () => Promise.resolve([...this.requests.keys()]);
  put = async (request: QueuedRequest) => void this.requests.set(request.id, request);
  remove = async (id: string) => void this.requests.delete(id);
  clear = async () => this.requests.clear();

  askToSend(): Promise<boolean> {
    this.asked += 1;
    return Promise.resolve(this.promises);
  }

  onSending(listener: (ids: string[]) => Promise<void>): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** There is a network: an open app is told, then all goes out, as the worker does it. Gives the statuses. */
  async send(air: TestNetwork, key: string): Promise<number[]> {
    const requests = [...this.requests.values()];
    for (const listener of this.listeners) await listener(requests.map(({ id }) => id));
    const answers = requests.map(async ({ id, url, method, body }) => {
      const { status } = await air.fetch(url, {
        method,
        headers: {
          Authorization: `TKN ${key}`,
          'Idempotency-Key': id,
          ...(body !== null && { 'Content-Type': 'application/json' }),
        },
        ...(body !== null && { body }),
        signal: new AbortController().signal,
        redirect: 'manual',
        credentials: 'omit',
        cache: 'no-store',
      });
      return status;
    });
    return Promise.all(answers);
  }
}
