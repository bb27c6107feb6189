import type { Queryable } from '../database/database';
import { insertRows } from '../database/insert-rows';
import { COMPANY_ID, travellerId } from './sample-callers';
import { sampleId } from './sample-ids';

/** One of the traveller and one of their company, as examples: no sample alert is of these kinds and so low a risk. */
export async function loadFilters(transaction: Queryable, now: Date): Promise<void> {
  const categories = await readCategories(transaction);
  const filter = {
    risk_levels: [0],
    includes_high_for_whole_country: false,
    created_at: now,
    updated_at: now,
  };
  await insertRows(transaction, 'alert_filters', [
    {
      ...filter,
      id: sampleId('alert filter', 'demo-traveller'),
      traveller_id: travellerId('demo-traveller'),
      safety_category_id: categories.get('supplies'),
    },
    {
      ...filter,
      id: sampleId('alert filter', 'demo-company'),
      company_id: COMPANY_ID,
      safety_category_id: categories.get('air-travel'),
    },
  ]);
}

async function readCategories(transaction: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.query<{ id: string; slug: string }>(
    'select id, slug from safety_categories',
  );
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
