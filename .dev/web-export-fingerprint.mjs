import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { inProject } from './project.mjs';

/** Folders and files that the web app is made of; those that do not exist count as such. */
const SOURCES = [
  'app',
  'assets',
  'public',
  'src',
  '.dev',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'app.config.js',
  'app.config.ts',
  'app.json',
  'babel.config.js',
  'index.ts',
  'index.web.tsx',
  'metro.config.js',
  'package-lock.json',
  'plugins',
  'server/packs/world/flags.jsonl',
  'tsconfig.json',
];
const OF_SCRIPTS = /^web-export/;
/** What is used to make the assets is no part of them. */
const LEFT_OUT = new Set(['node_modules', 'build', 'drawing', '.DS_Store']);

/** A digest of everything that the export depends on: files, and settings that are written into the bundle. */
export function takeFingerprint() {
  const digest = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(source))
      digest
        .update(`${file}\0`)
        .update(readFileSync(inProject(file)))
        .update('\0');
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('EXPO_PUBLIC_')) digest.update(`${name}=${process.env[name]}\0`);
  }
  return digest.digest('hex');
}

function filesIn(path) {
  if (!existsSync(inProject(path))) return [];
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path))
    .filter((name) => !LEFT_OUT.has(name) && (path !== '.dev' || OF_SCRIPTS.test(name)))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
