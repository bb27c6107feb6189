import type { FastifyRequest } from 'fastify';

import { signerAt } from '../../assets/signed-address';
import type { Tools } from '../../http/routes';
import type { Reader } from './queries';

/** Whoever asks, at this moment. */
export function createReaders({ keyRing, now }: Tools): (request: FastifyRequest) => Reader {
  return (request) => ({ languages: request.readerLanguages, sign: signerAt(keyRing, now()) });
}
