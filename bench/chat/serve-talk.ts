import type { AddressInfo } from 'node:net';

import { WebSocketServer } from 'ws';

import type { Database } from '../../server/src/database/database';
import { openDatabases } from '../../server/src/database/open-database';
import { buildPress } from '../service/press';

/** Where a process is reached: the service, and beside it what only passes frames on. */
export interface TalkAddresses {
  service: string;
  bare: string;
}

const BARE_CHANNEL = 'bench_bare';

/** One of several processes on one database, until the process that started this one lets go. */
async function serveTalk(databaseUrl: string): Promise<void> {
  const { patient: database } = await openDatabases(databaseUrl);
  const service = await buildPress(database, { liveLimits: { mostMessagesAMinute: 1_000_000 } });
  const address = await service.listen({ port: 0, host: '127.0.0.1' });
  const bare = await passOn(database);
  process.once('disconnect', () => {
    void bare
      .close()
      .then(() => service.close())
      .then(() => database.close());
  });
  process.send?.({ service: address, bare: bare.address } satisfies TalkAddresses);
}

/** Whatever comes over a bare line goes out over those of every process, and is kept nowhere. */
async function passOn(database: Database): Promise<{ address: string; close: () => Promise<void> }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  server.on('connection', (line) =>
    line.on('message', (data: Buffer) => {
      void database.query('select pg_notify($1, $2)', [BARE_CHANNEL, data.toString()]);
    }),
  );
  const listening = new Promise<void>((resolve) => server.once('listening', resolve));
  let stop: () => Promise<void> = async () => undefined;
  const heard = new Promise<void>((onListening) => {
    stop = database.listen(BARE_CHANNEL, {
      hear: (text) => server.clients.forEach((line) => line.send(text)),
      onListening,
    });
  });
  await Promise.all([listening, heard]);
  const { port } = server.address() as AddressInfo;
  return {
    address: `ws://127.0.0.1:${port}`,
    close: async () => {
      server.clients.forEach((line) => line.terminate());
      server.close();
      await stop();
    },
  };
}

serveTalk(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
