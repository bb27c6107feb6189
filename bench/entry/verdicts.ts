import assert from 'node:assert';

import { judgeEntry } from '@/contract/entry-verdict';
import { NOTHING_TOLD } from '@/domain/about-me';
import { downloadNames } from '@/store/download-kinds';
import { listEntryRules, saveEntryRules } from '@/store/entry-rules';

import { compareRates } from '../compare';
import { openBenchStore, withFolder } from '../store/open-bench-store';
import { rateOf } from '../store/rate-of';
import { COUNTRIES, rulesOf } from './rules';

/** Every country and every nationality ten times, and no pair twice. */
const PAIRS = Array.from({ length: 2_500 }, (_, pair) => {
  const destination = COUNTRIES[pair % 250];
  const nationality = COUNTRIES[(pair + Math.floor(pair / 250) * 25) % 250];
  assert(destination && nationality);
  return { destination, nationality: nationality.country_code };
});

/** Whether somebody may enter, for 250 countries and 250 nationalities, from the rules that lie on the device. */
export async function measureVerdicts(): Promise<{ runs: number[] }> {
  return withFolder(async (folder) => {
    const { database } = await openBenchStore(folder);
    await database.write('cache', async (transaction) => {
      for (const [index, { id }] of COUNTRIES.entries())
        await saveEntryRules(transaction, downloadNames.entryRequirements(id), rulesOf(index));
    });
    const read = (countryId: string) => database.read((reader) => listEntryRules(reader, countryId));
    const kinds = new Set<string>();
    const judge = async ({ destination, nationality }: (typeof PAIRS)[number]) => {
      const rules = await read(destination.id);
      const verdict = judgeEntry(rules, {
        ...NOTHING_TOLD,
        nationality,
        residence: nationality,
        departure: nationality,
        departureDivision: null,
        destination: destination.country_code,
        destinationDivision: null,
        way: 'stay',
        arrival: '2026-12-10',
        today: '2026-11-16',
      });
      kinds.add(verdict.kind);
    };
    const perSecond = (work: (pair: (typeof PAIRS)[number]) => Promise<unknown>) =>
      rateOf(PAIRS.length, async () => {
        for (const pair of PAIRS) await work(pair);
      });
    const runs = await compareRates(
      () => perSecond(({ destination }) => read(destination.id)),
      () => perSecond(judge),
      { warmUps: 1, turns: 1 },
    );
    assert(kinds.size > 2, 'the rules let everybody in, or nobody');
    await database.close();
    return { runs };
  });
}
