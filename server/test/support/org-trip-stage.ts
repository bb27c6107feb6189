import { z } from 'zod';

import { Notification } from '@/contract/notification';
import { WholeOrgTrip } from '@/contract/org-trip';
import { Trip } from '@/contract/trip';

import { addCompany, addTraveller, type Person } from './actors';
import { aFlight, anOrgTrip, aTraveller } from './builders';
import { readAs } from './read-as';
import { SAMPLE_MOMENT } from './sample-moment';
import type { TestService } from './test-service';

const { kind: _kind, ...flight } = aFlight();
/** As lists of segments have one. */
export const FLIGHT = flight;
export const HOTEL = { hotel_name: 'Albergo', checkin_date: '2026-09-03', checkout_date: '2026-09-10' };

export const stay = (country_id: string, entry_date: string, exit_date: string) => ({
  country_id,
  entry_date,
  exit_date,
});

export type OrgTripStage = Awaited<ReturnType<typeof setOrgTripStage>>;

/** A company with two travellers, Ada, who speaks German, and Ben. */
export async function setOrgTripStage(service: TestService) {
  service.clock.now = new Date(SAMPLE_MOMENT);
  const company = await addCompany(service);
  const ada = await addTraveller(service, company.key, aTraveller({ language: 'de' }));
  const ben = await addTraveller(service, company.key);

  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  const path = (rest = '') => `/api/v2/org/${company.id}/trips${rest}`;
  const post = (trip: object, headers = {}) => company.post(path(), { trip }, headers);
  const inboxOf = async (person: Person) =>
    readAs(z.array(Notification), await person.get('/api/v2/notifications'));
  return {
    company,
    ada,
    ben,
    later,
    path,
    post,
    /** For both, unless it is said otherwise. */
    plan: async (fields: Parameters<typeof anOrgTrip>[0] = {}) =>
      readAs(WholeOrgTrip, await post(anOrgTrip({ traveller_ids: [ada.id, ben.id], ...fields }))),
    change: async (id: string, trip: object) => {
      later();
      return readAs(WholeOrgTrip, await company.patch(path(`/${id}`), { trip }));
    },
    read: async (id: string) => readAs(WholeOrgTrip, await company.get(path(`/${id}`))),
    tripsOf: async (person: Person) => readAs(z.array(Trip), await person.get('/api/v1/trips')),
    inboxOf,
    typesOf: async (person: Person) => (await inboxOf(person)).map(({ type }) => type),
  };
}
