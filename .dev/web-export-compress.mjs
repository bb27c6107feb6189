import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
const SMALLEST_BYTES = 1024;
const AT_A_TIME = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a `.br` and a `.gz` beside each file that is worth it, so that no request has to wait for its compression. */
export async function compressFiles(folder) {
  const waiting = readdirSync(folder, { recursive: true })
    .filter((name) => COMPRESSIBLE.has(extname(name)))
    .map((name) => join(folder, name));
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

async function compress(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = { br: await toBrotli(content, { params: brotli }), gz: await toGzip(content, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(`${file}.${ending}`, copy);
  }
}
