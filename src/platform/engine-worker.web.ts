import { answerTogether } from './answer-together';

/**
 * What a browser runs as the worker of the databases: that of expo-sqlite, by its path because it is named to nobody, and beside it a
 * lock that is held for as long as the worker lives. Whoever gets the lock knows that it is dead: a browser tells nobody else.
 */
require('../../node_modules/expo-sqlite/web/worker');

const tell = answerTogether(self as unknown as Parameters<typeof answerTogether>[0]);

const lifeline = `sojourn-engine-${crypto.randomUUID()}`;
void navigator.locks.request(lifeline, () => {
  tell({ lifeline });
  return new Promise<never>(() => undefined);
});
