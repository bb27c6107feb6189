import { Webhook } from 'standardwebhooks';
import Stripe from 'stripe';

import type { WebhookEndpointWithSecret } from '@/contract/webhook-endpoint';

import type { ReceivedWebhook } from './support/webhook-receiver';
import { HOUR_MS, setWebhookStage } from './support/webhook-stage';

describe('a webhook is signed', () => {
  const stage = setWebhookStage();

  const stripe = new Stripe('sk_test_nothing');
  const now = () => Math.floor(stage.service.clock.now.getTime() / 1000);
  const byStripe = ({ text, headers }: ReceivedWebhook, secret: string, at = now()) =>
    stripe.webhooks.constructEvent(
      text,
      String(headers['service-signature']),
      secret,
      300,
      undefined,
      at * 1000,
    );
  const byStandard = ({ text, headers }: ReceivedWebhook, secret: string) =>
    new Webhook(secret).verify(text, headers as Record<string, string>);

  beforeEach(() => {
    // The library of Standard Webhooks goes by the clock of the machine.
    stage.moveTo(new Date());
  });

  const receiveOne = async () => {
    await stage.happen();
    await stage.run();
    const webhook = stage.receiver.received.at(-1);
    if (!webhook) throw new Error('nothing arrived');
    return webhook;
  };

  it('as the libraries of Stripe and of Standard Webhooks verify', async () => {
    const webhook = await receiveOne();
    expect(byStripe(webhook, stage.endpoint.signing_secret)).toEqual(webhook.body);
    expect(byStandard(webhook, stage.endpoint.signing_secret)).toEqual(webhook.body);
  });

  it('so that they refuse a changed byte, an old moment and a wrong secret', async () => {
    const webhook = await receiveOne();
    const changed = { ...webhook, text: webhook.text.replace('user.created', 'user.creatad') };
    expect(() => byStripe(changed, stage.endpoint.signing_secret)).toThrow('signature');
    expect(() => byStandard(changed, stage.endpoint.signing_secret)).toThrow('signature');
    const { signing_secret: another } = await stage.addEndpoint();
    expect(() => byStripe(webhook, another)).toThrow('signature');
    expect(() => byStandard(webhook, another)).toThrow('signature');
    expect(() => byStripe(webhook, stage.endpoint.signing_secret, now() + 400)).toThrow('tolerance');
    stage.pass(-HOUR_MS);
    const old = await receiveOne();
    expect(() => byStandard(old, stage.endpoint.signing_secret)).toThrow('old');
  });

  it('with both secrets for a day after a new one was made, and then with the new one', async () => {
    const rotated = (await stage.company.post(stage.own('/rotate_secret'))).json<WebhookEndpointWithSecret>();
    const during = await receiveOne();
    for (const secret of [stage.endpoint.signing_secret, rotated.signing_secret]) {
      expect(byStripe(during, secret)).toEqual(during.body);
      expect(byStandard(during, secret)).toEqual(during.body);
    }
    expect(String(during.headers['service-signature']).match(/v1=/g)).toHaveLength(2);
    stage.pass(25 * HOUR_MS);
    const after = await receiveOne();
    expect(() => byStripe(after, stage.endpoint.signing_secret)).toThrow('signature');
    expect(byStripe(after, rotated.signing_secret)).toEqual(after.body);
  });
});
