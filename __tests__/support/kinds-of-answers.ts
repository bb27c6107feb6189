import { z } from 'zod';

import { Advisory } from '@/contract/advisory';
import { Alert } from '@/contract/alert';
import { CheckInRequest } from '@/contract/check-in';
import { Conversation, Message } from '@/contract/conversation';
import { Country, CountryMapData, ShortCountry } from '@/contract/country';
import { DiseaseOutbreak } from '@/contract/disease-outbreak';
import { EntryRequirement } from '@/contract/entry-requirement';
import { Disease, Medication, Vaccination } from '@/contract/health-library';
import { Hospital } from '@/contract/hospital';
import { Issue } from '@/contract/issue';
import { Notification } from '@/contract/notification';
import { Segment } from '@/contract/segment';
import { Traveller } from '@/contract/traveller';
import { Trip } from '@/contract/trip';

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

/** What is stored of one kind, how it must read, and how its table is emptied. */
export interface Shelf {
  select: string;
  schema: z.ZodType;
  empty: string;
}
const shelf = (table: string, schema: z.ZodType): Shelf => ({
  select: `select id, record from ${table}`,
  schema,
  empty: `delete from ${table}`,
});
const alerts = shelf('alerts', Alert);
const advisories = shelf('advisories', Advisory);
const hospitals = shelf('hospitals', Hospital);
const StoredCheckIn = z.object({
  status: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  accuracy: z.number(),
  country_code: z.string().nullable(),
  request_id: z.null(),
  heard_at: z.number(),
  device_token: z.string().nullable(),
});

/** One kind of answer of the service: good records, the answer around them, and where they end up. */
export interface KindOfAnswer {
  pull: (name: string) => boolean;
  good: unknown[];
  wrap?: (records: unknown[]) => unknown;
  shelf: Shelf;
  alsoEmpties?: string;
  /** For what is stored otherwise than as it came. */
  keptAs?: (record: never) => unknown;
}

