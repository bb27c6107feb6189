import type { Queryable } from '../../database/database';

/** Puts these links in place of those that the owner had; each once. */
export async function replaceLinks(
  transaction: Queryable,
  table: string,
  owner: { column: string; id: string },
  links: readonly object[],
): Promise<void> {
  await transaction.query(`delete from ${table} where ${owner.column} = $1`, [owner.id]);
  const [first] = links;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `insert into ${table} (${owner.column}, ${columns})
     select $1::uuid, ${columns} from jsonb_populate_recordset(null::${table}, $2::jsonb)
     on conflict do nothing`,
    [owner.id, JSON.stringify(links)],
  );
}

const LONGEST_SLUG = 80;

/** Readable, and unlike any other by the piece of the id at its end. */
export function slugOf(headline: string, id: string): string {
  const words = headline
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG);
  return `${words}-${id.slice(0, 8)}`.replaceAll(/-+/g, '-').replace(/^-/, '');
}
