import { type AboutMe, NOTHING_TOLD } from '@/domain/about-me';
import type { Visits } from '@/domain/last-visit';
import type { NewsFilter } from '@/domain/news-filter';

import type { Reader, Transaction } from './store-database';

/** What the traveller chose on this device; it never leaves it. */
export interface Preferences {
  /** Whether every country can be read about without a network, and not only those that concern the traveller. */
  allCountriesOffline: boolean;
  wifiOnly: boolean;
  /** Null follows the device, as for the units. */
  language: string | null;
  units: 'metric' | 'imperial' | null;
  scheme: 'system' | 'light' | 'dark';
  contrast: 'system' | 'normal' | 'high';
  /** ISO 3166-1 alpha-2 of the country that help is shown for; null goes by where the traveller is. */
  helpCountry: string | null;
  /** When the traveller looked at what is new. */
  visits: Visits | null;
  /** Which alerts the list shows; null shows all. */
  newsFilter: NewsFilter | null;
  /** Null until they have told anything. */
  aboutMe: AboutMe | null;
  /** Of those who answer requests for help of others: whether the app shows them their own travels instead. */
  showsOwnTravels: boolean;
}

const DEFAULTS: Preferences = {
  allCountriesOffline: true,
  wifiOnly: false,
  language: null,
  units: null,
  scheme: 'system',
  contrast: 'system',
  helpCountry: null,
  visits: null,
  newsFilter: null,
  aboutMe: null,
  showsOwnTravels: false,
};

export async function getPreferences(reader: Reader): Promise<Preferences> {
  const rows = await reader.all<{ name: string; value: string }>('select name, value from preferences');
  const chosen = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
  return { ...DEFAULTS, ...(chosen as Partial<Preferences>) };
}

/** By what they said before, in one commit: of two things said quickly after each other none is lost. */
export async function changeAboutMe(
  transaction: Transaction,
  change: (me: AboutMe) => AboutMe,
): Promise<void> {
  const { aboutMe } = await getPreferences(transaction);
  await savePreference(transaction, 'aboutMe', change(aboutMe ?? NOTHING_TOLD));
}

export async function savePreference<Name extends keyof Preferences>(
  transaction: Transaction,
  name: Name,
  value: Preferences[Name],
): Promise<void> {
  await transaction.run(
    `insert into preferences (name, value) values (?, ?)
     on conflict (name) do update set value = excluded.value where value is not excluded.value`,
    [name, JSON.stringify(value)],
  );
}
