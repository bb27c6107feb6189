import { pinCountry, saveShortCountries } from '@/store/countries';
import { downloadKinds, downloadNames, kindsOf } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveTrips } from '@/store/trips';
import { pullOwn } from '@/sync/own-pulls';
import { planLater, planPulls } from '@/sync/pull-plan';

import { aDestination, aShortCountry, aTrip } from '../support/records';
import { openTestStore } from '../support/test-store';

describe('every download that is declared', () => {
  const plan = async () => {
    const device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      const destinations = [aDestination({ country_id: 'peru', country_code: 'PE' })];
      await saveTrips(transaction, [aTrip({ id: '1', finish: '2026-06-20', destinations })]);
      await saveShortCountries(transaction, [aShortCountry({ id: 'chile', country_code: 'CL' })]);
      await pinCountry(transaction, 'chile', true);
      for (const kind of kindsOf('item'))
        await saveDownload(transaction, downloadNames[kind]('one'), { checkedAt: 1, language: 'de' });
    });
    return device.read(async (reader) => [
      pullOwn('trips'),
      ...(await planPulls(reader, '2026-06-15', 'en')),
      ...(await planLater(reader)),
    ]);
  };

  it('is asked for, of what it belongs to, and once', async () => {
    const names = (await plan()).map(({ name }) => name);
    const ofTrips = kindsOf('country').filter((kind) => downloadKinds[kind].tripPart !== null);
    expect([...names].sort()).toEqual(
      [
        ...kindsOf('traveller').map((kind) => downloadNames[kind]),
        ...kindsOf('trip').map((kind) => downloadNames[kind]('1')),
        ...ofTrips.map((kind) => downloadNames[kind]('peru')),
        ...kindsOf('country').map((kind) => downloadNames[kind]('chile')),
        ...kindsOf('item').map((kind) => downloadNames[kind]('one')),
      ].sort(),
    );
  });

  it('says what its answer is made from, but for what comes by itself and the first question', async () => {
    const untold = (await plan()).filter(({ madeFrom }) => !madeFrom?.length).map(({ name }) => name);
    expect(untold).toEqual([
      downloadNames.trips,
      ...kindsOf('item').map((kind) => downloadNames[kind]('one')),
    ]);
  });
});
