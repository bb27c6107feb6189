import type { Queryable } from '../../database/database';
import { areasOf } from '../countries/areas';

/** Gives the ids of those that are not what they were. */
export async function renderAdvisories(transaction: Queryable, ids: readonly string[]): Promise<string[]> {
  const changed = await transaction.query<{ id: string }>(
    `
    with rendered as (
      select advisory.id, json_build_object(
        'id', advisory.id, 'slug', advisory.slug,
        'created_at', wire_day(advisory.created_at), 'updated_at', wire_day(advisory.updated_at),
        'headline', advisory.headline, 'body', advisory.body, 'status', advisory.status,
        'country_id', advisory.country_id,
        'country_divisions', ${areasOf('division', 'advisory')},
        'country_regions', ${areasOf('region', 'advisory')})::text as document
      from advisories advisory where advisory.id = any($1::uuid[]))
    update advisories advisory set document = rendered.document
    from rendered where rendered.id = advisory.id and rendered.document is distinct from advisory.document
    returning advisory.id`,
    [ids],
  );
  return changed.map(({ id }) => id);
}
