/**
 * Collects the names of every country into countries.json: in the app's four languages, in daily use, and its longer code; and into
 * shown.json those by which it is shown.
 * Run by hand when the package has news: node assets/names/build.mjs
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installBuildPackages } from '../../.dev/build-packages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

installBuildPackages(here);
// Only now: this module reads what was just installed.
const { collectNames } = await import('./collect-names.mjs');

const { collectShownNames } = await import('./collect-shown-names.mjs');

const names = collectNames();
writeFileSync(
  join(here, 'shown.json'),
  `${JSON.stringify(collectShownNames([...Object.keys(names), 'XK'].sort()))}\n`,
);
const text = `${JSON.stringify(names)}\n`;
writeFileSync(join(here, 'countries.json'), text);
console.log(
  `countries.json: ${Object.keys(names).length} countries, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`,
);
