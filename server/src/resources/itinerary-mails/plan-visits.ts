import type { CalendarDate } from '@/contract/fields';
import type { SegmentFields } from '@/contract/segment-times';
import { SEGMENT_TIMES } from '@/contract/segment-times';
import type { WrittenDestination } from '@/contract/trip';

import type { CompletedSegment } from '../segments/queries';
import { PLACES } from './complete-places';
import { later } from './grow-stays';

type Segment = Pick<CompletedSegment, 'kind' | 'fields' | 'beginsAt' | 'endsAt'>;

/** Who goes on within a day only changes trains or planes there. */
const LAYOVER_MS = 24 * 3_600_000;

interface Visit {
  country: string;
  entry: CalendarDate;
  exit: CalendarDate;
  /** When a ride brought the traveller there; null where something else is booked there. */
  arrivedAt: string | null;
}

const textOf = (fields: SegmentFields, name: string | undefined) => {
  const value = name === undefined ? undefined : fields[name];
  return typeof value === 'string' ? value : null;
};

/** The countries where it begins and ends. */
export function countriesOf({ kind, fields }: Segment): (string | null)[] {
  const found = PLACES[kind].map((prefix) => textOf(fields, `${prefix}country`));
  return [found[0] ?? null, found.at(-1) ?? found[0] ?? null];
}

/** The days on which it begins and ends, by the clocks there; null where nobody knows. */
export function daysOf({
  kind,
  fields,
  beginsAt,
  endsAt,
}: Segment): [CalendarDate | null, CalendarDate | null] {
  const [begin, end] = SEGMENT_TIMES[kind];
  const first = (textOf(fields, begin?.local) ?? beginsAt)?.slice(0, 10) ?? null;
  return [first, (textOf(fields, end?.local) ?? endsAt)?.slice(0, 10) ?? first];
}

export const isRide = ({ kind }: Segment) => kind === 'air' || kind === 'rail' || kind === 'cruise';

/**
 * Where the segments lead: countries in their order, without where the first ride comes from and the last goes back to. Where a trip leads anyhow is
 * nobody's home; of a ride that leaves it nobody knows whether it goes there.
 */
export function planVisits(
  segments: readonly Segment[],
  planned: readonly string[] = [],
): WrittenDestination[] {
  const inOrder = [...segments].sort((one, other) =>
    (daysOf(one)[0] ?? '') < (daysOf(other)[0] ?? '') ? -1 : 1,
  );
  const byTime = inOrder.every(({ beginsAt }) => beginsAt !== null)
    ? inOrder.sort((one, other) => ((one.beginsAt ?? '') < (other.beginsAt ?? '') ? -1 : 1))
    : inOrder;
  const home = findHome(byTime, planned);
  const visits: Visit[] = [];
  for (const segment of byTime) addVisit(visits, segment, home);
  const last = visits.at(-1);
  const mayBeHome = home === null && planned.length > 0 && last?.arrivedAt && !planned.includes(last.country);
  return (mayBeHome ? visits.slice(0, -1) : visits).map(({ country, entry, exit }) => ({
    country_code: country,
    entry_date: entry,
    exit_date: exit,
    destination_locations: [],
  }));
}

/** Where the first ride comes from, unless one stays there before. */
function findHome(byTime: readonly Segment[], planned: readonly string[]): string | null {
  const first = byTime.find(isRide);
  const from = first ? (countriesOf(first)[0] ?? null) : null;
  if (!first || from === null || planned.includes(from)) return null;
  const leaves = daysOf(first)[0] ?? '';
  const isStay = (segment: Segment) =>
    !isRide(segment) && (daysOf(segment)[0] ?? '') <= leaves && countriesOf(segment).includes(from);
  return byTime.some(isStay) ? null : from;
}

function addVisit(visits: Visit[], segment: Segment, home: string | null): void {
  const [from = null, to = null] = countriesOf(segment);
  const [begins, ends] = daysOf(segment);
  if (begins === null || ends === null) return;
  const last = visits.at(-1);
  if (isRide(segment) && last?.country === from) {
    const waits = Date.parse(segment.beginsAt ?? '') - Date.parse(last.arrivedAt ?? '');
    if (waits < LAYOVER_MS && to !== home) visits.pop();
    else last.exit = later(last.exit, begins);
  }
  if (to === null || (isRide(segment) && to === home && visits.length > 0)) return;
  const entry = isRide(segment) ? ends : begins;
  const arrivedAt = isRide(segment) ? segment.endsAt : null;
  const current = visits.at(-1);
  if (current?.country === to) Object.assign(current, { exit: later(current.exit, ends), arrivedAt });
  else visits.push({ country: to, entry, exit: later(entry, ends), arrivedAt });
}
