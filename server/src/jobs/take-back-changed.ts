import { queryFirst } from '../database/database';
import { RULE_KINDS } from '../resources/entry-requirements/rule-kinds';
import { beginTelling } from '../resources/entry-requirements/tell-rule';
import { forgetNextBatch, noticesOf, notificationsOf, type Trace } from './forget-told';
import type { WorkTools } from './work-tools';

/** What was read stays: it was so when they read it. */
const TRACES: readonly Trace[] = Object.values(RULE_KINDS).flatMap(({ type, idField: field }) => {
  const told = notificationsOf({ type, field });
  return [{ ...told, ofNews: `${told.ofNews} and read_at is null` }, noticesOf([type])];
});

/**
 * Takes back one batch of what travellers were told of a rule before it changed, as what was removed is forgotten. When nothing is left of it they are told anew.
 * True when there may be more at once.
 */
export async function takeBackChanged({
  database,
  now,
}: Pick<WorkTools, 'database' | 'now'>): Promise<boolean> {
  const waiting = await database.query('select 1 as found from changed_rules limit 1');
  if (waiting.length === 0) return false;
  return database.transaction(async (transaction) => {
    const rule = await queryFirst<{ id: string }>(
      transaction,
      'select id from changed_rules order by changed_at, id limit 1 for update skip locked',
    );
    if (!rule) return false;
    const isMore = await forgetNextBatch(transaction, TRACES, rule.id);
    if (isMore !== null) return isMore;
    await beginTelling(transaction, rule.id, now());
    await transaction.query('delete from changed_rules where id = $1', [rule.id]);
    return true;
  });
}
