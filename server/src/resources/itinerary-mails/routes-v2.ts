import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AcceptedItineraryMail, ItineraryMail, ItineraryMailQuery } from '@/contract/itinerary-mail';

import type { Queryable } from '../../database/database';
import { Failure, invalid, notFound } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { App, Routes } from '../../http/routes';
import { LIMITS } from '../../itinerary/limits';
import { findOwnTravellers } from '../org-check-ins/own-travellers';
import { acceptMail } from './accept-mail';
import { getMail } from './queries';

const tags = ['Trips'];
const callers = ['user', 'company'] as const;

export const itineraryMailRoutesV2: Routes = (app, { database, write }) => {
  void app.register(async (room: App) => {
    takeMessages(room);
    room.post(
      '/itinerary_mails',
      {
        config: { callers },
        bodyLimit: LIMITS.messageBytes,
        schema: {
          tags,
          summary: 'Send a mail with bookings, as it came; they become segments of the traveller’s trips',
          consumes: ['message/rfc822'],
          querystring: ItineraryMailQuery,
          body: z.string('send the mail itself, as message/rfc822').min(1, 'is empty'),
          response: { 202: AcceptedItineraryMail },
        },
      },
      async (request, reply) =>
        write(request, reply.code(202), async (transaction, now) => {
          if (!request.isMessage)
            throw new Failure('unsupported-media-type', 'Send the mail itself, as message/rfc822.');
          const travellerId = await findRecipient(transaction, request, request.query.user_id);
          const message = Buffer.from(request.body, 'latin1');
          const byCompany = request.caller?.kind === 'company';
          return { id: await acceptMail(transaction, { travellerId, byCompany, message }, now) };
        }),
    );
  });

  app.get(
    '/itinerary_mails/:itinerary_mail_id',
    {
      // It goes on while nothing else of its traveller changes.
      config: { callers, readsOthers: true },
      schema: {
        tags,
        summary: 'What became of a mail with bookings',
        params: z.object({ itinerary_mail_id: z.string() }),
        response: { 200: ItineraryMail },
      },
    },
    async ({ params, caller, company }) => {
      const id = readId(params.itinerary_mail_id, 'mail');
      const reader = caller?.kind === 'user' ? { travellerId: caller.id } : { companyId: company.id };
      const mail = await getMail(database, id, reader);
      if (!mail) throw notFound('mail');
      return mail;
    },
  );
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its body came as a mail, and not as a text of JSON. */
    isMessage: boolean;
  }
}

/** Each byte as one character: what a mail is made of is not known before it is read. A repeat is known by a digest of it. */
function takeMessages(room: App): void {
  room.decorateRequest('isMessage', false);
  room.addContentTypeParser<Buffer>('message/rfc822', { parseAs: 'buffer' }, (request, body, done) => {
    const { user_id = '' } = request.query as { user_id?: unknown };
    request.sentBody = `${String(user_id)} ${createHash('sha256').update(body).digest('hex')}`;
    request.isMessage = true;
    done(null, body.toString('latin1'));
  });
}

/** A traveller sends their own; a company says whose it is. */
async function findRecipient(
  transaction: Queryable,
  { caller }: FastifyRequest,
  named: string | undefined,
): Promise<string> {
  if (caller?.kind === 'user') {
    if (named !== undefined && named.toLowerCase() !== caller.id) throw notFound('user');
    return caller.id;
  }
  if (named === undefined || caller?.companyId == null)
    throw invalid([{ field: 'user_id', message: 'say whose mail it is' }]);
  const id = readId(named, 'user').toLowerCase();
  const own = await findOwnTravellers(transaction, caller.companyId, [id]);
  if (!own.has(id)) throw notFound('user');
  return id;
}
