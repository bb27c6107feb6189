/**
 * Rows hold the columns that are searched or sorted by, and the record as it came. `n` is a row number that stays
 * for good: the search index points at it. Migrations that were shipped are made of this: it never changes.
 */
export const cachedTable = (name: string, columns: string) => `
  create table ${name} (
    n integer primary key,
    id text not null unique,
    ${columns}
    indexed integer not null default 0,
    record text not null
  );
  create index ${name}_to_index on ${name} (n) where indexed = 0;`;

/** Its rows that are gone are told to the search index. */
export const tellsVanished = (table: string) => `
  create trigger ${table}_vanish after delete on ${table} begin
    insert or ignore into vanished (kind, n) values ('${table}', old.n);
  end;`;
