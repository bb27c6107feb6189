import { areasOf } from '../countries/areas';
import type { Rendered } from '../rendered-documents';

export const ADVISORIES: Rendered = {
  table: 'advisories',
  row: 'advisory',
  document: (localized) => `json_build_object(
    'id', advisory.id, 'slug', advisory.slug,
    'created_at', wire_day(advisory.created_at), 'updated_at', wire_day(advisory.updated_at),
    'headline', ${localized.text('advisory', 'headline')}, 'body', ${localized.text('advisory', 'body')},
    'status', advisory.status, 'country_id', advisory.country_id,
    'country_divisions', ${areasOf('division', 'advisory', localized)},
    'country_regions', ${areasOf('region', 'advisory', localized)},
    'safety_ids', coalesce((
      select json_agg(link.safety_category_id order by link.safety_category_id)
      from advisory_safety_categories link where link.advisory_id = advisory.id), '[]'))`,
};
