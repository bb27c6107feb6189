import { DatabaseTooSlow } from './answer-in-time';
import type { Queryable } from './database';

/** How far what the server was told may reach beyond the end, and what is left for its last word. Shares of the whole time. */
const SLACK = 0.05;
const FOR_THE_END = 0.1;

/**
 * A transaction whose statements the server ends by itself a little before the time is over: whoever gives it up then
 * finds its locks free. The server is told how long the next statements may take, anew only once that reaches too far.
 */
export function endingInTime(transaction: Queryable, limitMs: number): Queryable {
  const end = performance.now() + limitMs * (1 - FOR_THE_END);
  let toldAt = -Infinity;
  async function tell(): Promise<void> {
    const now = performance.now();
    if (now >= end) throw new DatabaseTooSlow('The time for this is over.');
    if (now - toldAt < limitMs * SLACK) return;
    toldAt = now;
    const left = String(Math.ceil(end - now));
    await transaction.query(`select set_config('statement_timeout', $1, true)`, [left]);
  }
  return {
    async query(sql, values) {
      await tell();
      return transaction.query(sql, values);
    },
    async execute(script) {
      await tell();
      await transaction.execute(script);
    },
  };
}
