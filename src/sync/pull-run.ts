import type { ApiClient } from '@/api/client';
import type { Failure } from '@/api/failure';

import { throwIfCancelled } from './cancelled';
import { inParallel } from './in-parallel';
import { Driver, Lanes } from './lanes';
import type { Pull, Pulled } from './pull';
import type { SyncContext } from './sync-context';

export const REQUESTS_AT_ONCE = 4;
/** While some answers are written down, others are on their way. */
const PULLS_AT_ONCE = 2 * REQUESTS_AT_ONCE;
/** So many in a row say that the service has too much to do, not that one list of it is in trouble. */
const BUSY_IN_A_ROW = 3;

export interface Progress {
  done: number;
  total: number;
  bytes: number;
}

/** Thrown inside a run when going on would be in vain. */
export class Stopped extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind);
  }
}

/**
 * Several downloads, with their progress. One that fails does not keep the others; no network or no key does, and a
 * service that asks to be left alone.
 */
export class PullRun {
  readonly tally = { failed: 0, setAside: 0 };
  private readonly progress: Progress = { done: 0, total: 0, bytes: 0 };
  private readonly lanes = new Lanes(REQUESTS_AT_ONCE);
  private busyInARow = 0;
  private stopped: Stopped | null = null;

  constructor(
    private readonly context: SyncContext,
    private readonly onProgress: (progress: Progress) => void,
  ) {}

  /** Gives what the service said of how the data stand, if it did. */
  async pull(pull: Pull): Promise<string | null> {
    this.expect(1);
    return this.run(pull);
  }

  /** `revisionOf` names the state of what each is made from, where the service has told it. */
  async pullAll(pulls: readonly Pull[], revisionOf?: (pull: Pull) => string | null): Promise<void> {
    this.expect(pulls.length);
    const ends: Stopped[] = [];
    await inParallel(pulls, PULLS_AT_ONCE, async (pull) => {
      try {
        await this.run(pull, revisionOf?.(pull));
        return true;
      } catch (reason) {
        if (!(reason instanceof Stopped)) throw reason;
        ends.push(reason);
        return false;
      }
    });
    if (ends[0]) throw ends[0];
  }

  private async run(pull: Pull, revision?: string | null): Promise<string | null> {
    const pulled = await this.ask(pull, revision);
    this.busyInARow = pulled.kind === 'busy' ? this.busyInARow + 1 : 0;
    if (pulled.kind === 'offline' || pulled.kind === 'unauthorized') throw this.stop(pulled);
    if (pulled.kind === 'busy' && this.busyInARow >= BUSY_IN_A_ROW) throw this.stop(pulled);
    this.progress.done += 1;
    if (pulled.kind === 'pulled') {
      this.progress.bytes += pulled.bytes;
      this.tally.setAside += pulled.setAside;
    } else {
      this.tally.failed += 1;
    }
    this.onProgress({ ...this.progress });
    return pulled.kind === 'pulled' ? pulled.revision : null;
  }

  /** It takes a lane when it asks, not while it looks up what to ask with, and another for each further page. */
  private async ask(pull: Pull, revision?: string | null): Promise<Pulled> {
    const { client } = this.context;
    const driver = new Driver(() => this.enterLane());
    const driving: ApiClient = {
      ...client,
      request: async (request) => {
        await driver.enter();
        const answer = await client.request(request);
        // A failure may end the whole run: it is seen to before somebody else asks.
        if (answer.kind === 'answered' || answer.kind === 'not-modified') driver.leave();
        return answer;
      },
    };
    try {
      return await pull.run({ ...this.context, client: driving }, revision);
    } finally {
      driver.leave();
    }
  }

  private async enterLane(): Promise<() => void> {
    const { signal } = this.context;
    const leave = await this.lanes.enter();
    if (signal.aborted || this.stopped) leave();
    throwIfCancelled(signal);
    if (this.stopped) throw this.stopped;
    return leave;
  }

  private stop(failure: Failure): Stopped {
    this.stopped ??= new Stopped(failure);
    return this.stopped;
  }

  private expect(more: number): void {
    this.progress.total += more;
    this.onProgress({ ...this.progress });
  }
}
