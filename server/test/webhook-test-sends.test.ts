import Stripe from 'stripe';

import type { WebhookAttempt } from '@/contract/webhook-delivery';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/contract/webhook-event';

import { refusedFields } from './support/actors';
import { startTestService } from './support/test-service';
import { setWebhookStage } from './support/webhook-stage';

describe('an endpoint can be tried', () => {
  const stage = setWebhookStage();

  const tryOut = (event: number) => stage.company.post(stage.own('/test'), { event });

  it.each(Object.entries<WebhookEvent>(WEBHOOK_EVENTS))(
    'with an example of event %s, which is signed and as the contract says',
    async (number, { name, payload }) => {
      const event = Number(number);
      const answer = await tryOut(event);
      expect(answer.json<WebhookAttempt>()).toMatchObject({ number: 1, status: 204, failure: null });
      const [webhook] = stage.receiver.received;
      if (!webhook) throw new Error('nothing arrived');
      const { body, text, headers } = webhook;
      expect(body).toMatchObject({ event, event_name: name, payload: { event } });
      const { event: _event, ...rest } = body.payload;
      expect(payload.strict().parse(rest)).toEqual(rest);
      expect(headers['webhook-test']).toBe('true');
      const stripe = new Stripe('sk_test_nothing');
      const signature = String(headers['service-signature']);
      const moment = stage.service.clock.now.getTime();
      const read = stripe.webhooks.constructEvent(
        text,
        signature,
        stage.endpoint.signing_secret,
        300,
        undefined,
        moment,
      );
      expect(read).toEqual(body);
    },
  );

  it('without any consequence, also where it is turned off or fails', async () => {
    await stage.changeEndpoint({ enabled: false });
    stage.receiver.reply = () => 410;
    const before = await stage.showEndpoint();
    expect((await tryOut(20)).json()).toMatchObject({
      status: 410,
      failure: 'refused',
      answer: 'answer 1',
    });
    expect(await stage.showEndpoint()).toEqual(before);
    expect(await stage.listDeliveries()).toEqual([]);
  });

  it('not where nothing is delivered, and says so', async () => {
    const silent = await startTestService({ webhookSender: null }, stage.service.database);
    const answer = await silent.as(stage.company.key).post(stage.own('/test'), { event: 20 });
    expect([answer.status, answer.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
    expect(stage.receiver.received).toEqual([]);
    await silent.app.close();
  });

  it('with no event that there is not', async () => {
    expect(refusedFields(await tryOut(7))).toEqual(['event']);
  });
});
