import { createServer, type AddressInfo, type Server } from 'node:net';

import { ConfigurationError } from '../src/failures/configuration-error';
import { openServerDatabase } from '../src/database/server-database';
import { explainConnecting, explainDatabase, explained, explainListening } from '../src/explain-failure';
import { Door } from '../src/http/door';

describe('a port that can not be opened is explained', () => {
  const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
  const listen = (port: number, host: string) =>
    explained(new Door().listen(port, host), explainListening({ port, host, names }));

  it('where it is taken', async () => {
    const other = new Door();
    const port = await other.listen(0, '127.0.0.1');
    const words = `Port ${port} is taken by another program. Stop that one, or choose another port: METRICS_PORT=${port + 1}`;
    await expect(listen(port, '127.0.0.1')).rejects.toThrow(words);
    await expect(listen(port, '127.0.0.1')).rejects.toThrow(ConfigurationError);
    await other.close();
  });

  it('where its host is not here', async () => {
    await expect(listen(0, '203.0.113.1')).rejects.toThrow(
      /^METRICS_HOST: 203\.0\.113\.1 is not an address of/,
    );
    await expect(listen(0, 'nowhere.invalid')).rejects.toThrow(
      /^METRICS_HOST: nowhere\.invalid is a name that/,
    );
  });
});

describe('a server that can not be used is explained, and its password kept', () => {
  async function connect(address: string): Promise<void> {
    const database = openServerDatabase(address);
    try {
      await explained(database.query('select 1 as alive'), explainConnecting(address));
    } finally {
      await database.close();
    }
  }

  async function expectWords(address: string, words: RegExp): Promise<void> {
    const refusal = connect(address);
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow(words);
    await expect(refusal).rejects.not.toThrow(/pass-word|postgres:/);
  }

  async function listenFor(answer: string | null): Promise<Server & { port: number }> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => (answer === null ? socket.destroy() : socket.end(answer)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return Object.assign(server, { port: (server.address() as AddressInfo).port });
  }

  it('where nothing listens', async () => {
    const server = await listenFor('');
    await new Promise((resolve) => server.close(resolve));
    await expectWords(
      `postgres://sojourn:pass-word@127.0.0.1:${server.port}/sojourn`,
      /^DATABASE_URL: nothing answers at this host and port\. Start PostgreSQL/,
    );
  });

  it('where nobody knows the host', async () => {
    await expectWords(
      'postgres://sojourn:pass-word@nowhere.invalid/sojourn',
      /^DATABASE_URL: .*the name of the host/,
    );
  });

  it('where something else listens', async () => {
    const server = await listenFor('HTTP/1.1 400 Bad Request\r\n\r\n');
    await expectWords(`postgres://sojourn:pass-word@127.0.0.1:${server.port}/sojourn`, /^DATABASE_URL: /);
    server.close();
  });

  it.each([
    ['28P01', 'refuses this user with this password'],
    ['3D000', 'has no database of this name'],
    ['42501', 'may not make tables'],
    ['57P03', 'Try again in a moment'],
  ])('where PostgreSQL says %s', (code, words) => {
    const error = new Error('the database can not be reached', {
      cause: Object.assign(new Error(), { code }),
    });
    expect(explainDatabase('postgres://localhost/sojourn')(error)).toContain(words);
  });

  it('but not what nobody expected', () => {
    const error = Object.assign(new Error('syntax error'), { code: '42601' });
    expect(explainDatabase('postgres://localhost/sojourn')(error)).toBeNull();
  });
});
