import type { ClosedSender, Letter } from '@/platform/closed-sender';

import type { TestNetwork } from './test-network';

/** A browser that sends what lies there when the app is closed. What it holds outlives the app. */
export class FakeClosedSender implements ClosedSender {
  readonly kind = 'worker';
  readonly letters = new Map<string, Letter>();
  /** How often it was asked to send. */
  asked = 0;
  promises = true;
  private readonly listeners = new Set<(ids: string[]) => Promise<void>>();

  list = () => Promise.resolve([...this.letters.keys()]);
  put = async (letter: Letter) => void this.letters.set(letter.id, letter);
  remove = async (id: string) => void this.letters.delete(id);
  clear = async () => this.letters.clear();

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
    const letters = [...this.letters.values()];
    for (const listener of this.listeners) await listener(letters.map(({ id }) => id));
    const answers = letters.map(async ({ id, url, method, body }) => {
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
