import { statSync } from 'node:fs';
import { join } from 'node:path';

import { saveAdvisories } from '@/store/advisories';
import { saveTripAlerts } from '@/store/alerts';
import { saveMapData, saveShortCountries, saveWholeCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import { saveHospitals } from '@/store/hospitals';
import { estimateAllCountries, reportStorage } from '@/store/storage-report';
import { neededBy } from '@/store/trip-downloads';
import { removeTrip } from '@/store/trip-writes';
import { saveTrips } from '@/store/trips';

import {
  aCountry,
  aDisease,
  aHospital,
  aMap,
  aMedication,
  anAdvisory,
  anAlert,
  aShortCountry,
  aTrip,
  aTripAlert,
} from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const bytes = (...records: unknown[]) =>
  records.reduce<number>((sum, record) => sum + Buffer.byteLength(JSON.stringify(record)), 0);

const ofTrip = neededBy(aTrip()).map(({ name }) => name);

describe('the report of what is stored', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  const report = () => device.read(reportStorage);
  const fill = () =>
    device.write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: [aTripAlert(anAlert({ headline: 'Überschwemmung' }))],
        past_alerts: [],
      });
      await saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), [anAdvisory()]);
      await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [aHospital()]);
      await saveWholeCountries(transaction, [aCountry()]);
      await saveShortCountries(transaction, [aShortCountry({ id: 'chile', country_code: 'CL' })]);
      await saveMapData(transaction, aMap('peru'));
      await replaceShelf(transaction, 'diseases', [aDisease()]);
      await replaceShelf(transaction, 'medications', [aMedication()]);
    });

  it('is empty, and knows it, before anything came', async () => {
    const { totalBytes, ...parts } = await report();
    const none = { bytes: 0, checkedAt: null };
    expect(parts).toEqual({
      trips: {},
      countries: none,
      maps: none,
      hospitals: none,
      alerts: none,
      healthLibrary: none,
      entryRules: none,
      outbreaks: none,
      segments: none,
    });
    expect(totalBytes).toBeGreaterThan(0);
  });

  it('counts bytes, not letters', async () => {
    await fill();
    const { alerts, hospitals, maps, healthLibrary, trips } = await report();
    const alertBytes = bytes(anAlert({ headline: 'Überschwemmung' }), anAdvisory());
    expect(alerts.bytes).toBe(alertBytes);
    expect(hospitals.bytes).toBe(bytes(aHospital()));
    expect(maps.bytes).toBe(bytes(aMap('peru')));
    expect(healthLibrary.bytes).toBe(bytes(aDisease(), aMedication()));
    expect(trips['trip-1']?.bytes).toBe(bytes(aTrip(), aHospital(), aCountry(), aMap('peru')) + alertBytes);
  });

  it('says of the whole what the file says', async () => {
    await fill();
    await device.store.database.emptyLog();
    expect((await report()).totalBytes).toBe(statSync(join(device.folder, 'sojourn.db')).size);
  });

  it('names the oldest check of each part, and none where something never came', async () => {
    await fill();
    await device.write(async (transaction) => {
      for (const [index, name] of ofTrip.entries())
        await saveDownload(transaction, name, { checkedAt: 1_000 + index });
      await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: 500 });
      for (const [index, name] of [downloadNames.diseases, downloadNames.medications].entries())
        await saveDownload(transaction, name, { checkedAt: 700 + index });
    });
    const first = await report();
    expect(first.trips['trip-1']?.checkedAt).toBe(1_000);
    expect(first.alerts.checkedAt).toBe(1_001);
    expect(first.hospitals.checkedAt).toBe(1_003);
    expect(first.countries.checkedAt).toBe(500);
    expect(first.maps.checkedAt).toBe(1_005);
    // The vaccinations never came.
    expect(first.healthLibrary.checkedAt).toBeNull();

    await device.write(async (transaction) => {
      await saveDownload(transaction, downloadNames.vaccinations, { checkedAt: 600 });
      await saveFailedDownload(transaction, downloadNames.tripHospitals('trip-2'), 'offline', 1);
      await transaction.run('delete from downloads where name = ?', [downloadNames.countryMap('peru')]);
    });
    const second = await report();
    expect(second.healthLibrary.checkedAt).toBe(600);
    expect(second.hospitals.checkedAt).toBeNull();
    expect(second.trips['trip-1']?.checkedAt).toBeNull();
  });

  it('keeps the time of the last success when a later try fails', async () => {
    await device.write(async (transaction) => {
      await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: 500 });
      await saveFailedDownload(transaction, downloadNames.shortCountries, 'offline', 900);
    });
    expect((await report()).countries.checkedAt).toBe(500);
  });

  it('does not list a trip that was removed here', async () => {
    await fill();
    await device.write((transaction) => removeTrip(transaction, 'trip-1', device.context));
    expect((await report()).trips).toEqual({});
  });

  it('guesses what all countries would take by those that are here, and nothing while none is', async () => {
    await device.write((transaction) =>
      saveShortCountries(transaction, [aShortCountry(), aShortCountry({ id: 'chile', country_code: 'CL' })]),
    );
    expect(await device.read(estimateAllCountries)).toBeNull();

    const peru = aCountry();
    await device.write((transaction) => saveWholeCountries(transaction, [peru]));
    expect(await device.read(estimateAllCountries)).toBe(2 * JSON.stringify(peru).length);
  });
});
