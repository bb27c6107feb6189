import { z } from 'zod';

import { HealthAnswer } from '@/contract/airline';
import { Position, requiredText } from '@/contract/fields';
import { WebAddress } from '@/contract/publishing-fields';

import { optional, plain, reference, text, type Kind } from './kind';
import { CountryCode, MarkdownText, Slug } from './pack-fields';

const code = (pattern: RegExp) => z.string().regex(pattern, `must match ${pattern.source}`).nullable();
const Answer = z.enum(HealthAnswer, 'must be -1 (unknown), 0 (no) or 1 (yes)');
const plains = (...names: string[]) => Object.fromEntries(names.map((name) => [name, plain(name)]));

const HEALTH_SCHEMA = {
  health_mask_req: Answer,
  health_temp_check: Answer,
  health_measures: MarkdownText,
  health_url: WebAddress.nullable(),
};
const HEALTH_FIELDS = {
  ...plains('health_mask_req', 'health_temp_check', 'health_url'),
  health_measures: text('health_measures'),
};
const UNKNOWN = { health_mask_req: HealthAnswer.Unknown, health_temp_check: HealthAnswer.Unknown };

export const airlines: Kind = {
  name: 'airlines',
  table: 'airlines',
  word: 'airline',
  keyField: 'slug',
  keyOfRow: 'row.slug',
  files: {
    airlines: optional({
      name: requiredText(200),
      iata: code(/^[A-Z0-9]{2}$/),
      icao: code(/^[A-Z]{3}$/),
      ...HEALTH_SCHEMA,
    }).extend({ slug: Slug }),
  },
  fields: { ...plains('slug', 'name', 'iata', 'icao'), ...HEALTH_FIELDS },
  needed: ['name'],
  unsaid: () => UNKNOWN,
  isDated: true,
};

export const airports: Kind = {
  name: 'airports',
  table: 'airports',
  word: 'airport',
  keyField: 'code',
  keyOfRow: 'row.code',
  files: {
    airports: optional({
      name: requiredText(200),
      city: requiredText(200).nullable(),
      iata: code(/^[A-Z0-9]{3}$/),
      icao: code(/^[A-Z]{4}$/),
      faa: code(/^[A-Z0-9]{3,5}$/),
      country: CountryCode,
      location: Position,
      time_zone: requiredText(100).nullable(),
      health_distancing: Answer,
      ...HEALTH_SCHEMA,
    }).extend({ code: z.string().regex(/^[A-Z0-9]{3,5}$/, 'must be three to five capitals or digits') }),
  },
  fields: {
    ...plains('code', 'name', 'city', 'iata', 'icao', 'faa', 'time_zone', 'health_distancing'),
    country: reference('country_id', 'countries'),
    location: { as: 'position', columns: ['longitude', 'latitude'] },
    ...HEALTH_FIELDS,
  },
  needed: ['name', 'country', 'location'],
  unsaid: () => ({ ...UNKNOWN, health_distancing: HealthAnswer.Unknown }),
  isDated: true,
};
