import type { Transaction } from '@/store/store-database';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';

import { FakeLocator } from './fake-locator';
import { aShortCountry } from './records';
import { NOW } from './render-screen';

export const CUSCO = { latitude: -13.53, longitude: -71.97 };

/** A traveller in Cusco, who lets the app know. */
export function inCusco(): FakeLocator {
  const locator = new FakeLocator({ now: () => NOW });
  locator.grant();
  locator.remember(CUSCO, NOW, 20);
  return locator;
}

const number = (typ: 90 | 91 | 92, val: string, order: number) => ({ typ, val, order, note: null });

/** Peru with three numbers and Colombia with one, as the short list brings them. */
export async function bringCountries(transaction: Transaction): Promise<void> {
  await saveShortCountries(transaction, [
    aShortCountry({
      travel_status: 1,
      emerg_numbers: [number(90, '105', 1), number(92, '106', 2), number(91, '116', 3)],
    }),
    aShortCountry({
      id: 'colombia',
      name: 'Colombia',
      country_code: 'CO',
      emerg_numbers: [number(90, '123', 1)],
    }),
  ]);
  await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW });
}
