import { browserDatabases } from '@/platform/browser-databases';
import { DatabaseInUseError } from '@/platform/database-in-use';

import { HandTimers } from '../support/hand-timers';

interface Question {
  type: string;
  id: number;
  data: Record<string, unknown>;
}

type Listener = (event: { data?: unknown }) => void;
type Answering = (question: Question) => { result?: unknown; error?: Error } | 'silence';

/** With what every database is opened, before anybody has it. */
const isForItself = ({ data }: Question) => data.source === 'pragma locking_mode = exclusive';

/** A worker of a browser: what it is asked, it answers as the test says. */
class FakeWorker {
  readonly asked: string[] = [];
  /** What came with each message. */
  readonly bundles: string[][] = [];
  isTerminated = false;
  private readonly listeners = new Map<string, Listener>();

  constructor(private readonly answer: Answering) {}

  addEventListener(type: string, listener: unknown): void {
    this.listeners.set(type, listener as Listener);
  }

  postMessage(questions: readonly Question[]): void {
    const types = questions.map(({ type }) => type);
    this.asked.push(...types);
    this.bundles.push(types);
    const answers = questions.flatMap((question) => {
      const answer = this.isTerminated ? 'silence' : isForItself(question) ? {} : this.answer(question);
      return answer === 'silence' ? [] : [{ id: question.id, ...answer }];
    });
    if (answers.length > 0) this.tell('message', answers);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  tell(type: string, data?: unknown): void {
    queueMicrotask(() => this.listeners.get(type)?.({ data }));
  }
}

function named(name: string): Error {
  return Object.assign(new Error('said by the browser'), { name });
}

const well: Answering = () => ({});

describe('the databases of a browser', () => {
  const timers = new HandTimers();
  let page: EventTarget;
  let workers: FakeWorker[];
  /** Who waits for which lock. */
  let waiting: Map<string, () => void>;
  /** Each worker that is started answers by the next of these, the last of them for good. */
  const databases = (...answers: Answering[]) => {
    workers = [];
    page = new EventTarget();
    waiting = new Map();
    return browserDatabases({
      timers,
      page,
      locks: {
        request: (async (name: string, take: () => void) =>
          waiting.set(name, take)) as LockManager['request'],
      },
      startWorker: () => {
        const worker = new FakeWorker(answers[Math.min(workers.length, answers.length - 1)] ?? well);
        workers.push(worker);
        return worker as never;
      },
    });
  };
  const untilStarted = async (count: number) => {
    while (workers.length < count) {
      await new Promise(setImmediate);
      timers.pass(4000);
    }
  };

  it('hear of a worker that was ended without a word, and start another', async () => {
    const files = databases(({ type }) => (type === 'run' ? 'silence' : {}), well);
    const handle = await files.open('sojourn.db');
    const [worker] = workers;
    worker?.tell('message', { lifeline: 'first' });
    const asked = handle.run('delete from trips', []);
    await new Promise(setImmediate);
    waiting.get('first')?.();
    await expect(asked).rejects.toThrow('the database engine is gone');
    await files.open('sojourn.db');
    expect(workers).toHaveLength(2);
  });

  it('prepare a statement and ask for its columns once, and give the rows by the names of their columns', async () => {
    const files = databases(({ type, data }) => {
      if (type === 'run') {
        expect(data).toMatchObject({ bindParams: { 0: 'x' }, shouldPassAsArray: true });
        return { result: { changes: 0, firstRowValues: [1, 'one'] } };
      }
      if (type === 'getColumnNames') return { result: ['n', 'word'] };
      return type === 'getAll' ? { result: [[2, 'two']] } : {};
    });
    const handle = await files.open('some.db');
    const rows = [
      { n: 1, word: 'one' },
      { n: 2, word: 'two' },
    ];
    expect(await handle.all('select n, word from t where k = ?', ['x'])).toEqual(rows);
    expect(await handle.all('select n, word from t where k = ?', ['x'])).toEqual(rows);
    for (const once of ['prepare', 'getColumnNames'])
      expect(workers[0]?.asked.filter((type) => type === once)).toHaveLength(1);
    await handle.close();
    expect(workers[0]?.asked.slice(-2)).toEqual(['finalize', 'close']);
  });

  it('are asked for all of a select at once: on a busy page each answer would take its time', async () => {
    const files = databases(({ type }) => (type === 'open' ? {} : 'silence'));
    const handle = await files.open('some.db');
    void handle.all('select n from t', []).catch(() => undefined);
    await new Promise(setImmediate);
    expect(workers[0]?.bundles.slice(2)).toEqual([['prepare'], ['run', 'getColumnNames', 'getAll']]);
  });

  it('are asked with one message for what is asked in one go: on a busy page a message costs more than a statement', async () => {
    const files = databases(({ type }) =>
      type === 'run' ? { result: { changes: 1, firstRowValues: [] } } : {},
    );
    const handle = await files.open('some.db');
    const write = () => Promise.all([1, 2].map((n) => handle.run(`insert into t values (${n})`, [])));
    expect(await write()).toEqual([1, 1]);
    expect(await write()).toEqual([1, 1]);
    expect(workers[0]?.bundles.slice(2)).toEqual([
      ['prepare', 'prepare'],
      ['run', 'run'],
      ['run', 'run'],
    ]);
  });

  it('are asked for the rows of what writes only after it was done, for asking twice would write twice', async () => {
    const files = databases(({ type }) =>
      type === 'run' ? { result: { changes: 1, firstRowValues: [] } } : {},
    );
    const handle = await files.open('some.db');
    expect(await handle.all('insert into t values (1) returning n', [])).toEqual([]);
    expect(workers[0]?.asked.slice(2)).toEqual(['prepare', 'run']);
  });

  it('give whoever asks the same at the same time a statement of their own, and keep both', async () => {
    const files = databases(({ type, data }) => {
      if (type === 'run')
        return { result: { changes: 0, firstRowValues: [(data.bindParams as string[])[0]] } };
      if (type === 'getColumnNames') return { result: ['k'] };
      return type === 'getAll' ? { result: [] } : {};
    });
    const handle = await files.open('some.db');
    const ask = () => Promise.all(['x', 'y'].map((key) => handle.all('select k from t where k = ?', [key])));
    expect(await ask()).toEqual([[{ k: 'x' }], [{ k: 'y' }]]);
    expect(await ask()).toEqual([[{ k: 'x' }], [{ k: 'y' }]]);
    expect(workers[0]?.asked.filter((type) => type === 'prepare')).toHaveLength(2);
    expect(workers[0]?.asked).not.toContain('finalize');
  });

  it('say what is wrong with a statement that can’t be prepared', async () => {
    const files = databases(({ type }) => {
      if (type === 'prepare') return { error: new Error('no such table: t') };
      return type === 'open' ? {} : { error: new Error('Statement not found') };
    });
    const handle = await files.open('some.db');
    await expect(handle.all('select n from t', [])).rejects.toThrow('no such table: t');
    await expect(handle.run('delete from t', [])).rejects.toThrow('no such table: t');
  });

  it('are had by one engine alone from the first, for only so it may write ahead', async () => {
    const files = databases(well);
    const handle = await files.open('some.db');
    await handle.execute('pragma journal_mode = wal');
    expect(workers[0]?.asked).toEqual(['open', 'exec', 'exec']);
  });

  it('pass on what SQLite says, and go on', async () => {
    const files = databases(({ type }) =>
      type === 'exec' ? { error: new Error('Error code 19: constraint failed') } : {},
    );
    const handle = await files.open('some.db');
    await expect(handle.execute('insert')).rejects.toThrow('constraint failed');
    expect(workers[0]?.isTerminated).toBe(false);
  });

  it('tell whoever waits that the worker has failed, and start another', async () => {
    const files = databases(({ type }) => (type === 'exec' ? 'silence' : {}), well);
    const handle = await files.open('some.db');
    const waiting = handle.execute('begin');
    workers[0]?.tell('error');
    await expect(waiting).rejects.toThrow('the database engine is gone');
    await expect(handle.execute('rollback')).rejects.toThrow('the database engine is gone');
    await handle.close();

    const again = await files.open('some.db');
    await again.execute('begin');
    expect(workers).toHaveLength(2);
  });

  it.each(['QuotaExceededError', 'InvalidStateError', 'RuntimeError'])(
    'trust no engine through which the browser threw: %s',
    async (name) => {
      const files = databases(({ type }) => (type === 'exec' ? { error: named(name) } : {}), well);
      const handle = await files.open('some.db');
      await expect(handle.execute('commit')).rejects.toThrow(new RegExp(`engine is gone: ${name}`));
      expect(workers[0]?.isTerminated).toBe(true);
      await files.open('some.db');
      expect(workers).toHaveLength(2);
    },
  );

  it('wait for files that the page before has not let go of yet', async () => {
    const taken: Answering = () => ({ error: named('NoModificationAllowedError') });
    const files = databases(taken, taken, well);
    const opening = files.open('some.db');
    await untilStarted(3);
    await (await opening).execute('begin');
  });

  it('say so when another tab has them', async () => {
    const files = databases(() => ({ error: named('NoModificationAllowedError') }));
    const opening = files.open('some.db');
    const refused = expect(opening).rejects.toThrow(DatabaseInUseError);
    await untilStarted(7);
    await refused;
    expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  it('are let go of by an engine that no longer answers', async () => {
    const files = databases(({ type }) => (type === 'open' ? {} : 'silence'), well);
    const handle = await files.open('some.db');
    const writing = handle.execute('commit');
    const told = expect(writing).rejects.toThrow('the database engine is gone');
    const closing = handle.close();
    await new Promise(setImmediate);
    timers.pass(5000);
    await closing;
    await told;
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('end with the page that is left, and come back with it', async () => {
    const files = databases(({ type }) => (type === 'open' ? {} : 'silence'), well);
    const handle = await files.open('some.db');
    const outcomes: string[] = [];
    void handle.execute('commit').catch((error: unknown) => outcomes.push(String(error)));
    page.dispatchEvent(new Event('pagehide'));
    expect(workers[0]?.isTerminated).toBe(true);
    // Whoever heard of it now would start another engine, in a page that is gone in a moment.
    await new Promise(setImmediate);
    expect(outcomes).toEqual([]);

    page.dispatchEvent(new Event('pageshow'));
    await new Promise(setImmediate);
    expect(outcomes).toEqual([expect.stringContaining('the database engine is gone')]);
    await (await files.open('some.db')).execute('begin');
    expect(workers).toHaveLength(2);
  });

  it('go on in a page that is shown for the first time', async () => {
    const files = databases(well);
    const handle = await files.open('some.db');
    page.dispatchEvent(new Event('pageshow'));
    await handle.execute('begin');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  });

  it('are removed with all that lies beside them', async () => {
    const removed: unknown[] = [];
    const files = databases(({ type, data }) => {
      if (type === 'deleteDatabase') removed.push(data.databasePath);
      return {};
    });
    await files.remove('some.db');
    expect(removed).toEqual(['some.db', 'some.db-wal', 'some.db-shm', 'some.db-journal']);
  });
});
