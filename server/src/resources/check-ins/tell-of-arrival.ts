import type { WrittenCheckIn } from '@/contract/check-in';
import type { Texts } from '@/contract/translated-text';

import { queryFirst, type Queryable } from '../../database/database';
import { landedInCountry, returnedHome } from '../../events/kinds/arrival-events';
import { recordEvents } from '../../events/record-events';
import type { TravellerCaller } from '../../http/authentication';
import { inAllLanguages } from '../localized';

const HOUR = 3_600_000;
/** What a phone could not send for longer is no news. */
const NEWS_FOR = 48 * HOUR;
/** For so long nobody is told of the same country again. */
const TOLD_FOR = 24 * HOUR;

/** Where somebody was, lives and is. */
export interface Crossing {
  was: string | null;
  home: string | null;
  here: string;
}

/** Whoever is heard of for the first time has landed, unless they may be at home. */
export function arrivalOf({ was, home, here }: Crossing): 'landed' | 'returned' | null {
  if (here === was) return null;
  if (here === home) return was === null ? null : 'returned';
  return was === null && home === null ? null : 'landed';
}

/** A country that a traveller has come to. */
interface Arrival {
  what: 'landed' | 'returned';
  here: string;
  name: Texts;
  at: Date;
}

/** What a check-in that is not stored yet tells of where its traveller has come to; one that comes late changes nothing about that. */
export async function findArrival(
  transaction: Queryable,
  travellerId: string,
  { country_code: here, checkin_at }: Pick<WrittenCheckIn, 'country_code' | 'checkin_at'>,
  now: Date,
): Promise<Arrival | null> {
  if (here == null) return null;
  const at = new Date(Math.min(checkin_at == null ? Infinity : checkin_at * 1000, now.getTime()));
  if (at.getTime() < now.getTime() - NEWS_FOR) return null;
  const found = await queryFirst<Omit<Crossing, 'here'> & { name: Texts; is_late: boolean | null }>(
    transaction,
    `select traveller.home_country as home, last.country_code as was, last.checkin_at > $3 as is_late,
       ${inAllLanguages.text('country', 'name')} as name
     from travellers traveller join countries country on country.country_code = $2
     left join lateral (
       select check_in.country_code, check_in.checkin_at from check_ins check_in
       where check_in.traveller_id = traveller.id and check_in.country_code is not null
       order by check_in.checkin_at desc limit 1) last on true
     where traveller.id = $1`,
    [travellerId, here, at],
  );
  if (!found || found.is_late) return null;
  const what = arrivalOf({ ...found, here });
  return what && { what, here, name: found.name, at };
}

/** Of two check-ins at once one alone tells it. */
export async function tellOfArrival(
  transaction: Queryable,
  { id, companyId }: TravellerCaller,
  { what, here, name, at }: Arrival,
  now: Date,
): Promise<void> {
  if (!(await noteTold(transaction, id, here, at))) return;
  const concerned = [{ traveller_id: id, company_id: companyId, data: {} }];
  if (what === 'returned') await recordEvents(transaction, returnedHome, { about: {}, concerned }, now);
  else await recordEvents(transaction, landedInCountry, { about: { country: name }, concerned }, now);
}

/** False where they were told of this country a short while ago. */
async function noteTold(transaction: Queryable, id: string, country: string, at: Date): Promise<boolean> {
  const told = await transaction.query(
    `insert into told_arrivals as kept (traveller_id, country_code, at) values ($1, $2, $3)
     on conflict (traveller_id, country_code) do update set at = excluded.at where kept.at <= $4
     returning at`,
    [id, country, at, new Date(at.getTime() - TOLD_FOR)],
  );
  return told.length > 0;
}
