import { getProfile } from '@/api/account';
import { listTripAdvisories, listCountryAdvisories } from '@/api/advisories';
import { getAlertFromPush, listCountryAlerts, listTripAlerts } from '@/api/alerts';
import { listCheckInRequests, listCheckIns } from '@/api/check-ins';
import { getCountry, getCountryMapData, listCountries, listShortCountries } from '@/api/countries';
import { listDiseases, listMedications, listVaccinations } from '@/api/health-library';
import { listCountryHospitals, listTripHospitals } from '@/api/hospitals';
import { listNotifications } from '@/api/notifications';
import { listTrips } from '@/api/trips';
import { saveAdvisories } from '@/store/advisories';
import { listCountriesAround } from '@/store/around';
import { listTripsOfPushedAlert, saveCountryAlerts, savePushedAlert, saveTripAlerts } from '@/store/alerts';
import { replaceCheckInRequests, saveServiceCheckIns } from '@/store/check-ins';
import {
  keepOnlyCountries,
  listPinnedCountryIds,
  saveMapData,
  saveShortCountries,
  saveWholeCountries,
} from '@/store/countries';
import { downloadNames, forgetCursor } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import { saveHospitals } from '@/store/hospitals';
import { replaceNotifications } from '@/store/notifications';
import { getPreferences } from '@/store/preferences';
import { saveProfile } from '@/store/profile';
import type { Reader } from '@/store/store-database';
import { keepOnlyTrips, listTripsToKeep, saveTrips } from '@/store/trips';

import { changes, snapshot, type Pull } from './pull';

export const pullTrips = changes(
  downloadNames.trips,
  ({ client }, options) => listTrips(client, options),
  async (transaction, trips, wholeAsOf) => {
    await saveTrips(transaction, trips);
    if (wholeAsOf !== null)
      await keepOnlyTrips(
        transaction,
        trips.map(({ id }) => id),
        wholeAsOf,
      );
  },
);

const pullShortCountries = changes(
  downloadNames.shortCountries,
  ({ client }, options) => listShortCountries(client, options),
  async (transaction, countries, wholeAsOf, standing) => {
    // What is gone goes first: a country that was made anew has the code of the one before.
    if (wholeAsOf !== null)
      await keepOnlyCountries(
        transaction,
        countries.map(({ id }) => id),
        standing,
      );
    await saveShortCountries(transaction, countries, standing);
  },
);

const pullAllCountries = changes(
  downloadNames.allCountries,
  ({ client }, options) => listCountries(client, options),
  (transaction, countries, _wholeAsOf, standing) => saveWholeCountries(transaction, countries, standing),
);

export const pullProfile = snapshot(
  downloadNames.profile,
  ({ client }, options) => getProfile(client, options),
  saveProfile,
);

/** What others said to the traveller. */
export const pullsOfInbox: readonly Pull[] = [
  snapshot(
    downloadNames.notifications,
    ({ client }, options) => listNotifications(client, options),
    replaceNotifications,
  ),
  snapshot(
    downloadNames.checkInRequests,
    ({ client }, options) => listCheckInRequests(client, options),
    replaceCheckInRequests,
  ),
];

/** What every device keeps, whatever its trips. */
const basics: readonly Pull[] = [
  pullProfile,
  pullShortCountries,
  ...pullsOfInbox,
  snapshot(
    downloadNames.checkIns,
    ({ client }, options) => listCheckIns(client, options),
    saveServiceCheckIns,
  ),
  snapshot(
    downloadNames.diseases,
    ({ client }, options) => listDiseases(client, options),
    (transaction, items, extent) => replaceShelf(transaction, 'diseases', items, extent),
  ),
  snapshot(
    downloadNames.medications,
    ({ client }, options) => listMedications(client, options),
    (transaction, items, extent) => replaceShelf(transaction, 'medications', items, extent),
  ),
  snapshot(
    downloadNames.vaccinations,
    ({ client }, options) => listVaccinations(client, options),
    (transaction, items, extent) => replaceShelf(transaction, 'vaccinations', items, extent),
  ),
];

/** The one that a push message named. */
export function pullAlert(alertId: string): Pull {
  return snapshot(
    downloadNames.pushedAlert(alertId),
    ({ client }, options) => getAlertFromPush(client, alertId, options),
    savePushedAlert,
  );
}

