import { addAlertFilter, listAlertFilters, removeAlertFilter } from '@/api/alert-filters';
import { unreadable, type Failure } from '@/api/failure';
import type { WriteOptions, Writing } from '@/api/writing';
import type { AlertFilter, WrittenAlertFilter } from '@/contract/alert-filter';

import type { Found } from './look-before-repeating';
import type { ForSending } from './sending';

/**
 * Makes the service's filters those that the traveller wants. What is there already is left alone, so that a repetition adds nothing twice; what
 * hides too much goes first.
 */
export async function replaceFilters(
  context: ForSending,
  travellerId: string,
  wanted: readonly WrittenAlertFilter[],
  options: WriteOptions,
): Promise<Writing<AlertFilter[]>> {
  const { client } = context;
  const found = await readFilters(context, travellerId);
  if (found.kind !== 'done') return found;
  const texts = new Set(wanted.map(toText));
  // One that is there twice is wanted once.
  const needless = found.value.filter((filter) => !texts.delete(toText(filter)));
  const missing = wanted.filter((filter) => texts.delete(toText(filter)));
  if (needless.length === 0 && missing.length === 0) return found;

  // Each has a key of its own, the same for every attempt.
  const under = (deed: string) => ({ ...options, idempotencyKey: `${options.idempotencyKey}/${deed}` });
  for (const { id } of needless) {
    const removal = await removeAlertFilter(client, travellerId, id, under(id));
    if (removal.kind !== 'done' && !isGone(removal)) return removal;
  }
  for (const filter of missing) {
    const addition = await addAlertFilter(client, travellerId, filter, under(toText(filter)));
    if (addition.kind !== 'done') return addition;
  }
  return readFilters(context, travellerId);
}

/** Whether the service's filters are those that are wanted: by themselves they don't tell whether somebody changed them since. */
export async function findFilters(
  context: ForSending,
  travellerId: string,
  wanted: readonly WrittenAlertFilter[],
): Promise<Found<AlertFilter[]>> {
  const found = await readFilters(context, travellerId);
  if (found.kind !== 'done') return found;
  const toTexts = (filters: readonly WrittenAlertFilter[]) => [...new Set(filters.map(toText))].sort().join();
  return toTexts(found.value) === toTexts(wanted)
    ? { kind: 'there', value: found.value }
    : { kind: 'unclear' };
}

async function readFilters(
  { client, signal }: ForSending,
  travellerId: string,
): Promise<Writing<AlertFilter[]>> {
  const reading = await listAlertFilters(client, travellerId, { signal });
  if (reading.kind === 'not-modified') return unreadable(304);
  return reading.kind === 'read' ? { kind: 'done', value: reading.value } : reading;
}

const isGone = (failure: Failure) => failure.kind === 'rejected' && failure.status === 404;

/** The same for two that do the same. */
const toText = (filter: WrittenAlertFilter): string =>
  [
    [...filter.risk_levels].sort().join(''),
    filter.safety_category_id ?? 'all',
    filter.includes_high_for_whole_country ? 'even-grave' : 'not-grave',
  ].join('/');
