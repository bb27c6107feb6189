import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UPDATES_CHANNEL } from '@/platform/notifications';

import packageFile from '../../package.json';
import { prebuildApp } from '../support/prebuilt-app';
import { temporaryFolder } from '../support/temporary-folder';

const ANDROID = 'android.permission.';

/** What the app asks of Android; nothing may join this without a reason that a traveller would understand. */
const WANTED = [
  'ACCESS_BACKGROUND_LOCATION',
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'ACCESS_NETWORK_STATE',
  'INTERNET',
  'POST_NOTIFICATIONS',
  'RECEIVE_BOOT_COMPLETED',
  'VIBRATE',
].map((name) => ANDROID + name);

function permissionsIn(manifest: string): { wanted: string[]; removed: string[] } {
  const entries = manifest.match(/<uses-permission[^>]*>/g) ?? [];
  const nameOf = (entry: string) => /android:name="([^"]+)"/.exec(entry)?.[1] ?? entry;
  const isRemoved = (entry: string) => entry.includes('tools:node="remove"');
  return {
    wanted: entries
      .filter((entry) => !isRemoved(entry))
      .map(nameOf)
      .sort(),
    removed: entries.filter(isRemoved).map(nameOf).sort(),
  };
}

function listIn(plist: string, key: string): string[] {
  const list = new RegExp(`<key>${key}</key>\\s*<array>(.*?)</array>`, 's').exec(plist)?.[1] ?? '';
  return [...list.matchAll(/<string>(.*?)<\/string>/g)].map(([, text]) => text ?? '').sort();
}

function purposesIn(plist: string): Record<string, string> {
  const entries = plist.matchAll(/<key>(NS\w+UsageDescription)<\/key>\s*<string>(.*?)<\/string>/g);
  return Object.fromEntries([...entries].map(([, key = '', text = '']) => [key, text]));
}

describe('what the built app asks of a phone', () => {
  const folder = temporaryFolder();
  let built: Awaited<ReturnType<typeof prebuildApp>>;

  beforeAll(async () => {
    built = await prebuildApp(folder);
  });

  it('asks Android for just what it uses', () => {
    expect(permissionsIn(built.manifest).wanted).toEqual(WANTED);
  });

  it('takes out what the template and the packages would add', () => {
    expect(permissionsIn(built.manifest).removed).toEqual([
      `${ANDROID}ACCESS_WIFI_STATE`,
      `${ANDROID}ACTIVITY_RECOGNITION`,
      `${ANDROID}READ_EXTERNAL_STORAGE`,
      `${ANDROID}RECORD_AUDIO`,
      `${ANDROID}SYSTEM_ALERT_WINDOW`,
      `${ANDROID}USE_BIOMETRIC`,
      `${ANDROID}USE_FINGERPRINT`,
      `${ANDROID}WRITE_EXTERNAL_STORAGE`,
      'com.google.android.gms.permission.ACTIVITY_RECOGNITION',
    ]);
  });

  it('lets no package bring a permission of its own, which Android would merge in', () => {
    const { removed } = permissionsIn(built.manifest);
    const brought = Object.keys(packageFile.dependencies).flatMap((name) => {
      const file = join(__dirname, '../../node_modules', name, 'android/src/main/AndroidManifest.xml');
      return existsSync(file) ? permissionsIn(readFileSync(file, 'utf8')).wanted : [];
    });
    expect(brought).toContain(`${ANDROID}ACCESS_WIFI_STATE`);
    expect(brought.filter((permission) => ![...WANTED, ...removed].includes(permission))).toEqual([]);
  });

  it('runs no service that never sleeps, and keeps the data out of backups', () => {
    expect(built.manifest).not.toContain('FOREGROUND_SERVICE');
    expect(built.manifest).toContain('android:allowBackup="false"');
  });

  it('shows its own mark on a notification, in a channel that exists', () => {
    expect(built.manifest).toContain('android:resource="@drawable/notification_icon"');
    expect(built.manifest).toContain(`default_notification_channel_id" android:value="${UPDATES_CHANNEL}"`);
    expect(existsSync(join(folder, 'android/app/src/main/res/drawable-xxhdpi/notification_icon.png'))).toBe(
      true,
    );
  });

  it('works in the background on iOS in just these ways', () => {
    expect(listIn(built.infoPlist, 'UIBackgroundModes')).toEqual([
      'fetch',
      'location',
      'processing',
      'remote-notification',
    ]);
    expect(listIn(built.infoPlist, 'BGTaskSchedulerPermittedIdentifiers')).toEqual([
      'com.expo.modules.backgroundtask.processing',
    ]);
  });

  it('says in plain words what for', () => {
    expect(purposesIn(built.infoPlist)).toEqual({
      NSLocationWhenInUseUsageDescription:
        'Your position shows you what is happening nearby, the nearest hospital and the emergency numbers that work where you are. It goes along when you check in, if you allow it, and nowhere else.',
      NSLocationAlwaysAndWhenInUseUsageDescription:
        'This is off until you turn it on. Then Sojourn notices when you enter an area with a warning, and can check in for you, even while it is closed. You can turn it off in Sojourn at any time.',
      // The location package has code for motion in it, and the store wants a text for that. Nothing calls it.
      NSMotionUsageDescription: 'Sojourn does not use your motion and will not ask for it.',
    });
  });
});
