import type { Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import type { RuleKind } from '../resources/entry-requirements/rule-kinds';
import { sampleRequirements } from './entry-rules';
import { addDays } from './sample-days';
import { countryId, divisionId, sampleId } from './sample-ids';
import type { SampleRule } from './sample-types';
import { sampleRestrictions } from './travel-restrictions';

const ruleId = (kind: RuleKind['kind'], { slug }: SampleRule) => sampleId(kind, slug);

const LOADED: readonly { kind: RuleKind['kind']; rules: readonly SampleRule[] }[] = [
  { kind: 'entry_requirement', rules: sampleRequirements },
  { kind: 'travel_restriction', rules: sampleRestrictions },
];

export const SAMPLE_RULE_IDS = LOADED.flatMap(({ kind, rules }) => rules.map((rule) => ruleId(kind, rule)));

/** Entry requirements and travel restrictions; those of another version make room. */
export async function loadEntryRules(transaction: Queryable, now: Date): Promise<void> {
  await transaction.query('delete from entry_requirements where id = any($1::uuid[])', [SAMPLE_RULE_IDS]);
  for (const { kind, rules } of LOADED) {
    await insertRows(
      transaction,
      'entry_requirements',
      rules.map((rule) => toRow(kind, rule, now)),
    );
    await insertRows(
      transaction,
      'entry_requirement_countries',
      rules.flatMap((rule) =>
        (rule.of ?? []).map((code) => ({
          entry_requirement_id: ruleId(kind, rule),
          country_id: countryId(code),
        })),
      ),
    );
  }
}

function toRow(kind: RuleKind['kind'], rule: SampleRule, now: Date): object {
  const checked = addDays(now, rule.checked_day);
  return {
    id: ruleId(kind, rule),
    kind,
    type: rule.type,
    value: rule.value,
    extras: rule.extras ?? {},
    comment: rule.comment,
    translations: {},
    reference_urls: [`https://entry.example.org/${rule.country.toLowerCase()}`],
    effective_as_of: checked,
    vaccination_id: rule.vaccination === undefined ? null : sampleId('vaccination', rule.vaccination),
    origin_country_id: countryId(rule.country),
    origin_country_division_id: rule.state === undefined ? null : divisionId(rule.state),
    for_everybody: (rule.of ?? []).length === 0,
    created_at: checked,
    updated_at: checked,
    changed_at: checked,
  };
}
