import type { AddressInfo, Socket } from 'node:net';

import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

import type { Database } from '../database/database';
import type { KeyRing } from '../http/keys';
import { LIMITS } from '../itinerary/limits';
import { acceptMail } from '../resources/itinerary-mails/accept-mail';
import { findAddressee, readMailAddress } from '../resources/itinerary-mails/mail-address';
import { createMailLimits } from './mail-limits';
import { refusal, type Refused } from './refusals';

export interface MailPort {
  host: string;
  port: number;
  /** What stands behind the @ of travellers' addresses. */
  domain: string;
  /** Null where whatever stands before the service speaks TLS. */
  tls: { key: string; cert: string } | null;
}

export interface MailTools {
  database: Database;
  keyRing: KeyRing;
  now: () => Date;
  /** What became of a mail, or of an attempt to send one. */
  count(outcome: 'accepted' | Refused): void;
  onFailure(error: unknown): void;
}

export interface MailListener {
  port: number;
  close(): Promise<void>;
}

const SOCKET_MS = 60_000;
/** However slowly somebody speaks. */
const CONVERSATION_MS = 5 * 60_000;
const CLIENTS = 100;
const RECIPIENTS = 10;
/** Of one conversation: with each mail come as many commands as it has recipients, and some more. */
const IDLE_COMMANDS = 50;

/**
 * Takes mails for addresses of travellers, and for nobody else: nothing is sent on from here. Whoever sends is not known, and says what they
 * like; a mail is kept as it came, before its sender is told that it was taken.
 */
export async function listenForMails(
  { host, port, domain, tls }: MailPort,
  tools: MailTools,
): Promise<MailListener> {
  const recipients = new WeakMap<SMTPServerSession, Set<string>>();
  const limits = createMailLimits(tools.now);
  const server = new SMTPServer({
    ...(tls && { ...tls, minVersion: 'TLSv1.2' }),
    name: domain,
    banner: 'mails with bookings',
    size: LIMITS.messageBytes,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideREQUIRETLS: true,
    hideDSN: true,
    logger: false,
    maxClients: CLIENTS,
    maxRecipients: RECIPIENTS,
    maxAllowedUnauthenticatedCommands: IDLE_COMMANDS,
    socketTimeout: SOCKET_MS,
    closeTimeout: 5000,
    onMailFrom(_sender, session, done) {
      recipients.set(session, new Set());
      done();
    },
    onRcptTo({ address }, session, done) {
      answer(done, async () => {
        if (limits.isGuessing(session.remoteAddress)) return 'guessing';
        const owner = readMailAddress(tools.keyRing, address, domain);
        const id = owner && (await findAddressee(tools.database, owner));
        if (!id) {
          limits.noteWrong(session.remoteAddress);
          return 'unknown';
        }
        if (limits.isFlooded(id)) return 'flooded';
        recipients.get(session)?.add(id);
        return null;
      });
    },
    onData(stream, session, done) {
      answer(done, async () => {
        const message = await readAll(stream);
        if (message === null) return 'too_large';
        if (message.length === 0) return 'empty';
        const travellerIds = [...(recipients.get(session) ?? [])];
        await tools.database.transaction(async (transaction) => {
          for (const travellerId of travellerIds)
            await acceptMail(transaction, { travellerId, byCompany: false, message }, tools.now());
        });
        for (const id of travellerIds) limits.noteMail(id);
        tools.count('accepted');
        return null;
      });
    },
  });

  /** What can't be done now is done when its sender comes again: a mail that was not kept was not taken. */
  const answer = (done: (error?: Error) => void, work: () => Promise<Refused | null>) => {
    work()
      .catch((error: unknown): Refused => {
        tools.onFailure(error);
        return 'failed';
      })
      .then((refused) => {
        if (refused !== null) tools.count(refused);
        done(refused === null ? undefined : refusal(refused));
      })
      .catch((error: unknown) => tools.onFailure(error));
  };

  // Whoever hangs up, or speaks no SMTP, is no failure of the service.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), CONVERSATION_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Null where it is larger than anybody's bookings; the rest of it is not kept while it comes. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMITS.messageBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > LIMITS.messageBytes ? null : Buffer.concat(chunks);
}
