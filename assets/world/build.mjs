/**
 * Cuts the packages named in this folder's package.json down to far.json and near.json.
 * Run by hand when a package has news: node assets/world/build.mjs
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installBuildPackages } from '../../.dev/build-packages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

installBuildPackages(here);
// Only now: this module imports what was just installed.
const { buildFarWorld, buildNearWorld } = await import('./outlines.mjs');

write('far.json', buildFarWorld());
write('near.json', buildNearWorld());

function write(name, topology) {
  const text = `${JSON.stringify(topology)}\n`;
  writeFileSync(join(here, name), text);
  const { geometries } = topology.objects.countries;
  console.log(`${name}: ${geometries.length} outlines, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
}
