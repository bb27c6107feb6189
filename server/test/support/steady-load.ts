import { randomUUID } from 'node:crypto';

import { aCheckIn } from './builders';
import { callersOf } from './http-callers';
import type { Answer } from './test-service';

const CALLERS = 4;

export interface SteadyLoad {
  /** Where requests go from now on, in turn. Resolves when nobody waits for an answer from elsewhere any more. */
  moveTo(...targets: string[]): Promise<void>;
  /** Resolves when so many more have been answered. */
  untilAnswered(more: number): Promise<void>;
  /** Lets those under way come to their end; gives what failed of how many. */
  stop(): Promise<{ failed: string[]; answered: number }>;
}

/** Reads and writes of one traveller without a pause, as through a proxy that knows which processes are up. */
export function startSteadyLoad(key: string, address: string): SteadyLoad {
  const failed: string[] = [];
  const underWay = new Set<Promise<unknown>>();
  let targets = [address];
  const waiting: { at: number; resolve: () => void }[] = [];
  let answered = 0;
  let isStopping = false;
  const load: SteadyLoad = {
    async moveTo(...others) {
      targets = others;
      await Promise.all(underWay);
    },
    untilAnswered: (more) => new Promise((resolve) => void waiting.push({ at: answered + more, resolve })),
    async stop() {
      isStopping = true;
      await Promise.all(callers);
      return { failed, answered };
    },
  };
  const ask = async (turn: number): Promise<Answer> => {
    const caller = callersOf(targets[turn % targets.length] ?? '').as(key);
    if (turn % 3 === 0)
      return caller.post('/api/v2/check_ins', { check_in: aCheckIn() }, { 'idempotency-key': randomUUID() });
    return caller.get(turn % 3 === 1 ? '/api/v1/trips' : '/api/v2/notifications');
  };
  const call = async (first: number) => {
    for (let turn = first; !isStopping; turn += 1) {
      const asked = ask(turn).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      );
      underWay.add(asked);
      const outcome = await asked;
      underWay.delete(asked);
      answered += 1;
      if (outcome !== 200) failed.push(String(outcome));
      for (const { at, resolve } of waiting) if (answered >= at) resolve();
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, number) => call(number));
  return load;
}
