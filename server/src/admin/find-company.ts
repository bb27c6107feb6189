import type { Queryable } from '../database/database';
import { findCompanyIds } from '../resources/companies/queries';
import { Refusal } from './command';

/** By its id or its name, as it was typed. */
export async function findCompany(database: Queryable, typed: string): Promise<string> {
  const [id, ...others] = await findCompanyIds(database, typed);
  if (id === undefined) throw new Refusal(`There is no company "${typed}". See all: company list`);
  if (others.length > 0) throw new Refusal(`Several companies are called "${typed}". Name one by its id.`);
  return id;
}
