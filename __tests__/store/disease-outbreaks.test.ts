import {
  getOutbreak,
  listCountryOutbreaks,
  listDiseaseOutbreaks,
  saveOutbreaks,
} from '@/store/disease-outbreaks';
import { downloadNames } from '@/store/download-kinds';
import { prune } from '@/store/prune';
import { saveTrips } from '@/store/trips';

import { anOutbreak, aTrip } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const TODAY = '2026-06-15';
const CHILE = { id: 'chile', name: 'Chile', country_code: 'CL', country_code_3: 'CHL' };

describe('the outbreaks on the device', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
  });
  const tell = (country: string, ...outbreaks: ReturnType<typeof anOutbreak>[]) =>
    device.write((transaction) =>
      saveOutbreaks(transaction, downloadNames.countryOutbreaks(country), outbreaks),
    );
  const ofPeru = async (today = TODAY) =>
    (await device.read((reader) => listCountryOutbreaks(reader, 'peru', today))).map(({ id }) => id);
  const ofDengue = async (today = TODAY) =>
    (await device.read((reader) => listDiseaseOutbreaks(reader, 'dengue', today))).map(({ id }) => id);

  it('are told of their country and of their disease, the latest known first', async () => {
    await tell(
      'peru',
      anOutbreak({ id: 'old', effective_as_of: '2026-05-01T00:00:00.000Z' }),
      anOutbreak({ id: 'new', effective_as_of: '2026-06-01T00:00:00.000Z' }),
      anOutbreak({ id: 'mpox', disease_id: 'mpox', effective_as_of: '2026-04-01T00:00:00.000Z' }),
    );
    await tell('chile', anOutbreak({ id: 'chile', country_id: 'chile', country: CHILE }));
    expect(await ofPeru()).toEqual(['new', 'old', 'mpox']);
    expect((await ofDengue()).sort()).toEqual(['chile', 'new', 'old']);
  });

  it('end on their day, though no network says so', async () => {
    await tell('peru', anOutbreak({ finish: '2026-06-20T12:00:00.000Z' }));
    expect(await ofPeru('2026-06-20')).toEqual(['outbreak-1']);
    expect(await ofPeru('2026-06-21')).toEqual([]);
    expect(await ofDengue('2026-06-21')).toEqual([]);
  });

  it('are gone from both when their country tells of them no more, and leave when the device is tidied', async () => {
    await device.write((transaction) => saveTrips(transaction, [aTrip({ finish: '2026-06-20' })]));
    await tell('peru', anOutbreak(), anOutbreak({ id: 'over' }));
    await tell('peru', anOutbreak());
    expect(await ofPeru()).toEqual(['outbreak-1']);
    expect(await ofDengue()).toEqual(['outbreak-1']);
    await device.write((transaction) => prune(transaction, TODAY, { allCountries: false }));
    expect(await device.read((reader) => getOutbreak(reader, 'over'))).toBeNull();
    expect(await device.read((reader) => getOutbreak(reader, 'outbreak-1'))).not.toBeNull();
  });

  it('are found by the disease, by its other name, by the country and by what is said of them', async () => {
    await tell('peru', anOutbreak());
    for (const words of ['dengue', 'virus', 'peru', 'northern coast'])
      expect(await device.store.search.find(words)).toContainEqual(
        expect.objectContaining({ kind: 'disease_outbreaks', id: 'outbreak-1', title: 'Dengue: Peru' }),
      );
  });
});
