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
  'CAMERA',
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

/** Every API with a required reason that a package of the app names, with the reasons. */
function reasonsOfPackages(): Record<string, string[]> {
  const reasons: Record<string, Set<string>> = {};
  for (const file of PRIVACY_FILES) {
    const text = readFileSync(join(__dirname, '../../node_modules', file, 'PrivacyInfo.xcprivacy'), 'utf8');
    const named = /NSPrivacyAccessedAPICategory\w+|\b[0-9A-Z]{4}\.1\b/g;
    // The name of an API stands before or after its reasons, in the same <dict>.
    for (const [entry] of text.matchAll(/<dict>(?:(?!<dict>)[\s\S])*?<\/dict>/g)) {
      const words = entry.match(named) ?? [];
      const api = words.find((word) => word.startsWith('NSPrivacy'));
      if (api) words.filter((word) => word !== api).forEach((word) => (reasons[api] ??= new Set()).add(word));
    }
  }
  return Object.fromEntries(Object.entries(reasons).map(([api, those]) => [api, [...those].sort()]));
}

/** Of what is in the app; Google's map is not, on iPhones. */
const PRIVACY_FILES = [
  'expo-application/ios',
  'expo-constants/ios',
  'expo-device/ios',
  'expo-file-system/ios',
  'expo-localization/ios',
  'expo-notifications/ios',
  'expo-system-ui/ios',
  'expo-task-manager/ios',
  'react-native-maps/ios',
  'react-native/React/Resources',
  'react-native/ReactCommon/cxxreact',
  'react-native/ReactCommon/react/timing',
  'react-native/third-party-podspecs/RCT-Folly',
  'react-native/third-party-podspecs/boost',
  'react-native/third-party-podspecs/glog',
];

/** Expo loads all of its tools for it; on a busy machine that takes long. */
const PATIENCE = 300_000;

