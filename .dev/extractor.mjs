import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { ensureDebianPackage } from './ensure-debian-package.mjs';

const DPKG = '/usr/bin/dpkg';
const PACKAGE = 'libkpimitinerary-bin';

/** `kitinerary-extractor`, installed where that is possible; null where there is none. `TEST_EXTRACTOR` names one that is elsewhere. */
export async function ensureExtractor() {
  await ensureDebianPackage(PACKAGE, () => findExtractor() !== null);
  return findExtractor();
}

/** It is on nobody's PATH, and its folder has another name with each version of Debian and on each processor. */
function findExtractor() {
  const { stdout } = spawnSync(DPKG, ['-L', PACKAGE], { encoding: 'utf8' });
  const places = (stdout ?? '').split('\n').filter((path) => path.endsWith('/kitinerary-extractor'));
  return [process.env.TEST_EXTRACTOR, ...places].find((place) => place && existsSync(place)) ?? null;
}
