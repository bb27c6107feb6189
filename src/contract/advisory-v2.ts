import { z } from 'zod';

import { AdvisoryStatus } from './advisory';
import { CountryArea } from './country';
import { ShortCountryV2 } from './country-v2';
import { Markdown, Timestamp } from './fields';

export const AdvisoryV2 = z.object({
  id: z.string(),
  created_at: Timestamp,
  updated_at: Timestamp,
  headline: z.string(),
  body: Markdown,
  status: z.enum(AdvisoryStatus),
  country_ids: z.array(z.string()),
  countries: z.array(ShortCountryV2),
  country_region_ids: z.array(z.string()),
  country_regions: z.array(CountryArea),
  country_division_ids: z.array(z.string()),
  country_divisions: z.array(CountryArea),
});
export type AdvisoryV2 = z.infer<typeof AdvisoryV2>;
