import type { ApiClient } from '@/api/client';
import type { AppActivity } from '@/platform/app-activity';
import type { BackgroundTasks } from '@/platform/background-tasks';
import type { ClosedSender } from '@/platform/closed-sender';
import type { DeviceFacts } from '@/platform/device-facts';
import type { Timers } from '@/platform/device-timers';
import type { Locator } from '@/platform/locator';
import type { Network } from '@/platform/network';
import type { Notifications } from '@/platform/notifications';
import type { Sms } from '@/platform/sms';
import type { StoreDatabase } from '@/store/store-database';
import type { WriteContext } from '@/store/trip-writes';
import type { SyncSchedule } from '@/sync/schedule';
import type { SyncEngine } from '@/sync/sync-engine';

import { AutomaticCheckIns } from './automatic-check-ins';
import { Badge } from './badge';
import { CheckIns } from './check-ins';
import { DeviceRegistration } from './device-registration';
import { Movement } from './movement';
import { OutboxCopies } from './outbox-copies';
import { Proximity } from './proximity';
import { PushMessages } from './push-messages';
import { Reminders } from './reminders';
import type { ServiceWords } from './service-words';
import { Services, type Parts } from './services';
import type { ShellSignals } from './shell-signals';
import { Surroundings } from './surroundings';
import { TripReminders } from './trip-reminders';
import { UnsentReminder } from './unsent-reminder';
import { UrgentAlerts } from './urgent-alerts';
import type { WhereaboutsFinder } from './whereabouts';

export interface ServicePowers {
  database: StoreDatabase;
  client: ApiClient;
  engine: SyncEngine;
  schedule: SyncSchedule;
  locator: Locator;
  whereabouts: WhereaboutsFinder;
  notifications: Notifications;
  tasks: BackgroundTasks;
  closedSender: ClosedSender;
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

/** Everything that works while nobody looks, for one traveller and one open store. */
export function createServices(powers: ServicePowers): Services {
  return new Services(powers, () => createParts(powers));
}

function createParts(powers: ServicePowers): Parts {
  const { database, engine, timers, notifications, context, today, words } = powers;
  const commits = { database, sync: engine.status, timers };
  const { now } = context;
  const moment = () => ({ today: today(), now: now() });
  const checkIns = new CheckIns({ ...powers, words: () => words().checkInText });
  const reminders = new Reminders(commits, [
    new UnsentReminder({ database, notifications, now, words: () => words().unsentCheckIn }),
    new TripReminders({ database, notifications, now, today, words: (trip) => words().tripNotReady(trip) }),
  ]);
  return {
    checkIns,
    copies: new OutboxCopies({ ...powers, now }),
    registration: new DeviceRegistration(powers),
    push: new PushMessages({ ...powers, checkIns, plainTitle: () => words().plainMessage }),
    badge: new Badge(database, commits, notifications, moment),
    reminders,
    surroundings: new Surroundings({ ...powers, commits }),
    urgentAlerts: new UrgentAlerts({ ...powers, commits, moment }),
    movement: new Movement(
      { ...powers, commits },
      new AutomaticCheckIns(powers),
      new Proximity({ ...powers, moment }),
    ),
  };
}
