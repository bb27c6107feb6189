import type { Queryable } from '../database/database';
import { Refusal, textOption, type Given } from './command';

/** A type, not an interface: its fields can be listed. */
type FoundTraveller = {
  id: string;
  company_id: string;
  company: string;
  first_name: string;
  last_name: string | null;
  email: string;
  language: string | null;
  home_country: string | null;
  created: string;
  removed: string | null;
};

/** How somebody with an account is named, and the option that tells those of one name apart. */
export const TRAVELLER = '<id or e-mail>';
export const WHICH = {
  company: { type: 'string', help: 'id or name of their company, where several know them' },
} as const;

export async function findTraveller(database: Queryable, given: Given): Promise<FoundTraveller> {
  const [typed = ''] = given.parameters;
  const company = textOption(given, 'company') ?? null;
  const [found, ...others] = await database.query<FoundTraveller>(
    `select traveller.id, traveller.company_id, company.name as company, traveller.first_name, traveller.last_name,
       traveller.email, traveller.language, traveller.home_country,
       wire_time(traveller.created_at) as created, wire_time(traveller.deleted_at) as removed
     from travellers traveller join companies company on company.id = traveller.company_id
     where (traveller.id::text = lower($1) or lower(traveller.email) = lower($1))
       and ($2::text is null or company.id::text = lower($2) or lower(company.name) = lower($2))
     order by traveller.created_at, traveller.id`,
    [typed, company],
  );
  if (!found) throw new Refusal(`There is no traveller "${typed}"${company ? ' of this company' : ''}.`);
  if (others.length > 0) {
    const all = [found, ...others].map((one) =>
      [one.id, one.company, ...(one.removed === null ? [] : ['removed'])].join('  '),
    );
    throw new Refusal(`Several are known by "${typed}". Name one by its id:\n${all.join('\n')}`);
  }
  return found;
}
