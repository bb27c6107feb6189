import { getProfile } from '@/api/account';
import { listCheckInRequests, listCheckIns } from '@/api/check-ins';
import { listCountries, listShortCountries } from '@/api/countries';
import { listDiseases, listMedications, listVaccinations } from '@/api/health-library';
import { listNotifications } from '@/api/notifications';
import type { SinceOptions } from '@/api/reading';
import { listTrips } from '@/api/trips';
import type { Country } from '@/contract/country';
import type { Standing } from '@/store/answer-order';
import { replaceCheckInRequests, saveServiceCheckIns } from '@/store/check-ins';
import { keepOnlyCountries, saveShortCountries, saveWholeCountries } from '@/store/countries';
import { downloadKinds, downloadNames, kindsOf, type AskedKind } from '@/store/download-kinds';
import type { Extent } from '@/store/downloads';
import { replaceShelf, type Shelf, type ShelfItems } from '@/store/health-library';
import { replaceNotifications } from '@/store/notifications';
import type { Preferences } from '@/store/preferences';
import { saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';
import { keepOnlyTrips, saveTrips } from '@/store/trips';

import { pullConversations } from './conversation-pulls';
import { pullIssues } from './issue-pulls';
import { topicsOfTraveller } from './made-from';
import { changes, snapshot, type Fetch, type Pull } from './pull';

/** A megabyte and a half, over whatever network there is: nobody waits for it. */
const WHOLE_LIST_MS = 180_000;

/** How each download that belongs to the traveller, or to everybody, is asked for and kept. */
const OF_TRAVELLER: Record<AskedKind<'traveller'>, (name: string) => Pull> = {
  trips: () => pullTripsWith({}),
  profile: (name) => snapshot(name, getProfile, saveProfile),
  shortCountries: (name) => changes(name, listShortCountries, savingCountries(saveShortCountries)),
  allCountries: (name) => changes(name, listAllCountries, savingCountries(saveWholeCountries)),
  notifications: (name) => snapshot(name, listNotifications, replaceNotifications),
  checkInRequests: (name) => snapshot(name, listCheckInRequests, replaceCheckInRequests),
  checkIns: (name) => snapshot(name, listCheckIns, saveServiceCheckIns),
  issues: pullIssues,
  conversations: pullConversations,
  diseases: (name) => snapshot(name, listDiseases, savingShelf('diseases')),
  medications: (name) => snapshot(name, listMedications, savingShelf('medications')),
  vaccinations: (name) => snapshot(name, listVaccinations, savingShelf('vaccinations')),
};

const listAllCountries: Fetch<Country[]> = (client, options) =>
  listCountries(client, { ...options, timeoutMs: WHOLE_LIST_MS });

export function pullOwn(kind: AskedKind<'traveller'>): Pull {
  return { ...OF_TRAVELLER[kind](downloadNames[kind]), madeFrom: topicsOfTraveller(kind) };
}

const asked = (when: 'always' | 'wished') =>
  kindsOf('traveller').filter((kind) => downloadKinds[kind].asked === when);

/** What every device keeps, whatever its trips. */
export const basics: readonly Pull[] = asked('always').map(pullOwn);

/** What nobody waits for, for those who want it. */
export function listWished({ allCountriesOffline }: Preferences): Pull[] {
  return allCountriesOffline ? asked('wished').map(pullOwn) : [];
}

/** With the trips the service tells how all the rest stands, also of these countries, by their codes. */
export const pullTripsTelling = (countries: readonly string[]) => pullTripsWith({ topics: countries });

function pullTripsWith(asking: Pick<SinceOptions, 'topics'>): Pull {
  return changes(
    downloadNames.trips,
    (client, options) => listTrips(client, { ...options, ...asking }),
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
}

/** What is gone goes before the others are saved: a country that was made anew has the code of the one before. */
function savingCountries<Kind extends { id: string }>(
  save: (transaction: Transaction, countries: readonly Kind[], standing: Standing) => Promise<void>,
) {
  return async (
    transaction: Transaction,
    countries: readonly Kind[],
    wholeAsOf: number | null,
    standing: Standing,
  ): Promise<void> => {
    if (wholeAsOf !== null)
      await keepOnlyCountries(
        transaction,
        countries.map(({ id }) => id),
        standing,
      );
    await save(transaction, countries, standing);
  };
}

function savingShelf<Name extends Shelf>(shelf: Name) {
  return (
    transaction: Transaction,
    items: readonly ShelfItems[Name][],
    extent: Extent,
    standing: Standing,
  ): Promise<void> => replaceShelf(transaction, shelf, items, extent, standing);
}
