import type { Queryable } from '../../database/database';

const namedItems = (remedy: 'medication' | 'vaccination') => `coalesce((
  select json_agg(json_build_object('id', item.id, 'slug', item.slug, 'name', item.name) order by item.name)
  from disease_${remedy}s link join ${remedy}s item on item.id = link.${remedy}_id
  where link.disease_id = disease.id), '[]')`;

export async function renderDiseases(transaction: Queryable, ids: readonly string[]): Promise<void> {
  await transaction.query(
    `
    with rendered as (
      select disease.id, json_build_object(
        'id', disease.id, 'slug', disease.slug,
        'created_at', wire_time(disease.created_at), 'updated_at', wire_time(disease.updated_at),
        'common_name', disease.common_name, 'scientific_name', disease.scientific_name,
        'name', disease.common_name,
        'full_name', disease.common_name || coalesce(' (' || disease.scientific_name || ')', ''),
        'occurs_where', disease.occurs_where,
        'disease_datum', json_build_object('id', disease.datum_id,
          'description', disease.description, 'transmission', disease.transmission,
          'susceptibility', disease.susceptibility, 'symptoms', disease.symptoms,
          'prevention', disease.prevention, 'treatment', disease.treatment,
          'medications', ${namedItems('medication')},
          'vaccinations', ${namedItems('vaccination')}))::text as document
      from diseases disease where disease.id = any($1::uuid[]))
    update diseases disease set document = rendered.document
    from rendered where rendered.id = disease.id and rendered.document is distinct from disease.document`,
    [ids],
  );
}

export async function renderRemedies(
  transaction: Queryable,
  remedy: 'medication' | 'vaccination',
  ids: readonly string[],
): Promise<void> {
  await transaction.query(
    `
    with rendered as (
      select id, json_build_object(
        'id', id, 'slug', slug, 'created_at', wire_time(created_at), 'updated_at', wire_time(updated_at),
        'name', name,
        '${remedy}_datum', json_build_object('id', datum_id, 'description', description, 'routine', routine,
          'schedule', schedule, 'side_effects', side_effects))::text as document
      from ${remedy}s where id = any($1::uuid[]))
    update ${remedy}s item set document = rendered.document
    from rendered where rendered.id = item.id and rendered.document is distinct from item.document`,
    [ids],
  );
}
