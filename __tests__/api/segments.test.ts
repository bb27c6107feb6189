import { listTripSegments } from '@/api/segments';

import { aFlight, aSegment, toTripSegments } from '../support/segments';
import { ADDRESS, aClient, aJsonAnswer, aNetwork } from './support/fake-network';

const segments = [aSegment('activity'), aFlight(), aSegment('hotel')];

async function ask(answer: unknown) {
  const network = aNetwork(aJsonAnswer(answer));
  const reading = await listTripSegments(aClient(network.fetch), 't/1');
  return { network, reading };
}

describe('the segments of a trip', () => {
  it('come from six lists, and each tells its kind', async () => {
    const { network, reading } = await ask(toTripSegments(segments));
    expect(network.asked.map(({ url }) => url)).toEqual([`${ADDRESS}/api/v2/trips/t%2F1/segments`]);
    expect(reading).toMatchObject({ kind: 'read', value: segments, setAside: 0 });
  });

  it('go without one that can not be read', async () => {
    const lists = toTripSegments(segments);
    const { reading } = await ask({ ...lists, rail_segments: [{ id: 7 }] });
    expect(reading).toMatchObject({ kind: 'read', value: segments, setAside: 1 });
  });

  it('are not taken for gone where a list of them is missing', async () => {
    const { air_segments: _air, ...rest } = toTripSegments(segments);
    expect((await ask(rest)).reading).toMatchObject({ kind: 'server' });
    expect((await ask([])).reading).toMatchObject({ kind: 'server' });
  });
});
