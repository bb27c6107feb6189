import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BENCH_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
const SITE_FOLDER = join(BENCH_FOLDER, '.site');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};
const EMPTY_PAGE = '<!doctype html><title>Empty</title><body></body>';

export interface Site {
  map: string;
  empty: string;
  close: () => void;
}

/** The gallery as it is built for browsers, and an empty page beside it. */
export async function openSite(): Promise<Site> {
  await exportGallery();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void answer(pathname).then(({ type, body }) => {
      response.writeHead(200, { 'content-type': type });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    map: `${origin}/gallery/hospitals-1000`,
    empty: `${origin}/empty`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function exportGallery(): Promise<void> {
  const words = ['node_modules/expo/bin/cli', 'export', '-p', 'web', '--output-dir', SITE_FOLDER];
  try {
    await promisify(execFile)(process.execPath, words, {
      env: { ...process.env, EXPO_PUBLIC_GALLERY: 'true', CI: '1' },
    });
  } catch (error) {
    throw new Error('the gallery could not be built', { cause: error });
  }
}

/** A path without a file is a screen of the app. */
async function answer(pathname: string): Promise<{ type: string; body: Buffer | string }> {
  if (pathname === '/empty') return { type: 'text/html', body: EMPTY_PAGE };
  const path = extname(pathname) === '' ? 'index.html' : normalize(decodeURIComponent(pathname));
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  try {
    return { type, body: await readFile(join(SITE_FOLDER, path)) };
  } catch {
    return { type: 'text/plain', body: '' };
  }
}
