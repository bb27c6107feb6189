import accepts from '@fastify/accepts';
import type { FastifyInstance } from 'fastify';

import { Failure } from './failure';

/** The service speaks JSON, in both directions. */
export async function registerNegotiation(app: FastifyInstance): Promise<void> {
  await app.register(accepts);
  app.addHook('onRequest', async (request) => {
    if (request.accepts().type(['application/json']) === false) {
      throw new Failure('not-acceptable', 'Answers come as application/json only.');
    }
  });
}

/** An empty body is no body, whatever its header says; other kinds of content than JSON are refused. */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}