describe('what the built app asks of a phone', () => {
  const folder = temporaryFolder();
  let built: Awaited<ReturnType<typeof prebuildApp>>;

  beforeAll(async () => {
    built = await prebuildApp(folder);
  }, PATIENCE);

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
      `${ANDROID}WRITE_SETTINGS`,
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
        'Your position shows you what is happening nearby, the nearest hospital and the emergency numbers that work where you are. Your company gets it when you check in, and by itself only if you turn that on in Settings.',
      NSLocationAlwaysAndWhenInUseUsageDescription:
        'Only if you turn it on in Sojourn’s Settings: even while it is closed, Sojourn then warns you when you enter an area with a warning, and reports your position to your company, at most once an hour. You can turn it off there at any time.',
      NSCameraUsageDescription:
        'With the camera you photograph what helps those who help you. Sojourn sends a photo only when you send it, and without the place where it was taken.',
      NSPhotoLibraryUsageDescription:
        'You choose single photos for those who help you; Sojourn sees no others.',
      // The location package has code for motion in it, and the store wants a text for that. Nothing calls it.
      NSMotionUsageDescription: 'Sojourn does not use your motion and will not ask for it.',
    });
  });

  it.each([
    ['es', 'Su posición'],
    ['fr', 'Votre position'],
    ['de', 'Ihre Position'],
  ])('says it in the language of the phone: %s', async (language, beginning) => {
    const words = await built.read(`ios/Sojourn/Supporting/${language}.lproj/InfoPlist.strings`);
    expect(words).toContain(`NSLocationWhenInUseUsageDescription = "${beginning}`);
    expect(words.match(/^NS\w+ = ".+";$/gm)).toHaveLength(5);
    expect(listIn(built.infoPlist, 'CFBundleLocalizations')).toContain(language);
  });

  it('opens mails, calendar files and passes, beside the apps that are made for them', () => {
    expect(listIn(built.infoPlist, 'LSItemContentTypes')).toEqual([
      'com.apple.ical.ics',
      'com.apple.mail.email',
      'com.apple.pkpass',
    ]);
    expect(valueIn(built.infoPlist, 'LSHandlerRank')).toBe('<string>Alternate</string>');
    // What lies with another app stays there: a copy is handed over.
    expect(valueIn(built.infoPlist, 'LSSupportsOpeningDocumentsInPlace')).toBe('<false/>');
    for (const type of ['message/rfc822', 'text/calendar', 'application/vnd.apple.pkpass'])
      expect(built.manifest).toContain(`<data android:scheme="content" android:mimeType="${type}"/>`);
  });

  it('encrypts what it keeps, on both', async () => {
    expect(await built.read('android/gradle.properties')).toContain('expo.sqlite.useSQLCipher=true');
    expect(JSON.parse(await built.read('ios/Podfile.properties.json'))).toMatchObject({
      'expo.sqlite.useSQLCipher': 'true',
      'expo.sqlite.enableFTS': 'true',
    });
    expect(valueIn(await entitlements(), 'com.apple.developer.default-data-protection')).toBe(
      '<string>NSFileProtectionCompleteUntilFirstUserAuthentication</string>',
    );
  });

  it('keeps what it has on this phone: in no backup, and not on the next phone', async () => {
    expect(built.manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
    const rules = await built.read('android/app/src/main/res/xml/data_extraction_rules.xml');
    for (const section of ['cloud-backup', 'device-transfer']) {
      const [, inside = ''] = new RegExp(`<${section}>(.*?)</${section}>`, 's').exec(rules) ?? [];
      expect(
        inside.match(/<exclude domain="(?:root|file|database|sharedpref|external)" path="\."\/>/g),
      ).toHaveLength(5);
    }
    const delegate = await built.read('ios/Sojourn/AppDelegate.swift');
    expect(delegate.indexOf('isExcludedFromBackup = true')).toBeGreaterThan(0);
    expect(delegate.indexOf('isExcludedFromBackup = true')).toBeLessThan(
      delegate.indexOf('startReactNative'),
    );
  });

  it('talks to nobody without encryption', () => {
    expect(built.manifest).toContain('android:usesCleartextTraffic="false"');
    const security = valueIn(built.infoPlist, 'NSAppTransportSecurity');
    expect(valueIn(security, 'NSAllowsArbitraryLoads')).toBe('<false/>');
    expect(valueIn(security, 'NSAllowsLocalNetworking')).toBe('<false/>');
    expect(valueIn(built.infoPlist, 'ITSAppUsesNonExemptEncryption')).toBe('<false/>');
  });

  it('tells Apple what it collects, and tracks nobody', async () => {
    const privacy = await built.read('ios/Sojourn/PrivacyInfo.xcprivacy');
    expect(valueIn(privacy, 'NSPrivacyTracking')).toBe('<false/>');
    expect(privacy).not.toMatch(/NSPrivacyCollectedDataTypeTracking<\/key>\s*<true\/>/);
    const collected = [...privacy.matchAll(/<string>NSPrivacyCollectedDataType(?!Purpose)(\w+)</g)];
    expect(collected.map(([, type]) => type).sort()).toEqual([
      'DeviceID',
      'OtherDataTypes',
      'OtherUserContent',
      'PreciseLocation',
      'ProductInteraction',
      'UserID',
    ]);
    const needed = Object.entries(reasonsOfPackages());
    expect(needed).toHaveLength(4);
    for (const [api, reasons] of needed) {
      const [, listed = ''] = new RegExp(`${api}</string>.*?<array>(.*?)</array>`, 's').exec(privacy) ?? [];
      expect({ api, reasons: (listed.match(/[0-9A-Z]{4}\.1/g) ?? []).sort() }).toEqual({ api, reasons });
    }
  });

  it('opens links to its own host', async () => {
    expect(listIn(await entitlements(), 'com.apple.developer.associated-domains')).toEqual([
      'applinks:links.sojourn.example',
    ]);
    const [filter = ''] =
      /<intent-filter android:autoVerify="true"[^]*?<\/intent-filter>/.exec(built.manifest) ?? [];
    expect(filter).toContain('android:host="links.sojourn.example" android:path="/check-in"');
    expect(filter).toContain('android:host="links.sojourn.example" android:pathPrefix="/trip/"');
    expect(filter).not.toContain('android:scheme="http"');
  });

  it('brings the push service and the map key of the environment', async () => {
    expect(valueIn(await entitlements(), 'aps-environment')).toBe('<string>production</string>');
    expect(built.manifest).toMatch(/com\.google\.android\.geo\.API_KEY" android:value="a-map-key"/);
    expect(await built.read('android/app/google-services.json')).toBe('{}');
  });

  const entitlements = () => built.read('ios/Sojourn/Sojourn.entitlements');

  function valueIn(plist: string, key: string): string {
    const value = new RegExp(`<key>${key}</key>\\s*(<dict>.*?</dict>|<(\\w+)>.*?</\\2>|<\\w+/>)`, 's').exec(
      plist,
    );
    return value?.[1] ?? 'not there';
  }
});
