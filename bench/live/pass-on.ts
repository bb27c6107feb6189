import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

import type { Database } from '../../server/src/database/database';

const CHANNEL = 'bench_bare';

interface PassingOn {
  address: string;
  close(): Promise<void>;
}

/** Whatever comes over a bare line goes out over those of every process, and is kept nowhere: all that the way itself costs. */
export async function passOn(database: Database): Promise<PassingOn> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (line) =>
    line.on('message', (data: Buffer) => {
      void database.query('select pg_notify($1, $2)', [CHANNEL, data.toString()]);
    }),
  );
  let stopListening: () => Promise<void> = async () => undefined;
  const hearing = new Promise<void>((onListening) => {
    const hear = (text: string) => server.clients.forEach((line) => line.send(text));
    stopListening = database.listen(CHANNEL, { hear, onListening });
  });
  await Promise.all([once(server, 'listening'), hearing]);
  const { port } = server.address() as AddressInfo;
  return {
    address: `ws://127.0.0.1:${port}`,
    async close() {
      server.clients.forEach((line) => line.terminate());
      server.close();
      await stopListening();
    },
  };
}
