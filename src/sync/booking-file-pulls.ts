import { unreadable } from '@/api/failure';
import { getItineraryMail } from '@/api/itinerary-mails';
import { forgetBookingFile, listMailsToAskFor, saveReadMail } from '@/store/booking-files';
import type { Reader, Transaction } from '@/store/store-database';

import type { Pull } from './pull';

/** What became of the files with bookings that the service has: asked for at every look until it has read them. */
export async function planBookingFiles(reader: Reader): Promise<Pull[]> {
  return (await listMailsToAskFor(reader)).map(({ id, mailId }) => pullReadMail(id, mailId));
}

function pullReadMail(id: string, mailId: string): Pull {
  return {
    name: `booking-file/${id}`,
    async run({ client, database, signal }) {
      const keep = (work: (transaction: Transaction) => Promise<void>) => database.write('cache', work);
      const reading = await getItineraryMail(client, mailId, { signal });
      if (reading.kind === 'not-modified') return unreadable(304);
      const isGone = reading.kind === 'rejected' && reading.status === 404;
      // There is nothing left that could ever be told of it.
      if (isGone) await keep((transaction) => forgetBookingFile(transaction, id));
      else if (reading.kind !== 'read') return reading;
      else if (reading.value.status !== 'waiting')
        await keep((transaction) => saveReadMail(transaction, id, reading.value));
      const bytes = reading.kind === 'read' ? reading.bytes : 0;
      return { kind: 'pulled', bytes, setAside: 0, revision: null };
    },
  };
}
