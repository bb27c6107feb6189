import { randomBytes, randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import { MessageType } from '@/contract/conversation';
import { IssueType } from '@/contract/issue';
import { MessageAssetType } from '@/contract/message-asset';

import { addCompany, addTrip, type Person } from '../support/actors';
import { aCheckIn, aDestination, aDevice, aFlight, aTraveller, aTrip } from '../support/builders';
import { aBookingMail, aHotelReservation } from '../support/booking-mails';
import { publishCompanyComment } from '../support/content';
import { postMail } from '../support/sent-mails';
import type { Answer, TestService } from '../support/test-service';

/** A company whose every trace can be told from that of others. */
export interface MarkedCompany extends Person {
  canaries: string[];
}

/** A traveller with one of everything that belongs to travellers, each with a mark that is theirs alone. */
export interface MarkedTraveller extends Person {
  company: MarkedCompany;
  /** What stands for them in addresses. */
  ids: Record<string, string>;
  canaries: string[];
  /** Under which their writes are remembered. */
  idempotencyKey: string;
}

export async function addMarkedCompany(service: TestService): Promise<MarkedCompany> {
  const company = await addCompany(service);
  const mark = createMark();
  await publishCompanyComment(service, {
    company: company.id,
    country: 'CO',
    disease: 'dengue',
    text: `Ask the nurse of ${mark}`,
  });
  return { ...company, canaries: [company.id, company.key, mark] };
}

export async function addMarkedTraveller(
  service: Pick<TestService, 'as'>,
  company: MarkedCompany,
  days = { entry_date: '2026-06-14', exit_date: '2026-06-20' },
): Promise<MarkedTraveller> {
  const mark = createMark();
  const traveller = aTraveller({ first_name: `Ann-${mark}`, last_name: mark, email: `${mark}@example.org` });
  const account = read<{ id: string; authentication_token: string }>(
    await company.post('/api/v1/partner/travellers', { traveller }),
  );
  read(
    await company.patch(`/api/v2/org/${company.id}/users/${account.id}`, {
      user: { external_id: mark, phone_number: mark, display_name: mark },
    }),
  );
  const key = account.authentication_token;
  const person: Person = { ...service.as(key), id: account.id, key };
  const place = { latitude: 4.5 + Math.random() / 10, longitude: -74 - Math.random() / 10 };
  const stay = aDestination({ country_code: 'CO', ...days });
  const trip = await addTrip(
    person,
    aTrip({
      name: `Trip ${mark}`,
      destinations: [{ ...stay, destination_locations: [{ ...place, friendly_name: `Hotel ${mark}` }] }],
    }),
  );
  await person.post(`/api/v2/users/${person.id}/devices`, { device: aDevice({ uuid: mark, token: mark }) });
  const asked = { check_in_request: { user_ids: [person.id] } };
  const requests = read<{ id: string }[]>(
    await company.post(`/api/v2/org/${company.id}/check_in_requests`, asked),
  );
  const checkIn = aCheckIn({ ...place, status: CheckInStatus.Help, device_token: mark });
  const idempotencyKey = `key-of-${mark}`;
  const said = read<{ id: string }>(
    await person.post('/api/v2/check_ins', { check_in: checkIn }, { 'idempotency-key': idempotencyKey }),
  );
  const issue = read<{ id: string }>(
    await person.post('/api/v2/issues', {
      issue: {
        type: IssueType.LostPassport,
        description: `Stolen from ${mark}`,
        lat: place.latitude,
        lng: place.longitude,
      },
    }),
  );
  const talk = read<{ id: string }>(await person.get(`/api/v2/issues/${issue.id}/conversation`));
  const message = read<{ id: string }>(
    await person.post(`/api/v2/conversations/${talk.id}/messages`, {
      message: {
        type: MessageType.Asset,
        body: `Said by ${mark}`,
        client_id: randomUUID(),
        asset: { type: MessageAssetType.Text, title: mark, lat: place.latitude, lng: place.longitude },
      },
    }),
  );
  const notifications = read<{ id: string }[]>(await person.get('/api/v2/notifications'));
  const calls = read<{ id: string; data: { user_id?: string } }[]>(
    await company.get(`/api/v2/org/${company.id}/notifications?per_page=100`),
  );
  const own = read<{ id: string }>(await person.post(`/api/v2/users/${person.id}/alert_filters`, FILTER));
  const ofCompany = await addCompanyFilter(company);
  await makeRoomForEndpoint(company);
  const endpoint = read<{ id: string }>(
    await company.post(`/api/v2/org/${company.id}/webhook_endpoints`, {
      webhook_endpoint: { url: `https://receiver.example/${mark}` },
    }),
  );
  const endpointPath = `/api/v2/org/${company.id}/webhook_endpoints/${endpoint.id}`;
  await company.post(`${endpointPath}/replay`, { since: 0 });
  const deliveries = read<{ id: string }[]>(await company.get(`${endpointPath}/deliveries`));
  const call = calls.find(({ data }) => data.user_id === person.id);
  const segmentId = randomUUID();
  await person.put(`/api/v2/trips/${trip.id}/segments/${segmentId}`, {
    segment: aFlight({ confirmation_no: mark }),
  });
  const mail = aBookingMail(aHotelReservation({ reservationNumber: mark }));
  const sent = read<{ id: string }>(await postMail(person, mail));
  const ids = {
    trip_id: trip.id,
    segment_id: segmentId,
    itinerary_mail_id: sent.id,
    traveller_id: person.id,
    user_id: person.id,
    'users id': person.id,
    company_id: company.id,
    check_in_request_id: first(requests).id,
    notification_id: first(notifications).id,
    'org notification_id': first(call ? [call] : []).id,
    alert_filter_id: own.id,
    'org alert_filter_id': ofCompany.id,
    issue_id: issue.id,
    conversation_id: talk.id,
    message_id: message.id,
    webhook_endpoint_id: endpoint.id,
    webhook_delivery_id: first(deliveries).id,
  };
  return {
    ...person,
    company,
    ids,
    idempotencyKey,
    canaries: [
      mark,
      key,
      said.id,
      ...Object.entries(ids).flatMap(([name, id]) => (name === 'company_id' ? [] : [id])),
      ...trip.destinations.map(({ id }) => id),
      String(place.latitude),
      String(place.longitude),
    ],
  };
}

/** It hides nothing that happens here. */
const FILTER = { alert_filter: { risk_levels: [0], safety_category_id: 'supplies' } };

/** A company may have a hundred. */
async function addCompanyFilter(company: MarkedCompany): Promise<{ id: string }> {
  const path = `/api/v2/org/${company.id}/alert_filters`;
  const there = read<{ id: string }[]>(await company.get(path));
  if (there.length > 50) for (const { id } of there) await company.delete(`${path}/${id}`);
  return read(await company.post(path, FILTER));
}

/** A company may have twenty; tests that need one traveller after the other need more. */
async function makeRoomForEndpoint(company: MarkedCompany): Promise<void> {
  const path = `/api/v2/org/${company.id}/webhook_endpoints`;
  const there = read<{ id: string }[]>(await company.get(`${path}?per_page=100`));
  if (there.length < 15) return;
  for (const { id } of there) await company.delete(`${path}/${id}`);
}

function createMark(): string {
  return `canary${randomBytes(8).toString('hex')}`;
}

function read<Body>(answer: Answer): Body {
  if (![200, 202].includes(answer.status))
    throw new Error(`could not be seeded: ${answer.status} ${answer.text}`);
  return answer.json<Body>();
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('nothing was seeded');
  return item;
}
