import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers every request with an empty list, until the process that started this one lets go. */
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
