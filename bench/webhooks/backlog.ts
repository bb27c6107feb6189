import { compareRates } from '../compare';
import { openBenchDatabase } from '../service/open-bench-database';
import { deliverAll } from './deliver-all';
import { startReceiver, type Receiver } from './start-receiver';
import { addDeliveries, addEndpoint, removeDeliveries } from './waiting-deliveries';
import { withServer } from '../service/with-server';

const BACKLOG = 100_000;
const EVENTS = 2000;
/** Nobody listens there. */
const DEAD_URL = 'http://127.0.0.1:1/';

/** Deliveries a second to one endpoint while another is dead and has a backlog, over the same without that other. */
export function measureBacklog(): Promise<{ runs: number[] }> {
  return withServer(measureOn);
}

async function measureOn(serverUrl: string): Promise<{ runs: number[] }> {
  const receiver = await startReceiver();
  const burdened = await openBurdened(serverUrl, receiver, BACKLOG);
  const free = await openBurdened(serverUrl, receiver, 0);
  try {
    return { runs: await compareRates(burdened.deliver, free.deliver, { warmUps: 1, turns: 1 }) };
  } finally {
    await burdened.close();
    await free.close();
    await receiver.stop();
  }
}

async function openBurdened(serverUrl: string, receiver: Receiver, backlog: number) {
  const database = await openBenchDatabase(serverUrl);
  if (backlog > 0) await addDeliveries(database, [await addEndpoint(database, DEAD_URL)], backlog);
  const endpointId = await addEndpoint(database, receiver.url);
  await database.execute('vacuum analyze');
  return {
    deliver: async () => {
      await addDeliveries(database, [endpointId], EVENTS);
      const seconds = await deliverAll(database, [endpointId]);
      const received = await receiver.countReceived();
      if (received !== EVENTS) throw new Error(`${received} webhooks arrived`);
      await removeDeliveries(database, [endpointId]);
      return EVENTS / seconds;
    },
    close: () => database.close(),
  };
}
