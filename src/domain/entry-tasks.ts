import { addDays, addHours } from './days';

/** What is asked of whoever enters a country. */
export interface Asked {
  kind: 'vaccination' | 'test-certificate' | 'entry-form' | 'insurance' | 'test-on-arrival' | 'quarantine';
  /** `some`: only of a few, or nobody can tell. */
  of: 'all' | 'most' | 'some';
  vaccinationId: string | null;
  vaccines: readonly number[] | null;
  /** Of a quarantine. */
  days: number | null;
  /** Of a test: how long before arrival it may be taken. */
  hours: number | null;
  orCertificate: boolean;
}

/** The first and the last day there; null where there is no plan to go. */
export interface Stay {
  arrival: string | null;
  leaving: string | null;
}

/** Something to see to, with the days that belong to it. All are days where it happens: of the place, not of the device. */
export interface EntryTask<Condition extends Asked = Asked> {
  /** What it is checked off by. It changes with what would make it another thing to do. */
  item: string;
  condition: Condition;
  /** The last day. */
  by: string | null;
  /** Earlier, it would not count: by the clocks of the place. */
  notBefore: { day: string; time: string } | null;
  /** Of a quarantine: its last day, and how it lies over the stay. */
  until: { day: string; isWithinStay: boolean } | null;
  /** When to be reminded of it, the earliest day first. */
  remindOn: string[];
}

/** How long before arrival somebody should hear of it: a vaccination takes weeks, a form an evening. */
const DAYS_AHEAD: Record<Asked['kind'], number | null> = {
  vaccination: 28,
  insurance: 7,
  quarantine: 14,
  'entry-form': 3,
  // From the day on which it counts.
  'test-certificate': null,
  'test-on-arrival': null,
};

export function toEntryTask<Condition extends Asked>(
  visit: string,
  condition: Condition,
  stay: Stay,
): EntryTask<Condition> {
  const { arrival } = stay;
  const notBefore = arrival === null ? null : earliestFor(condition, arrival);
  return {
    item: `${visit}/${nameOf(condition)}`,
    condition,
    by: arrival,
    notBefore,
    until: quarantineOver(condition, stay),
    remindOn: condition.of === 'some' || arrival === null ? [] : remindersOf(condition, arrival, notBefore),
  };
}

/** By what a traveller says that they only change planes there. */
export const transitItem = (visit: string): string => `${visit}/transit`;

function nameOf({ kind, vaccinationId, hours, days }: Asked): string {
  return [kind, vaccinationId, hours, days].filter((part) => part !== null).join('/');
}

/**
 * Nobody has told at what time they land: a test of the last 72 hours counts in any case if it is taken within 72 hours of the end of that day.
 */
function earliestFor({ kind, hours }: Asked, arrival: string): EntryTask['notBefore'] {
  if (kind === 'test-on-arrival') return { day: arrival, time: '00:00' };
  return kind === 'test-certificate' && hours !== null ? addHours(arrival, 24 - hours) : null;
}

function quarantineOver({ kind, days }: Asked, { arrival, leaving }: Stay): EntryTask['until'] {
  if (kind !== 'quarantine' || days === null || arrival === null) return null;
  const day = addDays(arrival, Math.max(0, days - 1));
  return day === null ? null : { day, isWithinStay: leaving === null || day <= leaving };
}

function remindersOf(
  { kind }: Asked,
  arrival: string,
  notBefore: EntryTask['notBefore'],
): EntryTask['remindOn'] {
  const ahead = DAYS_AHEAD[kind];
  if (kind === 'test-on-arrival') return [];
  const first = ahead === null ? (notBefore?.day ?? null) : addDays(arrival, -ahead);
  const days = [first, addDays(arrival, -1)].filter((day) => day !== null);
  return [...new Set(days)].sort();
}
