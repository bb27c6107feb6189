import { z } from 'zod';

import { AN_ID } from './webhook-examples';

/** What webhooks tell of, by what it is about: in small letters what it looks like, in capital ones an example. */

export const Id = z.string();
/** The partner's own; null where it gave none. */
const ExternalId = z.string().nullable();

export const traveller = { user_id: Id, external_id: ExternalId };
export const A_TRAVELLER = { user_id: AN_ID, external_id: null };

export const trip = { ...traveller, trip_id: Id, trip_external_id: ExternalId };
export const A_TRIP = { ...A_TRAVELLER, trip_id: AN_ID, trip_external_id: null };

export const request = { ...traveller, check_in_request_id: Id };
export const A_REQUEST = { ...A_TRAVELLER, check_in_request_id: AN_ID };

/** One event names everybody of the company whom it concerns. Those without an external id are left out of the lists of these. */
export const everybody = {
  user_ids: z.array(Id),
  external_ids: z.array(z.string()),
  /** Of those whom it finds where they last checked in. */
  checkin_ids: z.array(Id),
  trip_ids: z.array(Id),
  trip_external_ids: z.array(z.string()),
};
export const EVERYBODY = {
  user_ids: [AN_ID],
  external_ids: [],
  checkin_ids: [],
  trip_ids: [AN_ID],
  trip_external_ids: [],
};

export const flight = { ...trip, air_segment_id: Id };
export const A_FLIGHT = { ...A_TRIP, air_segment_id: AN_ID };

export const claim = {
  claim: z.object({
    id: Id,
    created_at: z.string(),
    updated_at: z.string(),
    human_id: z.string(),
    status: z.string(),
    subscription_id: Id.nullable(),
    trip_id: Id.nullable(),
    air_segment_id: Id.nullable(),
    trigger_event: z.int().nullable(),
    /** In the smallest unit of the currency. */
    amount: z.int().nullable(),
    currency_code: z.string().nullable(),
    external_ids: z.array(z.string()),
  }),
};
export const aClaim = (status: string) => ({
  claim: {
    id: AN_ID,
    created_at: '2026-06-15T12:00:00Z',
    updated_at: '2026-06-15T12:00:00Z',
    human_id: 'CLM4K7',
    status,
    subscription_id: AN_ID,
    trip_id: AN_ID,
    air_segment_id: AN_ID,
    trigger_event: 1002,
    amount: 15_000,
    currency_code: 'EUR',
    external_ids: [],
  },
});

export const protection = {
  claim_id: Id.nullable(),
  claim_human_id: z.string().nullable(),
  subscription_id: Id.nullable(),
  air_segment_id: Id.nullable(),
  trip_id: Id.nullable(),
  external_ids: z.array(z.string()),
  /** What would have been paid for, where a payout was capped. */
  trigger_event: z.int().nullable(),
};
export const A_PROTECTION = {
  claim_id: null,
  claim_human_id: null,
  subscription_id: AN_ID,
  air_segment_id: AN_ID,
  trip_id: AN_ID,
  external_ids: [],
  trigger_event: null,
};
