import type { z } from 'zod';

import { AcceptedItineraryMail, ItineraryMail } from '@/contract/itinerary-mail';

import type { ApiClient, Message } from './client';
import { getRecord, type Reading, type ReadOptions } from './reading';
import { toPath } from './to-path';
import { write, type WriteOptions, type Writing } from './writing';

/** A mail with bookings, as it came: the service reads it later, and tells by its id what became of it. */
export function sendItineraryMail(
  client: ApiClient,
  bytes: Message['bytes'],
  options: WriteOptions,
): Promise<Writing<z.infer<typeof AcceptedItineraryMail>>> {
  const message = { type: 'message/rfc822', bytes };
  return write(
    client,
    { method: 'POST', path: '/api/v2/itinerary_mails', message },
    AcceptedItineraryMail,
    options,
  );
}

export function getItineraryMail(
  client: ApiClient,
  id: string,
  options: ReadOptions = {},
): Promise<Reading<ItineraryMail>> {
  return getRecord(client, toPath`/api/v2/itinerary_mails/${id}`, ItineraryMail, options);
}
