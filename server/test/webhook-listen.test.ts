import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

import type { WebhookAttempt } from '@/contract/webhook-delivery';
import type { WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';

import { addCompany, type Person } from './support/actors';
import { startSpokenProcess, type SpokenProcess } from './support/spoken-process';
import { startTestService, type TestService } from './support/test-service';
import { createTestSender } from './support/webhook-receiver';

const SCRIPT = resolve(__dirname, '../../.dev/webhook-listen.mjs');

describe('service:webhook-listen', () => {
  let service: TestService;
  let company: Person;
  let endpoint: WebhookEndpointWithSecret;
  let listener: SpokenProcess | null = null;
  beforeAll(async () => {
    const webhookSender = createTestSender(() => service.clock.now);
    service = await startTestService({ webhookHosts: ['127.0.0.1'], webhookSender });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date();
    company = await addCompany(service);
    const made = await company.post(path(), { webhook_endpoint: { url: 'http://127.0.0.1/' } });
    endpoint = made.json<WebhookEndpointWithSecret>();
  });
  afterEach(async () => {
    await listener?.stop();
    listener = null;
  });

  const path = (rest = '') => `/api/v2/org/${company.id}/webhook_endpoints${rest}`;
  const listen = async (...flags: string[]) => {
    listener = startSpokenProcess(process.execPath, [SCRIPT, '--port', '0', ...flags]);
    const said = await listener.untilSaid((line) => line.startsWith('Listening'));
    const url = /http:\S+/.exec(said)?.[0];
    await company.patch(path(`/${endpoint.id}`), { webhook_endpoint: { url } });
  };
  /** What it answered, and what it said of the signature. */
  const sendOne = async () => {
    const from = listener?.lines.length ?? 0;
    const answer = await company.post(path(`/${endpoint.id}/test`), { event: 110 });
    const { status } = answer.json<WebhookAttempt>();
    await listener?.untilSaid((line) => line === `  answered   ${status}`, from);
    const said = listener?.lines.slice(from).find((line) => line.includes('signature'));
    return [status, said?.trim().replace(/^signature +/, '')];
  };

  it('prints what arrives, and that its signature is good', async () => {
    await listen('--secret', endpoint.signing_secret);
    expect(await sendOne()).toEqual([204, 'good']);
    await listener?.untilSaid((line) => line === '}');
    const text = listener?.lines.join('\n') ?? '';
    expect(text).toContain('110 alert.matched');
    expect(text).toContain('(attempt 1, a test)');
    const body = JSON.parse(text.slice(text.indexOf('\n{'))) as object;
    expect(body).toMatchObject({ event: 110, webhook_endpoint_id: endpoint.id });
  });

  it('says what is wrong with a signature: the secret, or the clock', async () => {
    const { signing_secret: replaced } = endpoint;
    const made = await company.post(path(), { webhook_endpoint: { url: 'http://127.0.0.1/' } });
    await listen('--secret', made.json<WebhookEndpointWithSecret>().signing_secret);
    expect(await sendOne()).toEqual([401, expect.stringContaining('the secret of another endpoint')]);
    await listener?.stop();
    await listen('--secret', replaced);
    service.clock.now = new Date(Date.now() - 3_600_000);
    expect(await sendOne()).toEqual([
      401,
      expect.stringMatching(/signed 36\d\d seconds ago: one of the clocks/),
    ]);
  });

  it('checks nothing where it has no secret, and says so', async () => {
    await listen();
    expect(await sendOne()).toEqual([204, expect.stringContaining('not checked')]);
  });

  it('fails as often as it is told, and as it is told', async () => {
    await listen('--fail', '2', '--status', '503');
    expect([(await sendOne())[0], (await sendOne())[0], (await sendOne())[0]]).toEqual([503, 503, 204]);
    await listener?.stop();
    await listen('--status', '410');
    expect([(await sendOne())[0], (await sendOne())[0]]).toEqual([410, 410]);
  });

  it.each([
    [['--port', 'home'], '--port home is not a whole number from 0 to 65535.'],
    [['--fail', '-1'], "Option '--fail' argument is ambiguous"],
    [['--hurry'], "Unknown option '--hurry'"],
  ])('explains what it does not take: %j', async (flags, words) => {
    const run = await new Promise<{ failed: boolean; text: string }>((done) => {
      execFile(process.execPath, [SCRIPT, ...flags], (error, stdout, stderr) =>
        done({ failed: error !== null, text: stdout + stderr }),
      );
    });
    expect(run).toEqual({ failed: true, text: expect.stringContaining(words) as string });
  });
});
