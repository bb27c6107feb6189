import type { Queryable } from '../database/database';
import { findCompanyIds } from '../resources/companies/queries';
import { pickOne } from './pick-one';

/** By its id or its name, as it was typed. */
export async function findCompany(database: Queryable, typed: string): Promise<string> {
  return pickOne(await findCompanyIds(database, typed), typed, { one: 'company', several: 'companies' });
}
