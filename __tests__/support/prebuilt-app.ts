import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

/** Lets Expo write the native projects into `folder`, from copies, so that none is left in the checkout. */
export async function prebuildApp(folder: string): Promise<{ manifest: string; infoPlist: string }> {
  for (const part of ['app.json', 'package.json', 'assets/images']) {
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/expo/bin/cli'), 'prebuild', '--no-install'],
    { cwd: folder, env: toolEnvironment(folder) },
  );
  return {
    manifest: await readFile(join(folder, 'android/app/src/main/AndroidManifest.xml'), 'utf8'),
    infoPlist: await readFile(join(folder, 'ios/Sojourn/Info.plist'), 'utf8'),
  };
}

/** As on a machine without a network, whose home it leaves as it is; and not as a part of this test. */
function toolEnvironment(folder: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...rest } = process.env;
  return {
    ...rest,
    NODE_ENV: 'production',
    CI: '1',
    EXPO_OFFLINE: '1',
    EXPO_NO_TELEMETRY: '1',
    EXPO_NO_GIT_STATUS: '1',
    __UNSAFE_EXPO_HOME_DIRECTORY: join(folder, 'expo-home'),
  };
}
