import type { Commits } from '@/sync/commit-rounds';

import { Refresher } from './refresher';

interface Reminder {
  refresh(): Promise<void>;
}

/** Rules come with their downloads. */
const LOOKED_AT = ['outbox', 'trips', 'downloads', 'preferences', 'preparations'];

/** Notifications that the system keeps for later; planned and taken back as facts change. */
export class Reminders {
  private readonly refresher: Refresher;

  constructor(
    private readonly commits: Commits,
    reminders: readonly Reminder[],
  ) {
    this.refresher = new Refresher(async () => {
      for (const reminder of reminders) await reminder.refresh();
    });
  }

  start(): void {
    this.refresher.follow(this.commits, LOOKED_AT);
  }

  refresh(): Promise<void> {
    return this.refresher.ask();
  }

  stop(): Promise<void> {
    return this.refresher.stop();
  }
}
