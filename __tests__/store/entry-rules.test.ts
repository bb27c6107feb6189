import { downloadNames } from '@/store/download-kinds';
import { getEntryRule, listEntryRules, saveEntryRules } from '@/store/entry-rules';
import { prune } from '@/store/prune';
import { saveTrips } from '@/store/trips';

import { anEntryRule, aTrip } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

describe('the rules of a country', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
  });
  const requirements = (...rules: ReturnType<typeof anEntryRule>[]) =>
    device.write((transaction) =>
      saveEntryRules(transaction, downloadNames.entryRequirements('peru'), rules),
    );
  const restrictions = (...rules: ReturnType<typeof anEntryRule>[]) =>
    device.write((transaction) =>
      saveEntryRules(transaction, downloadNames.travelRestrictions('peru'), rules),
    );
  const idsOf = async (country: string) =>
    (await device.read((reader) => listEntryRules(reader, country))).map(({ id }) => id);

  it('are its requirements and its restrictions together', async () => {
    await requirements(anEntryRule({ id: 'form' }), anEntryRule({ id: 'insurance' }));
    await restrictions(anEntryRule({ id: 'curfew' }));
    expect((await idsOf('peru')).sort()).toEqual(['curfew', 'form', 'insurance']);
    expect(await idsOf('chile')).toEqual([]);
  });

  it('say nothing any more when they were taken back, and go when the device is tidied', async () => {
    await device.write((transaction) => saveTrips(transaction, [aTrip({ finish: '2026-06-20' })]));
    await requirements(anEntryRule({ id: 'form' }), anEntryRule({ id: 'insurance' }));
    await requirements(anEntryRule({ id: 'form' }));
    expect(await idsOf('peru')).toEqual(['form']);
    await device.write((transaction) => prune(transaction, '2026-06-15', { allCountries: false }));
    expect(await device.read((reader) => getEntryRule(reader, 'insurance'))).toBeNull();
    expect(await device.read((reader) => getEntryRule(reader, 'form'))).not.toBeNull();
  });

  it('are found by what they say and by their country, and named without the marks of a text', async () => {
    const comment = 'A **form** is filled in at [the ministry](https://www.gob.pe).';
    await requirements(anEntryRule({ comment }), anEntryRule({ id: 'rule-2', comment: null }));
    const [hit] = await device.store.search.find('ministry');
    expect(hit).toMatchObject({
      kind: 'entry_rules',
      id: 'rule-1',
      title: 'Peru: A form is filled in at the ministry.',
    });
    expect((await device.store.search.find('peru')).map(({ title }) => title)).toContain('Peru');
  });
});
