import type { StoreDatabase } from '@/store/store-database';

import { Refresher } from './refresher';

interface Reminder {
  refresh(): Promise<void>;
  /** Takes back what is planned or shown. */
  leave(): Promise<void>;
}

const LOOKED_AT = ['outbox', 'trips', 'downloads'];

/** Notifications that the system keeps for later; planned and taken back as facts change. */
export class Reminders {
  private readonly refresher: Refresher;
  private forget: () => void = () => undefined;

  constructor(
    private readonly database: StoreDatabase,
    private readonly reminders: readonly Reminder[],
  ) {
    this.refresher = new Refresher(async () => {
      for (const reminder of reminders) await reminder.refresh();
    });
  }

  start(): void {
    this.forget = this.database.onChange((tables) => {
      if (LOOKED_AT.some((table) => tables.has(table))) void this.refresh();
    });
    void this.refresh();
  }

  refresh(): Promise<void> {
    return this.refresher.ask();
  }

  async stop(): Promise<void> {
    this.forget();
    await this.refresher.stop();
  }

  async leave(): Promise<void> {
    for (const reminder of this.reminders) await reminder.leave();
  }
}
