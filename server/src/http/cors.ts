import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Browsers on the allowed origins may use every method, and read every header that clients act on. */
export async function registerCors(app: FastifyInstance, allowedOrigins: string[]): Promise<void> {
  await app.register(cors, {
    origin: allowedOrigins.includes('*') ? '*' : allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'Content-Language',
      'Data-Revision',
      'Date',
      'ETag',
      'Link',
      'Retry-After',
      'Sample-Data',
      'Total-Count',
      // Of pages, as version 2 names them.
      'total',
      'total-pages',
      'per-page',
      'page-number',
    ],
    maxAge: 86_400,
    // An OPTIONS request that is not a preflight is a question like any other; strictly it would be answered in plain text.
    strictPreflight: false,
  });
}
