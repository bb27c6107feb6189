import { join } from 'node:path';

import { saveAlerts } from '@/store/alerts';
import { saveCheckIn } from '@/store/check-ins';
import { pinCountry, saveWholeCountries } from '@/store/countries';
import { parkEntry } from '@/store/outbox';
import { savePreference } from '@/store/preferences';
import { readAlert } from '@/store/traveller-writes';
import { createTrip, removeTrip } from '@/store/trip-writes';
import { saveTrips } from '@/store/trips';

import { openNodeSqlite } from './node-sqlite';
import { aCheckInRecord, aCountry, anAlert, aTrip, aTripInput } from './records';
import type { TestStore } from './test-store';

export const databaseIn = (folder: string) => join(folder, 'sojourn.db');

/** Of everything that is only on this device: four entries, and what they are about. */
export async function doALot({ write, context }: TestStore): Promise<void> {
  await write(async (transaction) => {
    await saveWholeCountries(transaction, [aCountry()]);
    await pinCountry(transaction, 'peru', true);
    await savePreference(transaction, 'wifiOnly', true);
    await createTrip(transaction, aTripInput({ name: 'Made offline' }), context);
    await saveTrips(transaction, [aTrip({ id: 'doomed', name: 'Doomed' })]);
    await removeTrip(transaction, 'doomed', context);
    await saveAlerts(transaction, [anAlert()]);
    await readAlert(transaction, 'alert-1', context);
    await saveCheckIn(transaction, aCheckInRecord(), context);
    await parkEntry(transaction, 'id-2', { status: 422, message: 'no', fields: [] });
  });
}

/** Turns the database into one whose next start must make it anew, though all of it can be read. */
export async function breakDatabase(folder: string): Promise<void> {
  const engine = openNodeSqlite(databaseIn(folder));
  await engine.execute('pragma user_version = 1');
  await engine.close();
}
