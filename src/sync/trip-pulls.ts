import { listTripAdvisories } from '@/api/advisories';
import { listTripAlerts } from '@/api/alerts';
import { listTripHospitals } from '@/api/hospitals';
import { listTripSegments } from '@/api/segments';
import type { Trip } from '@/contract/trip';
import { saveAdvisories } from '@/store/advisories';
import { listTripsOfPushedAlert, saveTripAlerts } from '@/store/alerts';
import { downloadNames, kindsOf, type AskedKind } from '@/store/download-kinds';
import { forgetCursor } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import { getTripOfSegment, saveSegments } from '@/store/segments';
import type { Reader } from '@/store/store-database';
import { listKnownTripIds } from '@/store/trips';

import { asking, type Asking } from './asking';
import { topicsOfTrip } from './made-from';
import type { Pull } from './pull';

/** How each download of a trip is asked for and kept. */
const OF_TRIP: Record<AskedKind<'trip'>, (tripId: string) => Asking> = {
  tripAlerts: (id) =>
    asking(
      (client, options) => listTripAlerts(client, id, options),
      (transaction, _name, alerts, extent, standing) =>
        saveTripAlerts(transaction, id, alerts, extent, standing),
    ),
  tripAdvisories: (id) =>
    asking((client, options) => listTripAdvisories(client, id, options), saveAdvisories),
  tripHospitals: (id) => asking((client, options) => listTripHospitals(client, id, options), saveHospitals),
  tripSegments: (id) => asking((client, options) => listTripSegments(client, id, options), saveSegments),
};

/** What belongs to a trip. Without the trip itself, nobody can tell what that is made from. */
export function pullsOfTrip(tripId: string, trip: Trip | null = null): Pull[] {
  return kindsOf('trip').map((kind) => pullOfTrip(kind, tripId, trip));
}

/** To be planned after the alert is in, for it says which trips it touches. */
export async function planTripsOfAlert(reader: Reader, alertId: string): Promise<Pull[]> {
  return (await listTripsOfPushedAlert(reader, alertId)).map((id) => pullOfTrip('tripAlerts', id, null));
}

export function pullBookings(tripId: string): Pull {
  return pullOfTrip('tripSegments', tripId, null);
}

/** What is booked for its trip; for every trip where it is not here yet. */
export async function planSegment(reader: Reader, segmentId: string): Promise<Pull[]> {
  const tripId = await getTripOfSegment(reader, segmentId);
  const ids = tripId === null ? await listKnownTripIds(reader) : [tripId];
  return ids.map(pullBookings);
}

function pullOfTrip(kind: AskedKind<'trip'>, tripId: string, trip: Trip | null): Pull {
  const pull = OF_TRIP[kind](tripId)(downloadNames[kind](tripId), isHere(tripId));
  const codes = trip && [...new Set(trip.destinations.map(({ country_code }) => country_code))];
  return { ...doubtingTrips(pull), madeFrom: topicsOfTrip(kind, codes) };
}

/** An answer may arrive after the trip was removed: what it brings must not come back without it. */
const isHere = (tripId: string) => async (reader: Reader) =>
  (await reader.first('select 1 as found from trips where id = ?', [tripId])) !== null;

/** The service does not know a trip that its list named: whatever happened there, the list is read whole next. */
function doubtingTrips(pull: Pull): Pull {
  return {
    ...pull,
    async run(context, revision) {
      const pulled = await pull.run(context, revision);
      if (pulled.kind === 'rejected' && pulled.status === 404)
        await context.database.write('cache', (transaction) =>
          forgetCursor(transaction, downloadNames.trips),
        );
      return pulled;
    },
  };
}
