import { randomUUID } from 'node:crypto';

import {
  DiseaseOutbreak,
  type NewOutbreak,
  type OutbreakChange,
  type WrittenOutbreak,
} from '@/contract/disease-outbreak';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { OUTBREAK_RECORDS } from '../disease-outbreaks/records';
import { findKeys, requirePartsOf } from '../find-keys';
import { inEnglish } from '../localized';
import { readTexts, replaceLinks, toColumns } from './rows';

const COLUMNS = [
  'disease_id',
  'country_id',
  'start',
  'finish',
  'cases',
  'deaths',
  'effective_as_of',
  'comment',
  'translations',
  'reference_urls',
] as const;

export async function publishOutbreak(
  transaction: Queryable,
  written: NewOutbreak,
  now: Date,
): Promise<DiseaseOutbreak> {
  const id = randomUUID();
  const unsaid = {
    country_division_ids: [],
    start: null,
    finish: null,
    cases: null,
    deaths: null,
    effective_as_of: now.toISOString(),
    comment: null,
    references: [],
  };
  const { values, divisionIds } = await toRow(transaction, { ...unsaid, ...written });
  const places = COLUMNS.map((_, index) => `$${index + 3}`);
  await transaction.query(
    `insert into disease_outbreaks (id, created_at, updated_at, ${COLUMNS.join(', ')})
     values ($1, $2, $2, ${places.join(', ')})`,
    [id, now, ...values],
  );
  await linkDivisions(transaction, id, divisionIds);
  return readOutbreak(transaction, id);
}

export async function changeOutbreak(
  transaction: Queryable,
  id: string,
  change: OutbreakChange,
  now: Date,
): Promise<DiseaseOutbreak> {
  await lockOutbreak(transaction, id);
  const before = await readOutbreak(transaction, id);
  const texts = await readTexts(transaction, 'disease_outbreaks', ['comment'], id);
  const comment = before.comment === null ? null : texts.comment;
  const { values, divisionIds } = await toRow(transaction, { ...before, comment, ...change });
  const columns = COLUMNS.map((column, index) => `${column} = $${index + 3}`);
  await transaction.query(
    `update disease_outbreaks set updated_at = $2, ${columns.join(', ')} where id = $1`,
    [id, now, ...values],
  );
  await linkDivisions(transaction, id, divisionIds);
  return readOutbreak(transaction, id);
}

export async function removeOutbreak(transaction: Queryable, id: string): Promise<void> {
  await lockOutbreak(transaction, id);
  await transaction.query('delete from disease_outbreaks where id = $1', [id]);
}

async function lockOutbreak(transaction: Queryable, id: string): Promise<void> {
  const sql = 'select id from disease_outbreaks where id = $1 for no key update';
  if (!(await queryFirst(transaction, sql, [id]))) throw notFound('disease outbreak');
}

async function readOutbreak(transaction: Queryable, id: string): Promise<DiseaseOutbreak> {
  const { document, from } = OUTBREAK_RECORDS;
  const row = await queryOne<{ document: unknown }>(
    transaction,
    `select ${document(inEnglish)} as document from ${from} where outbreak.id = $1`,
    [id],
  );
  return DiseaseOutbreak.parse(row.document);
}

/** Whatever it names is there, and belongs together; else each field says what is wrong with it. */
async function toRow(
  transaction: Queryable,
  written: WrittenOutbreak,
): Promise<{ values: readonly unknown[]; divisionIds: string[] }> {
  const { start, finish } = written;
  if (start !== null && finish !== null && Date.parse(finish) < Date.parse(start))
    throw invalid([{ field: 'disease_outbreak.finish', message: 'must not be before the start' }]);
  const named = (field: string) => `disease_outbreak.${field}`;
  const [disease] = await findKeys(transaction, 'disease', [written.disease_id], named('disease_id'));
  const countries = await findKeys(transaction, 'country', [written.country_id], named('country_id'));
  const field = named('country_division_ids');
  const divisions = await findKeys(transaction, 'division', written.country_division_ids, field);
  const countryIds = countries.map(({ id }) => id);
  requirePartsOf(countryIds, divisions, field);
  const { english, translations } = toColumns({ comment: written.comment });
  return {
    divisionIds: divisions.map(({ id }) => id),
    values: [
      disease?.id,
      countryIds[0],
      start,
      finish,
      written.cases,
      written.deaths,
      written.effective_as_of,
      english.comment,
      JSON.stringify(translations),
      JSON.stringify(written.references),
    ],
  };
}

function linkDivisions(transaction: Queryable, id: string, divisionIds: readonly string[]): Promise<void> {
  const owner = { column: 'disease_outbreak_id', id };
  const links = divisionIds.map((country_division_id) => ({ country_division_id }));
  return replaceLinks(transaction, 'disease_outbreak_divisions', owner, links);
}
