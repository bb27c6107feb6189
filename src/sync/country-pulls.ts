import { listCountryAdvisories } from '@/api/advisories';
import { listCountryAlerts } from '@/api/alerts';
import { getCountry, getCountryMapData, listCountries, listShortCountries } from '@/api/countries';
import { listCountryHospitals } from '@/api/hospitals';
import { saveAdvisories } from '@/store/advisories';
import type { Standing } from '@/store/answer-order';
import { saveCountryAlerts } from '@/store/alerts';
import { keepOnlyCountries, saveMapData, saveShortCountries, saveWholeCountries } from '@/store/countries';
import { downloadNames } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import type { Transaction } from '@/store/store-database';

import { changes, snapshot, type Pull } from './pull';
import { topicsOf, type CountryTopic, type Topic } from './revision';

/** A megabyte and a half, over whatever network there is: nobody waits for it. */
const WHOLE_LIST_MS = 180_000;

/** What is gone goes before the others are saved: a country that was made anew has the code of the one before. */
async function dropOthers(
  transaction: Transaction,
  countries: readonly { id: string }[],
  standing: Standing,
): Promise<void> {
  await keepOnlyCountries(
    transaction,
    countries.map(({ id }) => id),
    standing,
  );
}

export const pullShortCountries: Pull = {
  ...changes(
    downloadNames.shortCountries,
    ({ client }, options) => listShortCountries(client, options),
    async (transaction, countries, wholeAsOf, standing) => {
      if (wholeAsOf !== null) await dropOthers(transaction, countries, standing);
      await saveShortCountries(transaction, countries, standing);
    },
  ),
  madeFrom: ['countries'],
};

export const pullAllCountries: Pull = {
  ...changes(
    downloadNames.allCountries,
    ({ client }, options) => listCountries(client, { ...options, timeoutMs: WHOLE_LIST_MS }),
    async (transaction, countries, wholeAsOf, standing) => {
      if (wholeAsOf !== null) await dropOthers(transaction, countries, standing);
      await saveWholeCountries(transaction, countries, standing);
    },
  ),
  madeFrom: ['countries'],
};

/** A country whose code is not known is not known to have stayed the same. */
const sourcesOf = (code: string | undefined, topic: CountryTopic): Topic[] | undefined =>
  code === undefined ? undefined : topicsOf(topic, [code]);

/** What the countries of a trip are known by, whatever else is downloaded for the trip. */
export function factsOfCountry(id: string, code: string | undefined): Pull[] {
  const country = snapshot(
    downloadNames.country(id),
    ({ client }, options) => getCountry(client, id, options),
    (transaction, record, _extent, standing) => saveWholeCountries(transaction, [record], standing),
  );
  const map = snapshot(
    downloadNames.countryMap(id),
    ({ client }, options) => getCountryMapData(client, id, options),
    saveMapData,
  );
  return [country, map].map((pull) => ({ ...pull, madeFrom: sourcesOf(code, 'facts') }));
}

/** All there is about one country: for a country that the traveller opens or pins. */
export function pullsOfCountry(id: string, code?: string): Pull[] {
  const advisories = downloadNames.countryAdvisories(id);
  const hospitals = downloadNames.countryHospitals(id);
  return [
    ...factsOfCountry(id, code),
    {
      ...snapshot(
        downloadNames.countryAlerts(id),
        ({ client }, options) => listCountryAlerts(client, id, options),
        (transaction, alerts, extent, standing) =>
          saveCountryAlerts(transaction, id, alerts, extent, standing),
      ),
      madeFrom: sourcesOf(code, 'alerts'),
    },
    {
      ...snapshot(
        advisories,
        ({ client }, options) => listCountryAdvisories(client, id, options),
        (transaction, items, extent, standing) =>
          saveAdvisories(transaction, advisories, items, extent, standing),
      ),
      madeFrom: sourcesOf(code, 'advisories'),
    },
    {
      ...snapshot(
        hospitals,
        ({ client }, options) => listCountryHospitals(client, id, options),
        (transaction, items, extent, standing) =>
          saveHospitals(transaction, hospitals, items, extent, standing),
      ),
      madeFrom: sourcesOf(code, 'hospitals'),
    },
  ];
}
