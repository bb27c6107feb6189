import { whatIsHeardOf } from '../alert-filters/what-is-heard-of';
import { areasOf } from '../countries/areas';
import { countriesAmong } from '../countries/records';
import type { RecordShape, Records } from '../records';
import { COUNTRY_ADVISORIES, OPEN } from './queries';

const areaIdsOf = (kind: 'division' | 'region') => `coalesce((
  select json_agg(link.country_${kind}_id order by link.country_${kind}_id) from advisory_${kind}s link
  where link.advisory_id = advisory.id), '[]')`;

const ADVISORY: RecordShape = {
  row: 'advisory',
  isTranslated: true,
  document: (localized) => `json_build_object(
    'id', advisory.id,
    'created_at', wire_time(advisory.created_at), 'updated_at', wire_time(advisory.updated_at),
    'headline', ${localized.text('advisory', 'headline')}, 'body', ${localized.text('advisory', 'body')},
    'status', advisory.status,
    'country_ids', json_build_array(advisory.country_id),
    'countries', ${countriesAmong('select advisory.country_id', localized)},
    'country_region_ids', ${areaIdsOf('region')}, 'country_regions', ${areasOf('region', 'advisory', localized)},
    'country_division_ids', ${areaIdsOf('division')},
    'country_divisions', ${areasOf('division', 'advisory', localized)})`,
};

export const COUNTRY_ADVISORY_RECORDS = { ...ADVISORY, ...COUNTRY_ADVISORIES } satisfies Records;

/** Of the countries that the trip `$1` leads to, for whoever is `$2` and `$3`. */
export const TRIP_ADVISORY_RECORDS = {
  ...COUNTRY_ADVISORY_RECORDS,
  where: `${OPEN} and advisory.country_id in (
    select destination.country_id from destinations destination where destination.trip_id = $1)
    and ${whatIsHeardOf('advisory', 2).where}`,
} satisfies Records;
