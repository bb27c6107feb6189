import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { pageHeaders } from './page-policy';

const PAGE = 'index.html';
/** What the name of a file says about its content never becomes untrue. */
const HASHED = /[.-][0-9a-f]{32}(@\dx)?\.\w+(\.br|\.gz)?$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
/** Where nothing is a screen: an address there that leads nowhere is told as such. */
const NO_SCREENS = /^\/(_expo|api|assets|docs|health|metrics|unsubscribe)(\/|$)/;

/** The web app, from the folder of its export, at the address of the service. Every screen's address leads to its one page. */
export async function registerWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const headers = pageHeaders(readFileSync(join(folder, PAGE), 'utf8'));
  await app.register(async (room) => {
    room.addHook('onRequest', async (request, reply) => {
      // Files are compressed already. What @fastify/compress makes of the empty body of a 304 is not empty.
      request.headers['x-no-compression'] = 'true';
      const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
      void reply.headers({ ...headers, vary });
    });
    await room.register(fastifyStatic, {
      root: folder,
      // Each file is a route of its own: no address can lead out of the folder, or to what lies in it unseen.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', 'metadata.json'],
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        response.setHeader('cache-control', HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME);
      },
    });
    room.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: (request, reply) => (asksForScreen(request) ? reply.sendFile(PAGE) : reply.callNotFound()),
    });
  });
}

function asksForScreen({ url, headers }: FastifyRequest): boolean {
  return Boolean(headers.accept?.includes('text/html')) && !NO_SCREENS.test(url.split('?')[0] ?? '');
}
