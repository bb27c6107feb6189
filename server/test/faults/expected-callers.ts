import { ROLE_NAMES, RoleType } from '@/contract/role';

import type { Endpoint } from '../support/endpoints';

/** Who may call an operation, and what the others get: said here apart from its route, and compared with it. */
export interface Expectation {
  /** Kinds of callers and names of roles, as the OpenAPI document names them. */
  callers: readonly string[] | 'anybody';
  /** Whose it is, by its address or its body: anybody's who may call, one user's, one company's, one user's and those who look after them, or one user's and their
   * company's. */
  of: 'nobody' | 'user' | 'company' | 'user and handlers' | 'user and company';
  /** Where it is not 200. */
  success?: 202;
  /** For those who may call, and whose it is not. */
  refusal?: 403 | 404;
  /** The same within the address of their own company. */
  within?: 404 | 422;
  /**
   * For whom it is, and not for them to do: who asked for help does not give it, and the other way round. What is kept from whom it is about
   * is so even where they look after others.
   */
  notBy?: 'user' | 'handlers' | 'affected';
}

const USERS = ['user'];
const COMPANIES = ['company'];
export const HANDLERS = [ROLE_NAMES[RoleType.OrganizationAdmin], ROLE_NAMES[RoleType.ClinicalAdmin]];

const ENDPOINT = '/api/v2/org/{company_id}/webhook_endpoints/{webhook_endpoint_id}';

