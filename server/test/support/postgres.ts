import { Client } from 'pg';

export const TEMPLATE = 'sojourn_template';

/** The address of one database on the test server; `npm test` starts that server. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
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
