import type { Advisory } from '@/contract/advisory';
import type { Alert } from '@/contract/alert';

import { listCountryAdvisories } from './advisories';
import { listCountryAlerts } from './alerts';
import { downloadNames } from './download-kinds';
import { replaceMembers, type Member } from './downloads';
import type { Reader, Transaction } from './store-database';

const one = (path: 'here' | 'before') =>
  `select value ->> '$.around.${path}' from service_memory where name = 'around'`;
const NEAR = `select near.value from service_memory, json_each(service_memory.value, '$.around.near') near
  where service_memory.name = 'around'`;

/** SQL: the ids of the countries that stay on the device because the traveller is or was there, or is near. */
export const KEPT_AROUND = `select countries.id from countries
  where code in (${one('here')} union all ${one('before')} union all ${NEAR})`;

/** The one where the traveller is first, then those within reach. Those that this device has never heard of are left out. */
export async function listCountriesAround(reader: Reader): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(
    `select id from countries where code in (${one('here')} union all ${NEAR})
     order by code is (${one('here')}) desc, id`,
  );
  return rows.map(({ id }) => id);
}

export interface NewsOfCountry {
  countryId: string;
  alerts: Alert[];
  advisories: Advisory[];
  /** Whether it was ever asked for. */
  isKnown: boolean;
}

/** With their drawings, to find which are near. */
export async function readNewsOfCountries(reader: Reader, ids: readonly string[]): Promise<NewsOfCountry[]> {
  const found: NewsOfCountry[] = [];
  for (const countryId of ids) {
    const tried = await reader.first('select 1 as found from downloads where name = ?', [
      downloadNames.countryAlerts(countryId),
    ]);
    found.push({
      countryId,
      alerts: (await listCountryAlerts(reader, countryId)).map(({ alert }) => alert),
      advisories: await listCountryAdvisories(reader, countryId),
      isKnown: tried !== null,
    });
  }
  return found;
}

/** How far each is, in metres: 0 is inside of it, null is nowhere in particular. */
export interface Near {
  id: string;
  metres: number | null;
}

/** What is around from now on, and nothing else. */
export async function saveNewsAround(
  transaction: Transaction,
  { alerts, advisories }: { alerts: readonly Near[]; advisories: readonly Near[] },
): Promise<void> {
  await replaceMembers(transaction, downloadNames.alertsAround, alerts.map(toMember));
  await replaceMembers(transaction, downloadNames.advisoriesAround, advisories.map(toMember));
}

function toMember({ id, metres }: Near): Member {
  return { id, details: { metres: metres === null ? null : Math.round(metres) } };
}
