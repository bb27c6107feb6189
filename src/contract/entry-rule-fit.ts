import type { EntryFacts, EntryRule, MissingFact } from './entry-facts';
import { EntryRequirementType as Type, EntryRequirementValue as Value } from './entry-requirement';

/** By what a rule that names countries finds somebody. */
type Tie = 'nationality' | 'residence' | 'departure' | 'departure-division';

/** A rule that concerns the traveller, or that may: then something is missing to tell. */
export interface Fit {
  rule: EntryRule;
  /** None where it concerns everybody. */
  ties: readonly Tie[];
  missing: readonly MissingFact[];
}

const ADMISSIONS: readonly number[] = [Type.ResidentMayEnter, Type.ForeignerMayEnter, Type.TransitAllowed];

export const isAdmission = (type: number): boolean => ADMISSIONS.includes(type);

/** From what is easiest on the traveller to what is hardest. */
const EASIEST_FIRST = {
  admission: [Value.Yes, Value.YesWithExceptions, Value.NoWithExceptions, Value.No],
  measure: [Value.No, Value.NoWithExceptions, Value.YesWithExceptions, Value.Yes],
} as const;

export function strictnessOf({ type, value }: Pick<EntryRule, 'type' | 'value'>): number {
  const order: readonly number[] = EASIEST_FIRST[isAdmission(type) ? 'admission' : 'measure'];
  return order.indexOf(value);
}

const isStrict = (rule: EntryRule) => strictnessOf(rule) >= 2;

/**
 * What closes a door or asks for something is read widely: by any tie to a country that is named. What opens one is read narrowly: leave to enter by
 * who somebody is, relief from a test or quarantine by where they come from. Somebody at a desk must not learn that a rule was meant otherwise.
 */
function tiesThatCount(rule: EntryRule): readonly Exclude<Tie, 'departure-division'>[] {
  const nearestFirst = isAdmission(rule.type)
    ? (['nationality', 'departure', 'residence'] as const)
    : (['departure', 'nationality', 'residence'] as const);
  return isStrict(rule) ? nearestFirst : nearestFirst.slice(0, 1);
}

type Answer = 'yes' | 'no' | MissingFact;

/** Null where it does not concern them. The more somebody tells, the fewer of its answers are missing; one that was given stays. */
export function fitRule(rule: EntryRule, facts: EntryFacts): Fit | null {
  if (rule.origin_country.country_code !== facts.destination) return null;
  const where = isImposedThere(rule, facts);
  const when = isInForce(rule, facts);
  if (where === 'no' || when === 'no') return null;
  const missing = [where, when].filter((answer) => answer !== 'yes');
  if (rule.affected_countries.length === 0 && rule.affected_country_divisions.length === 0)
    return { rule, ties: [], missing };

  const answers = tiesThatCount(rule).map((tie) => answerOf(rule, facts, tie));
  // By the nearest alone: else a rule that was lifted for a passport would hold on by the address of whoever has it.
  const nearest = answers.find(({ answer }) => answer === 'yes');
  if (nearest) return { rule, ties: [nearest.tie], missing };
  const open = answers.filter(({ answer }) => answer !== 'no');
  if (open.length === 0) return null;
  const untold = open.map(({ answer }) => answer as MissingFact);
  return { rule, ties: open.map(({ tie }) => tie), missing: [...missing, ...untold] };
}

function isImposedThere({ origin_country_division: state }: EntryRule, facts: EntryFacts): Answer {
  if (state === null) return 'yes';
  if (facts.destinationDivision === null) return 'destination-division';
  return state.iso_code === facts.destinationDivision ? 'yes' : 'no';
}

/** A rule that begins after somebody has arrived does not concern them. One that was checked since they arrived does. */
function isInForce({ effective_as_of }: EntryRule, { arrival, today }: EntryFacts): Answer {
  const from = effective_as_of.slice(0, 10);
  if (from <= today) return 'yes';
  if (arrival === null) return 'arrival';
  return from <= arrival ? 'yes' : 'no';
}

/** A country of which a rule names parts is meant in these parts alone, and only by where somebody comes from. */
function answerOf(
  rule: EntryRule,
  facts: EntryFacts,
  tie: Exclude<Tie, 'departure-division'>,
): { tie: Tie; answer: Answer } {
  if (tie !== 'departure' && rule.affected_countries.length === 0) return { tie, answer: 'no' };
  const code = facts[tie];
  if (code === null) return { tie, answer: tie };
  const parts = rule.affected_country_divisions.filter(({ iso_code }) => iso_code.startsWith(`${code}-`));
  if (parts.length === 0) {
    const isNamed = rule.affected_countries.some(({ country_code }) => country_code === code);
    return { tie, answer: isNamed ? 'yes' : 'no' };
  }
  if (tie !== 'departure') return { tie, answer: 'no' };
  if (facts.departureDivision === null) return { tie: 'departure-division', answer: 'departure-division' };
  const isNamed = parts.some(({ iso_code }) => iso_code === facts.departureDivision);
  return { tie: 'departure-division', answer: isNamed ? 'yes' : 'no' };
}
