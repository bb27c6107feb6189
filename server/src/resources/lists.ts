import { z } from 'zod';

import { SinceQuery } from '@/contract/queries';

import { queryOne, type Queryable } from '../database/database';
import { PageQuery, WholeQuery, type Page } from '../http/pagination';

/** A parameter by which callers narrow a list. */
export interface Filter {
  /** How callers write it; it is documented by this. */
  schema: z.ZodType;
  /** SQL for the records that pass; `value` is SQL for what was written. */
  where: (value: string) => string;
  /** SQL for those that pass where nobody wrote it; all of them unless told. */
  unwritten?: string;
  /** The parameter beside which all pass where nobody wrote this one. */
  yieldsTo?: string;
  /** SQL for the order of those that pass, in front of the list's own. */
  order?: (value: string) => string;
}

export type Filters = Readonly<Record<string, Filter>>;

/** By what a list is searched, declared once: its parameters, what the documentation says of them, and its statements are made from this. */
export interface List<Taken extends Filters = Filters> {
  /** SQL: tables, under the names that the rest calls them by. */
  from: string;
  /** As much of `from` as it takes to count them; all of it unless told. */
  countedFrom?: string;
  /** SQL: whose they are, and whatever else always holds. What a route gives stands at `$1`, `$2` … */
  where: string;
  order: string;
  /** Where it comes whole: how many at the most. In pages all of them can be read. */
  most?: number;
  filters: Taken;
}

/** What a caller asks of a list: what the route knows of them, and what they wrote. */
export interface Asked {
  values: readonly unknown[];
  query: Readonly<Record<string, unknown>>;
}

/**
 * `since`: those that changed after a moment, as the SQL of a column or of a condition tells. Removed ones are told to whoever asks by it,
 * and to nobody else.
 */
export function changedSince(changed: string | ((moment: string) => string), removedAt?: string) {
  const condition = typeof changed === 'string' ? (moment: string) => `${changed} > ${moment}` : changed;
  return {
    schema: SinceQuery.shape.since,
    where: (value) => condition(`to_timestamp(${value}::bigint)`),
    ...(removedAt && { unwritten: `${removedAt} is null` }),
  } satisfies Filter;
}

/** Yes or no, in a query; some callers write them as words. */
export const YesOrNo = z.enum(['0', '1', 'false', 'true']);
export const isYes = (value: z.infer<typeof YesOrNo> | undefined) => value === '1' || value === 'true';
/** SQL: whether this value of a query says yes. */
export const saysYes = (value: string) => `${value} in ('1', 'true')`;

/** For lists that have statements of their own. */
export const AllQuery = z.object({ all: YesOrNo.optional() });

/** `all=1`: also those that are not `usual`. */
export function orAll(usual: string) {
  return {
    schema: AllQuery.shape.all,
    where: (value) => `${saysYes(value)} or ${usual}`,
    unwritten: usual,
  } satisfies Filter;
}

type QueryShape<Taken extends Filters> = { [Name in keyof Taken]: Taken[Name]['schema'] };

/** The query parameters of a list, for the schema of its route. */
export function parametersOf<Taken extends Filters>({ filters }: List<Taken>): QueryShape<Taken> {
  const schemas = Object.entries(filters).map(([name, { schema }]) => [name, schema]);
  return Object.fromEntries(schemas) as QueryShape<Taken>;
}

/** For lists that come in pages. */
export const pageQuery = <Taken extends Filters>(list: List<Taken>) => PageQuery.extend(parametersOf(list));

/** For those that come whole, unless they are asked for in pages. */
export const wholeQuery = <Taken extends Filters>(list: List<Taken>) => WholeQuery.extend(parametersOf(list));

const yields = ({ yieldsTo }: Filter, query: Asked['query']) =>
  yieldsTo !== undefined && query[yieldsTo] !== undefined;

/** SQL and values for those that a caller asked for. */
export function search({ where, filters, order }: List, { values, query }: Asked) {
  const given = [...values];
  const orders: string[] = [];
  const conditions = Object.entries(filters).flatMap(([name, filter]) => {
    const written = query[name];
    if (written === undefined) return yields(filter, query) ? [] : (filter.unwritten ?? []);
    const value = `$${given.push(written)}`;
    if (filter.order) orders.push(filter.order(value));
    return filter.where(value);
  });
  return {
    where: [where, ...conditions].map((condition) => `(${condition})`).join(' and '),
    order: [...orders, order].join(', '),
    values: given,
  };
}

/** SQL of what is read of each record. What that needs beside the list's own values stands in the statement from `place` on. */
export type Columns = (place: number) => { columns: string; values: readonly unknown[] };

export function readAll<Row extends object>(
  database: Queryable,
  list: List,
  asked: Asked,
  read: Columns,
): Promise<Row[]> {
  const { where, order, values } = search(list, asked);
  const further = read(values.length + 1);
  return database.query<Row>(
    `select ${further.columns} from ${list.from} where ${where} order by ${order}
     ${list.most === undefined ? '' : `limit ${list.most}`}`,
    [...values, ...further.values],
  );
}

export async function readPage<Row extends object>(
  database: Queryable,
  list: List,
  asked: Asked,
  { page, per_page }: PageQuery,
  read: Columns,
): Promise<Page<Row>> {
  const { from, countedFrom = from } = list;
  const { where, order, values } = search(list, asked);
  const { total } = await queryOne<{ total: number }>(
    database,
    `select count(*)::integer as total from ${countedFrom} where ${where}`,
    values,
  );
  const place = values.length + 1;
  const further = read(place + 2);
  const items = await database.query<Row>(
    `select ${further.columns} from ${from} where ${where} order by ${order} limit $${place} offset $${place + 1}`,
    [...values, per_page, (page - 1) * per_page, ...further.values],
  );
  return { items, total };
}
