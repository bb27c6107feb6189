import { getAdvisory, saveAdvisories } from '@/store/advisories';
import { getAlert, saveAlerts, saveListedAlerts, saveTripAlerts } from '@/store/alerts';
import { getCountry, getMapData, pinCountry, saveMapData, saveWholeCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { getDownload, saveDownload } from '@/store/downloads';
import { getHospital, saveHospitals } from '@/store/hospitals';
import { listEntries } from '@/store/outbox';
import { prune } from '@/store/prune';
import { readAlert } from '@/store/traveller-writes';
import { changeTrip, removeTrip } from '@/store/trip-writes';
import { buryTrip, getTrip, saveTrips } from '@/store/trips';
import { undoRemoveTrip } from '@/store/undo-trip-removal';

import {
  aCountry,
  aDestination,
  aHospital,
  aMap,
  anAdvisory,
  anAlert,
  aTrip,
  aTripAlert,
  aTripInput,
} from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const TODAY = '2026-06-15';
const LONG_AGO = Date.parse('2026-01-01');
const LATELY = Date.parse('2026-06-10');

describe('pruning', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  const tidy = (allCountries = false) =>
    device.write((transaction) => prune(transaction, TODAY, { allCountries }));

  /** A trip with an alert, an advisory and a hospital of its own, in a country of its own. */
  const download = (id: string, finish: string, checkedAt = LONG_AGO) =>
    device.write(async (transaction) => {
      const country = `country-of-${id}`;
      const destinations = [aDestination({ country_id: country, country_code: 'PE' })];
      await saveTrips(transaction, [aTrip({ id, finish, destinations })]);
      await saveTripAlerts(transaction, id, {
        trip_alerts: [aTripAlert(anAlert({ id: `alert-of-${id}` }))],
        past_alerts: [anAlert({ id: `past-of-${id}` })],
      });
      await saveAdvisories(transaction, downloadNames.tripAdvisories(id), [
        anAdvisory({ id: `advisory-of-${id}` }),
      ]);
      await saveHospitals(transaction, downloadNames.tripHospitals(id), [
        aHospital({ id: `hospital-of-${id}` }),
      ]);
      await saveWholeCountries(transaction, [aCountry({ id: country })]);
      await saveMapData(transaction, aMap(country));
      for (const name of [
        downloadNames.tripAlerts(id),
        downloadNames.tripHospitals(id),
        downloadNames.country(country),
        downloadNames.countryMap(country),
      ])
        await saveDownload(transaction, name, { etag: 'a', checkedAt });
    });

  /** What of all that is still there. */
  const left = (id: string) =>
    device.read(async (reader) => ({
      alert: (await getAlert(reader, `alert-of-${id}`)) !== null,
      past: (await getAlert(reader, `past-of-${id}`)) !== null,
      advisory: (await getAdvisory(reader, `advisory-of-${id}`)) !== null,
      hospital: (await getHospital(reader, `hospital-of-${id}`)) !== null,
      download: (await getDownload(reader, downloadNames.tripAlerts(id))) !== null,
      country: (await getCountry(reader, `country-of-${id}`))?.whole != null,
      map: (await getMapData(reader, `country-of-${id}`)) !== null,
      countryDownload: (await getDownload(reader, downloadNames.country(`country-of-${id}`))) !== null,
    }));

  const whole = {
    alert: true,
    past: true,
    advisory: true,
    hospital: true,
    download: true,
    country: true,
    map: true,
    countryDownload: true,
  };
  const nothing = Object.fromEntries(Object.keys(whole).map((key) => [key, false]));

  it('keeps a trip that is not long over whole, and lets go of what an old one needed, not of the trip', async () => {
    await download('current', '2026-07-01');
    await download('recent', '2026-05-20');
    await download('old', '2026-05-01');
    await tidy();
    expect(await left('current')).toEqual(whole);
    expect(await left('recent')).toEqual(whole);
    expect(await left('old')).toEqual(nothing);
    expect(await device.read((reader) => getTrip(reader, 'old'))).not.toBeNull();
  });

  it('keeps what a current trip shares with an old one', async () => {
    await download('current', '2026-07-01');
    await download('old', '2026-05-01');
    await device.write((transaction) =>
      saveHospitals(transaction, downloadNames.tripHospitals('current'), [
        aHospital({ id: 'hospital-of-current' }),
        aHospital({ id: 'hospital-of-old' }),
      ]),
    );
    await tidy();
    expect(await left('old')).toEqual({ ...nothing, hospital: true });
  });

  it('keeps a pinned country and one that was opened lately, with their alerts and hospitals', async () => {
    await download('old', '2026-05-01');
    await download('older', '2026-04-01', LATELY);
    await device.write(async (transaction) => {
      await pinCountry(transaction, 'country-of-old', true);
      await saveListedAlerts(transaction, downloadNames.countryAlerts('country-of-old'), [
        anAlert({ id: 'alert-of-old' }),
      ]);
    });
    await tidy();
    const countryOnly = { ...nothing, country: true, map: true, countryDownload: true };
    expect(await left('old')).toEqual({ ...countryOnly, alert: true });
    expect(await left('older')).toEqual(countryOnly);
  });

  it('keeps every country when the traveller wants them all, and can download them all again later', async () => {
    const wholeList = downloadNames.allCountries;
    await download('old', '2026-05-01');
    await device.write((transaction) =>
      saveDownload(transaction, wholeList, { cursor: 7, checkedAt: LATELY }),
    );
    await tidy(true);
    // The map came with the trip, and is as old as that.
    expect(await left('old')).toMatchObject({ country: true, map: false, countryDownload: false });
    expect(await device.read((reader) => getDownload(reader, wholeList))).toMatchObject({ cursor: 7 });
    await tidy(false);
    expect(await left('old')).toMatchObject({ country: false });
    expect(await device.read((reader) => getDownload(reader, wholeList))).toBeNull();
  });

  it('lets go of an old country while the list of all has not come', async () => {
    await download('old', '2026-05-01');
    await tidy(true);
    expect(await left('old')).toEqual(nothing);
  });

  it('never touches what waits to be sent, nor what it is about', async () => {
    await download('old', '2026-05-01');
    await device.write(async (transaction) => {
      await saveAlerts(transaction, [anAlert({ id: 'from-a-push' })]);
      await readAlert(transaction, 'from-a-push', device.context);
      await changeTrip(transaction, 'old', aTripInput({ exit_date: '2026-05-02' }), device.context);
    });
    const before = await device.read(listEntries);
    await tidy();
    expect(await device.read(listEntries)).toEqual(before);
    expect(await device.read((reader) => getAlert(reader, 'from-a-push'))).not.toBeNull();
    expect(await left('old')).toEqual(whole);
  });

  it('keeps a removed trip whole as long as that can be undone', async () => {
    await download('current', '2026-07-01');
    await device.write((transaction) => removeTrip(transaction, 'current', device.context));
    await tidy();
    await device.write((transaction) => undoRemoveTrip(transaction, 'current', device.context));
    expect(await left('current')).toEqual(whole);
  });

  it('lets go of a removed trip, even of what a slow answer brought after its removal', async () => {
    await download('gone', '2026-07-01');
    await device.write(async (transaction) => {
      await buryTrip(transaction, 'gone');
      await saveTripAlerts(transaction, 'gone', {
        trip_alerts: [aTripAlert(anAlert({ id: 'alert-of-gone' }))],
        past_alerts: [],
      });
      await saveDownload(transaction, downloadNames.tripAlerts('gone'), { etag: 'b', checkedAt: LATELY });
    });
    await tidy();
    expect(await left('gone')).toEqual(nothing);
  });

  it('changes nothing the second time', async () => {
    await download('current', '2026-07-01');
    await download('old', '2026-05-01');
    await tidy();
    const heard: unknown[] = [];
    device.store.database.onChange((tables) => heard.push([...tables]));
    await tidy();
    expect(heard).toEqual([]);
  });
});
