import type { LookupAddress } from 'node:dns';

import { FAULT_WORDS } from '../src/outside/outside-address';
import { catchConnections, WORLD, type CaughtConnections } from './support/caught-connections';
import { HOSTILE_ANSWERS, HOSTILE_TEXTS } from './support/hostile-addresses';
import { TEST_CERTIFICATE } from './support/test-certificate';
import { setWebhookStage } from './support/webhook-stage';

const OUTSIDE = 'https://elsewhere.example/in';
const INWARD: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];

describe('an address that would lead the service inward', () => {
  let network: CaughtConnections;
  /** What the next connections are told of a name, whatever it is; the last for all that follow. */
  let answers: LookupAddress[][];
  let lookups: number;
  const stage = setWebhookStage({
    allowedHosts: [],
    url: OUTSIDE,
    network: {
      authority: TEST_CERTIFICATE,
      lookUp: (_name, tell) => {
        lookups += 1;
        tell(null, answers.length > 1 ? answers.shift() : answers[0]);
      },
    },
  });
  beforeEach(async () => {
    network = await catchConnections();
    answers = [[WORLD]];
    lookups = 0;
  });
  afterEach(() => network.release());

  /** As if it had been taken before anybody knew better. */
  const store = (url: string) =>
    stage.service.database.query('update webhook_endpoints set url = $2 where id = $1', [
      stage.endpoint.id,
      url,
    ]);
  const deliver = async () => {
    await stage.happen();
    await stage.run();
    return stage.listDeliveries();
  };
  const notCalled = [{ state: 'waiting', attempts: [{ status: null, failure: 'forbidden-address' }] }];
  const expectNobodyCalled = () => expect([network.connections, network.reached]).toEqual([0, []]);

  it.each(HOSTILE_TEXTS)('is refused, and not called either: %s (%s) %s', async (_what, fault, url) => {
    const refused = await stage.company.post(stage.path(), { webhook_endpoint: { url } });
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({
      error: { fields: [{ field: 'webhook_endpoint.url', message: FAULT_WORDS[fault] }] },
    });
    await store(url);
    answers = [INWARD];
    expect(await deliver()).toMatchObject(notCalled);
    expect((await stage.company.post(stage.own('/test'), { event: 20 })).json()).toMatchObject({
      failure: 'forbidden-address',
    });
    expectNobodyCalled();
  });

  it.each(HOSTILE_ANSWERS)('is not called where its name stands for %s', async (_what, answer) => {
    answers = [answer];
    expect(await deliver()).toMatchObject(notCalled);
    expectNobodyCalled();
  });

  it('is not called where a name stands for both: only the outer one is', async () => {
    answers = [[...INWARD, WORLD, { address: '::1', family: 6 }]];
    expect(await deliver()).toMatchObject([{ state: 'delivered' }]);
    expect([network.connections, network.reached]).toEqual([1, [WORLD.address]]);
  });

  it('is not called where a name changes its mind after it was looked at: it is looked at once', async () => {
    answers = [[WORLD], INWARD];
    expect(await deliver()).toMatchObject([{ state: 'delivered' }]);
    expect(lookups).toBe(1);
    expect(await deliver()).toMatchObject([...notCalled, { state: 'delivered' }]);
    expect(lookups).toBe(2);
    expect([network.connections, network.reached]).toEqual([1, [WORLD.address]]);
  });

  it.each([301, 302, 303, 307, 308])('is not called where another leads there: %s', async (status) => {
    for (const location of ['https://127.0.0.1/', 'http://169.254.169.254/', '//localhost/', '/in']) {
      network.answer = (response) => void response.writeHead(status, { location }).end();
      await stage.service.database.query('delete from events');
      network.reached.length = 0;
      expect(await deliver()).toMatchObject([{ state: 'waiting', attempts: [{ failure: 'redirect' }] }]);
      expect(network.reached).toEqual([WORLD.address]);
    }
    expect(network.connections).toBe(4);
  });

  it('would be seen here if it were called', async () => {
    await store('https://1.1.1.1/');
    expect(await deliver()).toMatchObject([{ state: 'waiting', attempts: [{ failure: 'unreachable' }] }]);
    expect([network.connections, network.reached]).toEqual([1, ['1.1.1.1']]);
  });
});
