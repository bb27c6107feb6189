import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const directory = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons')), '3x2');

/** Country code → flag as SVG, three wide and two high. */
export function buildFlags(countryCodes) {
  return Object.fromEntries(countryCodes.map((code) => [code, readFlag(code)]));
}

function readFlag(code) {
  const svg = readFileSync(join(directory, `${code}.svg`), 'utf8')
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  if (!svg.startsWith('<svg') || !svg.endsWith('</svg>')) throw new Error(`not a flag: ${code}`);
  return svg;
}
