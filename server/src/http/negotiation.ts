import accepts from '@fastify/accepts';
import type { FastifyInstance } from 'fastify';

import { Failure } from './failure';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, to the letter; empty where there was none. */
    sentBody: string;
  }
}

/** The service speaks JSON, in both directions. */
export async function registerNegotiation(app: FastifyInstance): Promise<void> {
  await app.register(accepts);
  app.addHook('onRequest', async (request) => {
    if (request.accepts().type(['application/json']) === false) {
      throw new Failure('not-acceptable', 'Answers come as application/json only.');
    }
  });
}

/** Far beyond what any body needs. What is nested without end can be read, but not written again: the stack ends before. */
const DEEPEST_BODY = 64;

/** An empty body is no body, whatever its header says; other kinds of content than JSON are refused. */
export function registerBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.decorateRequest('sentBody', '');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.sentBody = body;
    if (body.trim() === '') done(null, undefined);
    else if (isTooDeep(body))
      done(new Failure('malformed', 'The request is not well formed: its body is nested too deeply.'));
    else void parseJson(request, body, done);
  });
}

function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEEPEST_BODY) return true;
  }
  return false;
}
