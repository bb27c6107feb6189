import type { Reader, Transaction } from './store-database';

/** What an entry carries beside its payload. */
export interface Bytes {
  /** Such as `image/jpeg`. */
  type: string;
  /** In Base64: so they go over the wire, and every engine and every rescue can hold them. */
  content: string;
}

/** A photo of 1600 pixels has no more. More would fill the phone, and never get through where the line is slow. */
export const MOST_BYTES = 600 * 1024;

/** A mail with a few pages attached to it, as the service takes it. */
export const MOST_MAIL_BYTES = 4.5 * 1024 * 1024;

export class TooLargeError extends Error {
  constructor(readonly size: number) {
    super(`${size} bytes are more than an entry may carry`);
  }
}

export function sizeOf({ content }: Bytes): number {
  const padding = /=*$/.exec(content)?.[0].length ?? 0;
  return (content.length * 3) / 4 - padding;
}

export function mayBeCarried(bytes: Bytes, most = MOST_BYTES): boolean {
  return sizeOf(bytes) <= most;
}

/** Throws where they are too large. They leave with the entry, however that leaves. */
export async function addBytes(
  transaction: Transaction,
  entryId: string,
  bytes: Bytes,
  most: number,
): Promise<void> {
  if (!mayBeCarried(bytes, most)) throw new TooLargeError(sizeOf(bytes));
  await transaction.run('insert into outbox_bytes (entry_id, type, content) values (?, ?, ?)', [
    entryId,
    bytes.type,
    bytes.content,
  ]);
}

export async function getBytes(reader: Reader, entryId: string): Promise<Bytes | null> {
  return reader.first<Bytes>('select type, content from outbox_bytes where entry_id = ?', [entryId]);
}
