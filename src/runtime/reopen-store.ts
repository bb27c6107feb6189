import type { Timers } from '@/platform/device-timers';
import type { Recovered, Store } from '@/store/open-store';

/** `reopening`: what holds the data died, and another is put in its place. `unreachable`: none could be, for now. */
export type StorageCondition = 'well' | 'reopening' | 'unreachable';

/** Before each try. What has gone by then (a page that was left, a system short of memory) goes by itself. */
const PAUSES_MS = [0, 500, 2_000, 8_000];

/** An engine that dies before that died of what was written at once, as one without space does: the next sync would end it as well. */
const YOUNG_MS = 60_000;

export type Reopening =
  { kind: 'reopened'; recovered: Recovered | null; diedYoung: boolean } | { kind: 'given-up' };

/** Puts another engine under a store whose own is gone, in a few tries that end as soon as nobody wants it any more. */
export class StoreReopener {
  private hurryNow: () => void = () => undefined;
  private isYoung = false;
  private stopAgeing: () => void = () => undefined;

  constructor(private readonly timers: Timers) {}

  async reopen(store: Store, isWanted: () => boolean): Promise<Reopening> {
    const diedYoung = this.isYoung;
    for (const ms of PAUSES_MS) {
      await this.pause(ms);
      if (!isWanted()) break;
      const recovered = await store.reopen().catch(() => 'failed' as const);
      if (recovered === 'failed') continue;
      this.beginAgeing();
      return { kind: 'reopened', recovered, diedYoung };
    }
    return { kind: 'given-up' };
  }

  /** The traveller asks for it now, or it is to be closed. */
  hurry(): void {
    this.hurryNow();
  }

  private beginAgeing(): void {
    this.stopAgeing();
    this.isYoung = true;
    this.stopAgeing = this.timers.after(YOUNG_MS, () => {
      this.isYoung = false;
    });
  }

  private pause(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const forget = this.timers.after(ms, resolve);
      this.hurryNow = () => {
        forget();
        resolve();
      };
    });
  }
}
