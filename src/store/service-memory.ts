import type { Around } from '@/domain/around';

import type { DraftAbout } from './draft-photos';
import type { OutboxPayloads } from './outbox-kinds';
import type { Reader, Transaction } from './store-database';

/** What a service remembers over kills. To be saved in the commit that does what is remembered. */
export interface ServiceMemory {
  /** What the service was told last, or will be as soon as the outbox is sent. */
  'registered-device': { device: OutboxPayloads['device']['device']; appVersion: string };
  'automatic-check-in': { at: number; latitude: number; longitude: number; countryCode: string | null };
  /** The countries around the traveller, and the position by which they were found; null where they were told, not found. */
  around: { around: Around; position: { latitude: number; longitude: number } | null };
  /**
   * The lists of alerts that are on the device, and the alerts of high risk: those that stood in a list when it first came, those that
   * came later and are not known to concern the traveller yet, and those that they were told of.
   */
  'urgent-alerts': { lists: string[]; alerts: Record<string, 'there' | 'waiting' | 'told'> };
  /** The entry that waits, when the traveller is told so, and by which title. */
  'unsent-reminder': { entryId: string; at: number; title: string };
  /** When the traveller is told that a trip is not ready, and by which title; by the trip's id. */
  'trip-reminders': Record<string, { at: number; title: string }>;
  /** The same of what is to be seen to before a trip, by the id of the notification. */
  'entry-reminders': Record<string, { at: number; title: string }>;
  /** What the photo is for that the traveller takes at this moment. */
  'picking-for': DraftAbout;
}

export async function getMemory<Name extends keyof ServiceMemory>(
  reader: Reader,
  name: Name,
): Promise<ServiceMemory[Name] | null> {
  const row = await reader.first<{ value: string }>('select value from service_memory where name = ?', [
    name,
  ]);
  return row && (JSON.parse(row.value) as ServiceMemory[Name]);
}

/** Null forgets. */
export async function saveMemory<Name extends keyof ServiceMemory>(
  transaction: Transaction,
  name: Name,
  value: ServiceMemory[Name] | null,
): Promise<void> {
  if (value === null) {
    await transaction.run('delete from service_memory where name = ?', [name]);
    return;
  }
  await transaction.run(
    `insert into service_memory (name, value) values (?, ?)
     on conflict (name) do update set value = excluded.value where value is not excluded.value`,
    [name, JSON.stringify(value)],
  );
}

export async function wasWarnedOf(reader: Reader, area: string, day: string): Promise<boolean> {
  const row = await reader.first('select 1 as found from warned_areas where area = ? and day = ?', [
    area,
    day,
  ]);
  return row !== null;
}

export async function rememberWarning(transaction: Transaction, area: string, day: string): Promise<void> {
  await transaction.run(
    'insert into warned_areas (area, day) values (?, ?) on conflict (area) do update set day = excluded.day',
    [area, day],
  );
}
