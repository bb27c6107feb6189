import type { Queryable } from '../database/database';
import { countAlerts, matchTripAlerts } from '../resources/alerts/queries';
import { insertRows } from '../database/insert-rows';
import { alertId } from './load-events';
import { COMPANY_ID, travellerId } from './sample-callers';
import { addDays, calendarDay } from './sample-days';
import { countryId, sampleId } from './sample-ids';
import { dayNull, sampleTrips, type SampleTrip } from './sample-trips';

export function tripId(slug: string): string {
  return sampleId('trip', slug);
}

export async function loadTrips(transaction: Queryable, now: Date): Promise<void> {
  for (const trip of sampleTrips) {
    const countries = trip.stops.map((stop) => countryId(stop.country));
    const past_alert_count = await countAlerts(transaction, countries, now);
    await insertRows(transaction, 'trips', [{ ...toTripRow(trip, now), past_alert_count }]);
    await insertRows(transaction, 'destinations', toDestinationRows(trip, now));
    await matchTripAlerts(transaction, tripId(trip.slug));
  }
  await loadNotifications(transaction, now);
}

function toTripRow(trip: SampleTrip, now: Date) {
  const removed = trip.removed === null ? null : addDays(now, trip.removed);
  const from = dayNull(trip, now);
  return {
    id: tripId(trip.slug),
    traveller_id: travellerId(trip.traveller),
    company_id: COMPANY_ID,
    name: trip.name,
    start: calendarDay(from, Math.min(...trip.stops.map((stop) => stop.entry))),
    finish: calendarDay(from, Math.max(...trip.stops.map((stop) => stop.exit))),
    trip_type: trip.trip_type,
    activities: trip.activities,
    muted: trip.muted,
    read: false,
    created_at: removed ?? now,
    updated_at: removed ?? now,
    deleted_at: removed,
  };
}

function toDestinationRows(trip: SampleTrip, now: Date) {
  const from = dayNull(trip, now);
  return trip.stops.map((stop, position) => ({
    id: sampleId('destination', `${trip.slug} ${position}`),
    trip_id: tripId(trip.slug),
    country_id: countryId(stop.country),
    position,
    entry_date: calendarDay(from, stop.entry),
    exit_date: calendarDay(from, stop.exit),
    locations: stop.places.map((place) => ({
      id: sampleId('destination location', `${trip.slug} ${place.friendly_name}`),
      ...place,
    })),
  }));
}

const REQUESTS = ['answered', 'open'];

/** An inbox with something of each common kind in it, and a question that waits for its answer. */
async function loadNotifications(transaction: Queryable, now: Date): Promise<void> {
  const traveller_id = travellerId('demo-traveller');
  const requestId = (slug: string) => sampleId('check-in request', slug);
  await insertRows(
    transaction,
    'check_in_requests',
    REQUESTS.map((slug, index) => ({
      id: requestId(slug),
      traveller_id,
      created_at: addDays(now, index - 3),
      updated_at: addDays(now, index - 3),
    })),
  );
  await insertRows(transaction, 'check_ins', [
    {
      id: sampleId('check-in', 'answered'),
      traveller_id,
      check_in_request_id: requestId('answered'),
      checkin_at: addDays(now, -2.9),
      latitude: 4.711,
      longitude: -74.0721,
      type: 0,
      accuracy: 0,
      status: 1,
      country_code: 'CO',
      created_at: addDays(now, -2.9),
      updated_at: addDays(now, -2.9),
    },
  ]);
  const andes = tripId('andes-field-work');
  const notifications = [
    {
      slug: 'new-trip',
      type: 30,
      day: -14,
      read: true,
      title: 'A trip was planned for you',
      body: 'Andes field work',
      data: { trip_id: andes },
    },
    {
      slug: 'safety-request',
      type: 50,
      day: -2,
      read: false,
      title: 'Are you safe?',
      body: 'Your company asks you to check in.',
      data: { check_in_request_id: requestId('open') },
    },
    {
      slug: 'gate-changed',
      type: 104,
      day: -1.5,
      read: true,
      title: 'Flight AV 9145',
      body: 'Gate A12, was A4',
      data: { air_segment_id: sampleId('segment', 'bogota-lima') },
    },
    {
      slug: 'trip-alert',
      type: 110,
      day: -1,
      read: false,
      title: 'New alert for Andes field work',
      body: 'Road closures and clashes on the Pan-American Highway, Cauca',
      data: { trip_id: andes, alert_id: alertId('pan-american-highway-cauca') },
    },
  ];
  await insertRows(
    transaction,
    'notifications',
    notifications.map(({ slug, day, read, ...notification }) => ({
      id: sampleId('notification', slug),
      traveller_id,
      company_id: COMPANY_ID,
      ...notification,
      read_at: read ? addDays(now, day + 0.1) : null,
      created_at: addDays(now, day),
      updated_at: addDays(now, day),
    })),
  );
  await insertRows(transaction, 'notifications', [
    {
      id: sampleId('notification', 'help'),
      company_id: COMPANY_ID,
      type: 53,
      title: 'A traveller needs help',
      body: 'Second Traveller checked in and asks for help.',
      data: { user_id: travellerId('demo-traveller-2') },
      read_at: addDays(now, -20),
      created_at: addDays(now, -20.1),
      updated_at: addDays(now, -20),
    },
  ]);
}
