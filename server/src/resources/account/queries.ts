import type { Profile } from '@/contract/traveller';

import { queryOne, type Queryable } from '../../database/database';
import type { KeyRing } from '../../http/keys';
import { OWNERS } from '../alert-filters/owners';
import { alertFilterRecords } from '../alert-filters/records';
import { doctorCountriesOf } from '../issues/responders';
import { rolesOf } from '../roles/queries';
import { toTraveller, travellerColumns, type TravellerRow } from '../travellers/queries';

type Shown = Required<Pick<Profile, 'company' | 'roles' | 'alert_filters' | 'doctor_countries'>>;

const FILTERS = alertFilterRecords(OWNERS.user);
const FILTERS_OF_TRAVELLER = `coalesce((select json_agg(${FILTERS.document()} order by ${FILTERS.order})
  from ${FILTERS.from} where ${FILTERS.where}), '[]')`;

/**
 * The account, with whom its traveller calls first, what they are to their company, what they do not want to hear of and where they find doctors. Whatever of it changes
 * raises the topic of the account by itself.
 */
export async function getProfile(database: Queryable, id: string, keyRing: KeyRing): Promise<Profile> {
  const { company, roles, alert_filters, doctor_countries, ...row } = await queryOne<TravellerRow & Shown>(
    database,
    `select ${travellerColumns('traveller')}, json_build_object('name', company.name,
       'emergency_line', company.emergency_line, 'emergency_address', company.emergency_address) as company,
       ${rolesOf('traveller')} as roles, ${FILTERS_OF_TRAVELLER} as alert_filters,
       ${doctorCountriesOf('traveller')} as doctor_countries
     from travellers traveller join companies company on company.id = traveller.company_id where traveller.id = $1`,
    [id],
  );
  return { ...toTraveller(row, keyRing), company, roles, alert_filters, doctor_countries };
}
