/** A way to reach somebody, as the service writes it. */
interface WrittenContact {
  typ: number;
  val: string;
  note: string | null;
  order: number;
}

type EmergencyService = 'police' | 'fire' | 'ambulance' | 'all' | 'other';

export interface EmergencyNumber {
  /** As it may be dialled. */
  number: string;
  /** Whom it reaches: one number often stands for several. */
  services: EmergencyService[];
  note: string | null;
}

/** The service's types of contact that are for emergencies. */
const SERVICES: Readonly<Record<number, EmergencyService>> = {
  90: 'police',
  91: 'fire',
  92: 'ambulance',
  98: 'all',
};
/** Telephones of other kinds; what is left are addresses and fax machines, which nobody calls. */
const OTHER_TELEPHONES = new Set([0, 2, 3, 99]);

/**
 * The one that reaches everybody before all others, because nobody has to choose there; then police, fire and ambulance. Each number once;
 * nothing that a phone should not dial.
 */
export function toEmergencyNumbers(
  contacts: readonly WrittenContact[],
  toDiallable: (written: string) => string | null,
): EmergencyNumber[] {
  const found = new Map<string, EmergencyNumber>();
  for (const { typ, val, note } of [...contacts].sort(byUrgency)) {
    const service = SERVICES[typ] ?? (OTHER_TELEPHONES.has(typ) ? 'other' : null);
    const number = service && toDiallable(val);
    if (!number) continue;
    const known = found.get(number);
    if (!known) found.set(number, { number, services: [service], note: note?.trim() || null });
    // "Other" says nothing beside a name.
    else if (service !== 'other' && !known.services.includes(service)) known.services.push(service);
  }
  const numbers = [...found.values()];
  return [...numbers.filter(reachesAll), ...numbers.filter((number) => !reachesAll(number))];
}

export function reachesAll({ services }: EmergencyNumber): boolean {
  return services.includes('all');
}

/** Where there is room for few: those that reach one service each, and before them the one that reaches all. */
export function chooseMostUrgent(numbers: readonly EmergencyNumber[]): EmergencyNumber[] {
  const [first] = numbers;
  return numbers.slice(0, first && reachesAll(first) ? 4 : 3);
}

function byUrgency(one: WrittenContact, other: WrittenContact): number {
  const [oneIsOther, otherIsOther] = [!(one.typ in SERVICES), !(other.typ in SERVICES)];
  if (oneIsOther !== otherIsOther) return oneIsOther ? 1 : -1;
  return one.order - other.order || one.typ - other.typ;
}
