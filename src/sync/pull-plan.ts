import { listCountriesAround } from '@/store/around';
import { listCountryCodes, listPinnedCountryIds } from '@/store/countries';
import { kindsOf } from '@/store/download-kinds';
import { listSinglesNotIn } from '@/store/downloads';
import { getPreferences } from '@/store/preferences';
import { listCountriesOfRequests } from '@/store/requests-of-others';
import type { Reader } from '@/store/store-database';
import { listTripsToKeep } from '@/store/trips';

import { planBookingFiles } from './booking-file-pulls';
import { toContentLanguage } from './content-language';
import { factsOfCountry, pullsOfCountry } from './country-pulls';
import { pullItem } from './item-pulls';
import { basics, listWished } from './own-pulls';
import type { Pull } from './pull';
import { pullsOfTrip } from './trip-pulls';

/** What of countries is kept on the device: of those around the traveller, around those whom they help and of those that are pinned everything. */
async function listKept(reader: Reader, today: string) {
  const [trips, around, ofRequests, pinned] = await Promise.all([
    listTripsToKeep(reader, today),
    listCountriesAround(reader),
    listCountriesOfRequests(reader),
    listPinnedCountryIds(reader),
  ]);
  const whole = [...new Set([...around, ...ofRequests, ...pinned])];
  const ofTrips = new Map(
    trips.flatMap((trip) =>
      trip.destinations.map(({ country_id, country_code }) => [country_id, country_code] as const),
    ),
  );
  const codes = new Map([...(await listCountryCodes(reader, whole)), ...ofTrips]);
  const ofTripsAlone = [...ofTrips.keys()].filter((id) => !whole.includes(id));
  return { trips, around, pinned: whole.slice(around.length), ofTripsAlone, codes };
}

/** What was opened on its own, and is kept in another language than the traveller's. */
async function listSingles(reader: Reader, language: string): Promise<Pull[]> {
  const ofKinds = await Promise.all(
    kindsOf('item').map(async (kind) =>
      (await listSinglesNotIn(reader, kind, toContentLanguage(language))).map((id) => pullItem(kind, id)),
    ),
  );
  return ofKinds.flat();
}

/** What is around the traveller, and what the trips and their wishes ask for, most urgent first. To be planned after the trips are in. */
export async function planPulls(reader: Reader, today: string, language: string): Promise<Pull[]> {
  const [{ trips, around, pinned, ofTripsAlone, codes }, singles, bookingFiles] = await Promise.all([
    listKept(reader, today),
    listSingles(reader, language),
    planBookingFiles(reader),
  ]);
  const everythingOf = (id: string) => pullsOfCountry(id, codes.get(id));
  return [
    ...bookingFiles,
    ...around.flatMap(everythingOf),
    ...trips.flatMap((trip) => pullsOfTrip(trip.id, trip)),
    ...ofTripsAlone.flatMap((id) => factsOfCountry(id, codes.get(id))),
    ...basics,
    ...singles,
    ...pinned.flatMap(everythingOf),
  ];
}

/** What nobody waits for: it comes when everything else is here, and holds up nothing. */
export async function planLater(reader: Reader): Promise<Pull[]> {
  return listWished(await getPreferences(reader));
}

/** The codes of the countries of which something is kept. */
export async function listKeptCountries(reader: Reader, today: string): Promise<string[]> {
  return [...new Set((await listKept(reader, today)).codes.values())].sort();
}
