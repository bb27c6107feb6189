import { z } from 'zod';

import { Advisory } from './advisory';
import { Alert } from './alert';
import { AN_ADVISORY, AN_ALERT, AN_ID } from './webhook-examples';

const Id = z.string();
/** The partner's own; null where it gave none. */
const ExternalId = z.string().nullable();

const traveller = { user_id: Id, external_id: ExternalId };
const A_TRAVELLER = { user_id: AN_ID, external_id: null };

const trip = { ...traveller, trip_id: Id, trip_external_id: ExternalId };
const A_TRIP = { ...A_TRAVELLER, trip_id: AN_ID, trip_external_id: null };

const request = { ...traveller, check_in_request_id: Id };
const A_REQUEST = { ...A_TRAVELLER, check_in_request_id: AN_ID };

/** One event names everybody of the company whom it concerns. Those without an external id are left out of the lists of these. */
const everybody = {
  user_ids: z.array(Id),
  external_ids: z.array(z.string()),
  /** Of those whom it finds where they last checked in. */
  checkin_ids: z.array(Id),
  trip_ids: z.array(Id),
  trip_external_ids: z.array(z.string()),
};
const EVERYBODY = {
  user_ids: [AN_ID],
  external_ids: [],
  checkin_ids: [],
  trip_ids: [AN_ID],
  trip_external_ids: [],
};

