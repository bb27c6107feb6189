import { z } from 'zod';

/** What `GET /health` answers once the service can serve; until then it answers 503 with an error. */
export const ServiceHealth = z.object({
  status: z.literal('ready'),
  version: z.string(),
  sample_data: z.boolean(),
});

export type ServiceHealth = z.infer<typeof ServiceHealth>;
