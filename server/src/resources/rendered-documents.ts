import type { Queryable } from '../database/database';
import type { Languages } from '../http/content-language';
import { inAllLanguages, inEnglish, inLanguages, type Localized } from './localized';

export type RenderedTable =
  | 'medications'
  | 'vaccinations'
  | 'diseases'
  | 'countries'
  | 'country_data'
  | 'hospitals'
  | 'alerts'
  | 'advisories';

/** A kind of record that is kept as it leaves the service: in English in its own table, in its other languages beside it. */
export interface Rendered {
  table: RenderedTable;
  /** What its rows are called in the SQL below. */
  row: string;
  /** SQL for the record as JSON; its short form stands in `short_document`. */
  document: (localized: Localized) => string;
  shortDocument?: (localized: Localized) => string;
  /** SQL for the languages of a row, as a set; those of its own translations unless told. */
  languages?: string;
}

/** Renders these records in all their languages; gives the ids of those that are not what they were. */
export async function renderDocuments(
  transaction: Queryable,
  rendered: Rendered,
  ids: readonly string[],
): Promise<string[]> {
  const { table, row, document, shortDocument } = rendered;
  const forms = (localized: Localized) =>
    [
      `(${document(localized)})::text as document`,
      ...(shortDocument ? [`(${shortDocument(localized)})::text as short_document`] : []),
    ].join(', ');
  const columns = shortDocument ? ['document', 'short_document'] : ['document'];
  const listOf = (owner: string) => columns.map((column) => `${owner}.${column}`).join(', ');
  const taken = (from: string) => columns.map((column) => `${column} = ${from}.${column}`).join(', ');
  const english = await transaction.query<{ id: string }>(
    `with rendered as (
       select ${row}.id, ${forms(inEnglish)} from ${table} ${row} where ${row}.id = any($1::uuid[]))
     update ${table} kept set ${taken('rendered')}
     from rendered where rendered.id = kept.id and (${listOf('rendered')}) is distinct from (${listOf('kept')})
     returning kept.id`,
    [ids],
  );
  const others = await transaction.query<{ id: string }>(
    `with rendered as (
       select ${row}.id, said.language, ${forms(inLanguages('array[said.language]'))}
       from ${table} ${row}
       cross join lateral (${languagesOf(rendered)}) said(language)
       where ${row}.id = any($1::uuid[])),
     gone as (
       delete from ${table}_said kept where kept.record_id = any($1::uuid[]) and not exists (
         select 1 from rendered where rendered.id = kept.record_id and rendered.language = kept.language)
       returning kept.record_id),
     written as (
       insert into ${table}_said as kept (record_id, language, ${columns.join(', ')})
       select id, language, ${columns.join(', ')} from rendered
       on conflict (record_id, language) do update set ${taken('excluded')}
       where (${listOf('kept')}) is distinct from (${listOf('excluded')})
       returning kept.record_id)
     select record_id as id from gone union select record_id from written`,
    [ids],
  );
  const changed = new Set(english.map(({ id }) => id));
  const onlyElsewhere = others.map(({ id }) => id).filter((id) => !changed.has(id));
  // Revisions rise with writes to the records themselves.
  if (onlyElsewhere.length > 0)
    await transaction.query(`update ${table} set document = document where id = any($1::uuid[])`, [
      onlyElsewhere,
    ]);
  return [...changed, ...onlyElsewhere];
}

const languagesOf = ({ row, languages }: Rendered) =>
  languages ?? `select jsonb_object_keys(${row}.translations)`;

/** Those that were translated by a version which did not tell it yet. */
export async function listUnsaid(transaction: Queryable, rendered: Rendered): Promise<string[]> {
  const { table, row } = rendered;
  const rows = await transaction.query<{ id: string }>(
    `select ${row}.id from ${table} ${row}
     where exists (${languagesOf(rendered)})
       and not exists (select 1 from ${table}_said kept where kept.record_id = ${row}.id)`,
  );
  return rows.map(({ id }) => id);
}

/** How a statement tells a kind of record to whoever reads these languages. */
export interface Telling {
  /** SQL for the document of a row. */
  document: string;
  shortDocument: string;
  /** SQL that follows the row's table in the `from`. */
  join: string;
  /** SQL for the language of one row, or of several. */
  spoken: string;
  spokenOfAll: string;
  /** What the statement's values are followed by. */
  values: readonly unknown[];
}

/** `place` is the number of the statement's next value. */
export function tell(rendered: Rendered, languages: Languages, place: number): Telling {
  const { table, row, document, shortDocument } = rendered;
  if (languages === 'all') {
    const spoken = 'null';
    return {
      document: `(${document(inAllLanguages)})::text`,
      shortDocument: `(${(shortDocument ?? document)(inAllLanguages)})::text`,
      join: '',
      spoken,
      spokenOfAll: spoken,
      values: [],
    };
  }
  if (languages.length === 0) {
    return {
      document: `${row}.document`,
      shortDocument: `${row}.short_document`,
      join: '',
      spoken: `'en'`,
      spokenOfAll: `'en'`,
      values: [],
    };
  }
  const said = `${row}_said`;
  const columns = `kept.language, kept.document${shortDocument ? ', kept.short_document' : ''}`;
  const spoken = `coalesce(${said}.language, 'en')`;
  return {
    document: `coalesce(${said}.document, ${row}.document)`,
    shortDocument: `coalesce(${said}.short_document, ${row}.short_document)`,
    join: `left join lateral (
      select ${columns} from ${table}_said kept
      where kept.record_id = ${row}.id and kept.language = any($${place}::text[])
      order by array_position($${place}::text[], kept.language) limit 1) ${said} on true`,
    spoken,
    spokenOfAll: `coalesce(string_agg(distinct ${spoken}, ', '), 'en')`,
    values: [languages],
  };
}

/** For what is put together when it is read. `place` is the number of the statement's next value. */
export function localizeFor(
  languages: Languages,
  place: number,
): { localized: Localized; values: readonly unknown[] } {
  if (languages === 'all') return { localized: inAllLanguages, values: [] };
  if (languages.length === 0) return { localized: inEnglish, values: [] };
  return { localized: inLanguages(`$${place}::text[]`), values: [languages] };
}
