import { randomUUID } from 'node:crypto';

import { LANES } from '../../server/src/jobs/background-work';
import { signatureHeaders } from '../../server/src/webhooks/signature';
import { createSigningSecret } from '../../server/src/webhooks/signing-secret';
import { composeBody } from '../../server/src/webhooks/webhook-messages';
import { compareRates } from '../compare';
import { openBenchDatabase } from '../service/open-bench-database';
import { deliverAll } from './deliver-all';
import { startReceiver } from './start-receiver';
import { addDeliveries, addEndpoint, removeDeliveries } from './waiting-deliveries';
import { withServer } from '../service/with-server';

const EVENTS = 2000;
/** Each endpoint is delivered to one after the other: as many at once as there are workers. */
const AT_ONCE = LANES.webhooks.workers;

/** Deliveries a second of the service over those of loops that do nothing but sign and fetch, as many at once. */
export function measureRate(): Promise<{ runs: number[] }> {
  return withServer(measureOn);
}

async function measureOn(serverUrl: string): Promise<{ runs: number[] }> {
  const database = await openBenchDatabase(serverUrl);
  const receiver = await startReceiver();
  try {
    const endpointIds: string[] = [];
    while (endpointIds.length < AT_ONCE) endpointIds.push(await addEndpoint(database, receiver.url));
    const requireAll = async () => {
      const received = await receiver.countReceived();
      if (received !== EVENTS * AT_ONCE) throw new Error(`${received} webhooks arrived`);
    };
    const deliver = async () => {
      await addDeliveries(database, endpointIds, EVENTS);
      const seconds = await deliverAll(database, endpointIds);
      await requireAll();
      await removeDeliveries(database, endpointIds);
      return (EVENTS * AT_ONCE) / seconds;
    };
    const loop = async () => {
      const begun = performance.now();
      await Promise.all(Array.from({ length: AT_ONCE }, () => fetchAll(receiver.url)));
      const seconds = (performance.now() - begun) / 1000;
      await requireAll();
      return (EVENTS * AT_ONCE) / seconds;
    };
    return { runs: await compareRates(deliver, loop, { warmUps: 1, turns: 1 }) };
  } finally {
    await receiver.stop();
    await database.close();
  }
}

/** What the service sends, of one event again and again. */
async function fetchAll(url: string): Promise<void> {
  const secrets = [createSigningSecret()];
  for (let sent = 0; sent < EVENTS; sent += 1) {
    const at = new Date();
    const eventId = randomUUID();
    const body = JSON.stringify(
      composeBody({
        id: eventId,
        created_at: at.toISOString(),
        event: 500,
        company_id: randomUUID(),
        webhook_endpoint_id: randomUUID(),
        payload: { user_id: randomUUID(), external_id: null },
      }),
    );
    const headers = {
      'content-type': 'application/json',
      ...signatureHeaders({ eventId, body, secrets, at }),
    };
    const answer = await fetch(url, { method: 'POST', body, headers });
    await answer.text();
    if (answer.status !== 204) throw new Error(`the receiver said ${answer.status}`);
  }
}
