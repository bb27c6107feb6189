/** What a traveller may have of a booking: the mail itself, a calendar file, or a pass of a phone's wallet. */
export type BookingFileKind = 'mail' | 'calendar' | 'pass';

/** So much of a file tells what it is. */
const HEAD_BYTES = 64 * 1024;
const ZIP = 'PK\u0003\u0004';
/** The one file that every pass has. Names in archives are not compressed. */
const PASS_PART = 'pass.json';
/** A name, a colon and what it says; a line that begins with a blank goes on with the one before. */
const HEADERS = /^(?:[!-9;-~]+:[^\n]*(?:\n[ \t][^\n]*)*\n)+\n/;
/** Every mail has one of these; a page of notes with colons has none. */
const MAIL_HEADER = /^(?:from|received|message-id|mime-version|return-path|delivered-to):/im;

/** By what is in the file: its name, and what another app calls it, may be anything. Null for what is none of them. */
export function tellKind(bytes: Uint8Array): BookingFileKind | null {
  const head = toCharacters(bytes.subarray(0, HEAD_BYTES));
  if (head.startsWith(ZIP)) return hasPart(bytes) ? 'pass' : null;
  const text = head.replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, '').replaceAll('\r\n', '\n');
  if (/^BEGIN:VCALENDAR\n/i.test(text)) return 'calendar';
  const headers = HEADERS.exec(text)?.[0];
  return headers !== undefined && MAIL_HEADER.test(headers) ? 'mail' : null;
}

/** The archive lists its parts at its end. */
function hasPart(bytes: Uint8Array): boolean {
  return toCharacters(bytes.subarray(-HEAD_BYTES)).includes(PASS_PART);
}

/** Each byte as one character: in which characters it is written is not known yet. */
function toCharacters(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  return parts.join('');
}
