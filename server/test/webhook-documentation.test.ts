import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { WebhookDelivery } from '@/contract/webhook-delivery';
import type { WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/contract/webhook-event';

import { EVENT_KINDS } from '../src/events/event-kinds';
import { addCompany, addTraveller, type Person } from './support/actors';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import { startSpokenProcess, type SpokenProcess } from './support/spoken-process';
import { deliverWebhooksOf } from './support/webhook-receiver';

const PAGE = readFileSync(resolve(__dirname, '../../docs/webhooks.md'), 'utf8');

/** A piece of code of the page, by the name of its file. */
function codeOf(file: string): string {
  const code = PAGE.split(/^```/m).find((block) => block.split('\n', 1)[0]?.endsWith(` ${file}`));
  if (code === undefined) throw new Error(`the page has no ${file}`);
  return code.slice(code.indexOf('\n') + 1);
}

const RECEIVERS = [
  { language: 'Node', command: process.execPath, file: 'receiver.mjs' },
  { language: 'Python', command: 'python3', file: 'receiver.py' },
];

/** Node runs this test, and is always there; Python may not be. */
const runnable = RECEIVERS.filter(({ command }) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'ENOENT') throw reason;
    process.stderr.write(`There is no ${command} here: its receiver in docs/webhooks.md was not run.\n`);
    return false;
  }
});

describe('the page for partners', () => {
  it.each(RECEIVERS)('has a receiver for $language, of at most 30 lines', ({ file }) => {
    expect(codeOf(file).trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it('names every event with its number, when it is told and what it holds, and which come later', () => {
    const made = new Set<number>(Object.values(EVENT_KINDS).map(({ type }) => type));
    const wanted = Object.entries<WebhookEvent>(WEBHOOK_EVENTS).map(([number, { name, when, payload }]) => [
      number,
      `\`${name}\``,
      made.has(Number(number)) ? when : `${when} (_later_)`,
      Object.keys(payload.shape)
        .map((field) => `\`${field}\``)
        .join(', '),
    ]);
    const rows = PAGE.split('\n').filter((line) => /^\| \d+ /.test(line));
    expect(rows.map((row) => row.split('|').map((cell) => cell.trim()))).toEqual(
      wanted.map((cells) => ['', ...cells, '']),
    );
  });

  describe.each(runnable)('has a receiver for $language', ({ command, file }) => {
    let service: ServiceAtWork;
    let folder: string;
    let receiver: SpokenProcess | null;
    let company: Person;
    let endpoint: WebhookEndpointWithSecret;
    let url: string;
    beforeAll(async () => {
      service = await startServiceAtWork({ webhookHosts: ['127.0.0.1'] });
      deliverWebhooksOf(service);
      folder = mkdtempSync(join(tmpdir(), 'webhook-receiver-'));
      writeFileSync(join(folder, file), codeOf(file));
    });
    afterAll(async () => {
      service.background.tools.webhooks?.sender.close();
      rmSync(folder, { recursive: true });
      await service.close();
    });
    beforeEach(async () => {
      // The receiver has a clock of its own.
      service.clock.now = new Date();
      company = await addCompany(service);
      const made = await company.post(path(), { webhook_endpoint: { url: 'http://127.0.0.1/' } });
      endpoint = made.json<WebhookEndpointWithSecret>();
      const env = { SIGNING_SECRET: endpoint.signing_secret, PORT: '0' };
      receiver = startSpokenProcess(command, [join(folder, file)], env);
      const port = (await receiver.untilSaid((line) => line.startsWith('port '))).slice('port '.length);
      url = `http://127.0.0.1:${port}/`;
      await company.patch(path(`/${endpoint.id}`), { webhook_endpoint: { url } });
    });
    afterEach(async () => {
      await receiver?.stop();
      receiver = null;
    });

    const path = (rest = '') => `/api/v2/org/${company.id}/webhook_endpoints${rest}`;
    const listDeliveries = async () =>
      (await company.get(path(`/${endpoint.id}/deliveries`))).json<WebhookDelivery[]>();
    const deliverOne = async () => {
      const traveller = await addTraveller(service, company.key);
      await service.background.run();
      const [delivery] = await listDeliveries();
      if (!delivery) throw new Error('nothing was delivered');
      return { traveller, delivery };
    };
    const said = () => receiver?.lines.slice(1) ?? [];

    it('which takes what the service delivers, and does its work once for each event', async () => {
      const { traveller, delivery } = await deliverOne();
      expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }] });
      await receiver?.untilSaid((line) => line.startsWith(`${delivery.event_id} 500 user.created`));
      expect(said()[0]).toContain(traveller.id);
      await company.post(`/api/v2/org/${company.id}/webhook_deliveries/${delivery.id}/redeliver`);
      await service.background.run();
      expect((await listDeliveries())[0]?.attempts.map(({ status }) => status)).toEqual([204, 204]);
      const next = await deliverOne();
      await receiver?.untilSaid((line) => line.startsWith(next.delivery.event_id));
      expect(said()).toHaveLength(2);
    });

    it('which goes on with the secret of before, while another takes its place', async () => {
      await company.post(path(`/${endpoint.id}/rotate_secret`));
      expect((await deliverOne()).delivery).toMatchObject({ attempts: [{ status: 204 }] });
      await service.database.query('update webhook_endpoints set previous_secret_until = $2 where id = $1', [
        endpoint.id,
        service.clock.now,
      ]);
      expect((await deliverOne()).delivery).toMatchObject({ attempts: [{ status: 401 }] });
    });

    it('which refuses what the service did not sign, or signed long ago', async () => {
      const body = JSON.stringify({ id: 'forged', event: 20, event_name: 'trip.created', payload: {} });
      const now = Math.floor(Date.now() / 1000);
      const sign = (seconds: number | string, secret = endpoint.signing_secret) =>
        createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const send = async (signature: string | null, text = body) =>
        (
          await fetch(url, {
            method: 'POST',
            body: text,
            headers: signature === null ? {} : { 'service-signature': signature },
          })
        ).status;
      const long = now - 301;
      const refused = [
        await send(null),
        await send(''),
        await send(`t=${now}`),
        await send(`t=${now},v1=`),
        await send(`t=${now},v1=${sign(now, 'whsec_another')}`),
        await send(`t=${now},v1=${sign(now)}`, `${body} `),
        await send(`t=${long},v1=${sign(long)}`),
        await send(`t=${now + 330},v1=${sign(now + 330)}`),
        await send(`v1=${sign('undefined')}`),
        await send(`t=soon,v1=${sign('soon')}`),
      ];
      expect(refused).toEqual(refused.map(() => 401));
      expect(await send(`t=${now},v1=${'0'.repeat(64)},v1=${sign(now)}`)).toBe(204);
      await receiver?.untilSaid((line) => line.startsWith('forged'));
      expect(said()).toHaveLength(1);
    });
  });
});
