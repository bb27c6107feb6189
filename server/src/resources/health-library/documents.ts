import type { Rendered } from '../rendered-documents';
import type { Localized } from '../localized';

const namedItems = (localized: Localized, remedy: 'medication' | 'vaccination') => `coalesce((
  select json_agg(json_build_object('id', item.id, 'slug', item.slug, 'name', ${localized.text('item', 'name')})
    order by item.name)
  from disease_${remedy}s link join ${remedy}s item on item.id = link.${remedy}_id
  where link.disease_id = disease.id), '[]')`;

const SCIENTIFIC = `coalesce(' (' || disease.scientific_name || ')', '')`;
export const DISEASE_CHAPTERS = [
  'description',
  'transmission',
  'susceptibility',
  'symptoms',
  'prevention',
  'treatment',
];

export const DISEASES: Rendered = {
  table: 'diseases',
  row: 'disease',
  document: (localized) => `json_build_object(
    'id', disease.id, 'slug', disease.slug,
    'created_at', wire_time(disease.created_at), 'updated_at', wire_time(disease.updated_at),
    'common_name', ${localized.text('disease', 'common_name')}, 'scientific_name', disease.scientific_name,
    'name', ${localized.text('disease', 'common_name')},
    'full_name', ${localized.text('disease', 'common_name', SCIENTIFIC)},
    'occurs_where', ${localized.text('disease', 'occurs_where')},
    'disease_datum', json_build_object('id', disease.datum_id,
      ${DISEASE_CHAPTERS.map((chapter) => `'${chapter}', ${localized.text('disease', chapter)}`).join(', ')},
      'medications', ${namedItems(localized, 'medication')},
      'vaccinations', ${namedItems(localized, 'vaccination')}))`,
};

const remedies = (remedy: 'medication' | 'vaccination'): Rendered => ({
  table: `${remedy}s`,
  row: 'item',
  document: (localized) => `json_build_object(
    'id', item.id, 'slug', item.slug,
    'created_at', wire_time(item.created_at), 'updated_at', wire_time(item.updated_at),
    'name', ${localized.text('item', 'name')},
    '${remedy}_datum', json_build_object('id', item.datum_id,
      'description', ${localized.text('item', 'description')}, 'routine', item.routine,
      'schedule', ${localized.text('item', 'schedule')}, 'side_effects', ${localized.text('item', 'side_effects')}))`,
});

export const MEDICATIONS = remedies('medication');
export const VACCINATIONS = remedies('vaccination');
