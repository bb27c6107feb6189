/** Reads mails, one after another, as our own reader does; says what it found, and how much memory it had at most. */
import { text } from 'node:stream/consumers';

import { readOwn } from '../../src/itinerary/own-reading';

async function main(): Promise<void> {
  const mails = JSON.parse(await text(process.stdin)) as string[];
  let bookings = 0;
  for (const mail of mails) {
    const { reservations, passes, events } = await readOwn(Buffer.from(mail, 'base64'));
    bookings += [reservations, passes, events].flatMap((found) => found.bookings).length;
  }
  const { maxRSS } = process.resourceUsage();
  process.stdout.write(JSON.stringify({ mails: mails.length, bookings, mostMemory: maxRSS * 1024 }));
}

main().catch(() => {
  process.exitCode = 1;
});
