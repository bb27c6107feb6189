import { AutomaticCheckIns } from './automatic-check-ins';
import { Badge } from './badge';
import { CheckIns } from './check-ins';
import { DeviceRegistration } from './device-registration';
import { EntryReminders } from './entry-reminders';
import { Movement } from './movement';
import { OutboxCopies } from './outbox-copies';
import { Proximity } from './proximity';
import { PushMessages } from './push-messages';
import { Reminders } from './reminders';
import type { ServiceDependencies } from './service-dependencies';
import { Services, type Parts } from './services';
import type { Stays } from './stays';
import { Surroundings } from './surroundings';
import { TripReminders } from './trip-reminders';
import { UnsentReminder } from './unsent-reminder';
import { UrgentAlerts } from './urgent-alerts';

/** Everything that works while nobody looks, for one traveller and one open store. */
export function createServices(dependencies: ServiceDependencies, stays: Stays): Services {
  const untilSignOut = (): ServiceDependencies => ({
    ...stays.untilTheEnd(dependencies),
    // They touch nothing; without them whoever waits could not give up.
    timers: dependencies.timers,
  });
  return new Services(dependencies, () => createParts(untilSignOut()), stays);
}

function createParts(dependencies: ServiceDependencies): Parts {
  const { database, engine, timers, notifications, context, today, words } = dependencies;
  const commits = { database, sync: engine.status, timers };
  const { now } = context;
  const moment = () => ({ today: today(), now: now() });
  const checkIns = new CheckIns({ ...dependencies, words: () => words().checkInText });
  const reminders = new Reminders(commits, [
    new UnsentReminder({
      database,
      notifications,
      now,
      words: (about) => (about === 'request' ? words().unsentRequest : words().unsentCheckIn),
    }),
    new TripReminders({ database, notifications, now, today, words: (trip) => words().tripNotReady(trip) }),
    new EntryReminders({ database, notifications, now, today, words: (task) => words().toSeeTo(task) }),
  ]);
  return {
    checkIns,
    copies: new OutboxCopies({ ...dependencies, now }),
    registration: new DeviceRegistration(dependencies),
    push: new PushMessages({ ...dependencies, checkIns, plainTitle: () => words().plainMessage }),
    badge: new Badge(database, commits, notifications, moment),
    reminders,
    surroundings: new Surroundings({ ...dependencies, commits }),
    urgentAlerts: new UrgentAlerts({ ...dependencies, commits, moment }),
    movement: new Movement(
      { ...dependencies, commits },
      new AutomaticCheckIns(dependencies),
      new Proximity({ ...dependencies, moment }),
    ),
  };
}
