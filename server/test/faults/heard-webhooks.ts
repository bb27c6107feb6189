import type { ReceivedWebhook } from '../support/webhook-receiver';

/** What came to one address. */
interface Heard {
  arrivals: number;
  /** Whom the events were about, as they came first. */
  firsts: string[];
  /** The bytes of the first time, by whom they were about. */
  bytes: Map<string, string>;
  /** How often other bytes came under the same id, or another id for the same. */
  changed: number;
  accepted: Set<string>;
}

/** All webhooks that arrived, address by address. */
export class HeardWebhooks {
  arrivals = 0;
  private readonly byPath = new Map<string, Heard>();
  private readonly waiting = new Set<{ isSo: () => boolean; act: () => void }>();

  at(path: string): Heard {
    const known = this.byPath.get(path);
    if (known) return known;
    const heard = { arrivals: 0, firsts: [], bytes: new Map(), changed: 0, accepted: new Set<string>() };
    this.byPath.set(path, heard);
    return heard;
  }

  take({ path, text, body }: ReceivedWebhook, isAccepted: boolean): void {
    const heard = this.at(path);
    const about = String(body.payload.user_id);
    const before = heard.bytes.get(about);
    this.arrivals += 1;
    heard.arrivals += 1;
    if (before === undefined) {
      heard.firsts.push(about);
      heard.bytes.set(about, text);
    } else if (before !== text) heard.changed += 1;
    if (isAccepted) heard.accepted.add(about);
    for (const one of this.waiting) this.look(one);
  }

  /** Acts in the very moment in which it becomes so, before whoever sent the last webhook is answered. */
  when<Result>(isSo: () => boolean, act: () => Result): Promise<Awaited<Result>> {
    return new Promise((resolve, reject) => {
      const one = {
        isSo,
        act: () => {
          Promise.resolve(act()).then(resolve, reject);
        },
      };
      this.waiting.add(one);
      this.look(one);
    });
  }

  private look(one: { isSo: () => boolean; act: () => void }): void {
    if (!one.isSo()) return;
    this.waiting.delete(one);
    one.act();
  }
}
