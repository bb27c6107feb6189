/**
 * Cuts the icons named in names.mjs out of the package named in this folder's package.json, into src/ui/icon-paths.ts.
 * Run by hand after a new name, or when the set has news: npm run draw:line-icons
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { installBuildPackages } from '../../.dev/build-packages.mjs';
import { NAMES } from './names.mjs';
import { toPath } from './to-path.mjs';

const here = dirname(fileURLToPath(import.meta.url));

installBuildPackages(here);
const drawings = createRequire(import.meta.url)('lucide-static/icon-nodes.json');

const lines = Object.entries(NAMES).map(([name, drawing]) => {
  if (!Object.hasOwn(drawings, drawing)) throw new Error(`the set has no drawing called ${drawing}`);
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  return `  ${key}: '${toPath(drawings[drawing])}',\n`;
});
const text = `/** Drawn on 24 by 24, in lines. Made by assets/icons/build.mjs from the set that assets/icons/SOURCES.md names. */
export const iconPaths = {
${lines.join('')}};

export type IconName = keyof typeof iconPaths;
`;
writeFileSync(join(here, '../../src/ui/icon-paths.ts'), text);
console.log(`${lines.length} icons, ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
