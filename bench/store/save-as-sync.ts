import type { Alert } from '@/contract/alert';
import { saveListedAlerts, saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import type { StoreDatabase } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { makeTrip, type CountryPage } from './records';

const CHECKED_AT = Date.UTC(2026, 2, 20);

/** Each download is a transaction with its own freshness, as in `sync/pull.ts`. */
export async function saveAsSync(database: StoreDatabase, pages: readonly CountryPage[]): Promise<void> {
  for (const { countryId, hospitals, alerts } of pages) {
    const ofHospitals = downloadNames.countryHospitals(countryId);
    await database.write('cache', async (transaction) => {
      await saveHospitals(transaction, ofHospitals, hospitals);
      await saveDownload(transaction, ofHospitals, { etag: '"1"', checkedAt: CHECKED_AT });
    });
    await database.write('cache', async (transaction) => {
      await saveListedAlerts(transaction, downloadNames.countryAlerts(countryId), alerts);
      const ofAlerts = downloadNames.countryAlerts(countryId);
      await saveDownload(transaction, ofAlerts, { etag: '"1"', checkedAt: CHECKED_AT });
    });
  }
}

export async function saveTripAsSync(
  database: StoreDatabase,
  tripId: string,
  alerts: readonly Alert[],
): Promise<void> {
  await database.write('cache', async (transaction) => {
    await saveTrips(transaction, [makeTrip(tripId)]);
    const trip_alerts = alerts.map((alert) => ({
      id: `of-trip-${alert.id}`,
      incubation: false,
      read: null,
      alert_id: alert.id,
      trip_id: tripId,
      alert,
    }));
    await saveTripAlerts(transaction, tripId, { trip_alerts, past_alerts: [] });
  });
}
