import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { failureFacts } from '../failures/failure-facts';
import { Failure, notFound, unavailable } from '../http/failure';
import { readId } from '../http/identifiers';
import type { App, Tools } from '../http/routes';
import { isNamed } from '../http/validators';
import type { AssetStore } from './asset-store';
import { readRange } from './byte-range';
import { findForm, photoPath } from './photos';
import { secondsLeft } from './signed-address';

/** Whatever it is, it runs nowhere, and nothing of ours runs beside it. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

/** Photos, to whoever has an address that was signed for them: no key is asked for, since pictures are fetched by what sends none. */
export function registerAssets(
  app: App,
  { database, keyRing, now }: Pick<Tools, 'database' | 'keyRing' | 'now'>,
  store: AssetStore,
): void {
  app.get(
    '/assets/photos/:asset_id/:form',
    {
      schema: {
        hide: true,
        params: z.object({ asset_id: z.string(), form: z.string() }),
        querystring: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const { asset_id, form } = request.params;
      const left = secondsLeft(keyRing, photoPath(asset_id, form), request.query, now());
      if (left === null) throw new Failure('forbidden', 'This address opens nothing, or no longer.');
      const found = await findForm(database, readId(asset_id, 'photo'), form);
      if (!found) throw notFound('photo');
      const tag = `"${found.digest}"`;
      void reply.headers({
        etag: tag,
        'accept-ranges': 'bytes',
        'cache-control': `private, max-age=${left}`,
        'content-disposition': 'inline; filename="photo.jpg"',
        'content-security-policy': NOTHING_RUNS,
      });
      if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const isOther = request.headers['if-range'] !== undefined && request.headers['if-range'] !== tag;
      const range = isOther ? null : readRange(request.headers.range, found.size);
      if (range === 'beyond') return refuseRange(reply, found.size);
      const bytes = await store.read(found.key, range).catch((error: unknown) => {
        request.log.error(failureFacts(error), 'the photo can not be fetched from where it is kept');
        throw unavailable('The photo can not be fetched just now.');
      });
      if (!bytes) throw notFound('photo');
      if (range)
        void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
      return reply.type(found.type).send(bytes);
    },
  );
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${size}`).removeHeader('etag').send();
}
