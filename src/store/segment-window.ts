import type { Segment } from '@/contract/segment';

import { downloadNames } from './download-kinds';
import { currentId } from './ids-made-here';
import { idOf } from './outbox-kinds';
import { listWaitingSegments, withWaiting } from './segments';
import type { Reader } from './store-database';

/** What of a trip's bookings the timeline shows first. */
export interface SegmentWindow {
  /** In no order. */
  segments: Segment[];
  /** That whose beginning is the last to show: what comes after it is not all read. Null where all of it is. */
  lastId: string | null;
  /** How many lines lie before, all of them over. */
  before: number;
}

interface Wanted {
  now: number;
  /** How many from the first that is not over; null for all that there is. */
  limit: number | null;
}

/** Whatever calendars say, what comes so long before something else stands under an earlier day. */
const APART = 2 * 86_400_000;
/** Before anything that tells a time. */
const FIRST = 0;

/**
 * So many of a trip's bookings, from the first that is not over, or from the beginning where all of it is; and all that tells no time. The
 * others are not looked at, but for how many lines lie before.
 */
export async function listTripWindow(
  reader: Reader,
  tripId: string,
  { now, limit }: Wanted,
): Promise<SegmentWindow> {
  const id = await currentId(reader, tripId);
  const download = downloadNames.tripSegments(id);
  const open = limit === null ? null : await findOpen(reader, download, now);
  const from = open?.begins ?? FIRST;
  const behind = await listBehind(reader, download, from);
  const ahead = await listAhead(reader, download, from, limit);
  const shown = limit === null ? ahead : ahead.slice(0, limit);
  const waiting = await listWaitingSegments(reader, id);
  // What waits is shown as the traveller left it, wherever it stood before.
  const changed = waiting.map(idOf);
  const rows = await reader.all<{ record: string }>(
    `select segments.record from members join segments on segments.id = members.item_id
     where members.download = ?1 and members.item_id in (select value from json_each(?2))`,
    [download, JSON.stringify([...behind.ids, ...shown, ...changed])],
  );
  return {
    segments: withWaiting(rows, waiting),
    lastId: ahead.length > shown.length ? (shown.at(-1) ?? null) : null,
    before: behind.lines - (await countLines(reader, download, changed, behind)),
  };
}

/** The first that is not over; null where all of it is. */
function findOpen(reader: Reader, download: string, now: number): Promise<{ begins: number } | null> {
  return reader.first(
    `select begins from members where download = ?1 and begins >= ${FIRST} and (until is null or until > ?2)
     order by begins limit 1`,
    [download, now],
  );
}

interface Behind {
  /** Of what tells no time, of what is only just over and of what comes last before that. */
  ids: string[];
  /** How many lines those have that are not among them. */
  lines: number;
  /** Whatever has its last line before this is not among them. */
  since: number;
}

async function listBehind(reader: Reader, download: string, from: number): Promise<Behind> {
  const since = from - APART;
  const near = await reader.all<{ item_id: string }>(
    `select item_id from members where download = ?1 and begins is not null and begins < ?2
       and (begins < ${FIRST} or last >= ?3)`,
    [download, from, since],
  );
  // What lies between it and the first that is shown is told with that.
  const nearest = await reader.first<{ item_id: string | null; own: number; last: number; all: number }>(
    `select item_id, lines as own, max(last) as last, sum(lines) as "all" from members
     where download = ?1 and begins >= ${FIRST} and begins < ?2 and last < ?3`,
    [download, from, since],
  );
  const ids = near.map(({ item_id }) => item_id);
  if (!nearest?.item_id) return { ids, lines: 0, since };
  return { ids: [...ids, nearest.item_id], lines: nearest.all - nearest.own, since };
}

async function listAhead(
  reader: Reader,
  download: string,
  from: number,
  limit: number | null,
): Promise<string[]> {
  const rows = await reader.all<{ item_id: string }>(
    `select item_id from members where download = ?1 and begins is not null and begins >= ?2
     order by begins limit ?3`,
    [download, from, limit === null ? -1 : limit + 1],
  );
  return rows.map(({ item_id }) => item_id);
}

/** Of those that were counted as lying behind and are read all the same. */
async function countLines(
  reader: Reader,
  download: string,
  ids: readonly string[],
  behind: Behind,
): Promise<number> {
  const counted = ids.filter((id) => !behind.ids.includes(id));
  if (counted.length === 0) return 0;
  const row = await reader.first<{ lines: number }>(
    `select coalesce(sum(lines), 0) as lines from members where download = ?1 and last < ?2 and begins >= ${FIRST}
       and item_id in (select value from json_each(?3))`,
    [download, behind.since, JSON.stringify(counted)],
  );
  return row?.lines ?? 0;
}
