import type { ApiClient, ApiRequest } from '@/api/client';
import type { Role } from '@/contract/role';

import { aConversation, aMessage } from './conversations';
import { anIssue } from './issues';
import {
  aCheckInRequest,
  aCountry,
  aDisease,
  aHospital,
  aMap,
  aMedication,
  anAdvisory,
  anAlert,
  anEntryRule,
  aNotification,
  anOutbreak,
  aServiceCheckIn,
  aShortCountry,
  aTraveller,
  aTrip,
  aTripAlert,
  aVaccination,
} from './records';
import { aFlight, toTripSegments } from './segments';

const BEGUN_AT = Date.UTC(2026, 2, 20);

/** One record that every version words anew, and one that only every other version has. */
function comingAndGoing<Kind>(version: number, make: (number: 1 | 2, words: string) => Kind): Kind[] {
  const words = `as of ${version}`;
  return version % 2 === 0 ? [make(1, words), make(2, words)] : [make(1, words)];
}

const stampsOf = (version: number) => ({ updated_at: new Date(BEGUN_AT + version * 1000).toISOString() });

/** Peru always; Chile comes and goes, and whoever asks since when hears of its going. */
function countriesOf<Kind>(
  version: number,
  since: unknown,
  make: (changes: { id: string; country_code: string; name: string; deleted_at?: string }) => Kind,
): Kind[] {
  const peru = make({ id: 'peru', country_code: 'PE', name: `Peru as of ${version}` });
  const chile = { id: 'chile', country_code: 'CL', name: `Chile as of ${version}` };
  if (version % 2 === 0) return [peru, make(chile)];
  return since == null ? [peru] : [peru, make({ ...chile, ...{ deleted_at: stampsOf(version).updated_at } })];
}

const alertsOf = (version: number) =>
  comingAndGoing(version, (number, headline) => anAlert({ id: `alert-${number}`, headline }));
const advisoriesOf = (version: number) =>
  comingAndGoing(version, (number, headline) => anAdvisory({ id: `advisory-${number}`, headline }));
const rulesOf = (prefix: string) => (version: number) =>
  comingAndGoing(version, (number, comment) => anEntryRule({ id: `${prefix}-${number}`, comment }));
const outbreaksOf = (version: number) =>
  comingAndGoing(version, (number, comment) => anOutbreak({ id: `outbreak-${number}`, comment }));
const hospitalsOf = (version: number) =>
  comingAndGoing(version, (number, name) => aHospital({ id: `hospital-${number}`, name }));

function conversationAsOf(version: number) {
  const messages = Array.from({ length: Math.min(version, 20) }, (_, back) =>
    aMessage({ position: version - back }),
  ).reverse();
  return aConversation({ messages, ...stampsOf(version) });
}

/** Who asks, and for what. */
interface Asking {
  since: unknown;
  roles: Role[];
}

const bodies: Record<string, (version: number, asking: Asking) => unknown> = {
  '/api/v1/trips': (version) => [aTrip({ name: `Andes as of ${version}`, ...stampsOf(version) })],
  '/api/v1/trips/trip-1/alerts': (version) => ({
    trip_alerts: alertsOf(version).map((alert) => aTripAlert(alert)),
    past_alerts: [],
  }),
  '/api/v1/trips/trip-1/advisories': advisoriesOf,
  '/api/v1/trips/trip-1/hospitals': hospitalsOf,
  '/api/v2/trips/trip-1/segments': (version) =>
    toTripSegments(
      comingAndGoing(version, (number, airline) => aFlight({ id: `flight-${number}`, airline })),
    ),
  '/api/v1/alerts/alert-1/from_push': (version) => ({
    alert: anAlert({ headline: `as of ${version}` }),
    trip_ids: ['trip-1'],
  }),
  '/api/v1/advisories/advisory-1': (version) => anAdvisory({ headline: `as of ${version}` }),
  '/api/v1/countries': (version, { since }) => countriesOf(version, since, aCountry),
  '/api/v1/countries/short_list': (version, { since }) => countriesOf(version, since, aShortCountry),
  '/api/v1/countries/peru': (version) => aCountry({ name: `Peru as of ${version}` }),
  '/api/v1/countries/peru/map_data': (version) => ({ ...aMap('peru'), ...stampsOf(version) }),
  '/api/v1/countries/peru/alerts': alertsOf,
  '/api/v1/countries/peru/advisories': advisoriesOf,
  '/api/v1/countries/peru/hospitals': hospitalsOf,
  '/api/v2/countries/peru/entry_requirements': rulesOf('requirement'),
  '/api/v2/countries/peru/travel_restrictions': rulesOf('restriction'),
  '/api/v2/countries/peru/disease_outbreaks': outbreaksOf,
  '/api/v1/users/profile': (version, { roles }) =>
    aTraveller({ first_name: `Ada as of ${version}`, roles, ...stampsOf(version) }),
  '/api/v2/notifications': (version) =>
    comingAndGoing(version, (number, title) => aNotification({ id: `notification-${number}`, title })),
  '/api/v2/check_in_requests': (version) =>
    comingAndGoing(version, (number, user_id) => aCheckInRequest({ id: `request-${number}`, user_id })),
  // A check-in that was made stays.
  '/api/v2/check_ins': (version) =>
    Array.from({ length: version }, (_, number) => aServiceCheckIn({ id: `check-in-${number}` })),
  // Of what changed since nothing is missing, also where it is over now.
  '/api/v2/issues': (version, { since }) =>
    comingAndGoing(since == null ? version : 2, (number) =>
      anIssue({
        id: `issue-${number}`,
        status: 3,
        description: `as of ${version}`,
        ...stampsOf(version),
      }),
    ),
  // What was said stays; how far it was heard grows.
  '/api/v2/conversations': (version) => [conversationAsOf(version)],
  '/api/v2/conversations/conversation-1': conversationAsOf,
  '/api/v2/issues/issue-1/conversation': conversationAsOf,
  // Of what a download told the service on the way.
  '/api/v2/conversations/conversation-1/mark_delivered': () => ({}),
  '/api/v1/diseases': (version) =>
    comingAndGoing(version, (number, name) => aDisease({ id: `disease-${number}`, name })),
  '/api/v1/medications': (version) =>
    comingAndGoing(version, (number, name) => aMedication({ id: `medication-${number}`, name })),
  '/api/v1/vaccinations': (version) =>
    comingAndGoing(version, (number, name) => aVaccination({ id: `vaccination-${number}`, name })),
};

/** What a service that changes with every version answers to a request of somebody with these roles. */
export function answerAsOf(
  version: number,
  { path, query, etag: known }: Pick<ApiRequest, 'path' | 'query' | 'etag'>,
  roles: Role[],
): Awaited<ReturnType<ApiClient['request']>> {
  const bodyOf = bodies[path];
  if (!bodyOf) throw new Error(`nobody wrote what the service says at ${path}`);
  const etag = `"${version}"`;
  const headers = new Headers({ ETag: etag, Date: new Date(BEGUN_AT + version * 1000).toUTCString() });
  if (known === etag) return { kind: 'not-modified', headers, next: null };
  // As it comes over the wire: what is undefined is not there.
  const json: unknown = JSON.parse(JSON.stringify(bodyOf(version, { since: query?.since, roles })));
  // One size for all: how much of a list was asked for is not what its readers compare.
  return { kind: 'answered', status: 200, headers, next: null, text: '[]', json };
}
