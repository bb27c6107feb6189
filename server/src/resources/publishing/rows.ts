import { FIRST_LANGUAGE, toTexts, type Texts } from '@/contract/translated-text';

import { queryOne, type Queryable } from '../../database/database';
import { inAllLanguages } from '../localized';

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

/** Texts as they are kept: in English in their columns, in other languages by language and column. */
export function toColumns<Column extends string>(
  written: Record<Column, string | Texts | null>,
): { english: Record<Column, string | null>; translations: Record<string, Texts> } {
  const english = {} as Record<Column, string | null>;
  const translations: Record<string, Texts> = {};
  for (const [column, said] of Object.entries<string | Texts | null>(written)) {
    const { [FIRST_LANGUAGE]: first = null, ...others } = said === null ? {} : toTexts(said);
    english[column as Column] = first;
    for (const [language, text] of Object.entries(others))
      translations[language] = { ...translations[language], [column]: text };
  }
  return { english, translations };
}

/** The texts of a row, each in all its languages. */
export function readTexts<Column extends string>(
  transaction: Queryable,
  table: 'alerts' | 'advisories' | 'entry_requirements' | 'disease_outbreaks',
  columns: readonly Column[],
  id: string,
): Promise<Record<Column, Texts>> {
  const texts = columns.map((column) => `${inAllLanguages.text('record', column)} as ${column}`);
  return queryOne(transaction, `select ${texts.join(', ')} from ${table} record where record.id = $1`, [id]);
}

const LONGEST_SLUG = 80;

/** Readable, and unlike any other by the piece of the id at its end. */
export function slugOf(headline: string | Texts, id: string): string {
  const { [FIRST_LANGUAGE]: english = '' } = toTexts(headline);
  const words = english
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG);
  return `${words}-${id.slice(0, 8)}`.replaceAll(/-+/g, '-').replace(/^-/, '');
}
