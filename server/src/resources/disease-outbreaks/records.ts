import { orAll } from '../lists';
import { namedCountry, namedDivision } from '../named-places';
import type { RecordShape, Records } from '../records';

const OUTBREAK: RecordShape = {
  row: 'outbreak',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', outbreak.id, 'created_at', wire_time(outbreak.created_at), 'updated_at', wire_time(outbreak.updated_at),
    'disease_id', outbreak.disease_id,
    'disease', (select json_build_object('id', disease.id, 'common_name', ${localized.text('disease', 'common_name')},
      'scientific_name', disease.scientific_name) from diseases disease where disease.id = outbreak.disease_id),
    'country_id', outbreak.country_id,
    'country', (select ${namedCountry(localized)} from countries country where country.id = outbreak.country_id),
    'country_division_ids', coalesce((
      select json_agg(link.country_division_id order by link.country_division_id)
      from disease_outbreak_divisions link where link.disease_outbreak_id = outbreak.id), '[]'),
    'country_divisions', coalesce((
      select json_agg(${namedDivision(localized)} order by division.iso_code)
      from disease_outbreak_divisions link join country_divisions division on division.id = link.country_division_id
      where link.disease_outbreak_id = outbreak.id), '[]'),
    'start', wire_time(outbreak.start), 'finish', wire_time(outbreak.finish),
    'cases', outbreak.cases, 'deaths', outbreak.deaths, 'effective_as_of', wire_time(outbreak.effective_as_of),
    'comment', ${localized.text('outbreak', 'comment')}, 'references', outbreak.reference_urls)`,
};

/** SQL: the row `outbreak` goes on at a moment. */
export const goesOn = (moment: string) =>
  `(outbreak.finish is null or outbreak.finish > ${moment}::timestamptz)`;

export const OUTBREAK_RECORDS = {
  ...OUTBREAK,
  from: 'disease_outbreaks outbreak',
  where: 'true',
  order: 'outbreak.effective_as_of desc, outbreak.id',
  filters: {},
} satisfies Records;

/** One of the country `$2`. */
export const OUTBREAK_OF_COUNTRY = {
  ...OUTBREAK_RECORDS,
  where: 'outbreak.country_id = $2',
} satisfies Records;

/** Of the country `$1`: those that go on at the moment `$2`, or all of them. */
export const COUNTRY_OUTBREAK_RECORDS = {
  ...OUTBREAK_RECORDS,
  where: 'outbreak.country_id = $1 and outbreak.created_at <= $2',
  filters: { all: orAll(goesOn('$2')) },
} satisfies Records;
