import type { Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { holdPublishing, renderContent } from '../resources/render-content';
import { contentId } from './content-id';
import { inOrder, type Fault } from './fault';
import type { KindName } from './kind';
import type { Pack } from './pack';
import { KINDS } from './pack-kinds';
import { planKind, type Counts, type Plan, type Surroundings } from './plan-import';
import { addHealthData, readHealthData, readIds, readStatuses } from './stored-records';
import { findTakenSlugs } from './taken-slugs';
import type { Ids } from './to-columns';

export type ImportResult =
  | { isDone: true; counts: Record<KindName, Counts> }
  /** Nothing was written. */
  | { isDone: false; faults: Fault[] };

/** Any number, the same in every process: imports go one after the other. */
const IMPORT_LOCK = 20260902;

/**
 * Writes what a pack says and the service does not say already, and renders what that changes. What the pack does not
 * mention stays as it is, fields and records alike. Nothing is written before all is known to fit, and where it does not, all that is wrong is told of at once.
 */
export async function importPack(
  transaction: Queryable,
  pack: Pack,
  now: () => Date,
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<ImportResult> {
  await transaction.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const surroundings = { ...(await lookAround(transaction, pack)), now: now() };
  const plans: Plan[] = [];
  for (const kind of KINDS) plans.push(await planKind(transaction, kind, pack, surroundings));
  const taken = await findTakenSlugs(transaction, pack);
  const faults = [...pack.faults, ...plans.flatMap((plan) => plan.faults), ...taken];
  if (faults.length > 0) return { isDone: false, faults: inOrder(faults) };
  const counts = Object.fromEntries(plans.map((plan) => [plan.kind.name, plan.counts]));
  const result = { isDone: true, counts: counts as Record<KindName, Counts> } as const;
  const isNews = plans.some(({ rows }) => rows.length > 0);
  if (isDryRun || !isNews) return result;
  for (const plan of plans) await writeRows(transaction, plan, surroundings.ids);
  await holdPublishing(transaction);
  const renewed = await renderContent(
    transaction,
    Object.fromEntries(plans.map(({ kind, rows }) => [kind.table, rows.map(({ id }) => id as string)])),
  );
  // The very last: by now it may be minutes after the moment that the rows themselves say.
  await stampForSince(transaction, renewed, now());
  return result;
}

/**
 * Whoever asks for what has changed since goes back a minute behind the answer before, which is no use against an import that takes longer:
 * it is seen all at once, when it is committed. So what is told otherwise from then on is stamped when all else is written. Trips and
 * countries show comments and what they are about, and countries their flags: those are told of too.
 */
async function stampForSince(
  transaction: Queryable,
  renewed: ReadonlyMap<string, string[]>,
  now: Date,
): Promise<void> {
  for (const [table, column] of [
    ['countries', 'told_at'],
    ['country_data', 'commented_at'],
  ] as const) {
    const ids = renewed.get(table) ?? [];
    if (ids.length === 0) continue;
    await transaction.query(`update ${table} set ${column} = $2 where id = any($1::uuid[])`, [ids, now]);
  }
}

/** What is stored, and what the pack brings. */
async function lookAround(
  transaction: Queryable,
  pack: Pack,
): Promise<Pick<Surroundings, 'ids' | 'statuses'>> {
  const ids: Ids = new Map();
  for (const kind of KINDS) {
    const brought = [...pack.records[kind.name].keys()].map(
      (key) => [key, contentId(kind.word, key)] as const,
    );
    ids.set(kind.name, new Map([...brought, ...(await readIds(transaction, kind))]));
  }
  const countries = [...(ids.get('countries')?.keys() ?? [])];
  const healthData = countries.map((code) => [code, contentId('country datum', code)] as const);
  ids.set('health-data', new Map([...healthData, ...(await readHealthData(transaction))]));
  const statuses = new Map<string, unknown>(await readStatuses(transaction));
  for (const [code, { fields }] of pack.records.countries)
    if (fields.travel_status !== undefined) statuses.set(code, fields.travel_status);
  return { ids, statuses };
}

async function writeRows(transaction: Queryable, { kind, rows }: Plan, ids: Ids): Promise<void> {
  if (rows.length === 0) return;
  if (kind.name === 'health-comments') await addHealthData(transaction, rows, ids);
  const links = Object.entries(kind.fields).flatMap(([name, field]) =>
    field.as === 'links' ? [{ name, ...field }] : [],
  );
  const own = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !links.some(({ name }) => name === column))),
  );
  await insertRows(transaction, kind.table, own, { replace: true });
  for (const { name, table, own: owner, other, to } of links) {
    const linked = rows.filter((row) => name in row);
    await transaction.query(`delete from ${table} where ${owner} = any($1::uuid[])`, [
      linked.map(({ id }) => id),
    ]);
    const pairs = linked.flatMap((row) =>
      (row[name] as string[]).map((key) => ({ [owner]: row.id, [other]: ids.get(to)?.get(key) })),
    );
    await insertRows(transaction, table, pairs);
  }
}
