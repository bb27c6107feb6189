import { EntryRequirementType as Type, EntryRequirementValue as Value } from '@/contract/entry-requirement';
import { NOTHING_TOLD } from '@/domain/about-me';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { readEntryOfCountry, readEntryOfTrip } from '@/store/entry';
import { saveEntryRules } from '@/store/entry-rules';
import { savePreference } from '@/store/preferences';
import { savePreparation } from '@/store/preparations';
import { exchangeTrip, forgetTrip, saveLocalTrip, saveTrips } from '@/store/trips';

import { aDestination, anEntryRule, aShortCountry, aTrip } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const TODAY = '2026-03-20';
const CHILE = { id: 'chile', name: 'Chile', country_code: 'CL', country_code_3: 'CHL' };
const ofChile = { origin_country: CHILE, origin_country_id: 'chile' };
const open = (changes: Parameters<typeof anEntryRule>[0]) =>
  anEntryRule({ type: Type.ForeignerMayEnter, value: Value.Yes, ...changes });

/** Peru lets everybody in who fills in a form; Chile nobody who comes from Peru. */
const RULES = {
  peru: [open({ id: 'pe-open' }), anEntryRule({ id: 'pe-form' })],
  chile: [
    open({ id: 'cl-open', ...ofChile }),
    open({
      id: 'cl-not-from-peru',
      value: Value.No,
      ...ofChile,
      affected_countries: [{ id: 'peru', name: 'Peru', country_code: 'PE', country_code_3: 'PER' }],
      affected_country_ids: ['peru'],
    }),
  ],
};
const TRIP = aTrip({
  destinations: [
    aDestination({ id: 'd2', country_id: 'chile', country_code: 'CL', departure_date: '2026-04-05' }),
    aDestination({ id: 'd1', departure_date: '2026-04-01' }),
    aDestination({ id: 'd3', departure_date: '2026-04-09' }),
  ],
});

describe('whether a traveller may enter', () => {
  let device: TestStore;
  beforeEach(async () => {
    device = await openTestStore({ inMemory: true });
    await device.write(async (transaction) => {
      await saveTrips(transaction, [TRIP]);
      for (const [country, rules] of Object.entries(RULES))
        await saveEntryRules(transaction, downloadNames.entryRequirements(country), rules);
    });
  });
  const tell = (nationality: string) =>
    device.write((transaction) =>
      savePreference(transaction, 'aboutMe', { ...NOTHING_TOLD, nationality, residence: nationality }),
    );
  const entries = async (tripId = 'trip-1') =>
    (await device.read((reader) => readEntryOfTrip(reader, tripId, TODAY))) ?? [];
  const check = (item: string, day: string | null, id = 'trip-1') =>
    device.write((transaction) => savePreparation(transaction, { of: 'trip', id }, item, day));

  it('is told of each place in the order of travel, by where they come from', async () => {
    await tell('DE');
    expect((await entries()).map(({ visit, verdict }) => [visit, verdict.kind])).toEqual([
      ['PE.1', 'yes-if'],
      ['CL.1', 'no'],
      ['PE.2', 'yes-if'],
    ]);
    const [peru, chile] = await entries();
    expect(peru?.tasks).toMatchObject([{ item: 'PE.1/entry-form', by: '2026-04-01', doneOn: null }]);
    expect(chile?.rules.map(({ id }) => id)).toEqual(['cl-not-from-peru']);
  });

  it('is not known before they have told who they are, and what is missing is said', async () => {
    const [peru] = await entries();
    expect(peru?.verdict).toMatchObject({ kind: 'unknown', missing: ['nationality', 'residence'] });
    expect(peru?.tasks).toHaveLength(1);
  });

  it('changes with what they say of the way', async () => {
    await tell('DE');
    await check('PE.1/transit', TODAY);
    const [first, , second] = await entries();
    expect(first).toMatchObject({ way: 'transit', verdict: { kind: 'unknown' } });
    expect(second).toMatchObject({ way: 'stay', verdict: { kind: 'yes-if' } });
  });

  it('keeps what was seen to, for each visit, until it is taken back or the trip goes', async () => {
    await check('PE.1/entry-form', '2026-03-19');
    const doneOn = async () => (await entries()).map(({ tasks }) => tasks[0]?.doneOn);
    expect(await doneOn()).toEqual(['2026-03-19', undefined, null]);
    await check('PE.1/entry-form', null);
    expect(await doneOn()).toEqual([null, undefined, null]);
    await check('PE.1/entry-form', '2026-03-20');
    await device.write((transaction) => forgetTrip(transaction, 'trip-1'));
    expect(await device.read((reader) => reader.all('select 1 from preparations'))).toEqual([]);
  });

  it('keeps it through the id that the service gives a trip', async () => {
    const local = { ...TRIP, id: 'local-1' };
    await device.write((transaction) => saveLocalTrip(transaction, local));
    await check('PE.1/entry-form', '2026-03-19', 'local-1');
    await device.write(async (transaction) => {
      await exchangeTrip(transaction, 'local-1', { ...TRIP, id: 'trip-9' });
      await transaction.run(`insert into exchanged_ids (local_id, service_id) values ('local-1', 'trip-9')`);
    });
    for (const id of ['trip-9', 'local-1'])
      expect((await entries(id))[0]?.tasks[0]?.doneOn).toBe('2026-03-19');
    await check('PE.1/entry-form', null, 'local-1');
    expect((await entries('trip-9'))[0]?.tasks[0]?.doneOn).toBeNull();
  });

  it('is told of a country without a trip, without days', async () => {
    await tell('DE');
    await device.write((transaction) => saveShortCountries(transaction, [aShortCountry()]));
    const entry = await device.read((reader) => readEntryOfCountry(reader, 'peru', TODAY));
    expect(entry).toMatchObject({
      verdict: { kind: 'yes-if' },
      tasks: [{ item: 'PE.1/entry-form', by: null }],
    });
    expect(await device.read((reader) => readEntryOfCountry(reader, 'nowhere', TODAY))).toBeNull();
  });
});
