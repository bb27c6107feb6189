import type { Reads } from '../reads';
import { readKnown, storeQuery } from './store-query';

export type Shelf = 'diseases' | 'medications' | 'vaccinations';

export const healthLibraryQueries = {
  item: (shelf: Shelf, id: string) =>
    storeQuery(['health-library', shelf, 'one', id], (reads) => readItem(reads, shelf, id)),
  /** All of them, by name. */
  vaccinations: () =>
    storeQuery(['health-library', 'vaccinations', 'all'], (reads) => reads.vaccinations.list()),
  diseases: (ids: readonly string[]) =>
    storeQuery(['health-library', 'diseases', 'some', ...ids], (reads) => readKnown(ids, reads.diseases.get)),
};

async function readItem(reads: Reads, shelf: Shelf, id: string) {
  switch (shelf) {
    case 'diseases': {
      const disease = await reads.diseases.get(id);
      return disease && { shelf, disease };
    }
    case 'medications': {
      const item = await reads.medications.get(id);
      return item && { shelf, name: item.name, datum: item.medication_datum };
    }
    case 'vaccinations': {
      const item = await reads.vaccinations.get(id);
      return item && { shelf, name: item.name, datum: item.vaccination_datum ?? null };
    }
  }
}

export type HealthItem = NonNullable<Awaited<ReturnType<typeof readItem>>>;
