import type { Fetch, Upload } from '@/api/exchange';
import type { FetchBytes } from '@/api/photos';
import { appActivity, type AppActivity } from '@/platform/app-activity';
import type { BackgroundSender } from '@/platform/background-sender';
import { deviceClock } from '@/platform/device-clock';
import { backgroundSender } from '@/platform/device-background-sender';
import { deviceDatabases } from '@/platform/device-databases';
import { deviceFilePicker } from '@/platform/device-file-picker';
import { deviceInstallation } from '@/platform/device-installation';
import { getAppVersion } from '@/platform/app-version';
import type { BackgroundTasks } from '@/platform/background-tasks';
import { deviceBackgroundTasks } from '@/platform/device-background-tasks';
import { readDeviceFacts, type DeviceFacts } from '@/platform/device-facts';
import { getDeviceLocale } from '@/platform/device-locale';
import { hearLaunches } from '@/platform/device-launches';
import { createLocator } from '@/platform/device-locator';
import { watchNetwork } from '@/platform/device-network';
import { deviceNotifications } from '@/platform/device-notifications';
import { devicePhotos } from '@/platform/device-photos';
import { devicePicturePicker } from '@/platform/device-picture-picker';
import { deviceScreenLight } from '@/platform/device-screen-light';
import { deviceSecrets } from '@/platform/device-secrets';
import { singleTab } from '@/platform/device-single-tab';
import { deviceTimers, type Timers } from '@/platform/device-timers';
import { webAppUpdates } from '@/platform/device-web-app-updates';
import type { FilePicker } from '@/platform/file-picker';
import type { Installation } from '@/platform/installation';
import type { HearLaunches } from '@/platform/launches';
import type { Fix, Locator } from '@/platform/locator';
import { hasMapKey } from '@/platform/map-key';
import type { Network } from '@/platform/network';
import { newId } from '@/platform/new-id';
import type { Notifications } from '@/platform/notifications';
import { outsideApps, type OutsideApps } from '@/platform/outside-apps';
import type { Photos } from '@/platform/photos';
import type { PicturePicker } from '@/platform/picture-picker';
import type { ScreenLight } from '@/platform/screen-light';
import type { Secrets } from '@/platform/secrets';
import { getServiceAddress } from '@/platform/service-address';
import type { SingleTab } from '@/platform/single-tab';
import { openDeviceLine, type OpenLine } from '@/platform/socket-line';
import { deviceSms, type Sms } from '@/platform/sms';
import { askToKeepStorage } from '@/platform/lasting-storage';
import { upload } from '@/platform/upload';
import type { WebAppUpdates } from '@/platform/web-app-updates';
import type { DatabaseFiles } from '@/store/database-files';
import { DATABASES } from '@/store/open-store';
import { mayBeCarried } from '@/store/outbox-bytes';

interface ServiceDependency {
  address: string;
  fetch: Fetch;
  /** For what carries bytes; without one it goes by `fetch`, and nobody sees how far it has come. */
  upload?: Upload;
  /** For photos; without one they stay away. */
  fetchBytes?: FetchBytes;
}

/** Where the app ends and the device begins. Tests bring their own. */
export interface Dependencies {
  service: ServiceDependency;
  /** Null where nothing can be heard by itself; then everything is asked for by the clock. */
  openLine: OpenLine | null;
  files: DatabaseFiles;
  installation: Installation;
  secrets: Secrets;
  askToKeepStorage: () => Promise<void>;
  network: Network;
  activity: AppActivity;
  clock: { now: () => number; today: () => string };
  timers: Timers;
  random: () => number;
  newId: () => string;
  /** Of the device, in BCP 47. */
  language: () => string;
  tab: SingleTab;
  updates: WebAppUpdates;
  hearLaunches: HearLaunches;
  /** Movements go to `onMoved`. */
  createLocator: (onMoved: (fixes: Fix[]) => Promise<void>) => Locator;
  notifications: Notifications;
  backgroundTasks: BackgroundTasks;
  backgroundSender: BackgroundSender;
  sms: Sms;
  photos: Photos;
  picturePicker: PicturePicker;
  filePicker: FilePicker;
  screenLight: ScreenLight;
  outsideApps: OutsideApps;
  readDeviceFacts: (uuid: string) => DeviceFacts | null;
  appVersion: () => string;
  hasMapKey: boolean;
}

export function deviceDependencies(): Dependencies {
  return {
    service: {
      address: getServiceAddress(),
      fetch: (url, init) => globalThis.fetch(url, init),
      upload,
      fetchBytes: (url, init) => globalThis.fetch(url, init),
    },
    openLine: openDeviceLine,
    files: deviceDatabases,
    installation: deviceInstallation(DATABASES),
    secrets: deviceSecrets,
    askToKeepStorage,
    network: watchNetwork(),
    activity: appActivity,
    clock: deviceClock,
    timers: deviceTimers,
    random: Math.random,
    newId,
    language: () => getDeviceLocale().languageTag,
    tab: singleTab,
    updates: webAppUpdates,
    hearLaunches,
    createLocator: (onMoved) => createLocator({ onMoved, now: deviceClock.now }),
    notifications: deviceNotifications,
    backgroundTasks: deviceBackgroundTasks,
    backgroundSender,
    sms: deviceSms,
    photos: devicePhotos((photo) => mayBeCarried(photo)),
    picturePicker: devicePicturePicker,
    filePicker: deviceFilePicker,
    screenLight: deviceScreenLight,
    outsideApps,
    readDeviceFacts,
    appVersion: getAppVersion,
    hasMapKey: hasMapKey(),
  };
}
