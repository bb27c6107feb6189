import type { WorkTools } from '../../src/jobs/work-tools';

/** A process that dies within every second transaction, of which nothing stays. */
export function dyingInEverySecond<Tools extends WorkTools>(tools: Tools): Tools {
  const real = tools.database;
  let transactions = 0;
  return {
    ...tools,
    database: {
      ...real,
      transaction: (work) =>
        real.transaction(async (transaction) => {
          const result = await work(transaction);
          transactions += 1;
          if (transactions % 2 === 0) throw new Error('the power went out');
          return result;
        }),
    },
  };
}
