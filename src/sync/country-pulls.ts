import { listCountryAdvisories } from '@/api/advisories';
import { listCountryAlerts } from '@/api/alerts';
import { getCountry, getCountryMapData } from '@/api/countries';
import { listCountryOutbreaks } from '@/api/disease-outbreaks';
import { listEntryRequirements, listTravelRestrictions } from '@/api/entry-rules';
import { listCountryHospitals } from '@/api/hospitals';
import { saveAdvisories } from '@/store/advisories';
import { saveListedAlerts } from '@/store/alerts';
import { saveMapData, saveWholeCountries } from '@/store/countries';
import { saveOutbreaks } from '@/store/disease-outbreaks';
import { downloadKinds, downloadNames, kindsOf, type AskedKind } from '@/store/download-kinds';
import { saveEntryRules } from '@/store/entry-rules';
import { saveHospitals } from '@/store/hospitals';

import { asking, type Asking } from './asking';
import { topicsOfCountry } from './made-from';
import type { Pull } from './pull';

/** How each download of a country is asked for and kept. */
const OF_COUNTRY: Record<AskedKind<'country'>, (id: string) => Asking> = {
  country: (id) =>
    asking(
      (client, options) => getCountry(client, id, options),
      (transaction, _name, country, _extent, standing) =>
        saveWholeCountries(transaction, [country], standing),
    ),
  countryMap: (id) =>
    asking(
      (client, options) => getCountryMapData(client, id, options),
      (transaction, _name, map) => saveMapData(transaction, map),
    ),
  entryRequirements: (id) =>
    asking((client, options) => listEntryRequirements(client, id, options), saveEntryRules),
  travelRestrictions: (id) =>
    asking((client, options) => listTravelRestrictions(client, id, options), saveEntryRules),
  countryOutbreaks: (id) =>
    asking((client, options) => listCountryOutbreaks(client, id, options), saveOutbreaks),
  countryAlerts: (id) =>
    asking((client, options) => listCountryAlerts(client, id, options), saveListedAlerts),
  countryAdvisories: (id) =>
    asking((client, options) => listCountryAdvisories(client, id, options), saveAdvisories),
  countryHospitals: (id) =>
    asking((client, options) => listCountryHospitals(client, id, options), saveHospitals),
};

const OF_ALL = kindsOf('country');
const OF_TRIPS = OF_ALL.filter((kind) => downloadKinds[kind].tripPart !== null);

const toPulls = (kinds: typeof OF_ALL, id: string, code: string | undefined): Pull[] =>
  kinds.map((kind) => ({
    ...OF_COUNTRY[kind](id)(downloadNames[kind](id)),
    madeFrom: topicsOfCountry(kind, code),
  }));

/** What the countries of a trip are known by, whatever else is downloaded for the trip. */
export function factsOfCountry(id: string, code: string | undefined): Pull[] {
  return toPulls(OF_TRIPS, id, code);
}

/** All there is about one country: for a country that the traveller opens or pins. */
export function pullsOfCountry(id: string, code?: string): Pull[] {
  return toPulls(OF_ALL, id, code);
}
