import type { AppActivity } from '@/platform/app-activity';
import type { Fix, Locator } from '@/platform/locator';
import { getProfile } from '@/store/profile';
import type { StoreDatabase } from '@/store/store-database';
import type { Commits } from '@/sync/commit-rounds';
import type { SyncEngine } from '@/sync/sync-engine';

import type { AutomaticCheckIns } from './automatic-check-ins';
import type { Proximity } from './proximity';
import type { WhereaboutsFinder } from './whereabouts';
import { Refresher } from './refresher';

interface MovementOptions {
  database: StoreDatabase;
  commits: Commits;
  locator: Pick<Locator, 'watchSignificantMovement' | 'stopWatchingMovement'>;
  activity: AppActivity;
  engine: Pick<SyncEngine, 'send'>;
  whereabouts: Pick<WhereaboutsFinder, 'moveTo'>;
}

/**
 * What follows when the traveller has moved. While the app is closed nothing is watched unless they turned that on, and it ends
 * with the commit that turns it off, whichever device that came from. Nothing is asked here.
 */
export class Movement {
  private readonly refresher = new Refresher(() => this.watchAsWanted());
  private readonly endings: (() => void)[] = [];
  private isStopped = false;
  /** Null where it is to be made so again, whatever it was. */
  private watched: 'background' | 'while-open' | 'nothing' | null = null;

  constructor(
    private readonly options: MovementOptions,
    private readonly automatic: Pick<AutomaticCheckIns, 'onMoved'>,
    private readonly proximity: Pick<Proximity, 'onMoved'>,
  ) {}

  start(): void {
    const { commits, activity } = this.options;
    const again = () => void this.refresh();
    // A permission is also given in the system's settings, while the app is away.
    this.endings.push(activity.onForeground(again), activity.onBackground(again));
    this.refresher.follow(commits, ['profile']);
  }

  refresh(): Promise<void> {
    this.watched = null;
    return this.refresher.ask();
  }

  /** The system goes on watching for the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const end of this.endings.splice(0)) end();
    await this.refresher.stop();
  }

  async leave(): Promise<void> {
    await this.options.locator.stopWatchingMovement();
  }

  /** Oldest first. Only the newest says where the traveller is. */
  async onMoved(fixes: readonly Fix[]): Promise<void> {
    const fix = fixes.at(-1);
    if (!fix || this.isStopped) return;
    const { activity, locator, engine } = this.options;
    if (!activity.isForeground() && !(await this.isWantedWhileClosed())) {
      await locator.stopWatchingMovement();
      return;
    }
    await this.options.whereabouts.moveTo(fix);
    const [, checkedIn] = await Promise.allSettled([
      this.proximity.onMoved(fix),
      this.automatic.onMoved(fix),
    ]);
    // In the background the app may be put to sleep as soon as this ends.
    if (checkedIn.status === 'fulfilled' && checkedIn.value) await engine.send();
  }

  private async watchAsWanted(): Promise<void> {
    const { locator, activity } = this.options;
    const whileSeen = activity.isForeground() ? 'while-open' : 'nothing';
    const wanted = (await this.isWantedWhileClosed()) ? 'background' : whileSeen;
    if (wanted === this.watched) return;
    this.watched = wanted;
    if (wanted === 'nothing') await locator.stopWatchingMovement();
    else await locator.watchSignificantMovement(wanted);
  }

  private async isWantedWhileClosed(): Promise<boolean> {
    const profile = await this.options.database.read(getProfile);
    return profile?.settings.check_in_with_location === true;
  }
}
