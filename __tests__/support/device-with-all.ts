import type { CheckInRequest } from '@/contract/check-in';
import type { Conversation, Message } from '@/contract/conversation';
import { IssueType, type Issue } from '@/contract/issue';
import type { Note } from '@/contract/note';
import { RoleType } from '@/contract/role';
import { saveAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { saveSegments } from '@/store/segments';

import { COMPANY_ID } from '../../server/src/sample/sample-callers';
import { addTraveller, addTrip, addUser, type Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import type { Known } from './act-of-kind';
import { startDevice, type Device } from './device';
import { anAlert } from './records';
import { anOwnHotel, aWrittenHotel } from './segments';
import { ALL_WELL, travellerOn } from './traveller-actions';

export interface DeviceWithAll {
  person: Person;
  /** Who asked for the help that the person may give. */
  other: Person;
  device: Device;
  known: Known;
}

/** Somebody who travels and helps others, with one of everything on their phone that an entry of whatever kind can be about. */
export async function startDeviceWithAll(service: TestService): Promise<DeviceWithAll> {
  const person = await addUser(service, COMPANY_ID, RoleType.OrganizationAdmin);
  const trip = await addTrip(person);
  const segmentId = crypto.randomUUID();
  await person.put(`/api/v2/trips/${trip.id}/segments/${segmentId}`, { segment: aWrittenHotel() });
  await service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/check_in_requests`, {
    check_in_request: { user_ids: [person.id] },
  });
  const [request] = (await person.get('/api/v2/check_in_requests')).json<CheckInRequest[]>();
  const asked = await person.post('/api/v2/issues', { issue: { type: IssueType.Legal } });
  const issueId = asked.json<Issue>().id;
  const talk = await person.get(`/api/v2/issues/${issueId}/conversation`);
  const said = await person.post(`/api/v2/conversations/${talk.json<Conversation>().id}/messages`, {
    message: { body: 'My own', client_id: crypto.randomUUID() },
  });
  const other = await addTraveller(service);
  const othersIssueId = (
    await other.post('/api/v2/issues', { issue: { type: IssueType.Legal } })
  ).json<Issue>().id;
  const noted = await service
    .as('demo-agent')
    .post('/api/v2/notes', { note: { body: 'Known' }, issue_id: othersIssueId });
  const [alert] = await service.database.query<{ id: string }>('select id from alerts limit 1');
  const device = await startDevice(service, { key: person.key });
  await device.store.database.write('cache', (transaction) =>
    saveAlerts(transaction, [anAlert({ id: alert?.id })]),
  );
  for (const pull of ['pullTripList', 'pullInbox', 'pullProfile', 'pullConversations'] as const)
    expect(await device.engine[pull]()).toEqual(ALL_WELL);
  await device.store.database.write('cache', (transaction) =>
    saveSegments(transaction, downloadNames.tripSegments(trip.id), [anOwnHotel({ id: segmentId })]),
  );
  const [message] = await travellerOn(device).notifications();
  const known = {
    tripId: trip.id,
    segmentId,
    alertId: alert?.id ?? '',
    notificationId: message?.notification.id ?? '',
    requestId: request?.id ?? '',
    issueId,
    messageId: said.json<Message>().id,
    othersIssueId,
    noteId: noted.json<Note>().id,
  };
  return { person, other, device, known };
}
