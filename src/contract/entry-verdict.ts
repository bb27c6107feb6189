import { listConditions, type EntryCondition } from './entry-conditions';
import { decide, type Decision } from './entry-decision';
import { inOrder, type EntryFacts, type EntryRule, type MissingFact } from './entry-facts';
import {
  EntryRequirementType as Type,
  EntryRequirementValue as Value,
  type EntryRequirementType,
} from './entry-requirement';
import { fitRule, type Fit } from './entry-rule-fit';

/** From what is easiest on the traveller to what is hardest; `unknown` is neither. */
export type EntryVerdictKind = 'yes' | 'yes-if' | 'no-unless' | 'no' | 'unknown';

export interface EntryVerdict {
  kind: EntryVerdictKind;
  /** What it rests on. Where it is `unknown`: those of which nobody can tell whether they apply. */
  rules: EntryRule[];
  /** These rules contradict each other: the stricter one holds, and all are to be shown. */
  isContested: boolean;
  /** What is asked of them; also where it is not known whether they may enter at all, but not where they may not. */
  conditions: EntryCondition[];
  /** What they have not told, and what could change this. */
  missing: MissingFact[];
}

/**
 * Whether somebody may enter a country, by the rules that are known of it: the most specific one, the newest among equals. Used on both sides of the wire.
 * The order of the rules does not matter; to learn more, of the traveller or of the rules, never turns `no` into `unknown`; without a rule there is no verdict.
 */
export function judgeEntry(rules: readonly EntryRule[], facts: EntryFacts): EntryVerdict {
  const fits = rules.flatMap((rule) => fitRule(rule, facts) ?? []);
  const admission = judgeAdmission(fits, facts);
  const conditions = admission.kind === 'no' ? [] : listConditions(fits, facts);
  const kind = admission.kind === 'yes' && conditions.length > 0 ? 'yes-if' : admission.kind;
  const missing = [...admission.missing, ...conditions.flatMap((condition) => condition.missing)];
  return { ...admission, kind, conditions, missing: inOrder(missing) };
}

type Admission = Omit<EntryVerdict, 'conditions'>;

function judgeAdmission(fits: readonly Fit[], facts: EntryFacts): Admission {
  if (facts.way === 'transit') return judgeByType(fits, Type.TransitAllowed);
  const [only, other] = admissionsOf(facts).map((type) => judgeByType(fits, type));
  if (!only) throw new RangeError('everybody is a resident or a foreigner');
  return other ? eitherOf(only, other, facts) : only;
}

/** Citizens come home as residents do. Whoever has not told both may be either. */
function admissionsOf({ nationality, residence, destination }: EntryFacts): EntryRequirementType[] {
  if (nationality === destination || residence === destination) return [Type.ResidentMayEnter];
  if (nationality !== null && residence !== null) return [Type.ForeignerMayEnter];
  return [Type.ResidentMayEnter, Type.ForeignerMayEnter];
}

const KIND_OF: Record<Value, EntryVerdictKind> = {
  [Value.Yes]: 'yes',
  [Value.YesWithExceptions]: 'yes-if',
  [Value.NoWithExceptions]: 'no-unless',
  [Value.No]: 'no',
};

function judgeByType(fits: readonly Fit[], type: EntryRequirementType): Admission {
  const ofType = fits.filter(({ rule }) => rule.type === type);
  const certain = ofType.filter(({ missing }) => missing.length === 0);
  const open = ofType.filter(({ missing }) => missing.length > 0);
  const known = decide(certain);
  if (!known) {
    const rules = decide(open)?.rules ?? [];
    return { kind: 'unknown', rules, isContested: false, missing: open.flatMap(({ missing }) => missing) };
  }
  // Those that would change it if they applied.
  const deciding = open.filter((fit) => decide([...certain, fit])?.value !== known.value);
  return {
    kind: deciding.length > 0 ? softened(KIND_OF[known.value]) : KIND_OF[known.value],
    rules: withOpen(known, deciding),
    isContested: known.isContested,
    missing: deciding.flatMap(({ missing }) => missing),
  };
}

/** What holds for most, where it may be otherwise for them. */
function softened(kind: EntryVerdictKind): EntryVerdictKind {
  if (kind === 'yes') return 'yes-if';
  return kind === 'no' ? 'no-unless' : kind;
}

function withOpen({ rules }: Decision, open: readonly Fit[]): EntryRule[] {
  return [...new Set([...rules, ...(decide(open)?.rules ?? [])])];
}

const EASIEST_FIRST: readonly EntryVerdictKind[] = ['yes', 'yes-if', 'no-unless', 'no'];

/** Of somebody who may be a resident or a foreigner. What is not known of one of them is not known. */
function eitherOf(resident: Admission, foreigner: Admission, facts: EntryFacts): Admission {
  const both = {
    rules: [...new Set([...resident.rules, ...foreigner.rules])],
    isContested: resident.isContested || foreigner.isContested,
  };
  // Where there is no rule, to tell more would not help.
  const untold = both.rules.length > 0 ? whatTellsResidents(facts) : [];
  const missing = [...resident.missing, ...foreigner.missing];
  const kinds = [resident.kind, foreigner.kind];
  if (kinds.includes('unknown')) return { ...both, kind: 'unknown', missing: [...missing, ...untold] };
  if (resident.kind === foreigner.kind) return { ...both, kind: resident.kind, missing };
  const hardest = kinds.includes('no') ? 'no-unless' : hardestOf(kinds);
  return { ...both, kind: hardest, missing: [...missing, ...untold] };
}

function hardestOf(kinds: readonly EntryVerdictKind[]): EntryVerdictKind {
  return EASIEST_FIRST.findLast((kind) => kinds.includes(kind)) ?? 'unknown';
}

function whatTellsResidents({ nationality, residence }: EntryFacts): MissingFact[] {
  const told = { nationality, residence };
  return (['nationality', 'residence'] as const).filter((fact) => told[fact] === null);
}
