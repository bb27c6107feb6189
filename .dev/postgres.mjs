import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { findFreePort } from './ports.mjs';
import { runProcess, startProcess, stopProcess } from './processes.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
const HASTY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The folder of PostgreSQL's programs, the newest where there are several, or null. */
export function findPostgres() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).sort((a, b) => b - a) : [];
  const candidates = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return candidates.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Calls `work` with the address of a PostgreSQL server that exists only as long as `work` runs. One that is not hasty
 * waits for the disk, as those that people rely on do.
 */
export function withThrowawayPostgres(programs, work, { isHasty = true } = {}) {
  const owner = findOwner();
  return withTemporaryFolder('postgres', async (folder) => {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const options = { cwd: folder, ...owner };
    await createCluster(programs, options);
    const { server, url } = await startServer(programs, options, isHasty ? HASTY : {});
    try {
      return await work(url);
    } finally {
      await stopProcess(server);
    }
  });
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function findOwner() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (kind) =>
    Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout.trim() || NaN);
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  if (Number.isNaN(owner.uid))
    throw new Error('PostgreSQL can not run as root, and there is no user "postgres".');
  return owner;
}

async function createCluster(programs, options) {
  const { code, text } = await runProcess(
    'initdb',
    join(programs, 'initdb'),
    ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (code !== 0) throw new Error(`initdb failed.\n${text}`);
}

async function startServer(programs, options, manners) {
  const port = await findFreePort();
  const settings = Object.entries({ ...SETTINGS, ...manners, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = [];
  let sayReady;
  const ready = new Promise((resolve) => (sayReady = () => resolve(true)));
  const server = startProcess('PostgreSQL', join(programs, 'postgres'), ['-D', 'data', ...settings], {
    ...options,
    env: { LC_MESSAGES: 'C' },
    // "Fast shutdown": does not wait for clients that stay connected.
    stopSignal: 'SIGINT',
    output: (line) => {
      if (log.length < 100) log.push(line);
      if (line.includes('ready to accept connections')) sayReady();
    },
  });
  const isReady = await Promise.race([ready, server.ended.then(() => false)]);
  if (!isReady) throw new Error(`PostgreSQL did not start.\n${log.join('\n')}`);
  return { server, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}
