import { ReadWriteQueue } from '@/store/read-write-queue';

import { aGate } from '../support/traveller-actions';

describe('the queue before the database', () => {
  /** Work that notes its beginning, and ends when it is let. */
  function stage() {
    const queue = new ReadWriteQueue();
    const begun: string[] = [];
    const add = (kind: 'read' | 'write', name: string) => {
      const gate = aGate();
      const done = queue[kind](async () => {
        begun.push(name);
        await gate.opened;
        return name;
      });
      return { done, end: gate.open };
    };
    const settle = () => new Promise(setImmediate);
    return { add, begun, settle };
  }

  it('lets reads run side by side', async () => {
    const { add, begun, settle } = stage();
    const reads = [add('read', 'trips'), add('read', 'alerts')];
    await settle();
    expect(begun).toEqual(['trips', 'alerts']);
    for (const { end } of reads) end();
    expect(await Promise.all(reads.map(({ done }) => done))).toEqual(['trips', 'alerts']);
  });

  it('lets a write run alone, after the reads before it and before those behind it', async () => {
    const { add, begun, settle } = stage();
    const first = add('read', 'first');
    const write = add('write', 'write');
    const second = add('write', 'second write');
    const late = add('read', 'late');
    await settle();
    expect(begun).toEqual(['first']);
    for (const step of [first, write, second, late]) {
      step.end();
      await step.done;
    }
    expect(begun).toEqual(['first', 'write', 'second write', 'late']);
  });

  it('goes on after work that failed', async () => {
    const queue = new ReadWriteQueue();
    await expect(queue.write(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    await expect(queue.read(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await queue.write(() => Promise.resolve('written'))).toBe('written');
  });
});
