import { z } from 'zod';

/** Whose a filter can be. */
export interface Owner {
  column: 'traveller_id' | 'company_id';
  path: string;
  /** What the path of all of them names, and that of one. */
  ofAll: z.ZodType<object>;
  ofOne: z.ZodType<{ alert_filter_id: string }>;
}

const id = z.string();

export const OWNERS = {
  user: {
    column: 'traveller_id',
    path: '/users/:user_id/alert_filters',
    ofAll: z.object({ user_id: id }),
    ofOne: z.object({ user_id: id, alert_filter_id: id }),
  },
  company: {
    column: 'company_id',
    path: '/org/:company_id/alert_filters',
    ofAll: z.object({ company_id: id }),
    ofOne: z.object({ company_id: id, alert_filter_id: id }),
  },
} as const satisfies Record<string, Owner>;
