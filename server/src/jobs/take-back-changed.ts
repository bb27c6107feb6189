import type { Queryable } from '../database/database';
import { RULE_KINDS } from '../resources/entry-requirements/rule-kinds';
import { beginTelling } from '../resources/entry-requirements/tell-rule';
import { forgetNext, noticesOf, notificationsOf, type Trace } from './forget-told';
import type { WorkTools } from './work-tools';

/** What was read stays: it was so when they read it. */
const TRACES: readonly Trace[] = Object.values(RULE_KINDS).flatMap(({ type, idField: field }) => {
  const told = notificationsOf({ type, field });
  return [{ ...told, ofNews: `${told.ofNews} and read_at is null` }, noticesOf([type])];
});

/** Takes back one batch of what travellers were told of a rule before it changed; they are told anew when nothing is left of it. True when there may be more at once. */
export function takeBackChanged({ database, now }: Pick<WorkTools, 'database' | 'now'>): Promise<boolean> {
  const finish = (transaction: Queryable, ruleId: string) => beginTelling(transaction, ruleId, now());
  return forgetNext(database, { table: 'changed_rules', since: 'changed_at', traces: TRACES, finish });
}
