import { ItineraryMailAddress } from '@/contract/itinerary-mail';

import type { Routes } from '../../http/routes';
import { readAddressVersion, renewAddress, writeMailAddress } from './mail-address';

const tags = ['Trips'];
const config = { callers: ['user'], readsOthers: true } as const;

export const itineraryMailAddressRoutesV2: Routes = (app, { database, keyRing, mailDomain, write }) => {
  const addressAt = (travellerId: string, version: number) => ({
    address: mailDomain && writeMailAddress(keyRing, { travellerId, version }, mailDomain),
  });

  app.get(
    '/itinerary_mail_address',
    {
      config,
      schema: {
        tags,
        summary: 'Where to send mails with bookings, if the service takes any',
        response: { 200: ItineraryMailAddress },
      },
    },
    async ({ traveller }) => addressAt(traveller.id, await readAddressVersion(database, traveller.id)),
  );

  app.post(
    '/itinerary_mail_address',
    {
      config,
      schema: {
        tags,
        summary: 'Get another address for mails with bookings; the one until now leads nowhere any more',
        response: { 200: ItineraryMailAddress },
      },
    },
    async (request, reply) =>
      write(request, reply, async (transaction) => {
        const { id } = request.traveller;
        await renewAddress(transaction, id);
        return addressAt(id, await readAddressVersion(transaction, id));
      }),
  );
};
