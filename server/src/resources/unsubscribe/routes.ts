import accepts from '@fastify/accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { queryFirst, type Database, type Queryable } from '../../database/database';
import type { MailSetting } from '../../events/event-kind';
import { settingsChanged } from '../../events/kinds/traveller-events';
import type { App, Tools } from '../../http/routes';
import { chooseLanguage, languageOf, type Language } from '../../words/languages';
import { recordTravellerEvent } from '../travellers/events';
import { PAGE_HEADERS, unsubscribePage } from './page';
import { readUnsubscribeToken } from './unsubscribe-token';

const schema = { hide: true, params: z.object({ token: z.string() }) };

/**
 * Where the link of a mail leads. Opening it changes nothing: programs that look through mails open every link. The button
 * on the page does, and so does the mail program that posts to it by itself (RFC 8058).
 */
export async function registerUnsubscribe(app: App, { database, keyRing, now }: Tools): Promise<void> {
  await app.register(async (room: App) => {
    await room.register(accepts);
    // A form, of whichever kind: all that it says stands in the address.
    room.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));

    room.get('/unsubscribe/:token', { schema }, async (request, reply) => {
      const claim = readUnsubscribeToken(keyRing, request.params.token);
      if (!claim) return answerBroken(request, reply);
      const language = await findLanguage(database, claim.travellerId);
      return reply.headers(PAGE_HEADERS).send(unsubscribePage(language ?? preferred(request), 'question'));
    });

    room.post('/unsubscribe/:token', { schema }, async (request, reply) => {
      const claim = readUnsubscribeToken(keyRing, request.params.token);
      if (!claim) return answerBroken(request, reply);
      await endMails(database, claim, now());
      const language = await findLanguage(database, claim.travellerId);
      // Also where the traveller is gone: they get no more mails.
      return reply.headers(PAGE_HEADERS).send(unsubscribePage(language ?? preferred(request), 'done'));
    });
  });
}

function preferred(request: FastifyRequest): Language {
  return chooseLanguage(request.accepts().languages()) ?? 'en';
}

function answerBroken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers(PAGE_HEADERS)
    .send(unsubscribePage(preferred(request), 'broken'));
}

async function findLanguage(database: Queryable, travellerId: string): Promise<Language | null> {
  const row = await queryFirst<{ language: Language }>(
    database,
    `select ${languageOf('traveller')} as language from travellers traveller where id = $1`,
    [travellerId],
  );
  return row?.language ?? null;
}

async function endMails(
  database: Database,
  { travellerId, setting }: { travellerId: string; setting: MailSetting },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const changed = await queryFirst<{ id: string; companyId: string }>(
      transaction,
      `update travellers set ${setting} = false, updated_at = $2 where id = $1 and ${setting} and deleted_at is null
       returning id, company_id as "companyId"`,
      [travellerId, now],
    );
    if (changed) await recordTravellerEvent(transaction, settingsChanged, changed, now);
  });
}
