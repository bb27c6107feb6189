/** Our own reader as a program: a mail comes in, what it says goes out. */
import { buffer } from 'node:stream/consumers';

import { readOwn } from '../own-reading';

async function main(): Promise<void> {
  const reading = await readOwn(await buffer(process.stdin));
  process.stdout.write(JSON.stringify(reading));
}

main().catch(() => {
  process.exitCode = 1;
});
