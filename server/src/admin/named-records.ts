import type { Queryable } from '../database/database';
import { findCompanyIds } from '../resources/companies/queries';
import { findPublisherIds } from '../resources/publishers/queries';
import { Refusal } from './command';

/** What is known by its id or its name, of which no two have the same. */
interface NamedRecords {
  word: string;
  table: 'companies' | 'publishers';
  findIds: (database: Queryable, idOrName: string) => Promise<string[]>;
}

export const COMPANIES: NamedRecords = { word: 'company', table: 'companies', findIds: findCompanyIds };
export const PUBLISHERS: NamedRecords = {
  word: 'publisher',
  table: 'publishers',
  findIds: findPublisherIds,
};

/** By its id or its name, as it was typed. */
export async function findNamed(
  { word, table, findIds }: NamedRecords,
  database: Queryable,
  typed: string,
): Promise<string> {
  const [id, ...others] = await findIds(database, typed);
  if (id === undefined) throw new Refusal(`There is no ${word} "${typed}". See all: ${word} list`);
  if (others.length > 0) throw new Refusal(`Several ${table} are called "${typed}". Name one by its id.`);
  return id;
}

export function findCompany(database: Queryable, typed: string): Promise<string> {
  return findNamed(COMPANIES, database, typed);
}

/** Two of one name could not be told apart by it. Its own name a record may write in other letters. */
export async function refuseTakenName(
  { word, table, findIds }: NamedRecords,
  transaction: Queryable,
  name: string,
  ownId?: string,
): Promise<void> {
  await transaction.query(`lock table ${table} in share row exclusive mode`);
  if ((await findIds(transaction, name)).some((id) => id !== ownId))
    throw new Refusal(`There is a ${word} called "${name}" already. Choose another name.`);
}
