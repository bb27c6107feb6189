import { existsSync } from 'node:fs';

import { runProcess } from './processes.mjs';
import { say, secondsSince, withProgress } from './progress.mjs';

const APT_GET = '/usr/bin/apt-get';
const SHOWN_ON_FAILURE = 15;

/** Installs a package where Debian and the rights to do so are at hand. `isThere` tells whether it has to. */
export async function ensureDebianPackage(name, isThere) {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return false;

  const start = Date.now();
  const { code, text } = await withProgress(`Installing Debian's ${name}`, async () => {
    await aptGet('update');
    return aptGet('install', '-y', '--no-install-recommends', name);
  });
  if (code === 0 && isThere()) {
    say(`✓ Debian's ${name} installed (${secondsSince(start)})`);
    return true;
  }
  say(text.split('\n').slice(-SHOWN_ON_FAILURE).join('\n'));
  return false;
}

function aptGet(...args) {
  return runProcess('apt-get', APT_GET, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
