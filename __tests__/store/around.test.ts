import { stepTo } from '@/domain/around';
import { listCountriesAround } from '@/store/around';
import { getCountry, saveShortCountries, saveWholeCountries } from '@/store/countries';
import { prune } from '@/store/prune';
import { saveMemory } from '@/store/service-memory';

import { aCountry, aShortCountry } from '../support/records';
import { openTestStore } from '../support/test-store';

const country = (id: string, country_code: string) => aShortCountry({ id, name: id, country_code });
const COUNTRIES = [
  country('colombia', 'CO'),
  country('venezuela', 'VE'),
  country('france', 'FR'),
  country('chad', 'TD'),
];

describe('the countries around', () => {
  it('are where one is and what begins near; the one before is remembered over borders and seas', () => {
    const inFrance = stepTo(null, 'FR', ['FR', 'CH']);
    expect(inFrance).toEqual({ here: 'FR', near: ['CH'], before: null });
    const inColombia = stepTo(inFrance, 'CO', ['VE', 'CO']);
    expect(inColombia).toEqual({ here: 'CO', near: ['VE'], before: 'FR' });
    expect(stepTo(inColombia, 'CO', [])).toEqual({ here: 'CO', near: [], before: 'FR' });
    const atSea = stepTo(inColombia, null, []);
    expect(atSea).toEqual({ here: null, near: [], before: 'CO' });
    expect(stepTo(atSea, 'CO', [])).toEqual({ here: 'CO', near: [], before: null });
    expect(stepTo(inColombia, 'FR', [])).toEqual({ here: 'FR', near: [], before: 'CO' });
  });

  it('are asked for, the nearest first, and stay on the device with the one before', async () => {
    const { read, write } = await openTestStore();
    const around = { here: 'VE', near: ['CO', 'XX'], before: 'FR' };
    await write(async (transaction) => {
      await saveShortCountries(transaction, COUNTRIES);
      await saveWholeCountries(
        transaction,
        COUNTRIES.map((short) => ({ ...aCountry(), ...short })),
      );
      await saveMemory(transaction, 'around', { around, position: null });
    });
    expect(await read(listCountriesAround)).toEqual(['venezuela', 'colombia']);
    await write((transaction) => prune(transaction, '2026-03-20', { allCountries: false }));
    const kept = await Promise.all(
      COUNTRIES.map(async ({ id }) => (await read((reader) => getCountry(reader, id)))?.whole !== null),
    );
    expect(kept).toEqual([true, true, true, false]);
  });
});
