import type { Fetch } from '@/api/exchange';
import { appActivity, type AppActivity } from '@/platform/app-activity';
import { deviceClock } from '@/platform/device-clock';
import { getDeviceLocale } from '@/platform/device-locale';
import { watchNetwork } from '@/platform/device-network';
import { deviceSecrets } from '@/platform/device-secrets';
import { deviceTimers, type Timers } from '@/platform/device-timers';
import type { Network } from '@/platform/network';
import { newId } from '@/platform/new-id';
import { reloadPage } from '@/platform/reload-page';
import type { Secrets } from '@/platform/secrets';
import { getServiceAddress } from '@/platform/service-address';
import { deviceDatabases } from '@/platform/sqlite';
import type { DatabaseFiles } from '@/store/database-files';

interface ServiceEdge {
  address: string;
  fetch: Fetch;
}

/** Where the app ends and the device begins. Tests bring their own. */
export interface Edges {
  service: ServiceEdge;
  files: DatabaseFiles;
  secrets: Secrets;
  network: Network;
  activity: AppActivity;
  clock: { now: () => number; today: () => string };
  timers: Timers;
  random: () => number;
  newId: () => string;
  language: () => string;
  reloadPage: () => void;
}

export function deviceEdges(): Edges {
  return {
    service: { address: getServiceAddress(), fetch: (url, init) => globalThis.fetch(url, init) },
    files: deviceDatabases,
    secrets: deviceSecrets,
    network: watchNetwork(),
    activity: appActivity,
    clock: deviceClock,
    timers: deviceTimers,
    random: Math.random,
    newId,
    language: () => getDeviceLocale().languageTag,
    reloadPage,
  };
}
