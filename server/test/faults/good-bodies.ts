import { randomUUID } from 'node:crypto';

import { sampleId } from '../../src/sample/sample-ids';
import { aBookingMail, aHotelReservation } from '../support/booking-mails';
import { aCheckIn, aDestination, aDevice, aFlight, anOrgTrip, aTraveller, aTrip } from '../support/builders';
import type { Endpoint } from '../support/endpoints';
import { aFlightStatus, anAdvisory, anAlert, anEntryRequirement, anOutbreak } from '../support/publishing';

const trip = () => ({
  trip: aTrip({ destinations: [aDestination({ country_code: 'CO' })], name: 'Taken over' }),
});
/** For them, and who goes with them, with a flight. */
const orgTrip = ({ id, fellowId }: About) => ({
  trip: anOrgTrip({
    name: 'Taken over',
    traveller_ids: fellowId ? [id, fellowId] : [id],
    air_segments: [toSegment(aFlight())],
  }),
});
const toSegment = ({ kind: _kind, ...segment }: ReturnType<typeof aFlight>) => segment;
const settings = () => ({ user: { settings: { send_trip_alert_push: false } } });
const filter = () => ({ alert_filter: { risk_levels: [0], safety_category_id: 'crime' } });
const answer = () => {
  const { device_token: _token, ...checkIn } = aCheckIn();
  return { check_in: checkIn };
};

/** The traveller whom a body names, if any, and what of theirs it names; and who does things together with them. */
interface About {
  id: string;
  fellowId?: string;
  ids?: Record<string, string>;
}
const issueOf = ({ ids }: About) => ids?.issue_id ?? sampleId('issue', 'lost-luggage');

