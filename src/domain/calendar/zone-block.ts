import { offsetAt } from '@/contract/zone-clock';

const DAY = 86_400_000;
const SECOND = 1000;

/**
 * What clocks in a zone do in a stretch of time, for a calendar that takes no zone by its name alone: one of them would read a time as if
 * it were told without any zone.
 */
export function writeZone(zone: string, from: number, to: number): string[] {
  const first = offsetAt(zone, from - DAY) ?? 0;
  const changes = findChanges(zone, from - DAY, to + DAY);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...writeObservance('STANDARD', '19700101T000000', first, first),
    ...changes.flatMap(({ at, before, after }) =>
      // Told by the clocks that nobody has set yet.
      writeObservance(after > before ? 'DAYLIGHT' : 'STANDARD', writeLocal(at + before), before, after),
    ),
    'END:VTIMEZONE',
  ];
}

interface Change {
  at: number;
  before: number;
  after: number;
}

/** No zone is changed twice in a day. */
function findChanges(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let day = from; day < to; day += DAY) {
    const [before, after] = [offsetAt(zone, day) ?? 0, offsetAt(zone, day + DAY) ?? 0];
    if (before !== after) changes.push({ at: findChange(zone, day, day + DAY, before), before, after });
  }
  return changes;
}

/** The first second at which clocks are no longer as before. */
function findChange(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [Math.floor(from / SECOND), Math.floor(to / SECOND)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle * SECOND) === before) low = middle;
    else high = middle;
  }
  return high * SECOND;
}

function writeObservance(name: 'STANDARD' | 'DAYLIGHT', begins: string, from: number, to: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${writeOffset(from)}`,
    `TZOFFSETTO:${writeOffset(to)}`,
    `END:${name}`,
  ];
}

function writeOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  const two = (count: number) => String(count).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** `20261120T140500`, of what clocks show, in ms as if it were UTC. */
export function writeLocal(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
}
