import type { ItineraryMail } from '@/contract/itinerary-mail';

import { currentId } from './ids-made-here';
import { addEntry, toEntry, type EntryOf, type OutboxRow } from './outbox';
import { idOf, type SubjectOf } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';
import type { WriteContext } from './write-context';

/** A file with bookings that the traveller gave to be read. */
export interface StoredBookingFile {
  id: string;
  /** As they know it. */
  name: string;
  /** The trip on whose screen it was chosen. Into which its bookings go the service finds by itself. */
  tripId: string | null;
  /** While the service does not have it. */
  entry: EntryOf<'booking-file'> | null;
  /** What the service made of it; null before it is read. */
  mail: ItineraryMail | null;
}

interface Row {
  id: string;
  name: string;
  trip_id: string | null;
  record: string | null;
}

interface GivenFile {
  name: string;
  tripId: string | null;
  /** The mail that it is, or is attached to, in Base64. */
  content: string;
}

const SUBJECT = 'booking-file/';
const MOST_SHOWN = 20;

function bookingFileSubject(id: string): SubjectOf<'booking-file'> {
  return `${SUBJECT}${id}`;
}

export async function giveBookingFile(
  transaction: Transaction,
  { name, tripId, content }: GivenFile,
  context: WriteContext,
): Promise<void> {
  const id = context.newId();
  const ofTrip = tripId === null ? null : await currentId(transaction, tripId);
  await transaction.run('insert into booking_files (id, name, trip_id, chosen_at) values (?, ?, ?, ?)', [
    id,
    name,
    ofTrip,
    new Date(context.now()).toISOString(),
  ]);
  await addEntry(
    transaction,
    {
      id: context.newId(),
      kind: 'booking-file',
      subject: bookingFileSubject(id),
      payload: { name },
      bytes: { type: 'message/rfc822', content },
    },
    context.now(),
  );
}

/** The newest first: whoever gives many looks at the last of them. */
export async function listBookingFiles(reader: Reader): Promise<StoredBookingFile[]> {
  const rows = await reader.all<Row>(
    `select id, name, trip_id, record from booking_files order by chosen_at desc, id limit ${MOST_SHOWN}`,
  );
  const entries = await reader.all<OutboxRow>(
    `select * from outbox where subject in (select value from json_each(?))`,
    [JSON.stringify(rows.map(({ id }) => bookingFileSubject(id)))],
  );
  const waiting = new Map(
    entries.map(toEntry).map((entry) => [idOf(entry), entry as EntryOf<'booking-file'>] as const),
  );
  return rows.map(({ id, name, trip_id: tripId, record }) => ({
    id,
    name,
    tripId,
    entry: waiting.get(id) ?? null,
    mail: record === null ? null : (JSON.parse(record) as ItineraryMail),
  }));
}

/** The service has taken it. */
export async function noteTakenMail(transaction: Transaction, id: string, mailId: string): Promise<void> {
  await transaction.run('update booking_files set mail_id = ?2 where id = ?1', [id, mailId]);
}

/** Those that the service has taken and has not said anything of yet. */
export function listMailsToAskFor(reader: Reader): Promise<{ id: string; mailId: string }[]> {
  return reader.all<{ id: string; mailId: string }>(
    `select id, mail_id as mailId from booking_files where mail_id is not null and record is null
     order by chosen_at desc limit ${MOST_SHOWN}`,
  );
}

export async function saveReadMail(transaction: Transaction, id: string, mail: ItineraryMail): Promise<void> {
  await transaction.run('update booking_files set record = ?2 where id = ?1', [id, JSON.stringify(mail)]);
}

/** The traveller has read what became of it, or gives it up. */
export async function forgetBookingFile(transaction: Transaction, id: string): Promise<void> {
  await transaction.run('delete from booking_files where id = ?', [id]);
}

/** A trip of this device has the service's id from now on. */
export async function exchangeBookingFiles(
  transaction: Transaction,
  localId: string,
  serviceId: string,
): Promise<void> {
  await transaction.run('update booking_files set trip_id = ? where trip_id = ?', [serviceId, localId]);
}

/** Nobody has asked after them for a month. What waits to be sent stays, however old. */
export async function forgetOldBookingFiles(transaction: Transaction, today: string): Promise<void> {
  await transaction.run(
    `delete from booking_files where chosen_at < date(?, '-30 days')
       and not exists (select 1 from outbox where subject = '${SUBJECT}' || booking_files.id)`,
    [today],
  );
}