const ids = [1, 2, 3];
const tripAlertOf = (number: number) => {
  const alert = anAlert({ id: `alert-${number}` });
  return aTripAlert(alert, { id: `of-trip-${number}` });
};
const told = ({ kind: _kind, ...flight }: ReturnType<typeof aFlight>) => flight;
export const kindsOfAnswers: Record<string, KindOfAnswer> = {
  trips: {
    pull: (name) => name === 'trips',
    good: ids.map((number) => aTrip({ id: `trip-${number}` })),
    shelf: shelf('trips', Trip),
  },
  'short list of countries': {
    pull: (name) => name === 'countries/short',
    good: ids.map((number) => aShortCountry({ id: `country-${number}`, country_code: `C${number}` })),
    shelf: shelf('countries', ShortCountry),
  },
  country: {
    pull: (name) => name === 'country/peru',
    good: [aCountry()],
    wrap: ([country]) => country,
    shelf: {
      select: 'select id, whole as record from countries',
      schema: Country,
      empty: 'delete from countries',
    },
  },
  'map of a country': {
    pull: (name) => name === 'country/peru/map',
    good: [
      { ...aMap('peru'), country_divisions: [{ id: 'd', travel_status: 1, topo_json: aMap('x').topo_json }] },
    ],
    wrap: ([map]) => map,
    shelf: {
      select: 'select country_id as id, record from map_data',
      schema: CountryMapData,
      empty: 'delete from map_data',
    },
  },
  'alerts of a trip': {
    pull: (name) => name === 'trip/trip-1/alerts',
    good: ids.map(tripAlertOf),
    wrap: (records) => ({ trip_alerts: records, past_alerts: [] }),
    shelf: alerts,
    keptAs: ({ alert }: ReturnType<typeof tripAlertOf>) => alert,
  },
  'past alerts of a trip': {
    pull: (name) => name === 'trip/trip-1/alerts',
    good: ids.map((number) => anAlert({ id: `past-${number}` })),
    wrap: (records) => ({ trip_alerts: [tripAlertOf(9)], past_alerts: records }),
    shelf: alerts,
  },
  'alerts of a country': {
    pull: (name) => name === 'country/peru/alerts',
    good: ids.map((number) => anAlert({ id: `alert-${number}` })),
    shelf: alerts,
  },
  'alert of a push message': {
    pull: (name) => name === 'alert/alert-1',
    good: [anAlert()],
    wrap: ([alert]) => ({ alert, trip_ids: ['trip-1'] }),
    shelf: alerts,
  },
  advisories: {
    pull: (name) => name === 'trip/trip-1/advisories' || name === 'country/peru/advisories',
    good: ids.map((number) => anAdvisory({ id: `advisory-${number}` })),
    shelf: advisories,
  },
  hospitals: {
    pull: (name) => name === 'trip/trip-1/hospitals' || name === 'country/peru/hospitals',
    good: ids.map((number) => aHospital({ id: `hospital-${number}` })),
    shelf: hospitals,
  },
  'segments of a trip': {
    pull: (name) => name === 'trip/trip-1/segments',
    good: ids.map((number) => told(aFlight({ id: `flight-${number}` }))),
    wrap: (records) => ({ ...toTripSegments([]), air_segments: records }),
    shelf: shelf('segments', Segment),
    keptAs: (record: object) => ({ ...record, kind: 'air' }),
  },
  'entry rules': {
    pull: (name) => name === 'country/peru/entry-requirements' || name === 'country/peru/travel-restrictions',
    good: ids.map((number) => anEntryRule({ id: `rule-${number}` })),
    shelf: shelf('entry_rules', EntryRequirement),
  },
  outbreaks: {
    pull: (name) => name === 'country/peru/disease-outbreaks',
    good: ids.map((number) => anOutbreak({ id: `outbreak-${number}` })),
    shelf: shelf('disease_outbreaks', DiseaseOutbreak),
  },
  diseases: {
    pull: (name) => name === 'diseases',
    good: ids.map((number) => aDisease({ id: `disease-${number}` })),
    shelf: shelf('diseases', Disease),
  },
  medications: {
    pull: (name) => name === 'medications',
    good: ids.map((number) => aMedication({ id: `medication-${number}` })),
    shelf: shelf('medications', Medication),
  },
  vaccinations: {
    pull: (name) => name === 'vaccinations',
    good: ids.map((number) => aVaccination({ id: `vaccination-${number}` })),
    shelf: shelf('vaccinations', Vaccination),
  },
  notifications: {
    pull: (name) => name === 'notifications',
    good: ids.map((number) => aNotification({ id: `notification-${number}` })),
    shelf: shelf('notifications', Notification),
  },
  'check-in requests': {
    pull: (name) => name === 'check-in-requests',
    good: ids.map((number) => aCheckInRequest({ id: `request-${number}` })),
    shelf: shelf('check_in_requests', CheckInRequest),
  },
  'check-ins': {
    pull: (name) => name === 'check-ins',
    good: ids.map((number) => aServiceCheckIn({ id: `check-in-${number}` })),
    shelf: shelf('check_ins', StoredCheckIn),
    keptAs: ({
      status,
      lat,
      lng,
      accuracy,
      country_code,
      created_at,
      device_token,
    }: ReturnType<typeof aServiceCheckIn>) => ({
      status,
      latitude: lat,
      longitude: lng,
      accuracy,
      country_code,
      request_id: null,
      heard_at: Date.parse(created_at),
      device_token,
    }),
  },
  'requests for help': {
    pull: (name) => name === 'issues',
    good: ids.map((number) => anIssue({ id: `issue-${number}` })),
    shelf: shelf('issues', Issue),
  },
  conversations: {
    pull: (name) => name === 'conversations',
    good: ids.map((number) => aConversation({ id: `conversation-${number}`, issue_id: `issue-${number}` })),
    shelf: shelf('conversations', Conversation.omit({ messages: true })),
    keptAs: ({ messages: _messages, ...conversation }: Conversation) => conversation,
  },
  'messages of a conversation': {
    pull: (name) => name === 'conversations',
    good: ids.map((position) => aMessage({ position })),
    wrap: (records) => [{ ...aConversation({ last_position: 3 }), messages: records }],
    shelf: shelf('messages', Message),
    // One that is here hears only what is new in it.
    alsoEmpties: 'delete from conversations',
  },
  profile: {
    pull: (name) => name === 'profile',
    good: [aTraveller()],
    wrap: ([traveller]) => traveller,
    shelf: {
      select: `select record ->> '$.id' as id, record from profile`,
      schema: Traveller.omit({ authentication_token: true }),
      empty: 'delete from profile',
    },
    keptAs: ({ authentication_token: _key, ...profile }: ReturnType<typeof aTraveller>) => profile,
  },
};
