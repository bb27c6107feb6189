import { getAdvisory, listTripAdvisories } from '@/api/advisories';
import { getAlertFromPush, listTripAlerts } from '@/api/alerts';
import { listTripHospitals } from '@/api/hospitals';
import type { SinceOptions } from '@/api/reading';
import { listTrips } from '@/api/trips';
import type { Trip } from '@/contract/trip';
import { saveAdvisories } from '@/store/advisories';
import { listTripsOfPushedAlert, savePushedAlert, saveTripAlerts } from '@/store/alerts';
import { downloadNames, forgetCursor } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import type { Reader } from '@/store/store-database';
import { keepOnlyTrips, saveTrips } from '@/store/trips';

import { changes, snapshot, type Pull } from './pull';
import { topicsOf, type CountryTopic, type Topic } from './revision';

const pullTripsWith = (asking: Pick<SinceOptions, 'topics'>) =>
  changes(
    downloadNames.trips,
    ({ client }, options) => listTrips(client, { ...options, ...asking }),
    async (transaction, trips, wholeAsOf) => {
      await saveTrips(transaction, trips);
      if (wholeAsOf !== null)
        await keepOnlyTrips(
          transaction,
          trips.map(({ id }) => id),
          wholeAsOf,
        );
    },
    { telling: asking.topics !== undefined },
  );

export const pullTrips = pullTripsWith({});

/** With the trips the service tells how all the rest stands, also of these countries, by their codes. */
export const pullTripsTelling = (countries: readonly string[]) => pullTripsWith({ topics: countries });

/** One that a push message named, or that the traveller opened. */
export function pullAlert(alertId: string): Pull {
  return snapshot(
    downloadNames.singleAlert(alertId),
    ({ client }, options) => getAlertFromPush(client, alertId, options),
    savePushedAlert,
  );
}

export function pullAdvisory(advisoryId: string): Pull {
  const name = downloadNames.singleAdvisory(advisoryId);
  return snapshot(
    name,
    ({ client }, options) => getAdvisory(client, advisoryId, options),
    (transaction, advisory, extent, standing) =>
      saveAdvisories(transaction, name, [advisory], extent, standing),
  );
}

/** To be planned after the alert is in, for it says which trips it touches. */
export async function planTripsOfAlert(reader: Reader, alertId: string): Promise<Pull[]> {
  return (await listTripsOfPushedAlert(reader, alertId)).map((tripId) => pullAlertsOfTrip(tripId, null));
}

/** An answer may arrive after the trip was removed: what it brings must not come back without it. */
const isHere = (tripId: string) => async (reader: Reader) =>
  (await reader.first('select 1 as found from trips where id = ?', [tripId])) !== null;

function pullAlertsOfTrip(tripId: string, trip: Trip | null): Pull {
  const pull = snapshot(
    downloadNames.tripAlerts(tripId),
    ({ client }, options) => listTripAlerts(client, tripId, options),
    (transaction, alerts, extent, standing) => saveTripAlerts(transaction, tripId, alerts, extent, standing),
    isHere(tripId),
  );
  const sources = sourcesOf(trip, 'alerts');
  return { ...doubtingTrips(pull), madeFrom: sources && ['alerts', ...sources] };
}

/** What belongs to a trip. Without the trip itself, nobody can tell what that is made from. */
export function pullsOfTrip(tripId: string, trip: Trip | null = null): Pull[] {
  const advisories = downloadNames.tripAdvisories(tripId);
  const hospitals = downloadNames.tripHospitals(tripId);
  const pullAdvisories = snapshot(
    advisories,
    ({ client }, options) => listTripAdvisories(client, tripId, options),
    (transaction, items, extent, standing) =>
      saveAdvisories(transaction, advisories, items, extent, standing),
    isHere(tripId),
  );
  const pullHospitals = snapshot(
    hospitals,
    ({ client }, options) => listTripHospitals(client, tripId, options),
    (transaction, items, extent, standing) => saveHospitals(transaction, hospitals, items, extent, standing),
    isHere(tripId),
  );
  return [
    pullAlertsOfTrip(tripId, trip),
    { ...doubtingTrips(pullAdvisories), madeFrom: sourcesOf(trip, 'advisories') },
    { ...doubtingTrips(pullHospitals), madeFrom: sourcesOf(trip, 'hospitals') },
  ];
}

/** Also from the trips: that one was removed may show by its alerts alone. */
function sourcesOf(trip: Trip | null, ...topics: CountryTopic[]): Topic[] | undefined {
  if (!trip) return undefined;
  const codes = [...new Set(trip.destinations.map(({ country_code }) => country_code))];
  return ['trips', ...topics.flatMap((topic) => topicsOf(topic, codes))];
}

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