/** A body that each write would take from whoever may make it. */
const GOOD_BODIES: Record<string, (about: About) => object> = {
  'POST /api/v1/trips': trip,
  'PUT /api/v1/trips/{trip_id}': trip,
  'PATCH /api/v1/trips/{trip_id}': trip,
  'PUT /api/v1/trips/{trip_id}/change_trip_settings': () => ({ trip: { muted: true, read: true } }),
  'PUT /api/v2/trips/{trip_id}/segments/{segment_id}': () => ({ segment: aFlight() }),
  'POST /api/v2/itinerary_mails': () => aBookingMail(aHotelReservation()),
  'PUT /api/v1/users/{id}': settings,
  'PUT /api/v1/users/{id}/update': settings,
  'POST /api/v1/users/add_device': () => ({ device: aDevice() }),
  'POST /api/v1/users/check_in': () => ({ checkin_at: 1_781_524_800, latitude: 1.5, longitude: 2.5 }),
  'POST /api/v1/partner/travellers': () => ({ traveller: aTraveller() }),
  'PATCH /api/v1/partner/travellers/{traveller_id}': () => ({ traveller: { home_country: 'FR' } }),
  'POST /api/v2/check_ins': () => ({ check_in: aCheckIn() }),
  'POST /api/v2/check_in_requests/{check_in_request_id}/check_ins': answer,
  'POST /api/v2/users/{user_id}/devices': () => ({ device: aDevice() }),
  // For doctors in a country where the sample's is the only one: nobody else hears of it.
  'POST /api/v2/issues': () => ({ issue: { type: 1, country_code: 'CO' } }),
  'PATCH /api/v2/issues/{issue_id}': () => ({ issue: { description: 'Changed' } }),
  'PATCH /api/v2/org/{company_id}/issues/{issue_id}': () => ({ issue: { description: 'Changed' } }),
  'POST /api/v2/org/{company_id}/check_in_requests': ({ id }) => ({ check_in_request: { user_ids: [id] } }),
  'POST /api/v2/org/{company_id}/trips': orgTrip,
  'PATCH /api/v2/org/{company_id}/trips/{trip_id}': orgTrip,
  'PUT /api/v2/org/{company_id}/trips/{trip_id}': orgTrip,
  'POST /api/v2/org/{company_id}/users/travellers': () => ({ user: aTraveller({ language: 'fr' }) }),
  'PATCH /api/v2/org/{company_id}/users/{user_id}': () => ({ user: { home_country: 'FR' } }),
  'POST /api/v2/conversations': () => ({ conversation: { name: 'A question' } }),
  'POST /api/v2/conversations/{conversation_id}/messages': () => ({
    message: { type: 0, body: 'Said by a good caller', client_id: randomUUID() },
  }),
  'PUT /api/v2/conversations/{conversation_id}/mark_delivered': () => ({ position: 1 }),
  'PUT /api/v2/conversations/{conversation_id}/mark_read': () => ({ position: 1 }),
  'POST /api/v2/conversations/{conversation_id}/mark_delivered': () => ({ position: 1 }),
  'POST /api/v2/conversations/{conversation_id}/mark_read': () => ({ position: 1 }),
  'POST /api/v2/notes': (about) => ({ note: { body: 'Seen by those who help' }, issue_id: issueOf(about) }),
  'PATCH /api/v2/notes/{note_id}': (about) => ({ issue_id: issueOf(about) }),
  'POST /api/v2/org/{company_id}/webhook_endpoints': () => ({
    webhook_endpoint: { url: 'https://receiver.example/webhooks', enabled: true, enabled_events: [20, 110] },
  }),
  'PATCH /api/v2/org/{company_id}/webhook_endpoints/{webhook_endpoint_id}': () => ({
    webhook_endpoint: { url: 'https://other.example/webhooks', enabled: false },
  }),
  'POST /api/v2/org/{company_id}/webhook_endpoints/{webhook_endpoint_id}/test': () => ({ event: 110 }),
  'POST /api/v2/org/{company_id}/webhook_endpoints/{webhook_endpoint_id}/replay': () => ({ since: 0 }),
  'POST /api/v2/users/{user_id}/alert_filters': filter,
  'PATCH /api/v2/users/{user_id}/alert_filters/{alert_filter_id}': filter,
  'POST /api/v2/org/{company_id}/alert_filters': filter,
  'PATCH /api/v2/org/{company_id}/alert_filters/{alert_filter_id}': filter,
  'POST /api/v2/alerts/for_flights': () => ({ flights: [{ carrier_code: 'DLH' }] }),
  'POST /api/v2/publishing/alerts': () => ({ alert: anAlert() }),
  'PUT /api/v2/publishing/alerts/{alert_id}': () => ({ alert: { headline: 'Changed' } }),
  'POST /api/v2/publishing/advisories': () => ({ advisory: anAdvisory() }),
  'PUT /api/v2/publishing/advisories/{advisory_id}': () => ({ advisory: { headline: 'Changed' } }),
  'POST /api/v2/publishing/entry_requirements': () => ({ entry_requirement: anEntryRequirement() }),
  'PUT /api/v2/publishing/entry_requirements/{entry_requirement_id}': () => ({
    entry_requirement: { value: 0 },
  }),
  // A flight that nobody is on.
  'POST /api/v2/publishing/flight_statuses': () => ({
    flight_status: aFlightStatus({ flight_number: '999' }),
  }),
  'POST /api/v2/publishing/disease_outbreaks': () => ({ disease_outbreak: anOutbreak() }),
  'PUT /api/v2/publishing/disease_outbreaks/{disease_outbreak_id}': () => ({
    disease_outbreak: { cases: 12 },
  }),
  'POST /api/v2/publishing/travel_restrictions': () => ({ travel_restriction: anEntryRequirement() }),
  'PUT /api/v2/publishing/travel_restrictions/{travel_restriction_id}': () => ({
    travel_restriction: { value: 0 },
  }),
};

/** Undefined for those that take none. A new write must be added above: with a bad body nothing would be tried. */
export function goodBody({ method, path, body, mediaType }: Endpoint, about: About): object | undefined {
  if (!body && mediaType === null) return undefined;
  const make = GOOD_BODIES[`${method} ${path}`];
  if (!make) throw new Error(`good-bodies.ts has no body for ${method} ${path}`);
  return make(about);
}

/** Whether its body names a traveller. */
export function namesTraveller({ method, path }: Endpoint): boolean {
  return (GOOD_BODIES[`${method} ${path}`]?.length ?? 0) > 0;
}
