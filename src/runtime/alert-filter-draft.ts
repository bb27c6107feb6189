import type { WrittenAlertFilter } from '@/contract/alert-filter';
import { isLeftOut, type Danger } from '@/contract/alert-filter-rule';
import { RiskLevelV2 } from '@/contract/alert-v2';
import { SAFETY_KIND_IDS, SAFETY_KINDS } from '@/contract/safety-kinds';

type FilterRisk = WrittenAlertFilter['risk_levels'][number];
/** The id of a kind of danger; null is whatever kind. */
export type FilterKind = WrittenAlertFilter['safety_category_id'];

/** The kinds of danger, by the names of their words, and the levels of risk. */
export const FILTER_KINDS = SAFETY_KINDS.map((name) => ({ name, id: SAFETY_KIND_IDS[name] }));
export const FILTER_RISKS = [
  { name: 'low', level: RiskLevelV2.Low },
  { name: 'medium', level: RiskLevelV2.Medium },
  { name: 'high', level: RiskLevelV2.High },
] as const;

const { High } = RiskLevelV2;

/** The same filters with one for each kind at the most, as they are edited and sent. */
export function toDraft(filters: readonly WrittenAlertFilter[]): WrittenAlertFilter[] {
  const kinds = new Set(filters.map(({ safety_category_id }) => safety_category_id));
  return [...kinds].map((kind) => {
    const ofKind = filters.filter(({ safety_category_id }) => safety_category_id === kind);
    return {
      risk_levels: [...new Set(ofKind.flatMap(({ risk_levels }) => risk_levels))].sort(),
      safety_category_id: kind,
      includes_high_for_whole_country: ofKind.some(hidesGrave),
    };
  });
}

const hidesGrave = ({ risk_levels, includes_high_for_whole_country }: WrittenAlertFilter) =>
  includes_high_for_whole_country && risk_levels.includes(High);

/** Those that the filters leave out. */
export function chooseLeftOut<Kind extends Danger>(
  draft: readonly WrittenAlertFilter[],
  dangers: readonly Kind[],
): Kind[] {
  return dangers.filter((danger) => isLeftOut(draft, danger));
}

/** Whether dangers of this kind and risk are left out, be it by a filter for whatever kind. */
export function leavesOut(draft: readonly WrittenAlertFilter[], kind: FilterKind, risk: FilterRisk): boolean {
  return isLeftOut(draft, { risk, isOfWholeCountry: false, kinds: kind === null ? [] : [kind] });
}

/** Whether something of high risk for a whole country is left out. */
export function leavesOutGrave(draft: readonly WrittenAlertFilter[]): boolean {
  return draft.some(hidesGrave);
}

/** Whether it does so for a kind for which it did not before. */
export function leavesOutMoreGrave(
  draft: readonly WrittenAlertFilter[],
  before: readonly WrittenAlertFilter[],
): boolean {
  const known = before.filter(hidesGrave).map(({ safety_category_id }) => safety_category_id);
  return draft.filter(hidesGrave).some(({ safety_category_id }) => !known.includes(safety_category_id));
}

export function leavesOutHigh(draft: readonly WrittenAlertFilter[]): boolean {
  return draft.some(({ risk_levels }) => risk_levels.includes(High));
}

/** With this kind and risk left out where it was not, and the other way round. */
export function toggled(
  draft: readonly WrittenAlertFilter[],
  kind: FilterKind,
  risk: FilterRisk,
): WrittenAlertFilter[] {
  const own = draft.find(({ safety_category_id }) => safety_category_id === kind);
  const before = own?.risk_levels ?? [];
  const risk_levels = before.includes(risk)
    ? before.filter((level) => level !== risk)
    : [...before, risk].sort();
  // What the traveller said of the gravest stays said of this kind; only where high comes in does it follow the others.
  const hidesGraveToo = own && before.includes(High) ? hidesGrave(own) : leavesOutGrave(draft);
  const changed = {
    risk_levels,
    safety_category_id: kind,
    includes_high_for_whole_country: risk_levels.includes(High) && hidesGraveToo,
  };
  const others = draft.filter(({ safety_category_id }) => safety_category_id !== kind);
  return risk_levels.length === 0 ? others : [...others, changed];
}

/** With all that is of high risk for a whole country, or without any of it. */
export function withGrave(draft: readonly WrittenAlertFilter[], isLeftOutToo: boolean): WrittenAlertFilter[] {
  return draft.map((filter) => ({
    ...filter,
    includes_high_for_whole_country: isLeftOutToo && filter.risk_levels.includes(High),
  }));
}

/** Whether both leave out the same in the same words. */
export function areAlike(one: readonly WrittenAlertFilter[], other: readonly WrittenAlertFilter[]): boolean {
  const inOrder = (filters: readonly WrittenAlertFilter[]) =>
    JSON.stringify(
      filters
        .map((filter) => [filter.safety_category_id ?? '', filter.risk_levels, hidesGrave(filter)])
        .sort(([first], [second]) => (String(first) < String(second) ? -1 : 1)),
    );
  return inOrder(one) === inOrder(other);
}
