import { createVapidKeys } from '../src/jobs/push/vapid';
import { addTraveller, type Person } from './support/actors';
import { listDevices } from './support/devices';
import { startTestService, type TestService } from './support/test-service';
import { startWebPushStandIn, type WebPushStandIn } from './support/web-push-stand-in';

describe('a browser that registers', () => {
  let service: TestService;
  let browsers: WebPushStandIn;
  let traveller: Person;
  beforeAll(async () => {
    service = await startTestService({ innerHosts: ['push.example'] });
    browsers = await startWebPushStandIn();
    traveller = await addTraveller(service);
  });
  afterAll(async () => {
    await browsers.close();
    await service.close();
  });

  const register = (token: string) =>
    traveller.post('/api/v1/users/add_device', { device: { uuid: 'browser', token } });
  const tokensOf = async (owner: Person) => (await listDevices(service, owner)).map((device) => device.token);
  const good = () => JSON.parse(browsers.subscribe().token) as { endpoint: string; keys: object };
  const refusals = async (token: unknown) => {
    const answer = await register(typeof token === 'string' ? token : JSON.stringify(token));
    expect(answer.status).toBe(422);
    return answer.json<{ error: { fields: { field: string; message: string }[] } }>().error.fields;
  };

  it('is known by its subscription in whatever order, as one device', async () => {
    const { endpoint, keys } = good();
    const token = JSON.stringify({ keys, expirationTime: null, endpoint }, null, 2);
    expect((await register(token)).status).toBe(200);
    expect(await tokensOf(traveller)).toContain(JSON.stringify({ endpoint, keys }));
  });

  it('may have the longest address that makers give, and no longer one', async () => {
    const { keys } = good();
    const endpoint = `https://wns2-par02p.notify.windows.com/w/?token=${'BQYAAAC%2f'.repeat(150)}`;
    expect((await register(JSON.stringify({ endpoint, keys }))).status).toBe(200);
    expect(await refusals({ endpoint: endpoint + 'x'.repeat(600), keys })).toEqual([
      { field: 'device.token', message: 'must be at most 2000 characters long' },
    ]);
    expect(await refusals('x'.repeat(501))).toEqual([
      { field: 'device.token', message: 'must be at most 500 characters long' },
    ]);
  });

  it('is told what is wrong with its subscription, by the field', async () => {
    const { endpoint, keys } = good();
    const named = (field: string, message: string) => [{ field: `device.token${field}`, message }];
    expect(await refusals('{')).toEqual(
      named('', expect.stringContaining('subscription of a browser') as string),
    );
    expect(await refusals({ keys })).toEqual(named('.endpoint', 'must be an https address'));
    expect(await refusals({ endpoint, keys: null })).toEqual(named('.keys', 'must hold "p256dh" and "auth"'));
    expect(await refusals({ endpoint, keys: { ...keys, auth: 'short' } })).toEqual(
      named('.keys.auth', 'must be 16 bytes in base64url'),
    );
    expect(await refusals({ endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } })).toEqual(
      named('.keys.p256dh', 'must be 65 bytes in base64url'),
    );
    for (const wrong of ['http://push.example/', 'https://me:pass@push.example/', 'javascript:alert(1)'])
      expect(await refusals({ endpoint: wrong, keys })).toEqual(
        named('.endpoint', 'must be an https address'),
      );
    for (const inner of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
      'https://169.254.169.254/',
    ])
      expect(await refusals({ endpoint: inner, keys })).toEqual(
        named('.endpoint', 'must lead to the open internet'),
      );
  });

  it('finds in the profile the key to subscribe with, or that there is none', async () => {
    const keyOf = async (at: TestService) =>
      (await at.as('demo-traveller').get('/api/v1/users/profile')).json<{ web_push_key: string | null }>()
        .web_push_key;
    expect(await keyOf(service)).toBeNull();
    const keys = createVapidKeys();
    const webPush = { kind: 'vapid' as const, ...keys, subject: 'mailto:night-desk@acme.example' };
    const able = await startTestService({ webPush });
    expect(await keyOf(able)).toBe(keys.publicKey);
    await able.close();
  });
});
