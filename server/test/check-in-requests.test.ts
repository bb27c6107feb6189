import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { CheckIn, CheckInStatus } from '@/contract/check-in';
import { CompanyCheckInRequest } from '@/contract/company-check-in';
import { CompanyNotification, Notification } from '@/contract/notification';

import { COMPANY_ID, travellerId } from '../src/sample/sample-callers';
import { addCompany, addTraveller, refusedFields, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { addPhone } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import type { Caller } from './support/test-service';

const ORG = `/api/v2/org/${COMPANY_ID}`;
const REQUESTS = `${ORG}/check_in_requests`;

describe('a company and its travellers', () => {
  let service: ServiceAtWork;
  let company: Caller;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork({ checkInReminderMinutes: 30 });
    company = service.as('demo-company');
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    traveller = await addTraveller(service);
    service.pushes.taken.length = 0;
  });

  const ask = async (...user_ids: string[]) =>
    readAs(z.array(CompanyCheckInRequest), await company.post(REQUESTS, { check_in_request: { user_ids } }));
  /** But for what they are told of the country that they check in from. */
  const readInbox = async () =>
    readAs(z.array(Notification), await traveller.get('/api/v2/notifications')).filter(
      ({ type }) => type !== 52,
    );
  /** More than a page: what is told in the same moment stands in any order. */
  const readCompanyInbox = async () =>
    readAs(z.array(CompanyNotification), await company.get(`${ORG}/notifications?per_page=100`)).filter(
      ({ type }) => type === 53,
    );

  describe('asks them to check in', () => {
    it('and the question reaches inbox and phone, with buttons to answer it', async () => {
      const token = await addPhone(traveller);
      const [request] = await ask(traveller.id);
      expect(request).toMatchObject({ traveller_id: traveller.id, answered_at: null, answer_status: null });
      await service.background.run();
      const data = { check_in_request_id: request?.id };
      expect(await readInbox()).toMatchObject([{ type: 50, title: 'Are you safe?', data }]);
      expect(service.pushes.taken).toMatchObject([
        {
          to: token,
          categoryId: 'check-in-request',
          channelId: 'urgent',
          badge: 1,
          data: { type: 50, data },
        },
      ]);
    });

    it('and reminds once whoever does not answer', async () => {
      const token = await addPhone(traveller);
      const [request] = await ask(traveller.id);
      await service.background.runAfter(29);
      expect((await readInbox()).map(({ type }) => type)).toEqual([50]);
      await service.background.runAfter(1);
      const data = { check_in_request_id: request?.id };
      expect((await readInbox())[0]).toMatchObject({ type: 54, data });
      expect(service.pushes.taken.filter(({ to }) => to === token)).toMatchObject([
        { data: { type: 50 } },
        { categoryId: 'check-in-request', badge: 2, data: { type: 54, data } },
      ]);
      await service.background.runAfter(600);
      expect(await readInbox()).toHaveLength(2);
    });

    it('and does not remind whoever answered, by whichever button', async () => {
      const other = await addTraveller(service);
      const [request] = await ask(traveller.id, other.id);
      // From nowhere in particular: whoever says where they are also hears of the alerts that hold there.
      const nowhere = { latitude: null, longitude: null, country_code: null };
      const answer = { check_in: aCheckIn({ status: CheckInStatus.Safe, ...nowhere }) };
      await traveller.post(`/api/v2/check_in_requests/${request?.id}/check_ins`, answer);
      await other.post('/api/v2/check_ins', answer);
      await service.background.runAfter(31);
      expect((await readInbox()).map(({ type }) => type)).toEqual([50]);
      const ofOther = readAs(z.array(Notification), await other.get('/api/v2/notifications'));
      expect(ofOther.map(({ type }) => type)).toEqual([50]);
      expect((await other.get('/api/v2/check_in_requests')).json()).toEqual([]);
    });

    it('and has the question read by whoever answers it, for every device', async () => {
      const [first] = await ask(traveller.id);
      service.clock.now = new Date(service.clock.now.getTime() + 60_000);
      await ask(traveller.id);
      const areRead = async () => (await readInbox()).map(({ read_at }) => read_at !== null);
      const position = { check_in: { ...aCheckIn(), status: CheckInStatus.Unreported } };
      await traveller.post('/api/v2/check_ins', position);
      expect(await areRead()).toEqual([false, false]);
      const { device_token: _token, ...answer } = aCheckIn();
      await traveller.post(`/api/v2/check_in_requests/${first?.id ?? ''}/check_ins`, {
        check_in: { ...answer, status: CheckInStatus.Unreported },
      });
      expect(await areRead()).toEqual([false, true]);
      await traveller.post('/api/v2/check_ins', {
        check_in: { ...aCheckIn(), status: CheckInStatus.Safe },
      });
      expect(await areRead()).toEqual([true, true]);
    });

    it('and is not content with a position that the phone reported by itself', async () => {
      await ask(traveller.id);
      const position = { checkin_at: SAMPLE_MOMENT.getTime() / 1000, latitude: 1, longitude: 2 };
      await traveller.post('/api/v1/users/check_in', position);
      await service.background.runAfter(31);
      expect((await readInbox()).map(({ type }) => type)).toEqual([54, 50]);
    });

    it('and sees who answered what', async () => {
      const [request] = await ask(traveller.id);
      const list = async (query: string) =>
        readAs(z.array(CompanyCheckInRequest), await company.get(`${REQUESTS}?per_page=100${query}`)).filter(
          ({ id }) => id === request?.id,
        );
      expect(await list('')).toHaveLength(1);
      service.clock.now = new Date('2026-06-15T12:10:00Z');
      await traveller.post(`/api/v2/check_in_requests/${request?.id}/check_ins`, {
        check_in: aCheckIn({ status: CheckInStatus.Help }),
      });
      expect(await list('')).toEqual([]);
      expect(await list('&all=1')).toMatchObject([
        { answered_at: '2026-06-15T12:10:00.000Z', answer_status: CheckInStatus.Help },
      ]);
    });

    it('once each, however often they are named', async () => {
      expect(await ask(traveller.id, traveller.id.toUpperCase())).toHaveLength(1);
    });

    it('but not the travellers of others, nor nobody', async () => {
      const stranger = await addCompany(service);
      const foreign = await addTraveller(service, stranger.key);
      const sent = (user_ids: string[]) => company.post(REQUESTS, { check_in_request: { user_ids } });
      expect(refusedFields(await sent([traveller.id, foreign.id, randomUUID()]))).toEqual([
        'check_in_request.user_ids.1',
        'check_in_request.user_ids.2',
      ]);
      expect(refusedFields(await sent([]))).toEqual(['check_in_request.user_ids']);
      expect(await readInbox()).toEqual([]);
    });
  });

  describe('hears a call for help', () => {
    it('in its own inbox, which the traveller does not see', async () => {
      await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Help }) });
      const inbox = await readCompanyInbox();
      const notification = inbox.find(({ data }) => data.user_id === traveller.id);
      expect(notification).toMatchObject({
        type: 53,
        title: 'A traveller needs help',
        data: { user_id: traveller.id },
        company_id: COMPANY_ID,
        user_id: null,
        read_at: null,
      });
      expect(await readInbox()).toEqual([]);
      const path = `${ORG}/notifications/${notification?.id}/mark_read`;
      expect(readAs(CompanyNotification, await company.put(path)).read_at).toBe('2026-06-15T12:00:00.000Z');
    });

    it('once for each, and not when all is well', async () => {
      const once = { 'idempotency-key': randomUUID() };
      const help = { check_in: aCheckIn({ status: CheckInStatus.Help }) };
      await traveller.post('/api/v2/check_ins', help, once);
      await traveller.post('/api/v2/check_ins', help, once);
      await traveller.post('/api/v2/check_ins', { check_in: aCheckIn() });
      const theirs = (await readCompanyInbox()).filter(({ data }) => data.user_id === traveller.id);
      expect(theirs).toHaveLength(1);
    });

    it('and finds where they are, but not where their phone went by itself', async () => {
      await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Help }) });
      await traveller.post('/api/v1/users/check_in', {
        checkin_at: 1_780_000_000,
        latitude: 1,
        longitude: 2,
      });
      const answer = await company.get(`${ORG}/users/${traveller.id}/check_ins`);
      expect(readAs(z.array(CheckIn), answer)).toMatchObject([{ lat: 4.711, lng: -74.0721, status: 2 }]);
    });
  });

  it('keeps to itself what is its own', async () => {
    const stranger = await addCompany(service);
    const own = `/api/v2/org/${stranger.id}`;
    const body = { check_in_request: { user_ids: [traveller.id] } };
    for (const path of [`${ORG}/notifications`, REQUESTS, `${ORG}/users/${traveller.id}/check_ins`]) {
      expect((await stranger.get(path)).status).toBe(403);
    }
    expect((await stranger.post(REQUESTS, body)).status).toBe(403);
    expect((await stranger.get(`${own}/users/${traveller.id}/check_ins`)).status).toBe(404);
    expect((await stranger.post(`${own}/check_in_requests`, body)).status).toBe(422);
    expect((await stranger.get(`${own}/notifications`)).text).toBe('[]');
    const [theirs] = await readCompanyInbox();
    expect((await stranger.put(`${own}/notifications/${theirs?.id}/mark_read`)).status).toBe(404);
    const demo = `/api/v2/org/${travellerId('demo-traveller')}`;
    expect((await company.get(`${demo}/notifications`)).status).toBe(403);
  });
});
