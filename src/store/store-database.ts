import { AnswerOrder } from './answer-order';
import type { SqlEngine, SqlValue } from './engine';
import { GONE, inTurn } from './engine-in-turn';
import { isDamage, isDeviceFault, isEngineGone } from './faults';
import { ReadWriteQueue } from './read-write-queue';
import { STORE_TABLES } from './tables';
import { checkReads, writtenTable } from './written-table';

export interface Reader {
  all<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** The first row, or null. */
  first<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row | null>;
}

export interface Transaction extends Reader {
  /** Gives the number of rows that the statement changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>;
}

/**
 * How safe a commit must be. What the traveller did survives a power cut the moment that the screen says so; what
 * was downloaded can be downloaded again.
 */
export type Durability = 'user' | 'cache';

export type ChangeListener = (tables: ReadonlySet<string>, durability: Durability) => void;

/**
 * `damaged`: what the file holds is broken; it has to be closed and opened again, with every part of it checked. `gone`: the engine
 * answers no more; another has to take its place.
 */
export type EngineFault = 'damaged' | 'gone';

/**
 * The one way to the database: a single handle with a queue in front of it, because on one handle the statements of a transaction
 * would mix with those of others.
 */
export class StoreDatabase {
  /** Of the requests whose answers are written here. */
  readonly answers = new AnswerOrder();
  private readonly queue = new ReadWriteQueue();
  private readonly listeners = new Set<ChangeListener>();
  private readonly faultListeners = new Set<(fault: EngineFault) => void>();
  private durability: Durability | null = null;
  /** A transaction may still be open, because rolling it back failed. */
  private unsettled = false;
  private settling: Promise<void> | null = null;
  private engine: SqlEngine;

  constructor(
    engine: SqlEngine,
    private readonly tables: ReadonlySet<string> = new Set(STORE_TABLES),
  ) {
    this.engine = this.take(engine);
  }

  /** Several reads of one moment: no write comes between them. Other reads may. */
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    return this.queue.read(async () => {
      await this.settle();
      const scope = createScope(this.engine);
      try {
        return await work(createReader(scope));
      } finally {
        scope.end();
      }
    });
  }

  /**
   * All or nothing. Listeners hear of the tables in which rows changed, after the commit. A statement of which that
   * can't be told is refused, and the transaction with it.
   */
  async write<Result>(
    durability: Durability,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const touched = new Set<string>();
    const track = (sql: string) => {
      const table = writtenTable(sql, this.tables);
      return () => table !== null && touched.add(table);
    };
    const result = await this.queue.write(() => this.runTransaction(durability, track, work));
    if (touched.size > 0) this.announce(touched, durability);
    return result;
  }

  /** For what no screen shows, such as the search index: nobody hears of it. */
  maintain<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.queue.write(() => this.runTransaction('cache', () => () => undefined, work));
  }

  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** A statement failed of which no later one will go better. */
  onFault(listener: (fault: EngineFault) => void): () => void {
    this.faultListeners.add(listener);
    return () => {
      this.faultListeners.delete(listener);
    };
  }

  /** Writes the file anew: what was deleted is no longer in it. */
  vacuum(): Promise<void> {
    return this.queue.write(async () => {
      await this.engine.execute('vacuum');
      await this.engine.execute('pragma wal_checkpoint(truncate)');
    });
  }

  /**
   * Moves what was written from SQLite's log into its file: done when nobody waits, it is not done by whoever writes next. What can't be moved
   * is safe where it is.
   */
  emptyLog(): Promise<void> {
    return this.queue.write(() =>
      this.engine.execute('pragma wal_checkpoint(restart)').catch(() => undefined),
    );
  }

  /** Goes on with another database, which `open` makes after this one is closed. */
  replaceEngine(open: () => Promise<SqlEngine>): Promise<void> {
    return this.queue.write(async () => {
      // It is given up: there is nobody to tell that closing it failed.
      await this.engine.close().catch(() => undefined);
      this.engine = this.take(GONE);
      this.engine = this.take(await open());
      this.durability = null;
      this.unsettled = false;
    });
  }

  /** After what is under way. */
  close(): Promise<void> {
    return this.queue.write(() => this.engine.close());
  }

  private take(engine: SqlEngine): SqlEngine {
    return inTurn(engine, (error) => {
      const fault = isDamage(error) ? 'damaged' : isEngineGone(error) ? 'gone' : null;
      if (fault) for (const listener of [...this.faultListeners]) listener(fault);
    });
  }

  private async runTransaction<Result>(
    durability: Durability,
    track: Tracking,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    await this.settle();
    await this.setDurability(durability);
    const scope = createScope(this.engine);
    try {
      // Also where this fails a transaction may be open: every later one would fail because of it.
      await this.engine.execute('begin immediate');
      const result = await work(createTransaction(scope, track));
      scope.end();
      await this.engine.execute('commit');
      return result;
    } catch (error) {
      scope.end();
      await this.rollBack();
      throw error;
    }
  }

  private async rollBack(): Promise<void> {
    // SQLite itself rolls back after some faults (a full disk); then there is nothing left to roll back. If it was
    // the rollback that failed, the next in line begins with another.
    await this.engine.execute('rollback').catch(() => {
      this.unsettled = true;
    });
  }

  /** Once for all reads that begin together. */
  private settle(): Promise<void> {
    if (!this.unsettled) return Promise.resolve();
    this.settling ??= this.engine
      .execute('rollback')
      .catch((error: unknown) => {
        if (isDeviceFault(error)) throw error;
      })
      .then(() => {
        this.unsettled = false;
      })
      .finally(() => {
        this.settling = null;
      });
    return this.settling;
  }

  private async setDurability(durability: Durability): Promise<void> {
    if (this.durability === durability) return;
    // "extra" is "full" where there is WAL; elsewhere a commit would still be undone if the power went just after it.
    await this.engine.execute(`pragma synchronous = ${durability === 'user' ? 'extra' : 'normal'}`);
    this.durability = durability;
  }

  /** A listener that throws harms neither the others nor the write, which is done. */
  private announce(tables: ReadonlySet<string>, durability: Durability): void {
    for (const listener of [...this.listeners]) {
      try {
        listener(tables, durability);
      } catch (error) {
        console.error('A listener to the store failed.', error);
      }
    }
  }
}

type Statements = Pick<SqlEngine, 'run' | 'all'>;

/**
 * Work that failed in one branch may run on in another. After its end it reaches the database no more: it would
 * write without a transaction, or into somebody else's.
 */
function createScope(engine: SqlEngine): Statements & { end: () => void } {
  let ended = false;
  const unlessEnded = <Result>(statement: () => Promise<Result>): Promise<Result> =>
    ended ? Promise.reject(new Error('This transaction has ended.')) : statement();
  return {
    run: (sql, values) => unlessEnded(() => engine.run(sql, values)),
    all: (sql, values) => unlessEnded(() => engine.all(sql, values)),
    end: () => {
      ended = true;
    },
  };
}

function createReader(engine: Statements): Reader {
  const all = async <Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> => {
    checkReads(sql);
    return engine.all<Row>(sql, values);
  };
  return {
    all,
    first: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
      (await all<Row>(sql, values))[0] ?? null,
  };
}

/** Called before a statement runs; what it gives, after the statement changed rows. */
type Tracking = (sql: string) => () => void;

function createTransaction(engine: Statements, track: Tracking): Transaction {
  return {
    ...createReader(engine),
    async run(sql, values = []) {
      const note = track(sql);
      const changes = await engine.run(sql, values);
      if (changes > 0) note();
      return changes;
    },
  };
}
