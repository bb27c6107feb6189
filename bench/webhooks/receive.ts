import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver that does nothing but count and answer, until the process that started this one lets go. */
let received = 0;
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(String(received));
    received = 0;
    return;
  }
  request.resume();
  request.once('end', () => {
    received += 1;
    response.writeHead(204).end();
  });
});
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.once('disconnect', () => process.exit(0));
