import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Failure } from './failure.mjs';
import { runProcess } from './processes.mjs';
import { say, secondsSince, withProgress } from './progress.mjs';
import { inProject } from './project.mjs';
import { compressFiles } from './web-export-compress.mjs';
import { takeFingerprint } from './web-export-fingerprint.mjs';
import { writeServiceWorker } from './web-export-service-worker.mjs';

export const WEB_APP_FOLDER = inProject('dist');
const FINGERPRINT_FILE = '.fingerprint';

/** Builds the web app as travellers get it, where something has changed since the last time. Gives its folder. */
export async function exportWeb() {
  const fingerprint = takeFingerprint();
  if (readFingerprint() === fingerprint) return WEB_APP_FOLDER;

  const start = Date.now();
  // Whatever ends this early leaves the last whole export as it was.
  const unfinished = inProject('.expo', `web-export-${process.pid}`);
  mkdirSync(dirname(unfinished), { recursive: true });
  try {
    await withProgress('Building the web app (a few minutes the first time)', async () => {
      await runExpo(unfinished);
      await writeServiceWorker(unfinished);
      await compressFiles(unfinished);
    });
    writeFileSync(join(unfinished, FINGERPRINT_FILE), fingerprint);
    rmSync(WEB_APP_FOLDER, { recursive: true, force: true });
    renameSync(unfinished, WEB_APP_FOLDER);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  say(`✓ Web app built (${secondsSince(start)})`);
  return WEB_APP_FOLDER;
}

function readFingerprint() {
  const file = join(WEB_APP_FOLDER, FINGERPRINT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

async function runExpo(folder) {
  const { code, reason, text } = await runProcess(
    'expo',
    process.execPath,
    ['node_modules/expo/bin/cli', 'export', '-p', 'web', '--output-dir', folder],
    { env: { EXPO_NO_TELEMETRY: '1', CI: '1' } },
  );
  if (code !== 0)
    throw new Failure(
      `${text}\n\nThe web app could not be built (expo ended ${reason}); Expo's own words stand above.`,
    );
}
