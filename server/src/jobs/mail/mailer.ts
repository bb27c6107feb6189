import { createTransport } from 'nodemailer';

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

export interface SmtpSettings {
  url: string;
  /** Who the mails come from, such as `Sojourn <alerts@acme.example>`. */
  from: string;
}

/** Shorter than the lease of a job by far. */
const PATIENCE_MS = 30_000;

/** Sends over SMTP, by connections that are kept. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Nothing in a mail is fetched from anywhere.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = hostOf(from);
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
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
        return { kind: 'taken' };
      } catch (error) {
        const reason = readRefusal(error);
        if (reason === null) throw error;
        return { kind: 'refused', reason };
      }
    },
    close: () => transport.close(),
  };
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
