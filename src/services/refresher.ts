import { followInRounds, type Commits } from '@/sync/commit-rounds';

/**
 * Makes something so again whenever it may have changed: one run at a time, and one more if it was asked for meanwhile. A run that
 * fails is no harm; the next one starts from what is true then.
 */
export class Refresher {
  private running: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopped = false;
  private forget: () => void = () => undefined;

  constructor(private readonly work: () => Promise<unknown>) {}

  /** Ends when what was true at the call has been seen to. Never rejects. */
  ask(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    if (this.running) this.isAskedAgain = true;
    else
      this.running = this.run().finally(() => {
        this.running = null;
      });
    return this.running;
  }

  /** Asks now, and for every commit that changed one of these tables; while a sync runs, once for many of them. */
  follow(commits: Commits, tables: readonly string[]): void {
    let isChanged = false;
    this.forget = followInRounds(commits, {
      isSeen: false,
      hold: (changed) => {
        isChanged ||= tables.some((table) => changed.has(table));
      },
      release: () => {
        const wasChanged = isChanged;
        isChanged = false;
        if (wasChanged) void this.ask();
        return wasChanged;
      },
    });
    void this.ask();
  }

  /** Nothing runs any more when this ends. */
  async stop(): Promise<void> {
    this.forget();
    this.isStopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      this.isAskedAgain = false;
      try {
        await this.work();
      } catch (reason) {
        if (!this.isStopped) console.warn('A background service could not do its work.', reason);
      }
    } while (this.mustGoOn());
  }

  private mustGoOn(): boolean {
    return this.isAskedAgain && !this.isStopped;
  }
}
