import type { Store } from '@/store/open-store';
import { getPreferences } from '@/store/preferences';
import { prune } from '@/store/prune';

/** After a download: what is kept no longer goes, and what is there is found. */
export async function tidyUp({ database, search }: Store, today: string): Promise<void> {
  const { allCountriesOffline } = await database.read(getPreferences);
  await database.write('cache', (transaction) =>
    prune(transaction, today, { allCountries: allCountriesOffline }),
  );
  await search.refresh();
  await database.emptyLog();
}
