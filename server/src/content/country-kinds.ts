import { z } from 'zod';

import { requiredText } from '@/contract/fields';
import { Topology } from '@/contract/topology';

import { drawing, markdown, optional, plain, reference, text, texts, type Kind } from './kind';
import { Contact, CountryCode, DivisionCode, Name, Slug, Status, translatable } from './pack-fields';

const COUNTRY_TEXTS = ['facts', 'sec_emer_num', 'sec_personal', 'sec_ext_viol', 'sec_pol_unr', 'sec_areas'];
const COUNTRY_NAMES = ['capital', 'language', 'currency_name', 'division_name', 'region_name'];
const names = (list: readonly string[]) =>
  Object.fromEntries(list.map((name) => [name, translatable(500).nullable()]));

export const countries: Kind = {
  name: 'countries',
  table: 'countries',
  word: 'country',
  keyField: 'code',
  keyOfRow: 'row.country_code',
  files: {
    countries: optional({
      code3: z.string().regex(/^[A-Z]{3}$/, 'must be three capitals'),
      slug: Slug,
      name: Name,
      ...names(COUNTRY_NAMES),
      ...markdown(COUNTRY_TEXTS),
      currency_code: z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be three capitals')
        .nullable(),
      travel_status: Status,
    }).extend({ code: CountryCode }),
    borders: z.strictObject({ code: CountryCode, topo_json: Topology }),
    'emergency-numbers': z.strictObject({ code: CountryCode, emerg_numbers: z.array(Contact) }),
    languages: z.strictObject({ code: CountryCode, spoken_languages: z.array(requiredText(100)) }),
  },
  fields: {
    code: plain('country_code'),
    code3: plain('country_code_3'),
    slug: plain('slug'),
    ...texts('name', ...COUNTRY_NAMES, ...COUNTRY_TEXTS),
    currency_code: plain('currency_code'),
    travel_status: plain('travel_status'),
    topo_json: drawing,
    emerg_numbers: plain('emerg_numbers'),
    spoken_languages: plain('spoken_languages'),
  },
  needed: ['code3', 'slug', 'name', 'topo_json'],
  unsaid: () => ({ travel_status: 0, emerg_numbers: [], spoken_languages: [] }),
  isDated: true,
};

/** What parts of a country have in common, whichever kind of part they are. */
const PART_SCHEMA = { country: CountryCode, name: Name, travel_status: Status, topo_json: Topology };
const PART_FIELDS = {
  country: reference('country_id', 'countries'),
  name: text('name'),
  travel_status: plain('travel_status'),
  topo_json: drawing,
};
const PART_OF_COUNTRY = {
  needed: ['country', 'name', 'topo_json'],
  unsaid: () => ({}),
  isDated: false,
};

export const divisions: Kind = {
  ...PART_OF_COUNTRY,
  name: 'divisions',
  table: 'country_divisions',
  word: 'division',
  keyField: 'code',
  keyOfRow: 'row.iso_code',
  files: { divisions: optional(PART_SCHEMA).extend({ code: DivisionCode }) },
  fields: { code: plain('iso_code'), ...PART_FIELDS },
};

export const regions: Kind = {
  ...PART_OF_COUNTRY,
  name: 'regions',
  table: 'country_regions',
  word: 'region',
  keyField: 'slug',
  keyOfRow: 'row.slug',
  files: {
    regions: optional({ ...PART_SCHEMA, division: DivisionCode.nullable() }).extend({ slug: Slug }),
  },
  fields: {
    slug: plain('slug'),
    division: reference('country_division_id', 'divisions'),
    ...PART_FIELDS,
  },
};

export const flags: Kind = {
  name: 'flags',
  table: 'flags',
  word: 'flag',
  keyField: 'country',
  keyOfRow: '(select country_code from countries where countries.id = row.country_id)',
  files: {
    flags: z.strictObject({
      country: CountryCode,
      drawing: z
        .string()
        .regex(/^<svg[^]*<\/svg>\s*$/, 'must be an SVG drawing')
        .max(200_000, 'is too large'),
    }),
  },
  fields: { country: reference('country_id', 'countries'), drawing: plain('drawing') },
  needed: ['drawing'],
  unsaid: () => ({}),
  isDated: false,
};
