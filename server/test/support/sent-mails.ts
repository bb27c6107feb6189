import { ItineraryMail } from '@/contract/itinerary-mail';

import type { Person } from './actors';
import type { ServiceAtWork } from './service-at-work';

/** Hands over a mail as an application does that got one. */
export const postMail = (by: Pick<Person, 'post'>, mail: Buffer, query = '') =>
  by.post(`/api/v2/itinerary_mails${query}`, mail, { 'content-type': 'message/rfc822' });

/** How it went with a mail. */
export const getMail = async (by: Pick<Person, 'get'>, id: string) =>
  ItineraryMail.parse((await by.get(`/api/v2/itinerary_mails/${id}`)).json());

/** Sends it, lets it be read, and tells how it went. */
export async function sendMail(
  { background }: Pick<ServiceAtWork, 'background'>,
  by: Person,
  mail: Buffer,
): Promise<ItineraryMail> {
  const { id } = (await postMail(by, mail)).json<{ id: string }>();
  await background.run();
  return getMail(by, id);
}
