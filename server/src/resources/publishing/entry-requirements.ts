import { randomUUID } from 'node:crypto';

import { EntryRequirement } from '@/contract/entry-requirement';
import {
  findStrayExtras,
  type EntryRequirementChange,
  type NewEntryRequirement,
  type WrittenEntryRequirement,
} from '@/contract/publishing-entry';

import { queryFirst, queryOne, type Queryable } from '../../database/database';
import { invalid, notFound } from '../../http/failure';
import { addJobs } from '../../queue/job-queue';
import { recordsOfKind } from '../entry-requirements/records';
import type { RuleKind } from '../entry-requirements/rule-kinds';
import { tellAnew } from '../entry-requirements/tell-rule';
import { findKeys, requirePartsOf } from '../find-keys';
import { inEnglish } from '../localized';
import { readTexts, replaceLinks, toColumns } from './rows';

/** What it asks and of whom: a change of anything else is no news to travellers. */
const ASKED = [
  'type',
  'value',
  'extras',
  'vaccination_id',
  'origin_country_id',
  'origin_country_division_id',
  'affected_country_ids',
  'affected_country_division_ids',
] as const;

export async function publishRule(
  transaction: Queryable,
  rule: RuleKind,
  written: NewEntryRequirement,
  now: Date,
): Promise<EntryRequirement> {
  const id = randomUUID();
  const unsaid = {
    extras: {},
    comment: null,
    references: [],
    effective_as_of: now.toISOString(),
    vaccination_id: null,
    origin_country_division_id: null,
    affected_country_ids: [],
    affected_country_division_ids: [],
  };
  const row = await toRow(transaction, rule, { ...unsaid, ...written });
  const places = COLUMNS.map((_, index) => `$${index + 4}`);
  await transaction.query(
    `insert into entry_requirements (id, created_at, updated_at, changed_at, kind, ${COLUMNS.join(', ')})
     values ($1, $2, $2, $2, $3, ${places.join(', ')})`,
    [id, now, rule.kind, ...row.values],
  );
  await saveLinks(transaction, id, row);
  await addJobs(transaction, 'match-entry-requirement', [id], now);
  return readRule(transaction, rule, id);
}

/** Travellers are told of it once more where it asks for another thing, or of others. */
export async function changeRule(
  transaction: Queryable,
  rule: RuleKind,
  id: string,
  change: EntryRequirementChange,
  now: Date,
): Promise<EntryRequirement> {
  await lockRule(transaction, rule, id);
  const before = await readRule(transaction, rule, id);
  const texts = await readTexts(transaction, 'entry_requirements', ['comment'], id);
  const comment = before.comment === null ? null : texts.comment;
  const written = { ...before, comment, ...change } as WrittenEntryRequirement;
  const row = await toRow(transaction, rule, written);
  const columns = COLUMNS.map((column, index) => `${column} = $${index + 3}`);
  await transaction.query(
    `update entry_requirements set updated_at = $2, ${columns.join(', ')} where id = $1`,
    [id, now, ...row.values],
  );
  await saveLinks(transaction, id, row);
  const after = await readRule(transaction, rule, id);
  const isNews = ASKED.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (isNews) {
    await transaction.query('update entry_requirements set changed_at = $2 where id = $1', [id, now]);
    await tellAnew(transaction, id, now);
  }
  return after;
}

export async function removeRule(transaction: Queryable, rule: RuleKind, id: string): Promise<void> {
  await lockRule(transaction, rule, id);
  await transaction.query('delete from entry_requirements where id = $1', [id]);
}

async function lockRule(transaction: Queryable, { kind, word }: RuleKind, id: string): Promise<void> {
  const row = await queryFirst(
    transaction,
    'select id from entry_requirements where id = $1 and kind = $2 for no key update',
    [id, kind],
  );
  if (!row) throw notFound(word);
}

async function readRule(transaction: Queryable, { kind }: RuleKind, id: string): Promise<EntryRequirement> {
  const { document, from, where } = recordsOfKind(kind);
  const row = await queryOne<{ document: unknown }>(
    transaction,
    `select ${document(inEnglish)} as document from ${from} where ${where} and requirement.id = $1`,
    [id],
  );
  return EntryRequirement.parse(row.document);
}

/** What is written with every change, in the order of a row's values. */
const COLUMNS = [
  'type',
  'value',
  'extras',
  'comment',
  'translations',
  'reference_urls',
  'effective_as_of',
  'vaccination_id',
  'origin_country_id',
  'origin_country_division_id',
  'for_everybody',
] as const;

interface RuleRow {
  values: readonly unknown[];
  countryIds: string[];
  divisionIds: string[];
}

/** Whatever a rule names is there, and belongs together; else each field says what is wrong with it. */
async function toRow(
  transaction: Queryable,
  { kind }: RuleKind,
  written: WrittenEntryRequirement,
): Promise<RuleRow> {
  const stray = findStrayExtras(written.type, written.extras);
  if (stray.length > 0)
    throw invalid(stray.map(({ key, message }) => ({ field: `${kind}.extras.${key}`, message })));
  const find = (of: 'country' | 'division' | 'vaccination', field: keyof WrittenEntryRequirement) =>
    findKeys(transaction, of, listOf(written[field] as string | string[] | null), `${kind}.${field}`);
  const [origin] = await find('country', 'origin_country_id');
  const states = await find('division', 'origin_country_division_id');
  requirePartsOf(origin ? [origin.id] : [], states, `${kind}.origin_country_division_id`);
  const [vaccination] = await find('vaccination', 'vaccination_id');
  const countries = await find('country', 'affected_country_ids');
  const divisions = await find('division', 'affected_country_division_ids');
  const { english, translations } = toColumns({ comment: written.comment });
  return {
    countryIds: countries.map(({ id }) => id),
    divisionIds: divisions.map(({ id }) => id),
    values: [
      written.type,
      written.value,
      JSON.stringify(written.extras),
      english.comment,
      JSON.stringify(translations),
      JSON.stringify(written.references),
      written.effective_as_of,
      vaccination?.id ?? null,
      origin?.id,
      states[0]?.id ?? null,
      countries.length + divisions.length === 0,
    ],
  };
}

const listOf = (keys: string | readonly string[] | null): readonly string[] =>
  keys === null ? [] : [keys].flat();

async function saveLinks(transaction: Queryable, id: string, row: RuleRow): Promise<void> {
  const owner = { column: 'entry_requirement_id', id };
  const countries = row.countryIds.map((country_id) => ({ country_id }));
  await replaceLinks(transaction, 'entry_requirement_countries', owner, countries);
  const divisions = row.divisionIds.map((country_division_id) => ({ country_division_id }));
  await replaceLinks(transaction, 'entry_requirement_divisions', owner, divisions);
}
