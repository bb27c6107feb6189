import { queryOne, type Database } from '../../server/src/database/database';

/**
 * Makes the set of countries so many times larger: each is copied with its health comments, under another id, slug
 * and code. Copies are older than what they copy, so that nothing among them is new.
 */
export async function enlargeCountries(database: Database, times: number): Promise<void> {
  const columns = await listOtherColumns(database);
  for (let copy = 1; copy < times; copy += 1) {
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into countries (id, slug, country_code, updated_at, ${columns})
         select md5(id || $1::text)::uuid, slug || '-copy-' || $1::text, country_code || $1::text,
           updated_at - $1::text::integer * interval '1 minute', ${columns}
         from countries where slug not like '%-copy-%'`,
        [String(copy)],
      );
      await transaction.query(
        `insert into country_data (id, country_id, company_id, document)
         select md5(datum.id || $1::text)::uuid, md5(country.id || $1::text)::uuid, datum.company_id, datum.document
         from country_data datum join countries country on country.id = datum.country_id
         where country.slug not like '%-copy-%'`,
        [String(copy)],
      );
    });
  }
  await database.execute('vacuum analyze countries');
  await database.execute('vacuum analyze country_data');
}

/** Every column that copies share with what they copy. */
async function listOtherColumns(database: Database): Promise<string> {
  const { names } = await queryOne<{ names: string }>(
    database,
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'countries' and column_name not in ('id', 'slug', 'country_code', 'updated_at')`,
  );
  return names;
}
