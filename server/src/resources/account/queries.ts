import type { Profile } from '@/contract/traveller';

import { queryOne, type Queryable } from '../../database/database';
import type { KeyRing } from '../../http/keys';
import { rolesOf } from '../roles/queries';
import { toTraveller, travellerColumns, type TravellerRow } from '../travellers/queries';

type Shown = Required<Pick<Profile, 'company' | 'roles'>>;

/** The account, with whom its traveller calls first and what they are to their company. A company that changes raises the topic of the account by itself. */
export async function getProfile(database: Queryable, id: string, keyRing: KeyRing): Promise<Profile> {
  const { company, roles, ...row } = await queryOne<TravellerRow & Shown>(
    database,
    `select ${travellerColumns('traveller')}, json_build_object('name', company.name,
       'emergency_line', company.emergency_line, 'emergency_address', company.emergency_address) as company,
       ${rolesOf('traveller')} as roles
     from travellers traveller join companies company on company.id = traveller.company_id where traveller.id = $1`,
    [id],
  );
  return { ...toTraveller(row, keyRing), company, roles };
}
