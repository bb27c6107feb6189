import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { Notification } from '@/contract/notification';

import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, type Person } from './support/actors';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startTestService, type TestService } from './support/test-service';

const INBOX = '/api/v2/notifications';

describe('notifications', () => {
  let service: TestService;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
  });
  afterAll(() => service.close());

  const notify = async (created_at: string, data: object = {}) => {
    const id = randomUUID();
    await service.database.query(
      `insert into notifications (id, traveller_id, company_id, type, title, body, data, created_at, updated_at)
       values ($1, $2, $3, 110, 'New alert', 'Something happens', $4, $5, $5)`,
      [id, traveller.id, COMPANY_ID, JSON.stringify(data), created_at],
    );
    return id;
  };
  const list = async () => readAs(z.array(Notification), await traveller.get(INBOX));

  it('wait in the inbox, unread, with what they lead to', async () => {
    const id = await notify('2026-06-14T00:00:00Z', { alert_id: 'an alert', trip_id: 'a trip' });
    expect(await list()).toEqual([
      {
        id,
        created_at: '2026-06-14T00:00:00.000Z',
        updated_at: '2026-06-14T00:00:00.000Z',
        read_at: null,
        title: 'New alert',
        body: 'Something happens',
        data: { alert_id: 'an alert', trip_id: 'a trip' },
        type: 110,
        user_id: traveller.id,
        company_id: COMPANY_ID,
      },
    ]);
  });

  it('stand the newest first, each in its own traveller’s inbox', async () => {
    const older = await notify('2026-06-13T00:00:00Z');
    const newer = await notify('2026-06-14T00:00:00Z');
    expect((await list()).map(({ id }) => id)).toEqual([newer, older]);
    const stranger = await addTraveller(service);
    expect((await stranger.get(INBOX)).text).toBe('[]');
  });

  it('are read at the moment of their first reading', async () => {
    const id = await notify('2026-06-14T00:00:00Z');
    const markRead = async () => readAs(Notification, await traveller.put(`${INBOX}/${id}/mark_read`));
    const read = { read_at: '2026-06-15T12:00:00.000Z', updated_at: '2026-06-15T12:00:00.000Z' };
    expect(await markRead()).toMatchObject({ id, ...read });
    service.clock.now = new Date('2026-06-16T12:00:00Z');
    expect(await markRead()).toMatchObject({ id, ...read });
    expect((await list())[0]).toMatchObject(read);
  });

  it('are gone once deleted', async () => {
    const id = await notify('2026-06-14T00:00:00Z');
    const kept = await notify('2026-06-13T00:00:00Z');
    const answer = await traveller.delete(`${INBOX}/${id}`);
    expect([answer.status, answer.text]).toEqual([200, '[]']);
    expect((await list()).map((notification) => notification.id)).toEqual([kept]);
    expect((await traveller.delete(`${INBOX}/${id}`)).status).toBe(404);
  });

  it('are nobody else’s to read or delete', async () => {
    const id = await notify('2026-06-14T00:00:00Z');
    const stranger = await addTraveller(service);
    expect((await stranger.put(`${INBOX}/${id}/mark_read`)).status).toBe(404);
    expect((await stranger.delete(`${INBOX}/${id}`)).status).toBe(404);
    expect((await list())[0]?.read_at).toBeNull();
  });

  it('are listed up to two hundred', async () => {
    await service.database.query(
      `insert into notifications (id, traveller_id, type, title, body, data, created_at, updated_at)
       select gen_random_uuid(), $1, 110, 'New alert', '', '{}', $2::timestamptz - make_interval(hours => hour), $2
       from generate_series(0, 200) hour`,
      [traveller.id, service.clock.now],
    );
    const notifications = await list();
    expect(notifications).toHaveLength(200);
    expect(notifications[0]?.created_at).toBe('2026-06-15T12:00:00.000Z');
  });
});
