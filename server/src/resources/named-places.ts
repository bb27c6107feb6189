import type { Localized } from './localized';

/** SQL: the row `country` as it is named in what is about it. */
export const namedCountry = (
  localized: Localized,
) => `json_build_object('id', country.id, 'name', ${localized.text('country', 'name')},
  'country_code', country.country_code, 'country_code_3', country.country_code_3)`;

/** SQL: the row `division`, named and not drawn. */
export const namedDivision = (
  localized: Localized,
) => `json_build_object('id', division.id, 'name', ${localized.text('division', 'name')},
  'iso_code', division.iso_code, 'country_id', division.country_id)`;
