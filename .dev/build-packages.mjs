import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a script that makes data needs and the project does not: the packages of its own folder's package.json. */
export function installBuildPackages(folder) {
  const { dependencies } = readManifest(folder);
  const isInstalled = Object.entries(dependencies).every(([name, version]) => {
    const installed = join(folder, 'node_modules', name);
    return existsSync(installed) && readManifest(installed).version === version;
  });
  if (isInstalled) return;
  // No package here needs its install script, and some would compile for minutes.
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
