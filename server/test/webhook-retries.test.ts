import type { Person } from './support/actors';
import type { WebhookReceiver } from './support/webhook-receiver';
import { DAY_MS, MINUTE_MS, setWebhookStage } from './support/webhook-stage';

/** 5, 10, 20 … minutes. */
const PAUSES_MS = Array.from({ length: 12 }, (_, before) => 5 * MINUTE_MS * 2 ** before);

describe('a webhook that failed is sent again,', () => {
  const stage = setWebhookStage();

  /** Only what is about them; the rest arrives, so that the endpoint is never thought dead. */
  const failFor = ({ id }: Person, reply: ReturnType<WebhookReceiver['reply']> = 500) => {
    stage.receiver.reply = ({ body }) => (body.payload.user_id === id ? reply : 204);
  };
  const attemptsFor = ({ id }: Person) =>
    stage.receiver.received.filter(({ body }) => body.payload.user_id === id);

  it('twelve times, each pause twice the one before, with the same bytes; and then it is listed as dead', async () => {
    const traveller = await stage.happen();
    failFor(traveller);
    const times: number[] = [];
    await stage.run();
    for (const pause of PAUSES_MS) {
      // Something else arrives meanwhile: the endpoint as a whole is well.
      await stage.happen();
      await stage.run();
      times.push(attemptsFor(traveller).length);
      stage.pass(pause - 1);
      await stage.run();
      times.push(attemptsFor(traveller).length);
      stage.pass(1);
      await stage.run();
    }
    expect(times).toEqual(Array.from({ length: 24 }, (_, index) => Math.floor(index / 2) + 1));
    const attempts = attemptsFor(traveller);
    expect(attempts).toHaveLength(13);
    expect(new Set(attempts.map(({ text }) => text)).size).toBe(1);
    expect(attempts.map(({ headers }) => headers['webhook-attempt'])).toEqual(
      Array.from({ length: 13 }, (_, index) => String(index + 1)),
    );
    expect(new Set(attempts.map(({ headers }) => headers['service-signature'])).size).toBe(13);

    stage.pass(30 * DAY_MS);
    await stage.run();
    expect(attemptsFor(traveller)).toHaveLength(13);
    const dead = await stage.listDeliveries({ state: 'dead' });
    expect(dead).toMatchObject([{ event: 500, state: 'dead', due_at: null, delivered_at: null }]);
    expect(dead[0]?.attempts).toHaveLength(13);
    expect(dead[0]?.attempts[0]).toMatchObject({ status: 500, failure: 'refused', answer: 'answer 1' });
  });

  it('and no more once it arrived', async () => {
    const traveller = await stage.happen();
    let failures = 4;
    stage.receiver.reply = () => ((failures -= 1) >= 0 ? 503 : 200);
    await stage.run();
    for (const pause of [5, 10, 20, 40, 80, 160]) await stage.runAfter(pause);
    expect(attemptsFor(traveller)).toHaveLength(5);
    expect(await stage.listDeliveries()).toMatchObject([{ state: 'delivered' }]);
    expect(await stage.showEndpoint()).toMatchObject({ failing_since: null });
  });

  it('later than it would be, where the receiver asks for it', async () => {
    const traveller = await stage.happen();
    failFor(traveller, (response) => response.writeHead(429, { 'retry-after': '1800' }).end());
    await stage.run();
    expect((await stage.listDeliveries())[0]?.due_at).toBe('2026-06-15T12:30:00.000Z');
    await stage.runAfter(29);
    expect(attemptsFor(traveller)).toHaveLength(1);
    failFor(traveller, (response) => response.writeHead(503, { 'retry-after': '1' }).end());
    await stage.runAfter(1);
    expect((await stage.listDeliveries())[0]?.due_at).toBe('2026-06-15T12:40:00.000Z');
  });

  it.each([
    ['a moment', 'Mon, 15 Jun 2026 12:30:00 GMT', '2026-06-15T12:30:00.000Z'],
    ['more than a day', '604800', '2026-06-16T12:00:00.000Z'],
    ['a moment in years', 'Fri, 31 Dec 9999 23:59:59 GMT', '2026-06-16T12:00:00.000Z'],
    ['a moment that has passed', 'Mon, 15 Jun 2026 11:00:00 GMT', '2026-06-15T12:05:00.000Z'],
    ['nothing that can be read', 'soon', '2026-06-15T12:05:00.000Z'],
  ])('as asked by %s', async (_what, retryAfter, dueAt) => {
    failFor(await stage.happen(), (response) => response.writeHead(429, { 'retry-after': retryAfter }).end());
    await stage.run();
    expect(await stage.listDeliveries()).toMatchObject([{ due_at: dueAt }]);
  });

  it('less than a tenth of the pause later, so that not all come at once', async () => {
    stage.deliverWith({ random: () => 0.999 });
    failFor(await stage.happen());
    await stage.run();
    for (const pause of PAUSES_MS) {
      // Something else arrives meanwhile: the endpoint as a whole is well.
      await stage.happen();
      await stage.run();
      const [waiting] = await stage.listDeliveries({ state: 'waiting' });
      const due = new Date(waiting?.due_at ?? '');
      const waits = due.getTime() - Date.parse(waiting?.attempts.at(-1)?.at ?? '');
      expect(waits).toBeGreaterThan(1.09 * pause);
      expect(waits).toBeLessThan(1.1 * pause);
      stage.moveTo(due);
      await stage.run();
    }
    expect(await stage.listDeliveries({ state: 'waiting' })).toEqual([]);
    expect(await stage.listDeliveries({ state: 'dead' })).toHaveLength(1);
  });

  it.each<[string, ReturnType<WebhookReceiver['reply']>]>([
    ['redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['too-slow', null],
    ['too-long', (response) => response.writeHead(200).end('x'.repeat(65_537))],
    ['unreachable', (response) => void response.destroy()],
  ])('as with what is called %s', async (failure, reply) => {
    if (failure === 'too-slow') stage.deliverWith({ timeoutMs: 500 });
    await stage.happen();
    stage.receiver.reply = () => reply;
    await stage.run();
    expect(await stage.listDeliveries()).toMatchObject([{ state: 'waiting', attempts: [{ failure }] }]);
    expect(stage.receiver.received).toHaveLength(1);
  });

  it('but never to an endpoint that is gone for good', async () => {
    await stage.happenTimes(3);
    stage.receiver.reply = () => 410;
    await stage.run();
    expect(stage.receiver.received).toHaveLength(1);
    expect(await stage.showEndpoint()).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    const notices = await stage.company.get(`/api/v2/org/${stage.company.id}/notifications`);
    expect(notices.json()).toMatchObject([{ type: 561, data: { webhook_endpoint_id: stage.endpoint.id } }]);
  });
});
