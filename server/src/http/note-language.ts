import type { FastifyRequest } from 'fastify';

import type { Queryable } from '../database/database';
import { chooseLanguage } from '../words/languages';

/**
 * Remembers in which language a traveller writes to the service: messages come in the same. With writes only, and after all
 * else that they do: like every write it takes what belongs to a traveller first, and then the traveller.
 */
export async function noteLanguage(
  transaction: Queryable,
  request: Pick<FastifyRequest, 'accepts' | 'caller'>,
): Promise<void> {
  if (request.caller?.kind !== 'user') return;
  const language = chooseLanguage(request.accepts().languages());
  if (language === null) return;
  await transaction.query(
    'update travellers set spoken_language = $2 where id = $1 and spoken_language is distinct from $2',
    [request.caller.id, language],
  );
}