/** To be planned after the alert is in, for it says which trips it touches. */
export async function planTripsOfAlert(reader: Reader, alertId: string): Promise<Pull[]> {
  return (await listTripsOfPushedAlert(reader, alertId)).map(pullAlertsOfTrip);
}

/** An answer may arrive after the trip was removed: what it brings must not come back without it. */
const isHere = (tripId: string) => async (reader: Reader) =>
  (await reader.first('select 1 as found from trips where id = ?', [tripId])) !== null;

function pullAlertsOfTrip(tripId: string): Pull {
  return doubtingTrips(
    snapshot(
      downloadNames.tripAlerts(tripId),
      ({ client }, options) => listTripAlerts(client, tripId, options),
      (transaction, alerts, extent, standing) =>
        saveTripAlerts(transaction, tripId, alerts, extent, standing),
      isHere(tripId),
    ),
  );
}

export function pullsOfTrip(tripId: string): Pull[] {
  const advisories = downloadNames.tripAdvisories(tripId);
  const hospitals = downloadNames.tripHospitals(tripId);
  const pulls = [
    snapshot(
      advisories,
      ({ client }, options) => listTripAdvisories(client, tripId, options),
      (transaction, items, extent, standing) =>
        saveAdvisories(transaction, advisories, items, extent, standing),
      isHere(tripId),
    ),
    snapshot(
      hospitals,
      ({ client }, options) => listTripHospitals(client, tripId, options),
      (transaction, items, extent, standing) =>
        saveHospitals(transaction, hospitals, items, extent, standing),
      isHere(tripId),
    ),
  ];
  return [pullAlertsOfTrip(tripId), ...pulls.map(doubtingTrips)];
}

/** The service does not know a trip that its list named: whatever happened there, the list is read whole next. */
function doubtingTrips(pull: Pull): Pull {
  return {
    ...pull,
    async run(context) {
      const pulled = await pull.run(context);
      if (pulled.kind === 'rejected' && pulled.status === 404)
        await context.database.write('cache', (transaction) =>
          forgetCursor(transaction, downloadNames.trips),
        );
      return pulled;
    },
  };
}

const pullCountry = (id: string) =>
  snapshot(
    downloadNames.country(id),
    ({ client }, options) => getCountry(client, id, options),
    (transaction, country, _extent, standing) => saveWholeCountries(transaction, [country], standing),
  );

const pullMap = (id: string) =>
  snapshot(
    downloadNames.countryMap(id),
    ({ client }, options) => getCountryMapData(client, id, options),
    saveMapData,
  );

/** All there is about one country: for a country that the traveller opens or pins. */
export function pullsOfCountry(id: string): Pull[] {
  const advisories = downloadNames.countryAdvisories(id);
  const hospitals = downloadNames.countryHospitals(id);
  return [
    pullCountry(id),
    pullMap(id),
    snapshot(
      downloadNames.countryAlerts(id),
      ({ client }, options) => listCountryAlerts(client, id, options),
      (transaction, alerts, extent, standing) => saveCountryAlerts(transaction, id, alerts, extent, standing),
    ),
    snapshot(
      advisories,
      ({ client }, options) => listCountryAdvisories(client, id, options),
      (transaction, items, extent, standing) =>
        saveAdvisories(transaction, advisories, items, extent, standing),
    ),
    snapshot(
      hospitals,
      ({ client }, options) => listCountryHospitals(client, id, options),
      (transaction, items, extent, standing) =>
        saveHospitals(transaction, hospitals, items, extent, standing),
    ),
  ];
}

/** What is around the traveller, and what the trips and their wishes ask for, most urgent first. To be planned after the trips are in. */
export async function planPulls(reader: Reader, today: string): Promise<Pull[]> {
  const trips = await listTripsToKeep(reader, today);
  const around = await listCountriesAround(reader);
  const whole = [...new Set([...around, ...(await listPinnedCountryIds(reader))])];
  const { allCountriesOffline } = await getPreferences(reader);
  const ofTrips = [
    ...new Set(trips.flatMap((trip) => trip.destinations.map((destination) => destination.country_id))),
  ];
  const countries = ofTrips.filter((id) => !whole.includes(id));
  return [
    ...around.flatMap(pullsOfCountry),
    ...trips.flatMap((trip) => pullsOfTrip(trip.id)),
    ...countries.flatMap((id) => [pullCountry(id), pullMap(id)]),
    ...basics,
    ...whole.slice(around.length).flatMap(pullsOfCountry),
    ...(allCountriesOffline ? [pullAllCountries] : []),
  ];
}
