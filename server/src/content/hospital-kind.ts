import { z } from 'zod';

import { Position, Timestamp } from '@/contract/fields';
import { Address } from '@/contract/hospital';

import { optional, plain, reference, text, type Kind } from './kind';
import { Contact, CountryCode, DivisionCode, Name, Slug } from './pack-fields';

export const hospitals: Kind = {
  name: 'hospitals',
  table: 'hospitals',
  word: 'hospital',
  keyField: 'slug',
  keyOfRow: 'row.slug',
  files: {
    hospitals: optional({
      name: Name,
      country: CountryCode,
      division: DivisionCode.nullable(),
      region: Slug.nullable(),
      emergency: z.boolean(),
      accr_jci: z.boolean(),
      starred: z.boolean(),
      verified_at: Timestamp.nullable(),
      address: Address,
      location: Position,
      contact_details: z.array(Contact),
    }).extend({ slug: Slug }),
  },
  fields: {
    slug: plain('slug'),
    name: text('name'),
    country: reference('country_id', 'countries'),
    division: reference('country_division_id', 'divisions'),
    region: reference('country_region_id', 'regions'),
    ...Object.fromEntries(
      ['emergency', 'accr_jci', 'starred', 'address', 'contact_details'].map((name) => [name, plain(name)]),
    ),
    verified_at: { as: 'moment', column: 'verified_at' },
    location: { as: 'position', columns: ['longitude', 'latitude'] },
  },
  needed: ['name', 'country', 'location', 'address'],
  unsaid: () => ({ emergency: false, accr_jci: false, starred: false, contact_details: [] }),
  isDated: true,
};
