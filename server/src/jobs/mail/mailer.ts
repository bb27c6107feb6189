import { createTransport } from 'nodemailer';

import { inTime } from '../../failures/in-time';

export interface Mail {
  /** The same at every attempt: whoever gets it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a click, or the mail program by itself, ends mails of this kind. */
  unsubscribeUrl: string;
}

/** `taken`: by the mail server, which answers for it from then on. `refused`: no attempt would end otherwise. */
export type MailFate = { kind: 'taken' } | { kind: 'refused'; reason: string };

export interface Mailer {
  /** Throws where it is worth another try. */
  send(mail: Mail): Promise<MailFate>;
  close(): void;
}

/** Whether the mail was taken nobody knows: it is sent again, under the same number. */
export class SendingTookTooLong extends Error {
  override readonly name = 'SendingTookTooLong';
}

export interface SmtpSettings {
  url: string;
  /** Who the mails come from, such as `Sojourn <alerts@acme.example>`. */
  from: string;
  /** Longer than this no mail takes, however busy the server seems. */
  sendingMs?: number;
}

/** Without a word of the server. */
const PATIENCE_MS = 30_000;
/** Shorter than the lease of a job by far: while one process sends, no other takes the same mail. */
const SENDING_MS = 2 * 60_000;

/** Sends over SMTP, by connections that are kept. */
export function createSmtpMailer({ url, from, sendingMs = SENDING_MS }: SmtpSettings): Mailer {
  // One connection each, so that one can be broken off without another.
  const transports = new Set<Transport>();
  const idle: Transport[] = [];
  const open = () => {
    const transport = createOwnTransport(url);
    transports.add(transport);
    return transport;
  };
  const breakOff = (transport: Transport) => {
    transports.delete(transport);
    transport.close({ force: true });
  };
  const host = hostOf(from);
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      const transport = idle.pop() ?? open();
      const sending = transport.sendMail({
        from,
        // As an object: an address that reads like a list of them stays one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      try {
        // A server that says a byte now and then is silent for no time at all, and would never be given up.
        await inTime(sending, sendingMs, () => new SendingTookTooLong('The mail server comes to no end.'));
      } catch (error) {
        if (error instanceof SendingTookTooLong) {
          breakOff(transport);
          throw error;
        }
        idle.push(transport);
        const reason = readRefusal(error);
        if (reason === null) throw error;
        return { kind: 'refused', reason };
      }
      idle.push(transport);
      return { kind: 'taken' };
    },
    close() {
      for (const transport of transports) transport.close();
    },
  };
}

type Transport = ReturnType<typeof createOwnTransport>;

function createOwnTransport(url: string) {
  return createTransport({
    pool: true,
    url,
    maxConnections: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Nothing in a mail is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function hostOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

/** A lasting answer about this mail or its address. What the server says of the sender or of itself is put right elsewhere. */
function readRefusal(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return null;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500
    ? `status ${responseCode}`
    : null;
}
