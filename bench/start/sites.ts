import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { Preview } from '../../e2e/support/preview';
import { importProjectScript } from '../project-script';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const BUILT_FOLDER = join(dirname(FOLDER), '.site', 'start');

/** The app, or an app that does nothing, built by the same tools and served by the same service. */
export interface Site {
  address: string;
  close: () => Promise<void>;
}

export async function openApp(): Promise<Site> {
  const { exportWeb } = await importProjectScript<{ exportWeb: () => Promise<string> }>('web-export.mjs');
  return serve(await exportWeb());
}

export async function openPeer(name: 'empty' | 'router'): Promise<Site> {
  const built = join(BUILT_FOLDER, name);
  const words = [
    join(FOLDER, '../../node_modules/expo/bin/cli'),
    'export',
    '-p',
    'web',
    '--output-dir',
    built,
  ];
  try {
    await promisify(execFile)(process.execPath, words, {
      cwd: join(FOLDER, 'peers', name),
      env: { ...process.env, CI: '1' },
    });
  } catch (error) {
    throw new Error(`the peer "${name}" could not be built`, { cause: error });
  }
  const { compressFiles } = await importProjectScript<{ compressFiles: (folder: string) => Promise<void> }>(
    'web-export-compress.mjs',
  );
  await compressFiles(built);
  return serve(built);
}

/** One traveller visits as often in a minute as many do in a day: the service would make them wait. */
const MANY_VISITS = { RATE_LIMIT_PER_MINUTE: '1000000' };

async function serve(webApp: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'));
  const preview = await Preview.start(folder, webApp, MANY_VISITS);
  return {
    address: preview.address,
    close: async () => {
      await preview.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
