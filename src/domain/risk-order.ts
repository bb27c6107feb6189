export type Risk = 'low' | 'medium' | 'high';

const RANKS: Record<Risk, number> = { low: 0, medium: 1, high: 2 };
const RISKS: readonly Risk[] = ['low', 'medium', 'high'];

interface Ranked {
  id: string;
  /** As the service names it; null for advisories, which go by the worst area that they name. */
  risk: string | null;
  worstArea: number | null;
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

/** The most serious first, then the newest. */
export function byUrgency(one: Ranked, other: Ranked): number {
  return (
    RANKS[toRisk(other)] - RANKS[toRisk(one)] ||
    compare(other.issued, one.issued) ||
    compare(one.id, other.id)
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
