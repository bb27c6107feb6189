import { z } from 'zod';

import { queryFirst, type Queryable } from '../../database/database';
import { notFound } from '../../http/failure';
import type { App } from '../../http/routes';

/** Width in pixels; flags are drawn three wide to two high. */
const SIZES = { '': null, main: 80, list: 20 } as const;
const FLAG_FILE = /^([a-z]{2})\.svg$/;

const FIND_FLAG = `select flag.drawing from flags flag join countries country on country.id = flag.country_id
  where country.country_code = $1`;

/** Flags are public: a picture element can't send a key. */
export function registerFlags(app: App, database: Queryable): void {
  for (const [size, width] of Object.entries(SIZES)) {
    app.get(
      ['/assets/flags', size, ':file'].filter(Boolean).join('/'),
      { schema: { hide: true, params: z.object({ file: z.string() }) } },
      async (request, reply) => {
        const code = FLAG_FILE.exec(request.params.file)?.[1]?.toUpperCase() ?? '';
        const flag = await queryFirst<{ drawing: string }>(database, FIND_FLAG, [code]);
        if (!flag) throw notFound('flag');
        const { drawing } = flag;
        return reply
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=604800')
          .send(width === null ? drawing : withSize(drawing, width));
      },
    );
  }
}

function withSize(drawing: string, width: number): string {
  const height = Math.floor((width * 2) / 3);
  const bare = drawing.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) => `<svg${attributes.replace(/ (width|height)="[^"]*"/g, '')}>`,
  );
  return bare.replace('<svg', `<svg width="${width}" height="${height}"`);
}
