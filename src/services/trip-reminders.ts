import type { Trip } from '@/contract/trip';
import { dayBeforeAt } from '@/domain/day-before';
import type { LocalNotification, Notifications } from '@/platform/notifications';
import { getMemory, saveMemory } from '@/store/service-memory';
import type { Reader, StoreDatabase } from '@/store/store-database';
import { listTripDownloads } from '@/store/trip-downloads';
import { listTrips } from '@/store/trips';

import type { LocalData } from './local-data';
import type { Words } from './service-words';

/** In the morning: there is still a day, and a network at home. */
const HOUR = 10;
const SOON_MS = 1_000;

interface TripRemindersOptions {
  database: StoreDatabase;
  notifications: Pick<Notifications, 'showAt' | 'cancel'>;
  now: () => number;
  today: () => string;
  words: (trip: { name: string }) => Words;
}

/** One notification on the day before a trip that is not on the device. */
export class TripReminders {
  constructor(private readonly options: TripRemindersOptions) {}

  async refresh(): Promise<void> {
    const { database, notifications, now } = this.options;
    const { wanted, planned } = await database.read(async (reader) => ({
      wanted: await this.listWanted(reader),
      planned: (await getMemory(reader, 'trip-reminders')) ?? {},
    }));
    const kept: typeof planned = {};
    for (const [id, plan] of Object.entries(planned)) {
      if (wanted.has(id)) kept[id] = plan;
      else await notifications.cancel(toId(id));
    }
    for (const [id, { trip, at }] of wanted) {
      const before = kept[id];
      const notification = this.toNotification(trip);
      const { title } = notification;
      if (before && isSettled(before, { at, title }, now())) continue;
      const when = Math.max(at, now() + SOON_MS);
      if (await notifications.showAt(notification, when)) kept[id] = { at: at <= now() ? when : at, title };
    }
    if (JSON.stringify(kept) === JSON.stringify(planned)) return;
    await database.write('user', (transaction) => saveMemory(transaction, 'trip-reminders', kept));
  }

  /** Those that are to begin, are not ready and not muted. */
  private async listWanted(reader: Reader): Promise<Map<string, { trip: Trip; at: number }>> {
    const wanted = new Map<string, { trip: Trip; at: number }>();
    for (const { trip } of await listTrips(reader)) {
      const at = dayBeforeAt(trip.start, HOUR);
      if (at === null || trip.muted || trip.start.slice(0, 10) <= this.options.today()) continue;
      const downloads = await listTripDownloads(reader, trip);
      if (downloads.some(({ checkedAt }) => checkedAt === null)) wanted.set(trip.id, { trip, at });
    }
    return wanted;
  }

  private toNotification(trip: Trip): LocalNotification {
    const data: LocalData = { sojourn: 'trip-not-ready', trip_id: trip.id };
    return { id: toId(trip.id), ...this.options.words(trip), data, isUrgent: false };
  }
}

interface Plan {
  at: number;
  title: string;
}

/** Nothing of it has changed, or it was shown and its time would have passed by now. */
function isSettled(before: Plan, wanted: Plan, now: number): boolean {
  if (before.at <= now && wanted.at <= now) return true;
  return before.at === wanted.at && before.title === wanted.title;
}

function toId(tripId: string): string {
  return `trip-not-ready/${tripId}`;
}
