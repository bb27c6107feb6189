import { plainDatabases, type SqliteFiles } from './sqlite';

/** A browser has no place for a key that would be safer than the data. */
export const deviceDatabases: SqliteFiles = plainDatabases;
