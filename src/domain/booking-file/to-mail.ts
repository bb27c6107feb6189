import { toBase64 } from '../base64';

import type { BookingFileKind } from './tell-kind';

interface BookingFile {
  kind: BookingFileKind;
  /** As the traveller knows it. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const ATTACHMENTS = {
  calendar: { type: 'text/calendar; charset=utf-8', name: 'booking.ics' },
  pass: { type: 'application/vnd.apple.pkpass', name: 'booking.pkpass' },
} as const;

/** Base64 has no such characters: it never ends a part too early. */
const BOUNDARY = '=_booking_=';
const LINE = 76;
/** Of a name. What is longer says no more. */
const MOST_CHARACTERS = 80;
/** An encoded word has 75 characters with what stands around it: so many are left for Base64. */
const WORD_BYTES = 45;

/**
 * A file as the one thing that the service takes: a mail as it is, anything else as the attachment of one. It has no date: when the file was made
 * nobody knows, and a date would be taken for that.
 */
export function toMail({ kind, name, bytes }: BookingFile): Uint8Array<ArrayBuffer> {
  if (kind === 'mail') return bytes;
  const { type, name: attachment } = ATTACHMENTS[kind];
  return new TextEncoder().encode(
    [
      'MIME-Version: 1.0',
      `Subject: ${toEncodedWords(name)}`,
      `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
      '',
      `--${BOUNDARY}`,
      `Content-Type: ${type}; name="${attachment}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${attachment}"`,
      '',
      ...toLines(toBase64(bytes)),
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  );
}

function toLines(text: string): string[] {
  return text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
}

/** Whatever stands in it, it adds no header. No character is cut in two. */
function toEncodedWords(text: string): string {
  const encoder = new TextEncoder();
  const words: string[] = [];
  let word = '';
  for (const character of Array.from(text).slice(0, MOST_CHARACTERS)) {
    if (encoder.encode(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${toBase64(encoder.encode(each))}?=`).join('\r\n ');
}
