import { queryOptions } from '@tanstack/react-query';

import type { Reads } from '@/runtime/reads';

export type Shelf = 'diseases' | 'medications' | 'vaccinations';

export const healthItemQueries = {
  one: (reads: Reads, shelf: Shelf, id: string) =>
    queryOptions({
      queryKey: ['health-library', shelf, 'one', id],
      queryFn: () => readItem(reads, shelf, id),
    }),
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
