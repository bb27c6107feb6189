import { ALERT_PHASES, type AlertPhase } from './alert-period';

export type Risk = 'low' | 'medium' | 'high';

const RANKS: Record<Risk, number> = { low: 0, medium: 1, high: 2 };
const RISKS: readonly Risk[] = ['low', 'medium', 'high'];

interface Ranked {
  kind: 'alert' | 'advisory';
  id: string;
  /** As the service names it; null for advisories, which go by the worst area that they name. */
  risk: string | null;
  worstArea: number | null;
  phase: AlertPhase;
  /** It is where the traveller is, not only where a trip leads. */
  isAround: boolean;
  issued: string;
}

/** A level that this version does not know counts as medium: it is neither hidden nor cried out. */
export function toRisk({ risk, worstArea }: Pick<Ranked, 'risk' | 'worstArea'>): Risk {
  if (risk !== null) return isRisk(risk) ? risk : 'medium';
  return RISKS[worstArea ?? RANKS.medium] ?? 'medium';
}

export function isRisk(written: string): written is Risk {
  return Object.hasOwn(RANKS, written);
}

/** By the number of its risk, as the store orders by it. */
export function toRank(item: Pick<Ranked, 'risk' | 'worstArea'>): number {
  return RANKS[toRisk(item)];
}

/**
 * What is over comes last, however serious it was. Then the most serious first, what is in force before what will be, what happens
 * before what lasts, what is around the traveller before what is elsewhere, and the newest. That it was read makes nothing less
 * urgent.
 */
export function byUrgency(one: Ranked, other: Ranked): number {
  return (
    Number(one.phase === 'over') - Number(other.phase === 'over') ||
    toRank(other) - toRank(one) ||
    ALERT_PHASES.indexOf(one.phase) - ALERT_PHASES.indexOf(other.phase) ||
    compare(other.kind, one.kind) ||
    Number(other.isAround) - Number(one.isAround) ||
    compare(other.issued, one.issued) ||
    compare(one.id, other.id)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
