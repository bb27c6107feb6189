import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { failureFacts } from '../failures/failure-facts';
import { Failure, notFound, unavailable } from '../http/failure';
import { readId } from '../http/identifiers';
import type { App, Tools } from '../http/routes';
import { isNamed } from '../http/validators';
import type { AssetStore } from './asset-store';
import { readRange } from './byte-range';
import { secondsLeft } from './signed-address';
import { assetPath, findForm } from './staged-assets';

/** Whatever it is, it runs nowhere, and nothing of ours runs beside it. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

/** What each is called where somebody saves it, and in words. */
const FOLDERS = [
  ['photos', 'photo', 'photo.jpg'],
  ['audio', 'recording', 'recording'],
] as const;

/** Photos and recordings, to whoever has an address that was signed for them: no key is asked for, since they are fetched by what sends none. */
export function registerAssets(
  app: App,
  { database, keyRing, now }: Pick<Tools, 'database' | 'keyRing' | 'now'>,
  store: AssetStore,
): void {
  for (const [folder, what, filename] of FOLDERS)
    app.get(
      `/assets/${folder}/:asset_id/:form`,
      {
        schema: {
          hide: true,
          params: z.object({ asset_id: z.string(), form: z.string() }),
          querystring: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
        },
      },
      async (request, reply) => {
        const { asset_id, form } = request.params;
        const left = secondsLeft(keyRing, assetPath(folder, asset_id, form), request.query, now());
        if (left === null) throw new Failure('forbidden', 'This address opens nothing, or no longer.');
        const found = await findForm(database, readId(asset_id, what), form);
        if (!found) throw notFound(what);
        const tag = `"${found.digest}"`;
        void reply.headers({
          etag: tag,
          'accept-ranges': 'bytes',
          'cache-control': `private, max-age=${left}`,
          'content-disposition': `inline; filename="${filename}"`,
          'content-security-policy': NOTHING_RUNS,
        });
        if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
        const isOther = request.headers['if-range'] !== undefined && request.headers['if-range'] !== tag;
        const range = isOther ? null : readRange(request.headers.range, found.size);
        if (range === 'beyond') return refuseRange(reply, found.size);
        const bytes = await store.read(found.key, range).catch((error: unknown) => {
          request.log.error(failureFacts(error), `the ${what} can not be fetched from where it is kept`);
          throw unavailable(`The ${what} can not be fetched just now.`);
        });
        if (!bytes) throw notFound(what);
        if (range)
          void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
        return reply.type(found.type).send(bytes);
      },
    );
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${size}`).removeHeader('etag').send();
}
