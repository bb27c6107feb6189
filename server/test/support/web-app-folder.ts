import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const HASH = '0123456789abcdef0123456789abcdef';
export const BUNDLE = `/_expo/static/js/web/index-${HASH}.js`;
export const PICTURE = `/assets/arrow.${HASH}@2x.png`;
export const STYLE = 'body { margin: 0 }';
export const SCRIPT = 'console.log("Sojourn");'.repeat(100);

const FILES: Record<string, string> = {
  '/index.html': `<html><head><style>${STYLE}</style></head><body><script src="${BUNDLE}"></script></body></html>`,
  '/sw.js': '// keeps the files',
  '/manifest.webmanifest': '{ "name": "Sojourn" }',
  '/metadata.json': '{}',
  '/.fingerprint': 'abc',
  [BUNDLE]: SCRIPT,
  [PICTURE]: 'a picture',
};

/** A folder like the export of the web app. Its own parent holds a file that nobody may see. */
export function makeWebAppFolder(): { folder: string; remove: () => void } {
  const outside = mkdtempSync(join(tmpdir(), 'sojourn-web-app-'));
  const folder = join(outside, 'dist');
  writeFileSync(join(outside, 'secret.txt'), 'a secret');
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, `${BUNDLE}.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, `${BUNDLE}.gz`), gzipSync(SCRIPT));
  return { folder, remove: () => rmSync(outside, { recursive: true }) };
}
