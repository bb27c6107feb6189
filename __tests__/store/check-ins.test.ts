import { CheckInStatus, type CheckIn } from '@/contract/check-in';
import {
  findAnswer,
  findLastSaidAt,
  findOpenHelp,
  listCheckInRequests,
  listCheckIns,
  markCheckInSent,
  replaceCheckInRequests,
  saveCheckIn,
  saveServiceCheckIns,
} from '@/store/check-ins';
import { findPlaceOf } from '@/store/issue-writes';
import { listIssuesOfCall } from '@/store/issues-of-call';
import { listEntries, markSending, parkEntry } from '@/store/outbox';
import type { Reader } from '@/store/store-database';

import { faults } from '../support/failing-engine';
import { aCheckInRequest, aServiceCheckIn } from '../support/records';
import { kill, openTestStore, type TestStore } from '../support/test-store';

const checkedInAt = new Date('2026-03-20T10:00:00Z');
const needHelp = {
  status: CheckInStatus.Help as CheckInStatus,
  latitude: -13.53,
  longitude: -71.97,
  accuracy: 0 as const,
  country_code: 'PE',
  request_id: null as string | null,
  checkedInAt,
  deviceToken: 'push-token',
};

describe('a check-in', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  const checkIn = (changes: Partial<typeof needHelp> = {}) =>
    device.write((transaction) => saveCheckIn(transaction, { ...needHelp, ...changes }, device.context));

  it('is on the disk with its entry when the screen confirms it', async () => {
    const id = await checkIn();
    await kill(device);
    const again = await openTestStore({ folder: device.folder });
    expect(await again.read(listCheckIns)).toMatchObject([
      { id, status: 2, checkedInAt, sending: { kind: 'waiting' } },
    ]);
    expect(await again.read(listEntries)).toMatchObject([
      {
        kind: 'check-in',
        subject: `check-in/${id}`,
        payload: {
          check_in: {
            status: 2,
            device_token: 'push-token',
            checkin_at: '2026-03-20T10:00:00.000Z',
            type: 0,
          },
        },
      },
    ]);
  });

  it.each(Object.values(faults))('is there whole or not at all: %s', async (message) => {
    for (const at of [2, 3, 4]) {
      device.engine.failAt(at, { message });
      await expect(checkIn()).rejects.toThrow(message);
    }
    expect(await device.read(listCheckIns)).toEqual([]);
    expect(await device.read(listEntries)).toEqual([]);
    await checkIn();
    expect(await device.read(listCheckIns)).toHaveLength(1);
  });

  it('says how it stands: waiting, under way, refused, sent', async () => {
    const id = await checkIn();
    const entry = (await device.read(listEntries))[0]?.id ?? '';
    const sending = async () => (await device.read(listCheckIns))[0]?.sending;
    expect(await sending()).toEqual({ kind: 'waiting' });
    await device.write((transaction) => markSending(transaction, [entry], 1));
    expect(await sending()).toEqual({ kind: 'sending' });
    const reason = { status: 422, message: 'no', fields: [] };
    await device.write((transaction) => parkEntry(transaction, entry, reason));
    expect(await sending()).toEqual({ kind: 'parked', reason });
    await device.write(async (transaction) => {
      await transaction.run('delete from outbox');
      await markCheckInSent(transaction, id, aServiceCheckIn());
    });
    expect(await sending()).toEqual({ kind: 'sent' });
  });

  it('is one and the same when the service lists it, before or after we heard that it arrived', async () => {
    const id = await checkIn();
    await device.write(async (transaction) => {
      await transaction.run('delete from outbox');
      await saveServiceCheckIns(transaction, [aServiceCheckIn({ id: 'of-service' })]);
      await markCheckInSent(transaction, id, aServiceCheckIn({ id: 'of-service' }));
      await saveServiceCheckIns(transaction, [aServiceCheckIn({ id: 'of-service' })]);
    });
    expect((await device.read(listCheckIns)).map((stored) => stored.id)).toEqual([id]);
  });

  it('that calls for help stays the call that is open while the service lists it and its answer is lost', async () => {
    const id = await checkIn();
    await device.write((transaction) =>
      saveServiceCheckIns(transaction, [
        aServiceCheckIn({ checkin_at: checkedInAt.toISOString(), status: 2 }),
      ]),
    );
    expect(await device.read((reader) => findOpenHelp(reader, checkedInAt.getTime()))).toMatchObject({ id });
  });

  it('of another device is listed among them, newest first, even if the list names it twice', async () => {
    await checkIn();
    const earlier = aServiceCheckIn({ id: 'earlier', checkin_at: '2026-03-19T00:00:00Z', status: 1 });
    const later = aServiceCheckIn({
      id: 'later',
      checkin_at: '2026-03-21T00:00:00+02:00',
      lat: null,
      lng: null,
    });
    await device.write((transaction) => saveServiceCheckIns(transaction, [earlier, later, earlier]));
    expect((await device.read(listCheckIns)).map(({ id, latitude }) => [id, latitude])).toEqual([
      ['later', null],
      ['id-1', -13.53],
      ['earlier', -13.53],
    ]);
  });

  it('answers a request, which is open no more, and with it all that was asked before', async () => {
    await device.write((transaction) =>
      replaceCheckInRequests(transaction, [
        aCheckInRequest({ id: 'asked' }),
        aCheckInRequest({ id: 'other', created_at: '2026-03-05T00:00:00Z' }),
      ]),
    );
    const open = async () => (await device.read(listCheckInRequests)).map(({ id }) => id);
    expect(await open()).toEqual(['other', 'asked']);
    await checkIn({ request_id: 'asked', status: CheckInStatus.Safe });
    expect(await open()).toEqual([]);
    expect(await device.read(listEntries)).toMatchObject([
      { kind: 'check-in-answer', payload: { requestId: 'asked', body: { check_in: { status: 1 } } } },
    ]);
    await device.write((transaction) => replaceCheckInRequests(transaction, []));
    expect(await open()).toEqual([]);
  });

  it('answers what was asked also without naming it, but not what is asked later or by itself', async () => {
    const ask = (...ids: string[]) =>
      device.write((transaction) =>
        replaceCheckInRequests(
          transaction,
          ids.map((id) => aCheckInRequest({ id })),
        ),
      );
    const open = async () => (await device.read(listCheckInRequests)).map(({ id }) => id);
    await ask('first');
    await checkIn({ status: CheckInStatus.Unreported });
    expect(await open()).toEqual(['first']);
    await checkIn();
    expect(await open()).toEqual([]);
    await ask('first', 'second');
    expect(await open()).toEqual(['second']);
    const { check_in } = (await device.read(listEntries)).at(-1)?.payload as { check_in: object };
    expect(check_in).not.toHaveProperty('answered');
  });

  describe('for help, by clocks that are wrong', () => {
    const { Help, Safe } = CheckInStatus;
    const moment = (time: string) => `2026-03-20T${time}:00.000Z`;
    /** Said on another device: when, by its clock, and when the service heard it. */
    const heard = (status: CheckInStatus, said: string, at: string, device = 'tablet') =>
      aServiceCheckIn({
        id: `${device} ${said}`,
        status,
        checkin_at: moment(said),
        created_at: moment(at),
        device_token: device,
      });
    const listed = (...checkIns: CheckIn[]) =>
      device.write((transaction) => saveServiceCheckIns(transaction, checkIns));
    const sayHere = (status: CheckInStatus, said: string) =>
      checkIn({ status, checkedInAt: new Date(moment(said)) });
    const arrive = (id: string, at: string) =>
      device.write(async (transaction) => {
        await transaction.run('delete from outbox');
        await markCheckInSent(transaction, id, aServiceCheckIn({ id: `sent ${id}`, created_at: moment(at) }));
      });
    const isOpen = async (now: string) =>
      (await device.read((reader) => findOpenHelp(reader, Date.parse(moment(now))))) !== null;

    it('is open though another device, of which the clock is ahead, said before that they are safe', async () => {
      const call = await sayHere(Help, '13:00');
      await listed(heard(Safe, '19:00', '12:00'));
      expect(await isOpen('13:01')).toBe(true);
      await arrive(call, '13:02');
      expect(await isOpen('13:03')).toBe(true);
    });

    it('is over when another device says that they are safe, though the clock that called is ahead', async () => {
      await arrive(await sayHere(Help, '19:00'), '12:00');
      expect(await isOpen('19:01')).toBe(true);
      await listed(heard(Safe, '13:00', '13:00'));
      expect(await isOpen('20:01')).toBe(false);
    });

    it('is over by a word of this device, which is on its way, though the clock of the other that called is ahead', async () => {
      await listed(heard(Help, '19:00', '12:00'));
      await sayHere(Safe, '13:00');
      expect(await isOpen('13:01')).toBe(false);
    });

    it('is open though what was said before it was heard after it', async () => {
      await arrive(await sayHere(Help, '14:00'), '14:00');
      await listed(heard(Safe, '12:00', '15:00'));
      expect(await isOpen('15:01')).toBe(true);
    });

    it('goes by the order in which one device said things, whichever came first', async () => {
      await listed(heard(Safe, '19:00', '15:00'), heard(Help, '19:05', '12:05'));
      expect(await isOpen('15:01')).toBe(true);
      await listed(heard(Safe, '19:10', '15:02'));
      expect(await isOpen('15:03')).toBe(false);
      const call = await sayHere(Help, '22:05');
      await arrive(await sayHere(Safe, '22:00'), '15:10');
      await arrive(call, '15:05');
      expect(await isOpen('15:11')).toBe(true);
    });
  });

  it('is found by what was said, however many positions the phone has reported by itself', async () => {
    const plans: string[] = [];
    await device.read(async (reader) => {
      const plan = async (sql: string, values: Parameters<Reader['all']>[1]) => {
        const steps = await reader.all<{ detail: string }>(`explain query plan ${sql}`, values);
        plans.push(...steps.map(({ detail }) => detail));
      };
      const explaining: Reader = {
        all: (sql, values) => plan(sql, values).then(() => []),
        first: (sql, values) => plan(sql, values).then(() => null),
      };
      await findOpenHelp(explaining, checkedInAt.getTime());
      await findLastSaidAt(explaining);
      await findAnswer(explaining, { requestId: 'request-1', status: CheckInStatus.Safe, since: 0 });
      await listCheckInRequests(explaining);
      await findPlaceOf(explaining, 'id-1');
      await listIssuesOfCall(explaining, 'id-1');
    });
    const looks = plans.filter((plan) => /^(SCAN|SEARCH) (?!issues|outbox|countries|profile)/.test(plan));
    const BY_KEY = 'PRIMARY KEY (id=?)';
    const BY_WHAT_WAS_SAID = /INDEX (check_ins_(said|safe|help)|answered_requests_request)\b/;
    expect(looks.filter((look) => !look.includes(BY_KEY) && !BY_WHAT_WAS_SAID.test(look))).toEqual([
      // All that there are, which are those that are open.
      'SCAN check_in_requests',
    ]);
    for (const index of ['check_ins_said', 'check_ins_safe', 'check_ins_help', 'answered_requests_request'])
      expect(looks).toContainEqual(expect.stringContaining(index));
  });
});
