import { existsSync } from 'node:fs';

import { ensureDebianPackage } from './ensure-debian-package.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The program, installed where that is possible; null where there is none. `CHROMIUM` names another one. */
export async function ensureChromium() {
  await ensureDebianPackage('chromium', () => findChromium() !== null);
  return findChromium();
}

function findChromium() {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place)) ?? null;
}
