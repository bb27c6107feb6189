import type { ApiClient } from '@/api/client';
import type { AppActivity } from '@/platform/app-activity';
import type { BackgroundTasks } from '@/platform/background-tasks';
import type { BackgroundSender } from '@/platform/background-sender';
import type { DeviceFacts } from '@/platform/device-facts';
import type { Timers } from '@/platform/device-timers';
import type { Locator } from '@/platform/locator';
import type { Network } from '@/platform/network';
import type { Notifications } from '@/platform/notifications';
import type { Sms } from '@/platform/sms';
import type { StoreDatabase } from '@/store/store-database';
import type { WriteContext } from '@/store/write-context';
import type { SyncSchedule } from '@/sync/schedule';
import type { SyncEngine } from '@/sync/sync-engine';

import type { ServiceWords } from './service-words';
import type { ShellSignals } from './shell-signals';
import type { WhereaboutsFinder } from './whereabouts';

/** What the services work with, the device's interfaces among it. */
export interface ServiceDependencies {
  database: StoreDatabase;
  client: ApiClient;
  engine: SyncEngine;
  schedule: SyncSchedule;
  locator: Locator;
  whereabouts: WhereaboutsFinder;
  notifications: Notifications;
  tasks: BackgroundTasks;
  backgroundSender: BackgroundSender;
  serviceAddress: string;
  sms: Sms;
  network: Network;
  activity: AppActivity;
  timers: Timers;
  context: WriteContext;
  /** The calendar day where the device is. */
  today: () => string;
  /** Names this installation to the service. Rejects while the device keeps its secrets locked. */
  readInstallation: () => Promise<string>;
  readFacts: (uuid: string) => DeviceFacts | null;
  appVersion: () => string;
  /** In the traveller's language, whichever it is now. */
  words: () => ServiceWords;
  onLanguageChange: (listener: () => void) => () => void;
  shell: ShellSignals;
}
