import type { AppActivity } from '@/platform/app-activity';
import type { WebAppUpdates } from '@/platform/web-app-updates';
import { Watchable } from '@/sync/sync-status';

/** Whether the app itself opens without a network: not yet, or, where a browser refuses to keep it, not at all. */
export type Keeping = 'under-way' | 'kept' | 'refused';

const SOONEST_AGAIN_MS = 3_600_000;

/** Whether a newer version of the app waits. It is looked for when the traveller comes back, at most once an hour. */
export class AppUpdate {
  readonly isReady = new Watchable(false);
  readonly keeping = new Watchable<Keeping>('under-way');
  private lastLook: number;

  constructor(
    private readonly updates: WebAppUpdates,
    activity: AppActivity,
    private readonly now: () => number,
  ) {
    // The browser itself looks at the start.
    this.lastLook = now();
    updates.onReady(() => this.isReady.set(true));
    updates.onKept((isKept) => this.keeping.set(isKept ? 'kept' : 'refused'));
    activity.onForeground(() => this.look());
  }

  /** Only ever by the traveller's own hand: the page is loaded again, and a form that is half filled with it. */
  change(): void {
    this.updates.change();
  }

  private look(): void {
    const now = this.now();
    if (Math.abs(now - this.lastLook) < SOONEST_AGAIN_MS) return;
    this.lastLook = now;
    void this.updates.check();
  }
}
