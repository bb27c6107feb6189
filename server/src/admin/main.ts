import { readConfig } from '../config';
import type { Database } from '../database/database';
import { createKeyRing } from '../http/keys';
import { openServiceDatabase } from '../open-service-database';
import { runAdmin } from './run-admin';

const say = (line: string) => console.error(line);

async function main(): Promise<number> {
  let opened: Database | null = null;
  try {
    return await runAdmin(
      process.argv.slice(2),
      {
        open: async () => {
          const config = readConfig(process.env);
          opened = await openServiceDatabase(config, say);
          return { database: opened, keyRing: createKeyRing(config.keySecret) };
        },
        now: () => new Date(),
        say,
        // npm runs a script in the project's folder and says where it was called from.
        folder: process.env.INIT_CWD ?? process.cwd(),
      },
      { out: (text) => console.log(text), err: (text) => console.error(text) },
    );
  } finally {
    await (opened as Database | null)?.close();
  }
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
