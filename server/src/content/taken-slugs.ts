import type { Queryable } from '../database/database';
import type { Fault } from './fault';
import { originOf, type Pack } from './pack';

/** A slug is part of an address: no two countries can have the same. Other records are known by theirs. */
export async function findTakenSlugs(transaction: Queryable, { records }: Pack): Promise<Fault[]> {
  const stored = await transaction.query<{ code: string; slug: string }>(
    'select country_code as code, slug from countries',
  );
  const owners = new Map(stored.map(({ code, slug }) => [slug, code]));
  return [...records.countries.values()].flatMap((record): Fault[] => {
    const { key } = record;
    const slug = record.fields.slug;
    if (typeof slug !== 'string') return [];
    const owner = owners.get(slug) ?? key;
    owners.set(slug, owner);
    return owner === key
      ? []
      : [{ ...originOf(record, 'slug'), field: 'slug', message: `of ${key} is that of ${owner} already` }];
  });
}
