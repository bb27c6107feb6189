import { dayAt } from '@/domain/day-before';
import type { LocalNotification, Notifications } from '@/platform/notifications';
import { readEntryOfTrip, type Preparation } from '@/store/entry';
import { getMemory, saveMemory } from '@/store/service-memory';
import type { Reader, StoreDatabase } from '@/store/store-database';
import { listTrips } from '@/store/trips';

import type { LocalData } from './local-data';
import type { ServiceWords, Words } from './service-words';

/** In the morning, when somebody can still see to it. */
const HOUR = 10;

interface EntryRemindersOptions {
  database: StoreDatabase;
  notifications: Pick<Notifications, 'showAt' | 'cancel'>;
  now: () => number;
  today: () => string;
  words: ServiceWords['toSeeTo'];
}

interface Wanted {
  tripId: string;
  at: number;
  words: Words;
}

/** One notification for each thing that is to be seen to before a trip, when its day nears; taken back when it is checked off. */
export class EntryReminders {
  constructor(private readonly options: EntryRemindersOptions) {}

  async refresh(): Promise<void> {
    const { database, notifications } = this.options;
    const { wanted, planned } = await database.read(async (reader) => ({
      wanted: await this.listWanted(reader),
      planned: (await getMemory(reader, 'entry-reminders')) ?? {},
    }));
    const kept: typeof planned = {};
    for (const [id, plan] of Object.entries(planned)) {
      if (wanted.has(id)) kept[id] = plan;
      else await notifications.cancel(id);
    }
    for (const [id, { tripId, at, words }] of wanted) {
      const { title } = words;
      if (kept[id]?.at === at && kept[id].title === title) continue;
      if (await notifications.showAt(toNotification(id, tripId, words), at)) kept[id] = { at, title };
    }
    if (JSON.stringify(kept) === JSON.stringify(planned)) return;
    await database.write('user', (transaction) => saveMemory(transaction, 'entry-reminders', kept));
  }

  /** What is not checked off, of trips that are to begin and not muted. What was to be told earlier is not told late: the screen says it. */
  private async listWanted(reader: Reader): Promise<Map<string, Wanted>> {
    const { now, today, words } = this.options;
    const wanted = new Map<string, Wanted>();
    for (const { trip } of await listTrips(reader)) {
      if (trip.muted || trip.finish < today()) continue;
      for (const { tasks, rules } of (await readEntryOfTrip(reader, trip.id, today())) ?? []) {
        for (const task of tasks) {
          const at = nextOf(task, now());
          if (task.doneOn !== null || at === null) continue;
          const { kind, vaccinationId } = task.condition;
          const vaccination = rules.find(({ vaccination_id: id }) => id !== null && id === vaccinationId);
          const about = { kind, vaccination: vaccination?.vaccination?.name ?? null, trip: trip.name };
          wanted.set(`to-see-to/${trip.id}/${task.item}`, { tripId: trip.id, at, words: words(about) });
        }
      }
    }
    return wanted;
  }
}

function nextOf({ remindOn }: Preparation, now: number): number | null {
  return remindOn.map((day) => dayAt(day, HOUR)).find((at) => at !== null && at > now) ?? null;
}

function toNotification(id: string, tripId: string, words: Words): LocalNotification {
  const data: LocalData = { sojourn: 'to-see-to', trip_id: tripId };
  return { id, ...words, data, isUrgent: false };
}
