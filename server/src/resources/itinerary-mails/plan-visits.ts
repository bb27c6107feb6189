import type { CalendarDate } from '@/contract/fields';
import type { SegmentFields } from '@/contract/segment-times';
import { SEGMENT_TIMES } from '@/contract/segment-times';
import type { WrittenDestination } from '@/contract/trip';

import type { CompletedSegment } from '../segments/queries';
import { PLACES } from './complete-places';

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

const isRide = ({ kind }: Segment) => kind === 'air' || kind === 'rail' || kind === 'cruise';

/** Where the segments lead: countries in their order, without where the first ride comes from and the last goes back to. */
export function planVisits(segments: readonly Segment[]): WrittenDestination[] {
  const inOrder = [...segments].sort((one, other) =>
    (daysOf(one)[0] ?? '') < (daysOf(other)[0] ?? '') ? -1 : 1,
  );
  const byTime = inOrder.every(({ beginsAt }) => beginsAt !== null)
    ? inOrder.sort((one, other) => ((one.beginsAt ?? '') < (other.beginsAt ?? '') ? -1 : 1))
    : inOrder;
  const home = byTime[0] && isRide(byTime[0]) ? (countriesOf(byTime[0])[0] ?? null) : null;
  const visits: Visit[] = [];
  for (const segment of byTime) addVisit(visits, segment, home);
  return visits.map(({ country, entry, exit }) => ({
    country_code: country,
    entry_date: entry,
    exit_date: exit,
    destination_locations: [],
  }));
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

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
