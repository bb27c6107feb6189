import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { ExpoConfig } from 'expo/config';

const ROOT = join(__dirname, '../..');
const SCRIPT = join(ROOT, 'node_modules/expo-constants/scripts/getAppConfig.js');

/** What the app can read of its configuration on a phone: Expo's own script, which both native builds run, leaves out the rest. */
export async function embedConfig(folder: string, settings: Record<string, string>): Promise<ExpoConfig> {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...rest } = process.env;
  // The settings of this machine's developer are no part of it.
  const env: NodeJS.ProcessEnv = { ...rest, EXPO_NO_DOTENV: '1', NODE_ENV: 'production', ...settings };
  await promisify(execFile)(process.execPath, [SCRIPT, ROOT, folder], { cwd: ROOT, env });
  return JSON.parse(await readFile(join(folder, 'app.config'), 'utf8')) as ExpoConfig;
}
