import { Client } from 'pg';

export const TEMPLATE = 'sojourn_template';

/** The address of one database on the test server; `npm test` starts that server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Its files are copied as they are: half of the time of a copy that is written to the log as well, which nobody reads. */
export function copyOf(template: string, name: string): string {
  return `create database ${name} template ${template} strategy file_copy`;
}

export function runOnServer(sql: string): Promise<void> {
  return runOnDatabase(databaseUrl('postgres'), sql);
}

export async function runOnDatabase(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
