import type { Rendered } from '../said-documents';
import type { Say } from '../say';

const namedItems = (say: Say, remedy: 'medication' | 'vaccination') => `coalesce((
  select json_agg(json_build_object('id', item.id, 'slug', item.slug, 'name', ${say.text('item', 'name')})
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
  document: (say) => `json_build_object(
    'id', disease.id, 'slug', disease.slug,
    'created_at', wire_time(disease.created_at), 'updated_at', wire_time(disease.updated_at),
    'common_name', ${say.text('disease', 'common_name')}, 'scientific_name', disease.scientific_name,
    'name', ${say.text('disease', 'common_name')},
    'full_name', ${say.text('disease', 'common_name', SCIENTIFIC)},
    'occurs_where', ${say.text('disease', 'occurs_where')},
    'disease_datum', json_build_object('id', disease.datum_id,
      ${DISEASE_CHAPTERS.map((chapter) => `'${chapter}', ${say.text('disease', chapter)}`).join(', ')},
      'medications', ${namedItems(say, 'medication')},
      'vaccinations', ${namedItems(say, 'vaccination')}))`,
};

const remedies = (remedy: 'medication' | 'vaccination'): Rendered => ({
  table: `${remedy}s`,
  row: 'item',
  document: (say) => `json_build_object(
    'id', item.id, 'slug', item.slug,
    'created_at', wire_time(item.created_at), 'updated_at', wire_time(item.updated_at),
    'name', ${say.text('item', 'name')},
    '${remedy}_datum', json_build_object('id', item.datum_id,
      'description', ${say.text('item', 'description')}, 'routine', item.routine,
      'schedule', ${say.text('item', 'schedule')}, 'side_effects', ${say.text('item', 'side_effects')}))`,
});

export const MEDICATIONS = remedies('medication');
export const VACCINATIONS = remedies('vaccination');
