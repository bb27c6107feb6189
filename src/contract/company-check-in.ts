import { z } from 'zod';

import { CheckInRequest, CheckInStatus } from './check-in';
import { Timestamp } from './fields';

const MOST_TRAVELLERS = 1000;

/** A company asks some of its travellers to check in: one request for each of them. */
export const NewCheckInRequestBody = z.object({
  check_in_request: z.object({
    user_ids: z
      .array(z.guid('must be the id of a traveller'))
      .min(1, 'name at least one traveller')
      .max(MOST_TRAVELLERS, `at most ${MOST_TRAVELLERS} travellers at once`),
  }),
});

/** A request as the company that made it sees it. */
export const CompanyCheckInRequest = CheckInRequest.extend({
  /** Who was asked. */
  traveller_id: z.string(),
  answered_at: Timestamp.nullable(),
  answer_status: z.enum(CheckInStatus).nullable(),
});
export type CompanyCheckInRequest = z.infer<typeof CompanyCheckInRequest>;
