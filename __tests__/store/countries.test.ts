import { listCountryAlerts, saveListedAlerts } from '@/store/alerts';
import {
  countAreasAbove,
  getCountry,
  getCountryByCode,
  getMapData,
  keepOnlyCountries,
  listCountries,
  listPinnedCountryIds,
  pinCountry,
  saveMapData,
  saveShortCountries,
  saveWholeCountries,
} from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { getDownload, saveDownload } from '@/store/downloads';

import { aCountry, aMap, anAlert, aShortCountry } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const chile = aShortCountry({ id: 'chile', name: 'Chile', country_code: 'CL' });

describe('the short list of countries', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
  });

  it('never blanks a country that was downloaded whole, and may know better', async () => {
    await device.write(async (transaction) => {
      await saveWholeCountries(transaction, [aCountry()]);
      await saveShortCountries(transaction, [aShortCountry({ travel_status: 2 }), chile]);
    });
    const country = await device.read((reader) => getCountry(reader, 'peru'));
    expect(country?.short.travel_status).toBe(2);
    expect(country?.whole).toMatchObject({
      capital: 'Lima',
      facts: 'Mountains and coast.',
      travel_status: 2,
    });
    expect(await device.read((reader) => getCountry(reader, 'chile'))).toMatchObject({ whole: null });
  });

  it('removes what the service removed, with all that was downloaded for it', async () => {
    const removed = aShortCountry({ deleted_at: '2026-03-05T00:00:00Z' });
    await device.write(async (transaction) => {
      await saveWholeCountries(transaction, [aCountry()]);
      await saveMapData(transaction, aMap('peru'));
      await saveListedAlerts(transaction, downloadNames.countryAlerts('peru'), [anAlert()]);
      await saveDownload(transaction, downloadNames.country('peru'), { etag: 'a', checkedAt: 1 });
      await saveShortCountries(transaction, [removed, chile]);
    });
    await device.read(async (reader) => {
      expect((await listCountries(reader)).map(({ name }) => name)).toEqual(['Chile']);
      expect(await getMapData(reader, 'peru')).toBeNull();
      expect(await listCountryAlerts(reader, 'peru')).toEqual([]);
      // With its etag it would never come whole again.
      expect(await getDownload(reader, downloadNames.country('peru'))).toBeNull();
    });
  });

  it('that was read whole removes what it does not name', async () => {
    await device.write(async (transaction) => {
      await saveWholeCountries(transaction, [aCountry()]);
      await saveMapData(transaction, aMap('peru'));
      await saveShortCountries(transaction, [chile]);
      await keepOnlyCountries(transaction, ['chile']);
    });
    expect(await device.read((reader) => getCountry(reader, 'peru'))).toBeNull();
    expect(await device.read((reader) => getMapData(reader, 'peru'))).toBeNull();
  });

  it('survives a code that moves to another country', async () => {
    await device.write(async (transaction) => {
      await saveShortCountries(transaction, [aShortCountry({ id: 'old' })]);
      await saveShortCountries(transaction, [aShortCountry({ id: 'new' })]);
    });
    expect(await device.read((reader) => getCountryByCode(reader, 'PE'))).toMatchObject({
      short: { id: 'new' },
    });
  });

  it('writes nothing for what is the same', async () => {
    await device.write((transaction) => saveShortCountries(transaction, [chile]));
    const heard: unknown[] = [];
    device.store.database.onChange((tables) => heard.push(tables));
    await device.write((transaction) => saveShortCountries(transaction, [chile]));
    await device.write((transaction) => pinCountry(transaction, 'chile', false));
    expect(heard).toEqual([]);
  });
});

describe('a pinned country', () => {
  it('stays pinned whatever comes', async () => {
    const { read, write } = await openTestStore();
    await write(async (transaction) => {
      await saveShortCountries(transaction, [aShortCountry(), chile]);
      await pinCountry(transaction, 'peru', true);
      await saveShortCountries(transaction, [aShortCountry({ travel_status: 1 })]);
      await saveWholeCountries(transaction, [aCountry({ travel_status: 2 })]);
    });
    expect(await read(listPinnedCountryIds)).toEqual(['peru']);
  });
});

describe('the areas of a country', () => {
  it('are counted without reading their drawings, and unknown without a map', async () => {
    const { read, write } = await openTestStore();
    const area = { id: 'cauca', travel_status: 2 as const, topo_json: aMap('colombia').topo_json };
    await write((transaction) =>
      saveMapData(transaction, {
        ...aMap('colombia'),
        country_divisions: [area, { ...area, id: 'arauca' }],
        country_regions: [{ ...area, id: 'catatumbo' }],
      }),
    );
    expect(await read((reader) => countAreasAbove(reader, 'colombia'))).toBe(3);
    expect(await read((reader) => countAreasAbove(reader, 'peru'))).toBeNull();
  });
});
