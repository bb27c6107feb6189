import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import type { FieldError, ServiceError } from '@/contract/service-error';

import { DatabaseTooSlow, DatabaseUnavailable } from '../database/answer-in-time';
import { failureFacts } from '../failures/failure-facts';
import { Failure, invalid, tooSlow, unavailable } from './failure';
import { registerProblemWords } from './problem-words';

const NOTHING_HERE = 'There is nothing at this address.';

/** One shape for every failure, and nothing of the inside in it. */
export function registerErrors(app: FastifyInstance, findMethods: MethodFinder): void {
  registerProblemWords();
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = toFailure(error);
    if (failure.status >= 500) {
      request.log.error({ ...failureFacts(error), route: request.routeOptions.url }, 'failed');
    }
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    sendFailure(reply, missingRoute(request.url.split('?')[0] ?? '', findMethods)),
  );
}

/** An address that the router can't read meets no hook and no handler: broken escapes, or an id too long to be one. */
export function answerUnreadableAddress(error: FastifyError, reply: FastifyReply): void {
  const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH';
  sendFailure(
    reply,
    tooLong
      ? new Failure('not-found', NOTHING_HERE)
      : new Failure('malformed', 'The address is not well formed.'),
  );
}

function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  return reply
    .code(failure.status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...failure.details.headers })
    .send(JSON.stringify(failureBody(failure)));
}

export function failureBody(failure: Failure): ServiceError {
  const { fields } = failure.details;
  return { error: { code: failure.code, message: failure.message, ...(fields && { fields }) } };
}

/** Whatever went wrong, in words for whoever called. */
export function toFailure(error: Error & { statusCode?: number }): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseTooSlow)
    return tooSlow('This could not be done quickly enough. Please try again soon.');
  if (error instanceof DatabaseUnavailable)
    return unavailable('The service can’t answer at the moment. Please try again soon.');
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(toFieldErrors(error.validation));
  switch (error.statusCode) {
    case 400:
      return new Failure('malformed', 'The request is not well formed: its body must be valid JSON.');
    case 413:
      return new Failure('too-large', 'The request is too large.');
    case 415:
      return new Failure('unsupported-media-type', 'Send the body as application/json.');
    default:
      if (error.statusCode !== undefined && error.statusCode < 500)
        return new Failure('malformed', 'The request is not well formed.');
      return new Failure('internal', 'Something went wrong here. Please try again later.');
  }
}

function toFieldErrors(problems: readonly { instancePath: string; message?: string }[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { instancePath, message } of problems) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    if (!byField.has(field)) byField.set(field, { field, message: message ?? 'is not valid' });
  }
  return [...byField.values()];
}

/** Finds the methods that an address takes; none says that there is no such address. */
export type MethodFinder = (path: string) => string[];

/** Remembers each route as it is added, to tell a wrong method from a wrong path. Call before any route. */
export function rememberRoutes(app: FastifyInstance): MethodFinder {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = routes.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
    for (const name of [method].flat()) known.methods.add(name);
    routes.set(url, known);
  });
  return (path) =>
    [...routes.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]);
}

function toPattern(url: string): RegExp {
  const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^${url
      .split(/:[a-z_]+/i)
      .map(literal)
      .join('[^/]+')}/?$`,
  );
}

function missingRoute(path: string, findMethods: MethodFinder): Failure {
  const allowed = [...new Set(findMethods(path))].join(', ');
  if (!allowed) return new Failure('not-found', NOTHING_HERE);
  return new Failure('method-not-allowed', `This address takes ${allowed}.`, { headers: { allow: allowed } });
}
