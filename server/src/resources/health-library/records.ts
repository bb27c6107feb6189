import type { Records } from '../records';
import type { Localized } from '../localized';
import { DISEASE_CHAPTERS } from './documents';

const fieldsOf = (row: string) => `'id', ${row}.id,
  'created_at', wire_time(${row}.created_at), 'updated_at', wire_time(${row}.updated_at)`;

const namesById = (localized: Localized, remedy: 'medication' | 'vaccination') => `coalesce((
  select json_object_agg(item.id, ${localized.text('item', 'name')} order by item.name)
  from disease_${remedy}s link join ${remedy}s item on item.id = link.${remedy}_id
  where link.disease_id = disease.id), '{}')`;

export const DISEASE_RECORDS = {
  row: 'disease',
  isTranslated: true,
  from: 'diseases disease',
  where: 'true',
  order: 'disease.slug',
  filters: {},
  document: (localized) => `json_build_object(${fieldsOf('disease')},
    'common_name', ${localized.text('disease', 'common_name')}, 'scientific_name', disease.scientific_name,
    'occurs_where', ${localized.text('disease', 'occurs_where')},
    'datum', json_build_object('id', disease.datum_id, 'company_id', null,
      ${DISEASE_CHAPTERS.map((chapter) => `'${chapter}', ${localized.text('disease', chapter)}`).join(', ')},
      'medications', ${namesById(localized, 'medication')}, 'vaccinations', ${namesById(localized, 'vaccination')}))`,
} satisfies Records;

const remedies = (table: 'medications' | 'vaccinations') =>
  ({
    row: 'item',
    isTranslated: true,
    from: `${table} item`,
    where: 'true',
    order: 'item.slug',
    filters: {},
    document: (
      localized,
    ) => `json_build_object(${fieldsOf('item')}, 'name', ${localized.text('item', 'name')},
    'datum', json_build_object('id', item.datum_id, 'company_id', null,
      'description', ${localized.text('item', 'description')}, 'routine', item.routine,
      'schedule', ${localized.text('item', 'schedule')}, 'side_effects', ${localized.text('item', 'side_effects')}))`,
  }) satisfies Records;

export const MEDICATION_RECORDS = remedies('medications');
export const VACCINATION_RECORDS = remedies('vaccinations');
