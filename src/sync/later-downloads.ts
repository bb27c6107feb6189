import { endOf } from './ending';
import type { Pull } from './pull';
import { PullRun, type Progress } from './pull-run';
import type { SyncContext } from './sync-context';
import type { SyncOutcome } from './sync-status';

interface LaterDownloadsOptions {
  createContext: () => SyncContext;
  onProgress: (progress: Progress) => void;
  tidyUp: () => Promise<void>;
}

/** What a sync found to have changed and nobody waits for, and how that stands. */
export type Later = readonly (readonly [pull: Pull, revision: string | null])[];

/** Brings it beside whatever else is done, one run at a time. */
export class LaterDownloads {
  private waiting: Later = [];
  private running: Promise<SyncOutcome> | null = null;

  constructor(private readonly options: LaterDownloadsOptions) {}

  /** Whether something waits to be brought, or is being brought. */
  get isLeft(): boolean {
    return this.running !== null || this.waiting.length > 0;
  }

  leave(later: Later): void {
    this.waiting = later;
  }

  download(): Promise<SyncOutcome> {
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<SyncOutcome> {
    const later = new Map(this.waiting);
    this.waiting = [];
    if (later.size === 0) return { kind: 'finished', failed: 0, setAside: 0 };
    const context = this.options.createContext();
    const run = new PullRun(context, this.options.onProgress);
    return endOf(context.signal, async () => {
      await run.pullAll([...later.keys()], (pull) => later.get(pull) ?? null);
      await this.options.tidyUp();
      return run.tally;
    });
  }
}
