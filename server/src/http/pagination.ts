import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { SinceQuery } from '@/contract/queries';

import { queryOne, type Queryable } from '../database/database';
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

/** A list that is read in pages, as SQL. */
interface PagedList {
  columns: string;
  from: string;
  /** As much of `from` as it takes to count them; all of it unless told. */
  countedFrom?: string;
  where: string;
  order: string;
  /** Of `from` and `where`. */
  values: readonly unknown[];
  /** Of `columns` and `order` beside those; they come after the two that every page has. */
  further?: readonly unknown[];
}

/** The number of the first of a list's `further` values. */
export const furtherPlace = (values: readonly unknown[]) => values.length + 3;

export async function readPage<Row extends object>(
  database: Queryable,
  { columns, from, countedFrom = from, where, order, values, further = [] }: PagedList,
  { page, per_page }: Pick<PageQuery, 'page' | 'per_page'>,
): Promise<Page<Row>> {
  const { total } = await queryOne<{ total: number }>(
    database,
    `select count(*)::integer as total from ${countedFrom} where ${where}`,
    values,
  );
  const place = values.length;
  const items = await database.query<Row>(
    `select ${columns} from ${from} where ${where} order by ${order} limit $${place + 1} offset $${place + 2}`,
    [...values, per_page, (page - 1) * per_page, ...further],
  );
  return { items, total };
}

/** Sends a page with `Link` (RFC 5988), `Total-Count`, and what version 2 says of it beside those. */
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
  void reply.header('link', links.filter((part) => part !== null).join(', ')).headers({
    'total-count': String(page.total),
    total: String(page.total),
    'total-pages': String(last),
    'per-page': String(query.per_page),
    'page-number': String(query.page),
  });
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
