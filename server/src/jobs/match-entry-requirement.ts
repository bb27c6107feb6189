import type { Texts } from '@/contract/translated-text';

import { queryFirst, type Queryable } from '../database/database';
import { completeEvents, dropEvents } from '../events/record-events';
import { RULE_KINDS, type RuleKind } from '../resources/entry-requirements/rule-kinds';
import { inAllLanguages } from '../resources/localized';
import type { JobRun } from './job-run';
import { collectTrips, inBatches } from './matched-trips';
import { findTouchedByTrip } from './touched-by-trip';

interface ChangedRule {
  id: string;
  kind: RuleKind['kind'];
  country: Texts;
}

const MATCHES = { view: 'entry_requirement_matches', of: 'entry_requirement_id' } as const;

/** Tells the travellers whose trips lead where a rule is new or was changed, and whom it concerns. */
export async function matchEntryRequirement(run: JobRun): Promise<void> {
  const ruleId = run.job.subject_id;
  const isToTell = await run.step(async (transaction) => {
    if (!(await readRule(transaction, ruleId))) {
      await dropEvents(transaction, run.job.id);
      return false;
    }
    if (await isTakenBack(transaction, ruleId)) return false;
    await collectTrips(transaction, run, MATCHES);
    return true;
  });
  if (!isToTell) return;
  await inBatches(run, MATCHES, async (transaction, trips) => {
    const now = run.now();
    const rule = await readRule(transaction, ruleId);
    if (!rule) return;
    const { kind, ...about } = rule;
    const { type, record } = RULE_KINDS[kind];
    const news = { id: ruleId, table: 'entry_requirements', type } as const;
    const tripIds = trips.map(({ id }) => id);
    const touched = await findTouchedByTrip(transaction, news, tripIds, [], now);
    const travellers = touched.map(({ trip_alert_id: _none, ...traveller }) => traveller);
    await record(transaction, { about, travellers, gatheredBy: run.job.id }, now);
  });
  await run.step((transaction) => completeEvents(transaction, run.job.id));
}

/** The job is asked for once more when nothing is left of what they were told before it changed. */
async function isTakenBack(transaction: Queryable, id: string): Promise<boolean> {
  const found = await transaction.query('select 1 as found from changed_rules where id = $1', [id]);
  return found.length > 0;
}

function readRule(transaction: Queryable, id: string): Promise<ChangedRule | null> {
  return queryFirst<ChangedRule>(
    transaction,
    `select requirement.id, requirement.kind, ${inAllLanguages.text('country', 'name')} as country
     from entry_requirements requirement join countries country on country.id = requirement.origin_country_id
     where requirement.id = $1
     for key share of requirement`,
    [id],
  );
}
