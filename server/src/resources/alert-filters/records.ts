import type { RecordShape, Records } from '../records';
import type { Owner } from './owners';

const SAFETY_CATEGORY: RecordShape = {
  row: 'category',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', category.id, 'created_at', wire_time(category.created_at), 'updated_at', wire_time(category.updated_at),
    'slug', category.slug, 'name', ${localized.text('category', 'name')})`,
};

export const SAFETY_CATEGORY_RECORDS = {
  ...SAFETY_CATEGORY,
  from: 'safety_categories category',
  where: 'true',
  order: 'category.position',
  filters: {},
} satisfies Records;

/** Of the owner `$1`. */
export const alertFilterRecords = ({ column }: Owner) =>
  ({
    row: 'filter',
    isTranslated: false,
    document: () => `json_build_object(
      'id', filter.id, 'created_at', wire_time(filter.created_at), 'updated_at', wire_time(filter.updated_at),
      'risk_levels', filter.risk_levels, 'safety_category_id', filter.safety_category_id,
      'includes_high_for_whole_country', filter.includes_high_for_whole_country)`,
    from: 'alert_filters filter',
    where: `filter.${column} = $1`,
    order: 'filter.created_at, filter.id',
    filters: {},
  }) satisfies Records;
