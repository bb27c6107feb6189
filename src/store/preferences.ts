import type { Reader, Transaction } from './store-database';

/** What the traveller chose on this device; it never leaves it. */
export interface Preferences {
  allCountriesOffline: boolean;
  wifiOnly: boolean;
}

const DEFAULTS: Preferences = { allCountriesOffline: false, wifiOnly: false };

export async function getPreferences(reader: Reader): Promise<Preferences> {
  const rows = await reader.all<{ name: string; value: string }>('select name, value from preferences');
  const chosen = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]));
  return { ...DEFAULTS, ...(chosen as Partial<Preferences>) };
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
