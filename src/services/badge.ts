import type { Moment } from '@/domain/alert-period';
import type { Notifications } from '@/platform/notifications';
import type { StoreDatabase } from '@/store/store-database';
import { countUnread } from '@/store/unread';
import type { Commits } from '@/sync/commit-rounds';

import { Refresher } from './refresher';

const COUNTED = ['alerts', 'members', 'notifications', 'trips'];

/** The number on the app's icon: what is unread on this device. */
export class Badge {
  private readonly refresher = new Refresher(() => this.set());

  constructor(
    private readonly database: StoreDatabase,
    private readonly commits: Commits,
    private readonly notifications: Pick<Notifications, 'setBadge'>,
    private readonly moment: () => Moment,
  ) {}

  start(): void {
    this.refresher.follow(this.commits, COUNTED);
  }

  refresh(): Promise<void> {
    return this.refresher.ask();
  }

  stop(): Promise<void> {
    return this.refresher.stop();
  }

  async leave(): Promise<void> {
    await this.notifications.setBadge(0);
  }

  private async set(): Promise<void> {
    await this.notifications.setBadge(
      await this.database.read((reader) => countUnread(reader, this.moment())),
    );
  }
}
