/**
 * Cuts the packages named in this folder's package.json down to far.json and near.json.
 * Run by hand when a package has news: node assets/world/build.mjs
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

installPackages();
// Only now: this module imports what was just installed.
const { buildFarWorld, buildNearWorld } = await import('./outlines.mjs');

write('far.json', buildFarWorld());
write('near.json', buildNearWorld());

function installPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const isInstalled = Object.entries(dependencies).every(([name, version]) => {
    const manifest = join(here, 'node_modules', name, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
  });
  if (isInstalled) return;
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    stdio: 'inherit',
  });
}

function write(name, topology) {
  const text = `${JSON.stringify(topology)}\n`;
  writeFileSync(join(here, name), text);
  const { geometries } = topology.objects.countries;
  console.log(`${name}: ${geometries.length} outlines, ${Math.round(Buffer.byteLength(text) / 1024)} KiB`);
}
