/** What expo-sqlite's worker answers to what it is asked, in its own words. */
interface Answers {
  open: undefined;
  exec: undefined;
  prepare: undefined;
  run: { changes: number; firstRowValues: unknown[] };
  getColumnNames: string[];
  getAll: unknown[][];
  finalize: undefined;
  close: undefined;
  deleteDatabase: undefined;
}

/** Something that the worker is asked, in expo-sqlite's words. */
interface Question {
  type: keyof Answers;
  id: number;
  data: Record<string, unknown>;
  isSync: false;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: Error | null;
}

/** A lock that the worker has for as long as it lives. */
interface Lifeline {
  lifeline: string;
}

interface Asker {
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
}

/** As much of a browser's worker as is used. */
export type WorkerEdge = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export type LocksEdge = Pick<LockManager, 'request'>;

/** The engine runs no more, or nobody knows what it would do. The words are those that the store knows. */
export class EngineGoneError extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`the database engine is gone: ${why}`, options);
  }
}

/**
 * The worker in which a browser runs SQLite. expo-sqlite has a way of its own to talk to it, by which whatever was asked of a worker
 * that died waits for ever, and which never starts a second one.
 */
export class SqliteWorker {
  private readonly asked = new Map<number, Asker>();
  /** What is asked in one go travels together: on a busy page a message costs more than most statements. */
  private readonly leaving: Question[] = [];
  private count = 0;
  private gone: EngineGoneError | null = null;
  private isHalted = false;

  constructor(
    private readonly worker: WorkerEdge,
    private readonly locks: LocksEdge,
  ) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer[] | Lifeline>) => {
      if ('lifeline' in data) this.watch(data);
      else for (const answer of data) this.hear(answer);
    });
    // Its script could not be fetched, or something failed in it outside of any answer.
    worker.addEventListener('error', () => this.end('its worker failed'));
    worker.addEventListener('messageerror', () => this.end('its answer can’t be read'));
  }

  get hasEnded(): boolean {
    return this.gone !== null;
  }

  ask<Kind extends keyof Answers>(type: Kind, data: Record<string, unknown>): Promise<Answers[Kind]> {
    if (this.gone) return Promise.reject(this.gone);
    this.count += 1;
    const id = this.count;
    return new Promise<Answers[Kind]>((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.leaving.push({ type, id, data, isSync: false });
      if (this.leaving.length === 1) queueMicrotask(() => this.worker.postMessage(this.leaving.splice(0)));
    });
  }

  /** For a page that is being left: nothing more is written, and nobody hears of it who would ask the next engine. */
  halt(): void {
    this.isHalted = true;
    this.worker.terminate();
  }

  endIfHalted(why: string): void {
    if (this.isHalted) this.end(why);
  }

  /** Whoever waits for an answer hears of it, and the browser takes the files back. */
  end(why: string, cause?: unknown): void {
    if (this.gone) return;
    this.gone = new EngineGoneError(why, { cause });
    this.worker.terminate();
    for (const { reject } of this.asked.values()) reject(this.gone);
    this.asked.clear();
  }

  /** A browser that ends a worker says so to nobody, but gives its locks to whoever waits for them. */
  private watch({ lifeline }: Lifeline): void {
    void this.locks.request(lifeline, () => {
      if (!this.isHalted) this.end('its worker was ended');
    });
  }

  private hear({ id, result, error }: Answer): void {
    const asker = this.asked.get(id);
    if (!asker) return;
    if (error && isOfTheBrowser(error)) {
      this.end(String(error), error);
      return;
    }
    this.asked.delete(id);
    if (error) asker.reject(new Error(String(error)));
    else asker.resolve(result as never);
  }
}

/**
 * SQLite's own errors are plain ones. Any other (a file that the browser took away, no space, memory out of bounds) was thrown right
 * through the engine, which stands where it was when it happened.
 */
function isOfTheBrowser({ name }: Error): boolean {
  return name !== 'Error';
}
