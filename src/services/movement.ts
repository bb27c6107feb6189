import type { Fix, Locator } from '@/platform/locator';
import type { SyncEngine } from '@/sync/sync-engine';

import type { AutomaticCheckIns } from './automatic-check-ins';
import type { Proximity } from './proximity';

interface MovementOptions {
  locator: Pick<Locator, 'watchSignificantMovement' | 'stopWatchingMovement'>;
  engine: Pick<SyncEngine, 'send'>;
}

/** What follows when the traveller has moved. Without a permission nothing is watched, and nothing is asked here. */
export class Movement {
  private isRunning = false;

  constructor(
    private readonly options: MovementOptions,
    private readonly automatic: Pick<AutomaticCheckIns, 'onMoved'>,
    private readonly proximity: Pick<Proximity, 'onMoved'>,
  ) {}

  async start(): Promise<void> {
    this.isRunning = true;
    await this.options.locator.watchSignificantMovement();
  }

  /** The system goes on watching for the next start. */
  stop(): void {
    this.isRunning = false;
  }

  async leave(): Promise<void> {
    await this.options.locator.stopWatchingMovement();
  }

  /** Oldest first. Only the newest says where the traveller is. */
  async onMoved(fixes: readonly Fix[]): Promise<void> {
    const fix = fixes.at(-1);
    if (!fix || !this.isRunning) return;
    const [, checkedIn] = await Promise.allSettled([
      this.proximity.onMoved(fix),
      this.automatic.onMoved(fix),
    ]);
    // In the background the app may be put to sleep as soon as this ends.
    if (checkedIn.status === 'fulfilled' && checkedIn.value) await this.options.engine.send();
  }
}
