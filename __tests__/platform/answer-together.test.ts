import { answerTogether } from '@/platform/answer-together';

/** A worker that takes its questions one by one, as expo-sqlite's does, and answers each when the test says so. */
class OneByOne {
  readonly said: unknown[] = [];
  readonly taken: string[] = [];
  private readonly pending: (() => void)[] = [];
  onmessage: ((event: { data: string }) => unknown) | null = async ({ data }) => {
    this.taken.push(data);
    await new Promise<void>((resolve) => this.pending.push(resolve));
    this.postMessage(`${data}!`);
  };

  postMessage(answer: unknown): void {
    this.said.push(answer);
  }

  /** As the browser gives it to the worker. */
  hear(questions: readonly string[]): void {
    const { onmessage } = this as unknown as { onmessage: (event: { data: readonly string[] }) => void };
    onmessage({ data: questions });
  }

  async finishAll(): Promise<void> {
    await new Promise(setImmediate);
    for (let next = this.pending.shift(); next; next = this.pending.shift()) {
      next();
      await new Promise(setImmediate);
    }
  }
}

describe('a worker that answers together', () => {
  it('answers a bundle of questions with one message, in their order', async () => {
    const worker = new OneByOne();
    answerTogether(worker);
    worker.hear(['begin', 'insert', 'commit']);
    await worker.finishAll();
    expect(worker.said).toEqual([['begin!', 'insert!', 'commit!']]);
  });

  it('takes up nothing before what was asked earlier is answered', async () => {
    const worker = new OneByOne();
    answerTogether(worker);
    worker.hear(['open', 'begin']);
    worker.hear(['insert']);
    await new Promise(setImmediate);
    expect(worker.taken).toEqual(['open']);
    await worker.finishAll();
    expect(worker.taken).toEqual(['open', 'begin', 'insert']);
    expect(worker.said).toEqual([['open!', 'begin!'], ['insert!']]);
  });

  it('says what nobody asked by itself', async () => {
    const worker = new OneByOne();
    const tell = answerTogether(worker);
    worker.hear(['open']);
    tell({ lifeline: 'one' });
    await worker.finishAll();
    expect(worker.said).toEqual([{ lifeline: 'one' }, ['open!']]);
  });
});
