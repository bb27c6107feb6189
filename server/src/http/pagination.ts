import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { SinceQuery } from '@/contract/queries';

import { Failure } from './failure';

const LARGEST_PAGE = 100;
const PAGE_SIZE = 10;
/** Four links repeat both: longer ones would make headers that no client reads. */
const LONGEST_HOST = 260;
const LONGEST_ADDRESS = 2000;

export const PageQuery = SinceQuery.extend({
  page: z.coerce.number().int().min(1, 'must be at least 1').max(1_000_000, 'is too large').default(1),
  per_page: z.coerce
    .number()
    .int()
    .min(1, 'must be at least 1')
    .max(LARGEST_PAGE, `must be at most ${LARGEST_PAGE}`)
    .default(PAGE_SIZE),
});
export type PageQuery = z.output<typeof PageQuery>;

export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Sends a page with `Link` (RFC 5988) and `Total-Count`. */
export function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  query: PageQuery,
  page: Page<Item>,
): Item[] {
  const last = Math.max(1, Math.ceil(page.total / query.per_page));
  const address = ownAddress(request);
  const link = (number: number, relation: string) => {
    const url = new URL(request.url, address);
    url.searchParams.set('page', String(number));
    url.searchParams.set('per_page', String(query.per_page));
    return `<${url.href}>; rel="${relation}"`;
  };
  const links = [
    query.page < last ? link(query.page + 1, 'next') : null,
    link(last, 'last'),
    link(1, 'first'),
    query.page > 1 ? link(Math.min(query.page - 1, last), 'prev') : null,
  ];
  void reply
    .header('link', links.filter((part) => part !== null).join(', '))
    .header('total-count', String(page.total));
  return page.items;
}

/** As the caller named this service; links lead back the same way. */
function ownAddress(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (request.url.length > LONGEST_ADDRESS) throw new Failure('malformed', 'The address is too long.');
  if (request.host.length > LONGEST_HOST || !URL.canParse(address))
    throw new Failure('malformed', 'The Host header is not well formed.');
  return address;
}
