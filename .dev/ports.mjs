import { createServer } from 'node:net';

import { Failure } from './failure.mjs';

// A program that listens on one address only still gets the calls meant for us, and not every system counts it as taken.
const ADDRESSES = ['::', '0.0.0.0', '::1', '127.0.0.1'];

export function readPort(variable, otherwise) {
  const given = process.env[variable] || String(otherwise);
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${variable}=${given} is not a port. Choose a number between 1 and 65535.`);
}

export async function requireFreePort(port, { purpose, variable, command = 'npm start' }) {
  for (const address of ADDRESSES) {
    const problem = await tryToListen(port, address);
    if (problem === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port}, which ${purpose} needs, is taken by another program.\n` +
          `Stop that program, or choose another port: ${variable}=${port + 1} ${command}`,
      );
    }
    if (problem === 'EACCES') {
      throw new Failure(
        `Port ${port}, which ${purpose} needs, may not be opened by this user.\n` +
          `Choose a port above 1023: ${variable}=…`,
      );
    }
  }
}

export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Gives the code of what stands in the way, or null. */
function tryToListen(port, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
