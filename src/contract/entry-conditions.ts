import { decide, type Decision } from './entry-decision';
import { inOrder, type EntryFacts, type EntryRule, type MissingFact } from './entry-facts';
import {
  EntryRequirementType as Type,
  EntryRequirementValue as Value,
  type EntryRequirementType,
  type EntryRequirementValue,
} from './entry-requirement';
import { type Fit } from './entry-rule-fit';

/** What is asked of whoever enters. */
export type EntryConditionKind =
  'vaccination' | 'test-certificate' | 'entry-form' | 'insurance' | 'test-on-arrival' | 'quarantine';

export interface EntryCondition {
  kind: EntryConditionKind;
  /** `all`: of everybody like them; `most`: there are exceptions; `some`: only of a few, or nobody can tell without what is missing. */
  of: 'all' | 'most' | 'some';
  rules: EntryRule[];
  isContested: boolean;
  missing: MissingFact[];
  /** Of a quarantine: how many days, where it is said. */
  days: number | null;
  /** Of a certificate: how many hours before arrival the test may be taken, where it is said. */
  hours: number | null;
  /** Of a test on arrival: a certificate that one brings is taken in its place. */
  orCertificate: boolean;
  vaccinationId: string | null;
  /** What is accepted; null where nothing is said of it. */
  vaccines: number[] | null;
}

/** In the order in which somebody sees to them. */
const CONDITION_OF: readonly (readonly [EntryRequirementType, EntryConditionKind])[] = [
  [Type.VaccinationRequired, 'vaccination'],
  [Type.TestCertificateRequired, 'test-certificate'],
  [Type.EntryFormRequired, 'entry-form'],
  [Type.InsuranceRequired, 'insurance'],
  [Type.TestOnArrival, 'test-on-arrival'],
  [Type.QuarantineOnArrival, 'quarantine'],
];

/** Whoever changes planes shows papers; the rest is asked of those who stay. */
const ASKED_IN_TRANSIT: readonly EntryConditionKind[] = ['vaccination', 'test-certificate', 'entry-form'];

/** What is still to be seen to: a vaccination that they have had is not. */
export function listConditions(fits: readonly Fit[], facts: EntryFacts): EntryCondition[] {
  return CONDITION_OF.flatMap(([type, kind]) => {
    if (facts.way === 'transit' && !ASKED_IN_TRANSIT.includes(kind)) return [];
    const ofType = fits.filter(({ rule }) => rule.type === type);
    // Vaccinations against different diseases are asked for side by side.
    const matters = new Set(ofType.map(({ rule }) => rule.vaccination_id));
    return [...matters].sort().flatMap((vaccinationId) => {
      const matter = ofType.filter(({ rule }) => rule.vaccination_id === vaccinationId);
      const condition = findCondition(kind, vaccinationId, matter, fits);
      return condition ? withoutWhatIsDone(condition, facts) : [];
    });
  });
}

function findCondition(
  kind: EntryConditionKind,
  vaccinationId: string | null,
  fits: readonly Fit[],
  all: readonly Fit[],
): EntryCondition | null {
  const certain = fits.filter(({ missing }) => missing.length === 0);
  const known = decide(certain) ?? NOTHING_ASKED;
  const open = fits.filter(
    (fit) => fit.missing.length > 0 && decide([...certain, fit])?.value !== known.value,
  );
  if (known.value === Value.No && open.length === 0) return null;
  const rules = [...new Set([...known.rules, ...(decide(open)?.rules ?? [])])];
  const asking = rules.filter(({ value }) => value !== Value.No);
  return {
    kind,
    of: ofWhom(known.value, open.length > 0),
    rules,
    isContested: known.isContested,
    missing: inOrder(open.flatMap(({ missing }) => missing)),
    days: strictest(asking, ({ extras }) => extras.quarantine_days, Math.max),
    hours: strictest(asking, ({ extras }) => extras.entry_hours, Math.min),
    orCertificate: kind === 'test-on-arrival' && isAllowed(all, Type.TestCertificateAllowed),
    vaccinationId,
    vaccines: kind === 'vaccination' ? acceptedVaccines(asking, all, vaccinationId) : null,
  };
}

const NOTHING_ASKED: Decision = { value: Value.No, rules: [], isContested: false };

function ofWhom(value: EntryRequirementValue, mayDiffer: boolean): EntryCondition['of'] {
  if (value === Value.No || value === Value.NoWithExceptions) return 'some';
  return value === Value.Yes && !mayDiffer ? 'all' : 'most';
}

function isAllowed(fits: readonly Fit[], type: EntryRequirementType): boolean {
  const certain = fits.filter(({ rule, missing }) => rule.type === type && missing.length === 0);
  const value = decide(certain)?.value;
  return value === Value.Yes || value === Value.YesWithExceptions;
}

function strictest(
  rules: readonly EntryRule[],
  pick: (rule: EntryRule) => number | undefined,
  choose: (...numbers: number[]) => number,
): number | null {
  const numbers = rules.map(pick).filter((number) => number !== undefined);
  return numbers.length === 0 ? null : choose(...numbers);
}

/** What every rule that says anything of it accepts. */
function acceptedVaccines(
  asking: readonly EntryRule[],
  all: readonly Fit[],
  vaccinationId: string | null,
): number[] | null {
  const details = all.filter(
    ({ rule, missing }) =>
      rule.type === Type.VaccineDetails && rule.vaccination_id === vaccinationId && missing.length === 0,
  );
  const lists = [...asking, ...(decide(details)?.rules ?? [])]
    .map(({ extras }) => extras.vacc_list)
    .filter((list) => list !== undefined);
  const [first, ...others] = lists;
  if (!first) return null;
  return distinct(first.filter((vaccine) => others.every((list) => list.includes(vaccine)))).sort(
    (one, other) => one - other,
  );
}

function withoutWhatIsDone(condition: EntryCondition, facts: EntryFacts): EntryCondition[] {
  if (condition.kind !== 'vaccination') return [condition];
  const { vaccinationId, vaccines } = condition;
  const has =
    vaccinationId === null ? facts.vaccinated : (facts.vaccinations?.includes(vaccinationId) ?? null);
  if (has === false) return [condition];
  if (has === null) return [{ ...condition, missing: inOrder([...condition.missing, 'vaccination']) }];
  if (vaccines === null) return [];
  if (facts.vaccines === null) return [{ ...condition, missing: inOrder([...condition.missing, 'vaccine']) }];
  return facts.vaccines.some((vaccine) => vaccines.includes(vaccine)) ? [] : [condition];
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
