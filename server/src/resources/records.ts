import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Queryable } from '../database/database';
import type { Languages } from '../http/content-language';
import { readLocalized, sendDocument } from '../http/documents';
import type { Lookup } from '../http/identifiers';
import { findPage, sendPage, type PageQuery } from '../http/pagination';
import { readAll, readPage, type Columns, type Filters, type List } from './lists';
import { localizeFor } from './rendered-documents';
import type { Localized } from './localized';

/** How a kind of record leaves the service, put together when it is read. */
export interface RecordShape {
  /** What its rows are called in SQL. */
  row: string;
  /** SQL for the record as JSON. */
  document: (localized: Localized) => string;
  /** Whether its texts are content, which has translations; else they are the words of whoever wrote them. */
  isTranslated: boolean;
}

/** A list of such records. */
export type Records<Taken extends Filters = Filters> = RecordShape & List<Taken>;

interface RecordRow {
  document: string;
  spoken: string | null;
}

const columnsOf =
  ({ row, document, isTranslated }: RecordShape, languages: Languages): Columns =>
  (place) => {
    const { localized, values } = localizeFor(isTranslated ? languages : [], place);
    return {
      columns: `(${document(localized)})::text as document, ${isTranslated ? spokenBy(row, languages, place) : 'null'} as spoken`,
      values,
    };
  };

/** SQL: the language that the texts of a row came to be in. */
function spokenBy(row: string, languages: Languages, place: number): string {
  if (languages === 'all') return 'null';
  return languages.length === 0 ? `'en'` : `language_of(${row}.translations, $${place}::text[])`;
}

/** Sends a list, or a page of it: which records, in which order, in whose language, with its links and numbers. */
export async function sendRecords(
  database: Queryable,
  request: FastifyRequest & { query: Partial<PageQuery> },
  reply: FastifyReply,
  records: Records,
  values: readonly unknown[],
  query: Partial<PageQuery> & Record<string, unknown> = request.query,
): Promise<FastifyReply> {
  const { readerLanguages } = request;
  const asked = { values, query };
  const columns = columnsOf(records, readerLanguages);
  const page = findPage(query);
  const rows = page
    ? sendPage(request, reply, page, await readPage<RecordRow>(database, records, asked, page, columns))
    : await readAll<RecordRow>(database, records, asked, columns);
  const document = `[${rows.map((row) => row.document).join(',')}]`;
  if (!records.isTranslated) return sendDocument(reply, document);
  const languages = [...new Set(rows.map(({ spoken }) => spoken ?? 'en'))].sort();
  const spoken = readerLanguages === 'all' ? null : languages.join(', ') || 'en';
  return sendDocument(reply, { document, spoken });
}

/** Sends the record that a caller named; whoever named none of them gets a 404. What `where` needs `further` stands at `$2`, `$3` … */
export async function sendRecord(
  database: Queryable,
  request: FastifyRequest,
  reply: FastifyReply,
  records: Records,
  what: string,
  lookup: Lookup,
  further: readonly unknown[] = [],
): Promise<FastifyReply> {
  const { columns, values } = columnsOf(records, request.readerLanguages)(2 + further.length);
  const found = await readLocalized(
    database,
    what,
    `select ${columns} from ${records.from} where ${records.row}.${lookup.column} = $1 and (${records.where})`,
    [lookup.value, ...further, ...values],
  );
  return sendDocument(reply, records.isTranslated ? found : found.document);
}
