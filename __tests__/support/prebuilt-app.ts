import { execFile } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');

const PARTS = ['app.json', 'app.config.ts', 'package.json', 'assets/images', 'assets/locales', 'plugins'];

/** As a machine that builds for travellers has them. */
const SETTINGS = {
  EAS_BUILD_PROFILE: 'production',
  EXPO_PUBLIC_SERVICE_URL: 'https://service.sojourn.example',
  EAS_PROJECT_ID: '00000000-0000-4000-8000-000000000000',
  GOOGLE_MAPS_ANDROID_KEY: 'a-map-key',
  GOOGLE_SERVICES_JSON: './google-services.json',
  SOJOURN_LINK_HOST: 'links.sojourn.example',
};

export interface PrebuiltApp {
  manifest: string;
  infoPlist: string;
  /** Another file of the native projects, such as `ios/Podfile.properties.json`. */
  read: (path: string) => Promise<string>;
}

/** Lets Expo write the native projects into `folder`, from copies, so that none is left in the checkout. */
export async function prebuildApp(folder: string): Promise<PrebuiltApp> {
  for (const part of PARTS) {
    await cp(join(ROOT, part), join(folder, part), { recursive: true });
  }
  await writeFile(join(folder, SETTINGS.GOOGLE_SERVICES_JSON), '{}');
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/expo/bin/cli'), 'prebuild', '--no-install'],
    { cwd: folder, env: toolEnvironment(folder) },
  );
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  return {
    manifest: await read('android/app/src/main/AndroidManifest.xml'),
    infoPlist: await read('ios/Sojourn/Info.plist'),
    read,
  };
}

/** As on a machine without a network, whose home it leaves as it is; and not as a part of this test. */
function toolEnvironment(folder: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...rest } = process.env;
  return {
    ...rest,
    ...SETTINGS,
    NODE_ENV: 'production',
    CI: '1',
    EXPO_OFFLINE: '1',
    EXPO_NO_TELEMETRY: '1',
    EXPO_NO_GIT_STATUS: '1',
    __UNSAFE_EXPO_HOME_DIRECTORY: join(folder, 'expo-home'),
  };
}
