import { getFromShelf, listShelf, replaceShelf } from '@/store/health-library';

import { aDisease, aMedication, aVaccination } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const malaria = aDisease({ id: 'malaria', name: 'Malaria' });
const dengue = aDisease({ id: 'dengue', name: 'Dengue' });

describe('the health library', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore();
    await device.write((transaction) => replaceShelf(transaction, 'diseases', [malaria, dengue]));
  });

  it('lists by name and gives each item whole', async () => {
    expect(await device.read((reader) => listShelf(reader, 'diseases'))).toEqual([dengue, malaria]);
    expect(await device.read((reader) => getFromShelf(reader, 'diseases', 'malaria'))).toEqual(malaria);
    expect(await device.read((reader) => getFromShelf(reader, 'diseases', 'unknown'))).toBeNull();
  });

  it('is replaced as a whole, shelf by shelf', async () => {
    const renamed = { ...malaria, name: 'Malaria tropica' };
    await device.write(async (transaction) => {
      await replaceShelf(transaction, 'medications', [aMedication()]);
      await replaceShelf(transaction, 'vaccinations', [aVaccination()]);
      await replaceShelf(transaction, 'diseases', [renamed]);
    });
    await device.read(async (reader) => {
      expect(await listShelf(reader, 'diseases')).toEqual([renamed]);
      expect(await listShelf(reader, 'medications')).toEqual([aMedication()]);
      expect(await listShelf(reader, 'vaccinations')).toEqual([aVaccination()]);
    });
  });

  it('loses nothing when only a part of it could be read', async () => {
    const renamed = { ...malaria, name: 'Malaria tropica' };
    await device.write((transaction) => replaceShelf(transaction, 'diseases', [renamed], 'part'));
    expect(await device.read((reader) => listShelf(reader, 'diseases'))).toEqual([dengue, renamed]);
  });

  it('writes nothing for what is the same', async () => {
    const heard: unknown[] = [];
    device.store.database.onChange((tables) => heard.push(tables));
    await device.write((transaction) => replaceShelf(transaction, 'diseases', [malaria, dengue]));
    expect(heard).toEqual([]);
  });
});
