import type { OwnUser } from '@/contract/user';

import { queryOne, type Queryable } from '../../database/database';
import type { KeyRing } from '../../http/keys';
import { CHECK_IN } from '../check-ins/queries';
import { rolesOf } from '../roles/queries';
import { toTraveller, travellerColumns, type TravellerRow } from '../travellers/queries';

const SHOWN_CHECK_INS = 10;

/** What this service knows of nobody. */
const UNKNOWN = {
  age: null,
  birthday: null,
  profile_pic: {},
  username: null,
  points: null,
  mailing_lists: {},
  subscriptions: [],
};
const UNKNOWN_SETTINGS = {
  follow_after_comment_report: null,
  community_reward_email: null,
  community_reward_push: null,
  community_proximity_email: null,
  community_proximity_push: null,
};

const NEWEST_CHECK_INS = `coalesce((
  select json_agg(document) from (
    select ${CHECK_IN}::json as document from check_ins where traveller_id = $1
    order by checkin_at desc, id limit ${SHOWN_CHECK_INS}) newest), '[]')`;

const LAST_LOCATION = `(
  select json_build_object('lat', latitude, 'lng', longitude, 'at', wire_time(checkin_at),
    'country_code', country_code, 'acc', accuracy, 'trip_id', null)
  from check_ins where traveller_id = $1 and latitude is not null order by checkin_at desc, id limit 1)`;

const DETAILS = ['display_name', 'phone_number', 'timezone', 'timezone_identifier'] as const;
const details = DETAILS.map((name) => `traveller.details ->> '${name}' as ${name}`).join(', ');

type OwnUserRow = TravellerRow & Pick<OwnUser, 'check_ins' | 'loc' | 'roles' | (typeof DETAILS)[number]>;

/** The account of a traveller as version 2 tells it to them. */
export async function getOwnUser(database: Queryable, id: string, keyRing: KeyRing): Promise<OwnUser> {
  const { check_ins, loc, roles, display_name, phone_number, timezone, timezone_identifier, ...row } =
    await queryOne<OwnUserRow>(
      database,
      `select ${travellerColumns('traveller')}, ${NEWEST_CHECK_INS} as check_ins, ${LAST_LOCATION} as loc,
       ${rolesOf('traveller')} as roles, ${details}
     from travellers traveller where traveller.id = $1`,
      [id],
    );
  const { settings, deleted_at: _never, ...traveller } = toTraveller(row, keyRing);
  return {
    ...UNKNOWN,
    ...traveller,
    display_name,
    phone_number,
    timezone,
    timezone_identifier,
    settings: { ...UNKNOWN_SETTINGS, ...settings },
    check_ins,
    loc,
    roles,
  };
}