const claim = {
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
const aClaim = (status: string) => ({
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

const protection = {
  claim_id: Id.nullable(),
  claim_human_id: z.string().nullable(),
  subscription_id: Id.nullable(),
  air_segment_id: Id.nullable(),
  trip_id: Id.nullable(),
  external_ids: z.array(z.string()),
  /** What would have been paid for, where a payout was capped. */
  trigger_event: z.int().nullable(),
};
const A_PROTECTION = {
  claim_id: null,
  claim_human_id: null,
  subscription_id: AN_ID,
  air_segment_id: AN_ID,
  trip_id: AN_ID,
  external_ids: [],
  trigger_event: null,
};

export interface WebhookEvent {
  name: string;
  /** When it is told. */
  when: string;
  payload: z.ZodObject;
  /** What a test send holds. */
  example: Record<string, unknown>;
}

function declare<Shape extends z.core.$ZodLooseShape>(
  name: string,
  when: string,
  shape: Shape,
  example: z.input<z.ZodObject<Shape>>,
): WebhookEvent {
  return { name, when, payload: z.object(shape), example };
}

const ofTraveller = (name: string, when: string) => declare(name, when, traveller, A_TRAVELLER);
const ofTrip = (name: string, when: string) => declare(name, when, trip, A_TRIP);
const ofRequest = (name: string, when: string) => declare(name, when, request, A_REQUEST);
const ofEndpoint = (name: string, when: string) =>
  declare(`webhook_endpoint.${name}`, when, { webhook_endpoint_id: Id }, { webhook_endpoint_id: AN_ID });
const ofClaim = (status: string) =>
  declare(`claim.${status.replaceAll('-', '_')}`, `a claim is ${status}`, claim, aClaim(status));
const ofProtection = (name: string, when: string) =>
  declare(`flight_protect.${name}`, when, protection, A_PROTECTION);
const aboutClaim = (name: string, when: string) =>
  declare(`flight_protect.${name}`, when, protection, {
    ...A_PROTECTION,
    claim_id: AN_ID,
    claim_human_id: 'CLM4K7',
  });
const capped = (name: string, when: string) =>
  declare(`flight_protect.${name}`, when, protection, { ...A_PROTECTION, trigger_event: 1002 });

/** Every event by its number; these are the numbers of notifications too. */
export const WEBHOOK_EVENTS = {
  0: declare(
    'issue.created',
    'a traveller asks for help',
    { ...traveller, issue_id: Id },
    { ...A_TRAVELLER, issue_id: AN_ID },
  ),
  20: ofTrip('trip.created', 'a trip is made'),
  21: ofTrip('trip.updated', 'a trip is changed'),
  22: ofTrip('trip.deleted', 'a trip is removed'),
  23: ofTrip('trip.merged', 'two trips become one'),
  30: ofTrip('trip.created_by_company', 'the company makes a trip for a traveller'),
  50: ofRequest('check_in.requested', 'a traveller is asked to check in'),
  53: ofTraveller('check_in.needs_help', 'a traveller checks in and asks for help'),
  54: ofRequest('check_in.requested_again', 'a traveller is asked again, since no answer came'),
  110: declare(
    'alert.matched',
    'an alert touches trips or places of travellers',
    { ...everybody, alert: Alert.nullable() },
    { ...EVERYBODY, alert: AN_ALERT },
  ),
  111: declare(
    'advisory.matched',
    'an advisory touches trips of travellers',
    { ...everybody, advisory: Advisory.nullable() },
    { ...EVERYBODY, advisory: AN_ADVISORY },
  ),
  112: ofTrip('trip.all_is_well', 'a trip begins of which no alerts are known'),
  120: declare(
    'travel_restriction.matched',
    'a travel restriction touches trips of travellers',
    { ...everybody, travel_restriction_id: Id },
    { ...EVERYBODY, travel_restriction_id: AN_ID },
  ),
  121: declare(
    'entry_requirement.matched',
    'an entry requirement touches trips of travellers',
    { ...everybody, entry_requirement_id: Id },
    { ...EVERYBODY, entry_requirement_id: AN_ID },
  ),
  500: ofTraveller('user.created', 'a traveller is added'),
  501: ofTraveller('user.confirmed', 'a traveller confirms their account'),
  502: ofTraveller('user.invited', 'somebody new is invited'),
  503: ofTraveller('user.existing_invited', 'somebody who has an account is invited'),
  504: ofTraveller('user.updated', 'a traveller is changed'),
  505: ofTraveller('user.settings_updated', 'a traveller changes their settings'),
  506: ofTraveller('user.deleted', 'a traveller is removed'),
  560: ofEndpoint('failing', 'nothing has arrived for days at another endpoint of the company'),
  561: ofEndpoint('disabled', 'another endpoint of the company is turned off'),
  600: ofClaim('submitted'),
  601: ofClaim('evaluating'),
  602: ofClaim('accepted'),
  603: ofClaim('denied'),
  604: ofClaim('paid'),
  605: ofClaim('reopened'),
  606: ofClaim('bank-info-requested'),
  607: ofClaim('withdrawn'),
  1000: ofProtection('trip_registered', 'the flights of a trip are registered and covered'),
  1001: ofProtection('trip_limit_reached', 'the trips of a year are used up'),
  1002: ofProtection('flight_delayed', 'a covered flight is delayed'),
  1003: ofProtection('flight_cancelled', 'a covered flight is cancelled'),
  1004: ofProtection('flight_diverted', 'a covered flight is diverted'),
  1005: ofProtection('missed_connection', 'a covered connection is missed'),
  1006: ofProtection('baggage_delayed', 'covered baggage is delayed'),
  1007: ofProtection('baggage_lost', 'covered baggage is lost'),
  1008: ofProtection('lounge_access_available', 'a traveller may use a lounge'),
  1009: aboutClaim('claim_created', 'a claim is made for a disruption'),
  1010: aboutClaim('claim_payment_issued', 'a claim is paid'),
  1011: ofProtection('certificate_issued', 'the certificate of a registration is issued'),
  1012: aboutClaim('claim_blocked', 'a claim is blocked'),
  1013: ofProtection('registration_blocked', 'a registration is blocked'),
  1014: ofProtection('subscription_deactivated', 'a subscription is deactivated'),
  1015: ofProtection('policy_voided', 'a policy is voided'),
  1016: ofProtection('pre_existing_disruption', 'a flight was disrupted before it was registered'),
  1020: capped('payout_capped_per_trip', 'a payout would exceed what a trip may cost: no claim is made'),
  1021: capped('payout_capped_annual', 'a payout would exceed what a year may cost: no claim is made'),
} as const satisfies Record<number, WebhookEvent>;
export type WebhookEventNumber = keyof typeof WEBHOOK_EVENTS;

export function isWebhookEvent(number: number): number is WebhookEventNumber {
  return Object.hasOwn(WEBHOOK_EVENTS, number);
}
