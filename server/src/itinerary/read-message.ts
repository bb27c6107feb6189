import PostalMime from 'postal-mime';

import { LIMITS } from './limits';
import { readInstant } from './said';

/** What a message brings that bookings may stand in. */
export interface MessageParts {
  /** Pages, those of forwarded mails too. */
  page: string;
  calendars: string[];
  /** The files of passes for a phone's wallet. */
  passes: Uint8Array[];
  /** When it was written, as it tells; null where it does not. */
  writtenAt: string | null;
  /** Mails inside of mails that were not looked into. */
  isTooDeep: boolean;
}

const isCalendar = (type: string, name: string | null | undefined) =>
  /^(text\/calendar|application\/ics)/i.test(type) || /\.ics$/i.test(name ?? '');

const isPass = (type: string, name: string | null | undefined) =>
  /^application\/vnd\.apple\.pkpass$/i.test(type) || /\.pkpass$/i.test(name ?? '');

/** Null where it is no message, or one beyond all measure. */
export async function readMessage(message: Uint8Array): Promise<MessageParts | null> {
  if (message.byteLength > LIMITS.messageBytes || countLines(message) > LIMITS.messageLines) return null;
  const mail = await parse(message);
  if (mail === null) return null;
  const decoder = new TextDecoder();
  const calendars = mail.attachments
    .filter(({ mimeType, filename }) => isCalendar(mimeType, filename))
    .slice(0, LIMITS.calendars)
    .map(({ content }) => (typeof content === 'string' ? content : decoder.decode(content)));
  const passes = mail.attachments
    .filter(({ mimeType, filename }) => isPass(mimeType, filename))
    .slice(0, LIMITS.passes)
    .map(({ content }) =>
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    );
  const isTooDeep = mail.attachments.some(({ rfc822DepthExceeded }) => rfc822DepthExceeded);
  return { page: mail.html ?? '', calendars, passes, writtenAt: readInstant(mail.date), isTooDeep };
}

function countLines(message: Uint8Array): number {
  let lines = 1;
  for (let at = message.indexOf(10); at !== -1; at = message.indexOf(10, at + 1)) lines += 1;
  return lines;
}

async function parse(message: Uint8Array) {
  try {
    return await PostalMime.parse(message, {
      maxNestingDepth: LIMITS.messageDepth,
      maxRfc822NestingDepth: LIMITS.forwardedDepth,
      maxHeadersSize: LIMITS.headerBytes,
    });
  } catch (error) {
    // Too deep, or too many headers: the parser tells of both in words alone.
    if (error instanceof Error) return null;
    throw error;
  }
}
