import { EntryQuery } from '@/contract/entry-query';

import { VACCINATION_RECORDS } from '../health-library/records';
import type { Filters } from '../lists';
import { namedCountry, namedDivision } from '../named-places';
import type { RecordShape, Records } from '../records';
import type { RuleKind } from './rule-kinds';

const ENTRY_REQUIREMENT: RecordShape = {
  row: 'requirement',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', requirement.id, 'created_at', wire_time(requirement.created_at), 'updated_at', wire_time(requirement.updated_at),
    'effective_as_of', wire_time(requirement.effective_as_of), 'type', requirement.type, 'value', requirement.value,
    'extras', requirement.extras, 'comment', ${localized.text('requirement', 'comment')},
    'references', requirement.reference_urls,
    'vaccination', (select ${VACCINATION_RECORDS.document(localized)} from vaccinations item
      where item.id = requirement.vaccination_id),
    'vaccination_id', requirement.vaccination_id,
    'origin_country', (select ${namedCountry(localized)} from countries country where country.id = requirement.origin_country_id),
    'origin_country_id', requirement.origin_country_id,
    'origin_country_division', (select ${namedDivision(localized)} from country_divisions division
      where division.id = requirement.origin_country_division_id),
    'origin_country_division_id', requirement.origin_country_division_id,
    'affected_countries', coalesce((
      select json_agg(${namedCountry(localized)} order by country.country_code)
      from entry_requirement_countries link join countries country on country.id = link.country_id
      where link.entry_requirement_id = requirement.id), '[]'),
    'affected_country_ids', coalesce((
      select json_agg(link.country_id order by link.country_id) from entry_requirement_countries link
      where link.entry_requirement_id = requirement.id), '[]'),
    'affected_country_divisions', coalesce((
      select json_agg(${namedDivision(localized)} order by division.iso_code)
      from entry_requirement_divisions link join country_divisions division on division.id = link.country_division_id
      where link.entry_requirement_id = requirement.id), '[]'),
    'affected_country_division_ids', coalesce((
      select json_agg(link.country_division_id order by link.country_division_id) from entry_requirement_divisions link
      where link.entry_requirement_id = requirement.id), '[]'))`,
};

const names = (countryId: string) => `requirement.id in (
  select named.entry_requirement_id from entry_requirement_named named where named.country_id = ${countryId}::uuid)`;

const concerns = (countryId: string) => `requirement.for_everybody or ${names(countryId)}`;
const isOf = (countryId: string) => `requirement.origin_country_id = ${countryId}::uuid`;

/** Where countries are meant, what stands here is their ids: `find-places.ts` finds them behind whatever callers write. */
const filters = {
  affected_country_id: { schema: EntryQuery.shape.affected_country_id, where: names },
  origin_country_id: { schema: EntryQuery.shape.origin_country_id, where: isOf },
  types: {
    schema: EntryQuery.shape.types,
    where: (value) => `requirement.type = any(string_to_array(${value}, ',')::smallint[])`,
  },
  nationality: { schema: EntryQuery.shape.nationality, where: concerns },
  destination: { schema: EntryQuery.shape.destination, where: isOf },
  departure: { schema: EntryQuery.shape.departure, where: concerns },
  destination_country_division: {
    schema: EntryQuery.shape.destination_country_division,
    // What the whole country asks is asked there too.
    where: (value) => `requirement.origin_country_division_id = ${value}::uuid or (
      requirement.origin_country_division_id is null
      and requirement.origin_country_id = (select country_id from country_divisions where id = ${value}::uuid))`,
  },
  destination_airport: { schema: EntryQuery.shape.destination_airport, where: isOf },
  departure_airport: { schema: EntryQuery.shape.departure_airport, where: concerns },
  destination_lat: { schema: EntryQuery.shape.destination_lat, where: isOf },
  destination_lng: { schema: EntryQuery.shape.destination_lng, where: isOf },
  departure_lat: { schema: EntryQuery.shape.departure_lat, where: concerns },
  departure_lng: { schema: EntryQuery.shape.departure_lng, where: concerns },
  vaccinated: {
    schema: EntryQuery.shape.vaccinated,
    // Whoever is vaccinated has what type 6 asks for; which vaccines are accepted (10) is nothing to the others.
    where: (value) => `requirement.type <> case when ${value} in ('true', '1') then 6 else 10 end`,
  },
} satisfies Filters;

/** Of the kind `$1`. */
export const ENTRY_REQUIREMENT_RECORDS = {
  ...ENTRY_REQUIREMENT,
  from: 'entry_requirements requirement',
  where: 'requirement.kind = $1::text',
  order: 'requirement.origin_country_id, requirement.type, requirement.effective_as_of desc, requirement.id',
  filters,
} satisfies Records;

/** Of the kind `$1`, imposed by the country `$2`. */
export const COUNTRY_ENTRY_REQUIREMENT_RECORDS = {
  ...ENTRY_REQUIREMENT_RECORDS,
  where: 'requirement.kind = $1::text and requirement.origin_country_id = $2',
  filters: {},
} satisfies Records;

/** For one of them, which is found by its id. */
export const recordsOfKind = (kind: RuleKind['kind']) =>
  ({ ...ENTRY_REQUIREMENT_RECORDS, where: `requirement.kind = '${kind}'` }) satisfies Records;
