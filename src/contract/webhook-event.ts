import { z } from 'zod';

import { Advisory } from './advisory';
import { Alert } from './alert';
import {
  A_FLIGHT,
  A_PROTECTION,
  A_REQUEST,
  A_TRAVELLER,
  A_TRIP,
  aClaim,
  claim,
  everybody,
  EVERYBODY,
  flight,
  Id,
  protection,
  request,
  traveller,
  trip,
} from './webhook-data';
import { AN_ADVISORY, AN_ALERT, AN_ID } from './webhook-examples';

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
const ofConversation = (name: string, when: string) =>
  declare(
    `conversation.${name}`,
    when,
    { ...traveller, conversation_id: Id },
    { ...A_TRAVELLER, conversation_id: AN_ID },
  );
const ofTrip = (name: string, when: string) => declare(name, when, trip, A_TRIP);
const ofRequest = (name: string, when: string) => declare(name, when, request, A_REQUEST);
const ofFlight = (name: string, when: string) => declare(`flight.${name}`, when, flight, A_FLIGHT);
const ofAirSegment = (name: string, when: string) =>
  declare(
    `flight.${name}`,
    when,
    { ...traveller, air_segment_id: Id },
    { ...A_TRAVELLER, air_segment_id: AN_ID },
  );
const ofMonitor = (name: string, when: string) => declare(`monitor.${name}`, when, everybody, EVERYBODY);
/** Of all at once: whom it concerns stands in the event of each of them. */
const ofWatch = (name: string, when: string) => declare(`monitor.${name}`, when, {}, {});
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
  5: ofConversation('message_missed', 'somebody has written to a traveller, who has not read it'),
  6: ofConversation('responder_absent', 'a traveller who asked for help waits for an answer'),
  9: ofTraveller('issue.inactive', 'nothing was said about a request for a while'),
  10: ofTraveller('issue.finished', 'a request of a traveller is finished'),
  20: ofTrip('trip.created', 'a trip is made'),
  21: ofTrip('trip.updated', 'a trip is changed'),
  22: ofTrip('trip.deleted', 'a trip is removed'),
  23: ofTrip('trip.merged', 'two trips become one'),
  24: declare(
    'itinerary.read',
    'a mail with bookings was read, with success or without',
    { ...traveller, success: z.boolean() },
    { ...A_TRAVELLER, success: true },
  ),
  25: ofTraveller('itinerary.delayed', 'a mail with bookings takes longer to read'),
  30: ofTrip('trip.created_by_company', 'the company makes a trip for a traveller'),
  50: ofRequest('check_in.requested', 'a traveller is asked to check in'),
  51: ofTraveller('check_in.returned_home', 'a traveller has come back to their home country'),
  52: ofTraveller('check_in.landed', 'a traveller has come to another country'),
  53: declare(
    'check_in.needs_help',
    'a traveller checks in and asks for help',
    { ...traveller, issue_id: Id.nullish() },
    { ...A_TRAVELLER, issue_id: AN_ID },
  ),
  54: ofRequest('check_in.requested_again', 'a traveller is asked again, since no answer came'),
  100: ofFlight('cancelled', 'a flight of a traveller is cancelled'),
  101: ofFlight('delayed', 'a flight of a traveller is late, is diverted, or goes after all'),
  102: declare(
    'airport.delayed',
    'flights are late at an airport that a traveller leaves from or goes to',
    { ...trip, airport_code: z.string() },
    { ...A_TRIP, airport_code: 'BOG' },
  ),
  103: ofAirSegment('arrival_gate_changed', 'a flight arrives at another gate'),
  104: ofAirSegment('departure_gate_changed', 'a flight leaves from another gate'),
  105: ofAirSegment('departure_terminal_changed', 'a flight leaves from another terminal'),
  106: ofAirSegment('arrival_terminal_changed', 'a flight arrives at another terminal'),
  107: ofAirSegment('baggage_claim_changed', 'the baggage of a flight comes at another belt'),
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
  300: ofMonitor('accommodation_changed', 'travellers sleep elsewhere than was known, or on other days'),
  301: ofMonitor('airport_landed', 'a traveller checks in at the airport where a flight of theirs ends'),
  302: ofMonitor('flight_delayed', 'a flight of travellers is late'),
  303: ofMonitor('flight_cancelled', 'a flight of travellers is cancelled'),
  304: ofWatch('check_in_requested', 'travellers are asked to check in'),
  305: ofWatch('alert_matched', 'an alert touches more travellers than before'),
  306: ofMonitor('itinerary_changed', 'a flight of travellers is diverted, or goes after all'),
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
