import { randomUUID } from 'node:crypto';

import type { DeviceFacts } from '@/platform/device-facts';
import { withoutQueuedRequests } from '@/platform/without-queued-requests';
import type { Dependencies } from '@/runtime/dependencies';

import { FakeAppActivity } from './fake-app-activity';
import { FakeBackgroundTasks } from './fake-background-tasks';
import { FakeFilePicker } from './fake-file-picker';
import { FakeLocator } from './fake-locator';
import { FakeNetwork } from './fake-network';
import { FakeNotifications } from './fake-notifications';
import { FakeOutsideApps } from './fake-outside-apps';
import { FakeScreenLight } from './fake-screen-light';
import { FakeSecrets } from './fake-secrets';
import { FakePhotos } from './fake-photos';
import { FakePicturePicker } from './fake-picture-picker';
import { FakeSms } from './fake-sms';
import { FakeWebAppUpdates } from './fake-web-app-updates';
import { databaseFilesIn } from './node-sqlite';
import { temporaryFolder } from './temporary-folder';

export function deviceFacts(uuid: string): DeviceFacts {
  return {
    uuid,
    platform: 'android',
    locale: 'en',
    manufacturer: 'Fairphone',
    model: 'FP4',
    osname: 'Android',
    ostype: '64bit',
    osversion: '14',
    processorCount: null,
  };
}

/** A phone without a network and with nothing on it, but for what the test says. No timer ever rings. */
export function testDependencies(changes: Partial<Dependencies> = {}): Dependencies {
  const now = () => Date.UTC(2026, 2, 20);
  return {
    service: {
      address: 'http://service.test',
      fetch: () => Promise.reject(new TypeError('Network request failed')),
    },
    openLine: null,
    files: databaseFilesIn(temporaryFolder()),
    installation: { look: () => Promise.resolve('marked'), mark: () => Promise.resolve() },
    secrets: new FakeSecrets(),
    askToKeepStorage: () => Promise.resolve(),
    network: new FakeNetwork(),
    activity: new FakeAppActivity(),
    clock: { now, today: () => new Date(now()).toISOString().slice(0, 10) },
    timers: { after: () => () => undefined },
    random: () => 0.5,
    newId: randomUUID,
    language: () => 'en',
    tab: {
      take: () => Promise.resolve(true),
      takeIfFree: () => Promise.resolve(true),
      takeOver: () => Promise.resolve(true),
      onAsked: () => undefined,
    },
    updates: new FakeWebAppUpdates(),
    hearLaunches: () => undefined,
    hasMapKey: false,
    createLocator: (onMoved) => new FakeLocator({ now, onMoved }),
    notifications: new FakeNotifications(now),
    backgroundTasks: new FakeBackgroundTasks(),
    backgroundSender: withoutQueuedRequests('system'),
    sms: new FakeSms(),
    photos: new FakePhotos(),
    picturePicker: new FakePicturePicker(),
    filePicker: new FakeFilePicker(),
    screenLight: new FakeScreenLight(),
    outsideApps: new FakeOutsideApps(),
    readDeviceFacts: deviceFacts,
    appVersion: () => '1.0.0 (1)',
    ...changes,
  };
}
