import { isDeepStrictEqual } from 'node:util';

import type { Queryable } from '../database/database';
import type { Fault } from './fault';
import type { Kind } from './kind';
import { originOf, type Pack, type PackRecord } from './pack';
import { readStored, type StoredRow } from './stored-records';
import { toColumns, type Columns, type Ids } from './to-columns';

export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
}

/** What is to be written of one kind, and what stands in the way. */
export interface Plan {
  kind: Kind;
  /** Whole rows, new ones and those that differ from what is stored. */
  rows: Record<string, unknown>[];
  counts: Counts;
  faults: Fault[];
}

export interface Surroundings {
  ids: Ids;
  /** How safe each country is, by its code: its parts are the same unless they say otherwise. */
  statuses: ReadonlyMap<string, unknown>;
  now: Date;
}

export async function planKind(
  transaction: Queryable,
  kind: Kind,
  pack: Pack,
  surroundings: Surroundings,
): Promise<Plan> {
  const records = [...pack.records[kind.name].values()];
  const plan: Plan = { kind, rows: [], counts: { added: 0, changed: 0, unchanged: 0 }, faults: [] };
  for (const record of pack.rejected[kind.name])
    sayLost(plan, record, toColumns(kind, record.fields, surroundings.ids));
  if (records.length === 0) return plan;
  const keys = records.map(({ key }) => key);
  const stored = await readStored(transaction, kind, keys);
  for (const record of records) {
    const said = toColumns(kind, record.fields, surroundings.ids);
    sayLost(plan, record, said);
    const known = stored.get(record.key);
    if (known) change(plan, known, said, surroundings);
    else add(plan, record, said, surroundings);
  }
  return plan;
}

function sayLost(plan: Plan, record: Pick<PackRecord, 'origin' | 'origins'>, { lost }: Columns): void {
  plan.faults.push(...lost.map((fault) => ({ ...originOf(record, fault.field), ...fault })));
}

function add(plan: Plan, record: PackRecord, said: Columns, { ids, statuses, now }: Surroundings): void {
  const { kind } = plan;
  const missing = kind.needed.filter(
    (field) => record.fields[field] == null && !record.unread.includes(field),
  );
  plan.faults.push(
    ...missing.map((field) => ({ ...record.origin, field, message: `of ${record.key} is missing` })),
  );
  const country = String(record.fields.country);
  plan.counts.added += 1;
  plan.rows.push({
    id: ids.get(kind.name)?.get(record.key),
    ...('travel_status' in kind.fields && { travel_status: statuses.get(country) ?? 0 }),
    ...kind.unsaid(record.key),
    ...said.columns,
    ...(hasTexts(kind) && { translations: said.translations }),
    ...(kind.isDated && { created_at: now, updated_at: now }),
  });
}

function change(plan: Plan, { row }: StoredRow, said: Columns, { now }: Surroundings): void {
  const columns = {
    ...said.columns,
    ...(hasTexts(plan.kind) && { translations: mergeTranslations(row.translations as Texts, said) }),
  };
  const isSame = Object.entries(columns).every(([column, value]) => isDeepStrictEqual(row[column], value));
  if (isSame) {
    plan.counts.unchanged += 1;
    return;
  }
  plan.counts.changed += 1;
  plan.rows.push({ ...row, ...columns, ...(plan.kind.isDated && { updated_at: now }) });
}

function hasTexts({ fields }: Kind): boolean {
  return Object.values(fields).some(({ as }) => as === 'text');
}

type Texts = Columns['translations'];

/** A text that is said anew is said in all its languages; the others stay. */
function mergeTranslations(kept: Texts, { translations, columns }: Columns): Texts {
  const languages = new Set([...Object.keys(kept), ...Object.keys(translations)]);
  const merged = [...languages].map((language) => {
    const others = Object.entries(kept[language] ?? {}).filter(([column]) => !(column in columns));
    return [language, { ...Object.fromEntries(others), ...translations[language] }] as const;
  });
  return Object.fromEntries(merged.filter(([, texts]) => Object.keys(texts).length > 0));
}