/** A new operation must be named here: it is not enough that its route says who may call it. */
const EXPECTED: readonly (Expectation & { operations: readonly string[] })[] = [
  {
    callers: [...USERS, ...COMPANIES],
    of: 'nobody',
    operations: ['GET /api/v2/alerts', 'POST /api/v2/alerts/for_flights'],
  },
  { callers: 'anybody', of: 'nobody', operations: ['GET /health'] },
  {
    callers: USERS,
    of: 'nobody',
    operations: [
      'GET /api/v1/trips',
      'POST /api/v1/trips',
      'GET /api/v1/trips/current_trip',
      'GET /api/v1/countries',
      'GET /api/v1/countries/short_list',
      'GET /api/v1/countries/{country_id}',
      'GET /api/v1/countries/{country_id}/map_data',
      'GET /api/v1/countries/{country_id}/alerts',
      'GET /api/v1/countries/{country_id}/advisories',
      'GET /api/v1/countries/{country_id}/hospitals',
      'GET /api/v1/diseases',
      'GET /api/v1/diseases/{id}',
      'GET /api/v1/medications',
      'GET /api/v1/medications/{id}',
      'GET /api/v1/vaccinations',
      'GET /api/v1/vaccinations/{id}',
      'GET /api/v1/alerts/{alert_id}',
      'GET /api/v1/alerts/{alert_id}/from_push',
      'PUT /api/v1/alerts/{alert_id}/mark_read',
      'GET /api/v1/advisories/{advisory_id}',
      'GET /api/v1/users/profile',
      'POST /api/v1/users/add_device',
      'POST /api/v1/users/check_in',
      'GET /api/v2/check_ins',
      'POST /api/v2/check_ins',
      'GET /api/v2/check_in_requests',
      'GET /api/v2/notifications',
      'POST /api/v2/issues',
      'GET /api/v2/conversations',
      'POST /api/v2/conversations',
      'GET /api/v2/tokens/for_socket',
      'GET /api/v2/itinerary_mail_address',
      'POST /api/v2/itinerary_mail_address',
      'GET /api/v2/users/my_profile',
      'GET /api/v2/entry_requirements',
      'GET /api/v2/entry_requirements/{id}',
      'GET /api/v2/countries/{country_id_or_code}/entry_requirements',
      'GET /api/v2/countries/{country_id_or_code}/disease_outbreaks',
      'GET /api/v2/countries/{country_id_or_code}/disease_outbreaks/{id}',
      'GET /api/v2/disease_outbreaks/{id}',
      'GET /api/v2/travel_restrictions',
      'GET /api/v2/travel_restrictions/{id}',
      'GET /api/v2/countries/{country_id_or_code}/travel_restrictions',
      'GET /api/v2/alerts/{alert_id}',
      'GET /api/v2/countries',
      'GET /api/v2/countries/{country_id_or_code}',
      'GET /api/v2/countries/{country_id_or_code}/alerts',
      'GET /api/v2/countries/{country_id_or_code}/advisories',
      'GET /api/v2/countries/{country_id_or_code}/hospitals',
      'GET /api/v2/hospitals',
      'GET /api/v2/airlines',
      'GET /api/v2/airlines/{airline_id}',
      'GET /api/v2/airports',
      'GET /api/v2/airports/{airport_id}',
      'GET /api/v2/diseases',
      'GET /api/v2/diseases/{id}',
      'GET /api/v2/medications',
      'GET /api/v2/medications/{id}',
      'GET /api/v2/vaccinations',
      'GET /api/v2/vaccinations/{id}',
      'GET /api/v2/countries/{country_id_or_code}/diseases',
      'GET /api/v2/countries/{country_id_or_code}/medications',
      'GET /api/v2/countries/{country_id_or_code}/vaccinations',
    ],
  },
  {
    callers: USERS,
    of: 'user',
    refusal: 404,
    operations: [
      'GET /api/v1/trips/{trip_id}',
      'PUT /api/v1/trips/{trip_id}',
      'PATCH /api/v1/trips/{trip_id}',
      'DELETE /api/v1/trips/{trip_id}',
      'PUT /api/v1/trips/{trip_id}/change_trip_settings',
      'GET /api/v1/trips/{trip_id}/alerts',
      'GET /api/v1/trips/{trip_id}/advisories',
      'GET /api/v1/trips/{trip_id}/hospitals',
      'GET /api/v2/trips/{trip_id}/alerts',
      'GET /api/v2/trips/{trip_id}/advisories',
      'GET /api/v2/trips/{trip_id}/diseases',
      'GET /api/v2/trips/{trip_id}/medications',
      'GET /api/v2/trips/{trip_id}/vaccinations',
      'GET /api/v2/trips/{trip_id}/segments',
      'PUT /api/v2/trips/{trip_id}/segments/{segment_id}',
      'DELETE /api/v2/trips/{trip_id}/segments/{segment_id}',
      'POST /api/v2/check_in_requests/{check_in_request_id}/check_ins',
      'PUT /api/v2/notifications/{notification_id}/mark_read',
      'DELETE /api/v2/notifications/{notification_id}',
    ],
  },
  {
    callers: [...USERS, ...COMPANIES],
    of: 'user and company',
    refusal: 404,
    operations: ['GET /api/v2/itinerary_mails/{itinerary_mail_id}'],
  },
  {
    callers: [...USERS, ...COMPANIES],
    of: 'user and company',
    refusal: 404,
    success: 202,
    operations: ['POST /api/v2/itinerary_mails'],
  },
  // A list has what its reader may see, and is there for everybody.
  { callers: USERS, of: 'user and handlers', operations: ['GET /api/v2/issues'] },
  {
    callers: USERS,
    of: 'user and handlers',
    refusal: 404,
    operations: [
      'GET /api/v2/issues/{issue_id}',
      'GET /api/v2/issues/{issue_id}/conversation',
      'GET /api/v2/conversations/{conversation_id}',
      'POST /api/v2/conversations/{conversation_id}/join',
      'GET /api/v2/conversations/{conversation_id}/messages',
    ],
  },
  {
    callers: USERS,
    of: 'user and handlers',
    refusal: 404,
    notBy: 'handlers',
    operations: [
      'POST /api/v2/issues/{issue_id}/cancel',
      // They may claim it first, or join.
      'PATCH /api/v2/issues/{issue_id}',
      'POST /api/v2/conversations/{conversation_id}/messages',
      'DELETE /api/v2/conversations/{conversation_id}/messages/{message_id}',
      'PUT /api/v2/conversations/{conversation_id}/mark_delivered',
      'PUT /api/v2/conversations/{conversation_id}/mark_read',
      'POST /api/v2/conversations/{conversation_id}/mark_delivered',
      'POST /api/v2/conversations/{conversation_id}/mark_read',
    ],
  },
  {
    callers: USERS,
    of: 'user and handlers',
    refusal: 404,
    notBy: 'user',
    operations: ['POST /api/v2/issues/{issue_id}/claim', 'POST /api/v2/issues/{issue_id}/close'],
  },
  {
    callers: USERS,
    of: 'user and handlers',
    refusal: 404,
    notBy: 'affected',
    operations: [
      'GET /api/v2/issues/{issue_id}/notes',
      'POST /api/v2/notes',
      'PATCH /api/v2/notes/{note_id}',
    ],
  },
  {
    callers: USERS,
    of: 'user',
    refusal: 403,
    operations: [
      'PUT /api/v1/users/{id}',
      'PUT /api/v1/users/{id}/update',
      'POST /api/v2/users/{user_id}/devices',
      'GET /api/v2/users/{user_id}/alert_filters',
      'POST /api/v2/users/{user_id}/alert_filters',
      'PATCH /api/v2/users/{user_id}/alert_filters/{alert_filter_id}',
      'DELETE /api/v2/users/{user_id}/alert_filters/{alert_filter_id}',
    ],
  },
  {
    callers: COMPANIES,
    of: 'nobody',
    operations: [
      'GET /api/v1/partner/travellers',
      'POST /api/v1/partner/travellers',
      'GET /api/v1/partner/trips',
      'GET /api/v2/org',
    ],
  },
  {
    callers: COMPANIES,
    of: 'company',
    refusal: 404,
    operations: [
      'GET /api/v1/partner/travellers/{traveller_id}',
      'PATCH /api/v1/partner/travellers/{traveller_id}',
      'DELETE /api/v1/partner/travellers/{traveller_id}',
      'DELETE /api/v1/partner/traveller/{traveller_id}',
      'GET /api/v1/partner/trips/{trip_id}',
      'DELETE /api/v1/partner/trips/{trip_id}',
    ],
  },
  {
    callers: COMPANIES,
    of: 'company',
    refusal: 403,
    operations: [
      'GET /api/v2/org/{company_id}/check_in_requests',
      'GET /api/v2/org/{company_id}/issues',
      'GET /api/v2/org/{company_id}/notifications',
      'GET /api/v2/org/{company_id}/users',
      'POST /api/v2/org/{company_id}/users/travellers',
      'GET /api/v2/org/{company_id}/users/active_traveller_country_count',
      'GET /api/v2/org/{company_id}/trips',
      'GET /api/v2/org/{company_id}/alerts/{alert_id}/trip_alerts',
      'GET /api/v2/org/{company_id}/alert_filters',
      'POST /api/v2/org/{company_id}/alert_filters',
      'GET /api/v2/org/{company_id}/webhook_endpoints',
      'POST /api/v2/org/{company_id}/webhook_endpoints',
    ],
  },
  {
    callers: COMPANIES,
    of: 'company',
    refusal: 403,
    within: 404,
    operations: [
      'GET /api/v2/org/{company_id}/users/{user_id}',
      'PATCH /api/v2/org/{company_id}/users/{user_id}',
      'DELETE /api/v2/org/{company_id}/users/{user_id}',
      'PUT /api/v2/org/{company_id}/notifications/{notification_id}/mark_read',
      'PATCH /api/v2/org/{company_id}/alert_filters/{alert_filter_id}',
      'DELETE /api/v2/org/{company_id}/alert_filters/{alert_filter_id}',
      'GET /api/v2/org/{company_id}/issues/{issue_id}',
      'PATCH /api/v2/org/{company_id}/issues/{issue_id}',
      'POST /api/v2/org/{company_id}/issues/{issue_id}/close',
      'GET /api/v2/org/{company_id}/trips/{trip_id}',
      'PATCH /api/v2/org/{company_id}/trips/{trip_id}',
      'PUT /api/v2/org/{company_id}/trips/{trip_id}',
      'DELETE /api/v2/org/{company_id}/trips/{trip_id}',
      `GET ${ENDPOINT}`,
      `PATCH ${ENDPOINT}`,
      `DELETE ${ENDPOINT}`,
      `POST ${ENDPOINT}/rotate_secret`,
      `POST ${ENDPOINT}/test`,
      `POST ${ENDPOINT}/replay`,
      `GET ${ENDPOINT}/deliveries`,
      'POST /api/v2/org/{company_id}/webhook_deliveries/{webhook_delivery_id}/redeliver',
    ],
  },
  {
    callers: COMPANIES,
    of: 'company',
    refusal: 403,
    within: 422,
    operations: ['POST /api/v2/org/{company_id}/check_in_requests', 'POST /api/v2/org/{company_id}/trips'],
  },
  {
    callers: [...COMPANIES, ...HANDLERS],
    of: 'company',
    refusal: 403,
    within: 404,
    operations: ['GET /api/v2/org/{company_id}/users/{user_id}/check_ins'],
  },
  {
    callers: [...USERS, ...COMPANIES, 'publisher'],
    of: 'nobody',
    operations: ['GET /api/v2/safety_categories'],
  },
  {
    callers: ['publisher'],
    of: 'nobody',
    operations: [
      'POST /api/v2/publishing/alerts',
      'POST /api/v2/publishing/flight_statuses',
      'PUT /api/v2/publishing/alerts/{alert_id}',
      'DELETE /api/v2/publishing/alerts/{alert_id}',
      'POST /api/v2/publishing/advisories',
      'PUT /api/v2/publishing/advisories/{advisory_id}',
      'DELETE /api/v2/publishing/advisories/{advisory_id}',
      'POST /api/v2/publishing/entry_requirements',
      'PUT /api/v2/publishing/entry_requirements/{entry_requirement_id}',
      'DELETE /api/v2/publishing/entry_requirements/{entry_requirement_id}',
      'POST /api/v2/publishing/disease_outbreaks',
      'PUT /api/v2/publishing/disease_outbreaks/{disease_outbreak_id}',
      'DELETE /api/v2/publishing/disease_outbreaks/{disease_outbreak_id}',
      'POST /api/v2/publishing/travel_restrictions',
      'PUT /api/v2/publishing/travel_restrictions/{travel_restriction_id}',
      'DELETE /api/v2/publishing/travel_restrictions/{travel_restriction_id}',
    ],
  },
];

const BY_OPERATION = new Map<string, Expectation>(
  EXPECTED.flatMap(({ operations, ...expectation }) => operations.map((name) => [name, expectation])),
);

export const operationOf = ({ method, path }: Endpoint) => `${method} ${path}`;

export function expectationOf(endpoint: Endpoint): Expectation {
  const expectation = BY_OPERATION.get(operationOf(endpoint));
  if (!expectation) throw new Error(`expected-callers.ts does not say who may call ${operationOf(endpoint)}`);
  return expectation;
}

/** Those of which something is expected, each as often as it is. */
export const EXPECTED_OPERATIONS = EXPECTED.flatMap(({ operations }) => operations);
