import type { StoreDatabase } from '@/store/store-database';

import { Refresher } from './refresher';

interface Reminder {
  refresh(): Promise<void>;
}

const LOOKED_AT = ['outbox', 'trips', 'downloads'];

/** Notifications that the system keeps for later; planned and taken back as facts change. */
export class Reminders {
  private readonly refresher: Refresher;

  constructor(
    private readonly database: StoreDatabase,
    reminders: readonly Reminder[],
  ) {
    this.refresher = new Refresher(async () => {
      for (const reminder of reminders) await reminder.refresh();
    });
  }

  start(): void {
    this.refresher.follow(this.database, LOOKED_AT);
  }

  refresh(): Promise<void> {
    return this.refresher.ask();
  }

  stop(): Promise<void> {
    return this.refresher.stop();
  }
}
