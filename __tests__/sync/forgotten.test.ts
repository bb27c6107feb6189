import { CheckInStatus } from '@/contract/check-in';
import { unparkEntry } from '@/store/outbox';

import type { Person } from '../../server/test/support/actors';
import { aDestination, aTrip } from '../../server/test/support/builders';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from '../support/device';
import { withOwnDevice } from '../support/own-device';
import { letPass, travellerOn } from '../support/traveller-actions';

const DAY = 24 * 3600;
/** Not over in all the weeks that pass here. */
const ANDES = {
  name: 'Andes',
  destinations: [aDestination({ country_code: 'PE', entry_date: '2029-05-01', exit_date: '2029-05-20' })],
};

describe('an entry that may have arrived so long ago that the service has forgotten its key', () => {
  let service: TestService;
  let person: Person;
  let device: Device;
  let traveller: ReturnType<typeof travellerOn>;

  withOwnDevice((scene) => ({ service, person, device } = scene));
  afterEach(() => device.close());
  beforeEach(() => {
    traveller = travellerOn(device);
  });

  /** It leaves, and no answer comes back; whether it arrived, the fault decides. */
  const sendInVain = async (kind: 'drop-after' | 'drop-before') => {
    device.network.fault = () => ({ kind });
    await device.engine.send();
    device.network.fault = () => null;
    expect(await traveller.outbox()).toMatchObject([{ attempts: 1 }]);
  };
  /** As its own job does every day: what is older than 30 days is not known any more. */
  const passWeeks = async () => {
    letPass(service, 31 * DAY);
    await service.database.query('delete from idempotent_answers');
    device.network.seen.length = 0;
    await device.engine.hurry();
  };
  const onService = async (path: string): Promise<unknown[]> => (await person.get(path)).json<unknown[]>();
  const posts = () => device.network.seen.filter(({ method }) => method === 'POST');

  it.each([
    ['that arrived is not made twice', 'drop-after', 0],
    ['that never arrived is sent', 'drop-before', 1],
  ] as const)('a check-in %s', async (_what, fault, sent) => {
    await traveller.checkIn(CheckInStatus.Help);
    await sendInVain(fault);
    await passWeeks();
    await device.engine.send();
    expect(posts()).toHaveLength(sent);
    expect(await onService('/api/v2/check_ins')).toHaveLength(1);
    expect(await traveller.outbox()).toEqual([]);
    expect((await traveller.checkIns()).map(({ sending }) => sending.kind)).toEqual(['sent']);
  });

  it.each([
    ['that arrived is not made twice', 'drop-after', 0],
    ['that never arrived is sent', 'drop-before', 1],
  ] as const)('a trip %s', async (_what, fault, sent) => {
    await traveller.createTrip(ANDES);
    await sendInVain(fault);
    await passWeeks();
    await device.engine.send();
    expect(posts()).toHaveLength(sent);
    expect(await onService('/api/v1/trips')).toHaveLength(1);
    await device.engine.sync();
    expect(await traveller.tripNames()).toEqual(['Andes']);
  });

  it('a trip of which nobody can tell is for the traveller to decide, and goes when they say so', async () => {
    await traveller.createTrip(ANDES);
    await sendInVain('drop-after');
    const [arrived] = (await onService('/api/v1/trips')) as { id: string }[];
    await person.put(`/api/v1/trips/${arrived?.id ?? ''}`, {
      trip: { ...aTrip(ANDES), name: 'Renamed elsewhere' },
    });
    await passWeeks();
    await device.engine.send();
    expect(posts()).toEqual([]);
    const [entry] = await traveller.outbox();
    expect(entry?.parked).toMatchObject({ asks: 'whether-to-repeat' });

    await device.store.database.write('user', (transaction) => unparkEntry(transaction, entry?.id ?? ''));
    await device.engine.send();
    expect(posts()).toHaveLength(1);
    expect(await traveller.outbox()).toEqual([]);
  });

  it('is looked for too where the clock was set back, and it can’t be told how long ago it was', async () => {
    await traveller.checkIn();
    await sendInVain('drop-after');
    device.clock.offset = -3 * DAY * 1000;
    await device.engine.hurry();
    device.network.seen.length = 0;
    await device.engine.send();
    expect(posts()).toEqual([]);
    expect(await traveller.outbox()).toEqual([]);
  });

  it('is not taken for another that said the same in the same second and is known to have arrived', async () => {
    await traveller.checkIn(CheckInStatus.Help);
    await device.engine.send();
    await traveller.checkIn(CheckInStatus.Help);
    await sendInVain('drop-before');
    device.clock.offset = -3 * DAY * 1000;
    await device.engine.hurry();
    await device.engine.send();
    expect(await traveller.outbox()).toEqual([]);
    expect(await onService('/api/v2/check_ins')).toHaveLength(2);
    expect((await traveller.checkIns()).map(({ sending }) => sending.kind)).toEqual(['sent', 'sent']);
  });

  it('is not sent while the service can’t be asked', async () => {
    await traveller.checkIn();
    await sendInVain('drop-after');
    await passWeeks();
    device.network.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 500 } : null);
    await device.engine.send();
    expect(posts()).toEqual([]);
    expect(await traveller.outbox()).toMatchObject([{ parked: null }]);
  });

  it('is sent without a question where it waited long and was never tried', async () => {
    await traveller.checkIn();
    await passWeeks();
    await device.engine.send();
    expect(device.network.seen.map(({ method }) => method)).toEqual(['POST']);
  });

  it('is repeated without a question where doing it twice is doing it once', async () => {
    await traveller.changeSettings({ send_all_good_push: false });
    await device.engine.pullProfile();
    await sendInVain('drop-after');
    await passWeeks();
    await device.engine.send();
    expect(device.network.seen.map(({ method }) => method)).toEqual(['PUT']);
    expect(await traveller.outbox()).toEqual([]);
  });
});
