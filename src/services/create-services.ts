import { AutomaticCheckIns } from './automatic-check-ins';
import { Badge } from './badge';
import { CheckIns } from './check-ins';
import { DeviceRegistration } from './device-registration';
import { Movement } from './movement';
import { OutboxCopies } from './outbox-copies';
import { Proximity } from './proximity';
import { PushMessages } from './push-messages';
import { Reminders } from './reminders';
import type { ServicePowers } from './service-powers';
import { Services, type Parts } from './services';
import { Surroundings } from './surroundings';
import { TripReminders } from './trip-reminders';
import { UnsentReminder } from './unsent-reminder';
import { UrgentAlerts } from './urgent-alerts';

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
