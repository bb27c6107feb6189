import { CheckInStatus } from '@/contract/check-in';
import { IssueStatus, IssueType, type Issue } from '@/contract/issue';
import { findOpenHelp, saveCheckIn } from '@/store/check-ins';
import { askForHelp, cancelIssuesOfOpenCall } from '@/store/issue-writes';
import { getOpenIssueOf, listIssuesOfCall } from '@/store/issues-of-call';

import type { Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import { startDevice, type Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { aCheckInRecord } from '../support/records';
import { ALL_WELL, letPass, travellerOn } from '../support/traveller-actions';

describe('a call for help of a traveller with two devices', () => {
  let service: TestService;
  let person: Person;
  let phone: Device;
  let tablet: Device;

  withOwnDevice((scene) => ({ service, person, device: phone } = scene));
  beforeEach(async () => {
    tablet = await startDevice(service, { key: person.key });
  });
  afterEach(async () => {
    await phone.close();
    await tablet.close();
  });

  const callOn = (device: Device, repeats?: string) =>
    device.store.database.write('user', (transaction) =>
      saveCheckIn(
        transaction,
        {
          ...aCheckInRecord(),
          status: CheckInStatus.Help,
          checkedInAt: new Date(device.context.now()),
          ...(repeats !== undefined && { repeats }),
        },
        device.context,
      ),
    );
  const sayOn = (device: Device, status: CheckInStatus) => travellerOn(device).checkIn(status);
  /** The card over every tab, as it stands there. */
  const openCallOn = async (device: Device) => {
    const call = await device.store.database.read((reader) => findOpenHelp(reader, device.context.now()));
    if (!call) throw new Error('no call is open here');
    return call.id;
  };
  const askOn = async (device: Device, type: IssueType = IssueType.LostPassport) => {
    const checkInId = await openCallOn(device);
    return device.store.database.write('user', (transaction) =>
      askForHelp(transaction, { type, description: 'In a taxi', checkInId }, device.context),
    );
  };
  const askedFor = async (device: Device) => {
    const id = await openCallOn(device);
    const issue = await device.store.database.read((reader) => getOpenIssueOf(reader, id));
    return issue && { type: issue.type, isBareCall: issue.isBareCall };
  };
  const settle = async (...devices: Device[]) => {
    for (const device of devices) {
      letPass(service, 1);
      expect(await device.engine.send()).toEqual(ALL_WELL);
      expect(await device.engine.sync()).toEqual(ALL_WELL);
    }
  };
  const onService = async () => (await person.get('/api/v2/issues?all=1')).json<Issue[]>();
  const aPassport = { type: IssueType.LostPassport, isBareCall: false };

  it('is asked about once, whichever of them says what is needed', async () => {
    await callOn(phone);
    await settle(phone, tablet);
    letPass(service, 40);
    await askOn(tablet);
    await settle(tablet, phone);
    expect(await askedFor(phone)).toEqual(aPassport);
    expect(await askOn(phone)).toBe((await onService())[0]?.id);
    await settle(phone, tablet);
    expect(await onService()).toHaveLength(1);
  });

  it('that said itself again with its place is one call on the other device too, which can’t know that', async () => {
    const first = await callOn(phone);
    letPass(service, 20);
    await callOn(phone, first);
    letPass(service, 20);
    await askOn(phone);
    await settle(phone, tablet);
    expect(await askedFor(tablet)).toEqual(aPassport);
    expect(await askedFor(phone)).toEqual(aPassport);
  });

  it('that said itself again after its kind was said on the other device is asked about once', async () => {
    const first = await callOn(phone);
    await settle(phone, tablet);
    await askOn(tablet);
    letPass(service, 20);
    await callOn(phone, first);
    await settle(phone, tablet);
    expect(await askedFor(tablet)).toEqual(aPassport);
    await askOn(tablet);
    await settle(tablet, phone);
    expect(await onService()).toHaveLength(1);
    expect(await askedFor(phone)).toEqual(aPassport);
  });

  it('is asked about once though the clock of the phone that called is ahead', async () => {
    phone.clock.offset = 5 * 60_000;
    await callOn(phone);
    await settle(phone, tablet);
    await askOn(tablet);
    await settle(tablet, phone);
    expect(await askedFor(tablet)).toEqual(aPassport);
    expect(await askedFor(phone)).toEqual(aPassport);
  });

  describe('with a clock that is ahead by hours', () => {
    const HOUR = 3600;
    /** The card over every tab, on each of them. */
    const openOn = async (...devices: Device[]) =>
      Promise.all(
        devices.map(async ({ store, context }) => {
          const call = await store.database.read((reader) => findOpenHelp(reader, context.now()));
          return call && (call.sending.kind === 'sent' ? 'sent' : 'waits');
        }),
      );
    beforeEach(() => {
      phone.clock.offset = 7 * HOUR * 1000;
    });

    it('stands though the phone said before that they are safe, which the tablet had not heard', async () => {
      await sayOn(phone, CheckInStatus.Safe);
      await settle(phone);
      letPass(service, HOUR);
      await callOn(tablet);
      await settle(tablet, phone);
      expect(await openOn(tablet, phone)).toEqual(['sent', 'sent']);
      await askOn(phone);
      await settle(phone, tablet);
      expect([await askedFor(tablet), await askedFor(phone)]).toEqual([aPassport, aPassport]);
      expect(await onService()).toHaveLength(1);
    });

    it('is over when they say on the tablet that they are safe', async () => {
      await callOn(phone);
      await settle(phone);
      letPass(service, HOUR);
      await sayOn(tablet, CheckInStatus.Safe);
      await settle(tablet, phone);
      expect(await openOn(tablet, phone)).toEqual([null, null]);
    });
  });

  it('has nothing yet where nobody has said what is needed, also when somebody has taken it', async () => {
    await callOn(phone);
    await settle(phone, tablet);
    expect([await askedFor(phone), await askedFor(tablet)]).toEqual([null, null]);
    const [bare] = await onService();
    expect((await service.as('demo-agent').post(`/api/v2/issues/${bare?.id}/claim`)).status).toBe(200);
    await settle(phone, tablet);
    expect([await askedFor(phone), await askedFor(tablet)]).toEqual([null, null]);
  });

  it('is another matter than what was asked for before, and than what was asked for with the call after it', async () => {
    await callOn(phone);
    await settle(phone, tablet);
    await askOn(tablet);
    await settle(tablet, phone);
    letPass(service, 60);
    const second = await callOn(phone);
    expect(await askedFor(phone)).toBeNull();
    await askOn(phone, IssueType.Medical);
    await settle(phone, tablet);
    expect(await askedFor(phone)).toMatchObject({ type: IssueType.Medical });
    expect(await onService()).toHaveLength(2);
    letPass(service, 60);
    await sayOn(phone, CheckInStatus.Safe);
    letPass(service, 60);
    await callOn(phone);
    await settle(phone, tablet);
    expect([await askedFor(phone), await askedFor(tablet)]).toEqual([null, null]);
    expect(await phone.store.database.read((reader) => getOpenIssueOf(reader, second))).toMatchObject({
      type: IssueType.Medical,
    });
  });

  it('is told as taken on both by whoever takes what was asked for on one of them', async () => {
    letPass(service, 0.5);
    await callOn(phone);
    await settle(phone, tablet);
    await askOn(tablet);
    await settle(tablet, phone);
    const [asked] = await onService();
    expect((await service.as('demo-agent').post(`/api/v2/issues/${asked?.id}/claim`)).status).toBe(200);
    await settle(phone, tablet);
    for (const device of [phone, tablet]) {
      const call = await openCallOn(device);
      expect(await device.store.database.read((reader) => listIssuesOfCall(reader, call))).toMatchObject([
        { id: asked?.id, handler: 'Sam Agent' },
      ]);
    }
  });

  it('made by mistake takes along what was asked for on the other device', async () => {
    await callOn(phone);
    await settle(phone, tablet);
    await askOn(tablet);
    await settle(tablet, phone);
    await phone.store.database.write('user', (transaction) =>
      cancelIssuesOfOpenCall(transaction, phone.context),
    );
    await settle(phone);
    expect(await onService()).toMatchObject([{ status: IssueStatus.Cancelled }]);
  });
});
