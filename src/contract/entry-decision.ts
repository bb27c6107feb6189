import type { EntryRule } from './entry-facts';
import { strictnessOf, type Fit } from './entry-rule-fit';
import type { EntryRequirementValue } from './entry-requirement';

/** What the rules of one matter come to. */
export interface Decision {
  value: EntryRequirementValue;
  /** Those that it rests on, the strictest first. */
  rules: EntryRule[];
  /** They do not say the same: it is the stricter one that holds. */
  isContested: boolean;
}

/** Null where there are none: nothing is ever decided without a rule. */
export function decide(fits: readonly Fit[]): Decision | null {
  // Whoever enters a state enters its country first: neither lifts what the other asks.
  const winners = [
    ...winnersAmong(fits.filter(({ rule }) => rule.origin_country_division === null)),
    ...winnersAmong(fits.filter(({ rule }) => rule.origin_country_division !== null)),
  ];
  const rules = [...new Set(winners)].sort(strictestFirst);
  const [strictest] = rules;
  if (!strictest) return null;
  return { value: strictest.value, rules, isContested: rules.some(({ value }) => value !== strictest.value) };
}

/**
 * The most specific: rules that name somebody's country come before those for everybody. What finds them by their passport and what finds them by where they
 * come from are about different things, so that neither is newer than the other: each has its own winner.
 */
function winnersAmong(fits: readonly Fit[]): EntryRule[] {
  const by = (...ties: Fit['ties'][number][]) =>
    fits.filter((fit) => ties.some((tie) => fit.ties.includes(tie)));
  const fromParts = by('departure-division');
  const named = [by('nationality'), by('residence'), fromParts.length > 0 ? fromParts : by('departure')];
  const winners = named.flatMap(newestOf);
  return winners.length > 0 ? winners : newestOf(fits.filter(({ ties }) => ties.length === 0));
}

/** All of the newest day: which of two that were checked on one day is the later says nothing. */
function newestOf(fits: readonly Fit[]): EntryRule[] {
  const days = fits.map(({ rule }) => dayOf(rule));
  const newest = days.reduce((latest, day) => (day > latest ? day : latest), '');
  return fits.flatMap(({ rule }) => (dayOf(rule) === newest ? rule : []));
}

const dayOf = ({ effective_as_of }: EntryRule) => effective_as_of.slice(0, 10);

/** The same whatever order the rules came in. */
function strictestFirst(one: EntryRule, other: EntryRule): number {
  return (
    strictnessOf(other) - strictnessOf(one) ||
    other.effective_as_of.localeCompare(one.effective_as_of) ||
    one.id.localeCompare(other.id)
  );
}
