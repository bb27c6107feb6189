import { namePattern } from './download-kinds';
import type { Reader, Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** As which kind of code it is drawn. */
export type PassFormat = 'aztec' | 'qr' | 'pdf417';

interface KeptPass {
  id: number;
  segmentId: string;
  /** ISO time. */
  keptAt: string;
}

/** One that is drawn anew. */
export interface StoredCode extends KeptPass {
  /** What stands in its code. */
  code: string;
  format: PassFormat;
}

/** One that is shown as it was photographed: nobody could read its code here. */
export interface StoredPicture extends KeptPass {
  code: null;
  width: number;
  height: number;
}

export type StoredPass = StoredCode | StoredPicture;

const SELECT =
  'select n as id, segment_id as segmentId, code, format, kept_at as keptAt, width, height from boarding_passes';

/** SQL: the bookings that the service tells of, and those that it has yet to hear of. */
const BOOKED = `select item_id from members where download glob '${namePattern('tripSegments')}'
  union all select substr(subject, length('segment/') + 1) from outbox where subject glob 'segment/*'`;

/** In the order in which they were kept: whoever travels with others has several. */
export function listPassesOfSegment(reader: Reader, segmentId: string): Promise<StoredPass[]> {
  return reader.all<StoredPass>(`${SELECT} where segment_id = ? order by n`, [segmentId]);
}

/** Those whose booking is no longer told of, which nothing else leads to. */
export function listPassesWithoutBooking(reader: Reader): Promise<StoredPass[]> {
  return reader.all<StoredPass>(`${SELECT} where segment_id not in (${BOOKED}) order by n`);
}

/** The same code again is no second pass. */
export async function keepPass(
  transaction: Transaction,
  { segmentId, code, format }: Pick<StoredCode, 'segmentId' | 'code' | 'format'>,
  { now }: Pick<WriteContext, 'now'>,
): Promise<void> {
  await transaction.run(
    `insert into boarding_passes (segment_id, code, format, kept_at) values (?, ?, ?, ?)
     on conflict (segment_id, code) do nothing`,
    [segmentId, code, format, new Date(now()).toISOString()],
  );
}

/** The same picture again is no second pass. Its content is a JPEG, in Base64. */
export async function keepPassPicture(
  transaction: Transaction,
  {
    segmentId,
    content,
    width,
    height,
  }: Pick<StoredPicture, 'segmentId' | 'width' | 'height'> & { content: string },
  { now }: Pick<WriteContext, 'now'>,
): Promise<void> {
  await transaction.run(
    `insert into boarding_passes (segment_id, kept_at, width, height, picture) select ?1, ?2, ?3, ?4, ?5
     where not exists (select 1 from boarding_passes where segment_id = ?1 and picture = ?5)`,
    [segmentId, new Date(now()).toISOString(), width, height, content],
  );
}

/** The JPEG of one that is a picture, in Base64. */
export async function getPassPicture(reader: Reader, id: number): Promise<string | null> {
  const row = await reader.first<{ picture: string | null }>(
    'select picture from boarding_passes where n = ?',
    [id],
  );
  return row?.picture ?? null;
}

export async function changePassFormat(
  transaction: Transaction,
  id: number,
  format: PassFormat,
): Promise<void> {
  await transaction.run('update boarding_passes set format = ?2 where n = ?1 and format <> ?2', [id, format]);
}

export async function removePass(transaction: Transaction, id: number): Promise<void> {
  await transaction.run('delete from boarding_passes where n = ?', [id]);
}

/** A booking may go, and come again under another id, on the very day of the flight: a pass stays for a month after it was kept. */
export async function forgetOldPasses(transaction: Transaction, today: string): Promise<void> {
  await transaction.run(
    `delete from boarding_passes where kept_at < date(?, '-30 days') and segment_id not in (${BOOKED})`,
    [today],
  );
}
