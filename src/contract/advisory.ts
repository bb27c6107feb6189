import { z } from 'zod';

import { CountryArea } from './country';
import { Markdown } from './fields';

export const AdvisoryStatus = { Open: 0, Closed: 1 } as const;
export type AdvisoryStatus = (typeof AdvisoryStatus)[keyof typeof AdvisoryStatus];

export const Advisory = z.object({
  id: z.string(),
  slug: z.string(),
  created_at: z.iso.date(),
  updated_at: z.iso.date(),
  headline: z.string(),
  body: Markdown,
  status: z.enum(AdvisoryStatus),
  country_id: z.string(),
  country_divisions: z.array(CountryArea),
  country_regions: z.array(CountryArea),
  /** Its safety categories. */
  safety_ids: z.array(z.string()).optional(),
});
export type Advisory = z.infer<typeof Advisory>;
