import type { CalendarDate } from '@/contract/fields';

interface Days {
  countryId: string;
  entry: CalendarDate;
  exit: CalendarDate;
}

/**
 * The stays of a trip with the days of these visits: a stay in the same country becomes longer, unless one is elsewhere in between; else the visit
 * is a stay of its own. None becomes shorter.
 */
export function growStays<Stay extends Days>(stays: readonly Stay[], visits: readonly Stay[]): Stay[] {
  return visits.reduce<Stay[]>(
    (grown, visit) => {
      const same = grown.find((stay) => stay.countryId === visit.countryId && isNext(stay, visit, grown));
      if (!same) return insertInOrder(grown, visit);
      const longer = { ...same, entry: earlier(same.entry, visit.entry), exit: later(same.exit, visit.exit) };
      return grown.map((stay) => (stay === same ? longer : stay));
    },
    [...stays],
  );
}

/** Whether nobody is in another country between the two. */
function isNext(stay: Days, visit: Days, all: readonly Days[]): boolean {
  const from = earlier(stay.exit, visit.exit);
  const to = later(stay.entry, visit.entry);
  return !all.some(
    ({ countryId, entry, exit }) => countryId !== stay.countryId && from <= entry && exit <= to,
  );
}

function insertInOrder<Stay extends Days>(stays: readonly Stay[], added: Stay): Stay[] {
  const next = stays.findIndex(({ entry }) => entry > added.entry);
  const place = next < 0 ? stays.length : next;
  return [...stays.slice(0, place), added, ...stays.slice(place)];
}

export const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);
export const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other);
