import { openServerDatabase, PATIENT } from '../../src/database/server-database';
import { databaseUrl, runOnServer, TEMPLATE } from './postgres';
import { prepare } from './prepare';

/** Makes the sample set once, as a template; each test file gets a database made from it. */
async function preparePostgres(): Promise<void> {
  await runOnServer(`drop database if exists ${TEMPLATE}`);
  await runOnServer(`create database ${TEMPLATE}`);
  const database = openServerDatabase(databaseUrl(TEMPLATE), PATIENT);
  await prepare(database);
  await database.close();
}

void preparePostgres();
