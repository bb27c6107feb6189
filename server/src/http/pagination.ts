import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { Failure } from './failure';

const LARGEST_PAGE = 100;
const PAGE_SIZE = 10;
/** Four links repeat both: longer ones would make headers that no client reads. */
const LONGEST_HOST = 260;
const LONGEST_ADDRESS = 2000;

const PageNumber = z.coerce.number().int().min(1, 'must be at least 1').max(1_000_000, 'is too large');
const PageLength = z.coerce
  .number()
  .int()
  .min(1, 'must be at least 1')
  .max(LARGEST_PAGE, `must be at most ${LARGEST_PAGE}`);

/** Which page of a list, and how long it is. */
export const PageQuery = z.object({
  page: PageNumber.default(1),
  per_page: PageLength.default(PAGE_SIZE),
});
export type PageQuery = z.output<typeof PageQuery>;

/** Of lists that come whole, unless somebody asks for them in pages. */
export const WholeQuery = z.object({ page: PageNumber.optional(), per_page: PageLength.optional() });

/** Null where the list is asked for whole. */
export function findPage({ page, per_page }: Partial<PageQuery>): PageQuery | null {
  if (page === undefined && per_page === undefined) return null;
  return { page: page ?? 1, per_page: per_page ?? PAGE_SIZE };
}

export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Tells of a page by `Link` (RFC 5988), `Total-Count`, and what version 2 says of it beside those; gives what is on it. */
export function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  query: PageQuery,
  { items, total }: Page<Item>,
): Item[] {
  const last = Math.max(1, Math.ceil(total / query.per_page));
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
  void reply.header('link', links.filter((part) => part !== null).join(', ')).headers({
    'total-count': String(total),
    total: String(total),
    'total-pages': String(last),
    'per-page': String(query.per_page),
    'page-number': String(query.page),
  });
  return items;
}

/** As the caller named this service; links lead back the same way. */
function ownAddress(request: FastifyRequest): string {
  const address = `${request.protocol}://${request.host}`;
  if (request.url.length > LONGEST_ADDRESS) throw new Failure('malformed', 'The address is too long.');
  if (request.host.length > LONGEST_HOST || !URL.canParse(address))
    throw new Failure('malformed', 'The Host header is not well formed.');
  return address;
}
