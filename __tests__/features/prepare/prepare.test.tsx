import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { EntryRequirementType as Type, EntryRequirementValue as Value } from '@/contract/entry-requirement';
import { NOTHING_TOLD } from '@/domain/about-me';
import { AboutMeScreen } from '@/features/prepare/about-me-screen';
import { CountryEntry } from '@/features/prepare/country-entry';
import { EntryRuleScreen } from '@/features/prepare/entry-rule-screen';
import { TripPrepare } from '@/features/prepare/trip-prepare';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveEntryRules } from '@/store/entry-rules';
import { replaceShelf } from '@/store/health-library';
import { savePreference } from '@/store/preferences';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { aDestination, anEntryRule, aShortCountry, aTrip, aVaccination } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const CHILE = { id: 'chile', name: 'Chile', country_code: 'CL', country_code_3: 'CHL' };
const ofChile = { origin_country: CHILE, origin_country_id: 'chile' };
const open = (changes: Parameters<typeof anEntryRule>[0]) =>
  anEntryRule({ type: Type.ForeignerMayEnter, value: Value.Yes, comment: null, ...changes });

/** To Peru, which asks for a form and a test, and to Chile, which lets everybody in. */
async function fill(transaction: Transaction): Promise<void> {
  await saveShortCountries(transaction, [
    aShortCountry(),
    aShortCountry({ id: 'chile', name: 'Chile', country_code: 'CL', slug: 'chile' }),
    aShortCountry({ id: 'germany', name: 'Germany', country_code: 'DE', slug: 'germany' }),
  ]);
  const destinations = [
    aDestination(),
    aDestination({ id: 'd2', country_id: 'chile', country_code: 'CL', departure_date: '2026-04-10' }),
  ];
  await saveTrips(transaction, [aTrip({ destinations })]);
  const test = { type: Type.TestCertificateRequired, value: Value.Yes, extras: { entry_hours: 72 } };
  const rules = {
    peru: [open({ id: 'open' }), anEntryRule({ id: 'form' }), anEntryRule({ id: 'test', ...test })],
    chile: [open({ id: 'cl-open', ...ofChile })],
  };
  for (const [country, ofCountry] of Object.entries(rules)) {
    await saveEntryRules(transaction, downloadNames.entryRequirements(country), ofCountry);
    for (const name of [downloadNames.entryRequirements(country), downloadNames.travelRestrictions(country)])
      await saveDownload(transaction, name, { checkedAt: NOW });
  }
}
const asGerman = async (transaction: Transaction) => {
  await fill(transaction);
  const aboutMe = { ...NOTHING_TOLD, nationality: 'DE', residence: 'DE' };
  await savePreference(transaction, 'aboutMe', aboutMe);
};

const onOpen = jest.fn();
const onBack = jest.fn();
const prepare = <TripPrepare tripId="trip-1" onOpen={onOpen} />;

describe('preparing a trip', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.clearAllMocks());

  it('says what it can’t know without a nationality, and where to tell it', async () => {
    await renderScreen(prepare, { fill, isOffline: true });
    expect(
      (await screen.findAllByText('We cannot tell without your nationality, where you live.')).length,
    ).toBe(2);
    expect(screen.getAllByText('We do not know')).toHaveLength(2);
    expect(screen.getByText('Visas are not part of this. Ask the embassy about them.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Say who you are' }));
    expect(onOpen).toHaveBeenCalledWith('/about-me');
  });

  it('gives each place its verdict in one line, and a dated list of what is asked', async () => {
    await renderScreen(prepare, { fill: asGerman, isOffline: true });
    expect(await screen.findByText('Yes, if …')).toBeOnTheScreen();
    expect(screen.getByText('You need: Negative test, Entry form.')).toBeOnTheScreen();
    expect(screen.getByText('No rule that we know of stands in your way.')).toBeOnTheScreen();
    expect(screen.getAllByText('Rules checked on Mar 4, 2026')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Passport: Germany' })).toBeOnTheScreen();
    const items = screen.getAllByRole('checkbox', { name: /Negative test|Entry form/ });
    // Whenever they land on the first of April, a test since the thirtieth of March is young enough.
    expect(items.map((item): unknown => item.props['aria-label'] ?? item.props.accessibilityLabel)).toEqual([
      'Negative test, not before Mar 30 · Peru · at most 72 hours before you land · from Mar 30, 00:00, local time there',
      'Entry form, by Apr 1 · Peru',
    ]);
  });

  it('names the states that have rules of their own, of which it can’t tell whether the trip leads there', async () => {
    const state = { id: 'loreto', name: 'Loreto', iso_code: 'PE-LOR', country_id: 'peru' };
    await renderScreen(prepare, {
      isOffline: true,
      fill: async (transaction) => {
        await asGerman(transaction);
        const closed = { type: Type.ForeignerMayEnter, value: Value.No };
        await saveEntryRules(transaction, downloadNames.travelRestrictions('peru'), [
          anEntryRule({
            id: 'loreto',
            ...closed,
            origin_country_division: state,
            origin_country_division_id: 'loreto',
          }),
        ]);
      },
    });
    expect(
      await screen.findByText(/It may be otherwise for you: we do not know which region you go to\./),
    ).toBeOnTheScreen();
    expect(screen.getByText(/Other rules may hold in: Loreto\.$/)).toBeOnTheScreen();
  });

  it('asks for nothing any more before a country that they have entered', async () => {
    await renderScreen(prepare, {
      isOffline: true,
      fill: async (transaction) => {
        await asGerman(transaction);
        const destinations = [aDestination({ departure_date: '2026-03-15' })];
        await saveTrips(transaction, [aTrip({ destinations, updated_at: '2026-03-05T00:00:00.000Z' })]);
      },
    });
    expect(await screen.findByText('Yes, if …')).toBeOnTheScreen();
    expect(screen.queryByRole('checkbox', { name: /^Entry form/ })).toBeNull();
  });

  it('keeps what is checked off, without a network, and lets it be taken back', async () => {
    const app = await renderScreen(prepare, { fill: asGerman, isOffline: true });
    fireEvent.press(await screen.findByRole('checkbox', { name: /^Entry form/ }));
    expect(await screen.findByText('1 of 2 done')).toBeOnTheScreen();
    expect(await app.opened.reads.unsent()).toEqual([]);
    fireEvent.press(await screen.findByRole('checkbox', { name: /^Entry form/, checked: true }));
    expect(await screen.findByText('0 of 2 done')).toBeOnTheScreen();
  });

  it('tells what the rules say, by their own words and sources, and asks before it opens one', async () => {
    await renderScreen(prepare, { fill: asGerman, isOffline: true });
    fireEvent.press((await screen.findAllByRole('button', { name: 'What the rules say' }))[0] ?? screen.root);
    expect(await screen.findByText('An entry form: Yes')).toBeOnTheScreen();
    expect(screen.getAllByText('For everybody').length).toBeGreaterThan(0);
    fireEvent.press(screen.getAllByRole('link', { name: 'Source: www.gob.pe' })[0] ?? screen.root);
    expect(await screen.findByText('https://www.gob.pe/entry')).toBeOnTheScreen();
  });

  it('shows no source that leads anywhere but to a page', async () => {
    const references = [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'not an address',
      'https://gov.example/a',
    ];
    await renderScreen(<EntryRuleScreen ruleId="form" onOpen={onOpen} onBack={onBack} />, {
      fill: (transaction) =>
        saveEntryRules(transaction, downloadNames.entryRequirements('peru'), [
          anEntryRule({ id: 'form', references }),
        ]),
      isOffline: true,
    });
    expect(await screen.findByText('Source: gov.example')).toBeOnTheScreen();
    expect(screen.getAllByText(/^Source/)).toHaveLength(1);
    fireEvent.press(screen.getByText('Can I enter Peru?'));
    expect(onOpen).toHaveBeenCalledWith('/country/peru?part=entry');
  });

  it('asks for less of somebody who only changes planes', async () => {
    await renderScreen(prepare, { fill: asGerman, isOffline: true });
    const [inPeru] = await screen.findAllByRole('checkbox', { name: 'I only change planes' });
    await act(async () => fireEvent.press(inPeru ?? screen.root));
    expect(await screen.findByText('We know of no rule for you. Ask the embassy.')).toBeOnTheScreen();
  });

  it('never gives a verdict by half of the rules', async () => {
    await renderScreen(prepare, {
      isOffline: true,
      fill: async (transaction) => {
        await asGerman(transaction);
        await transaction.run('delete from downloads where name = ?', [
          downloadNames.travelRestrictions('chile'),
        ]);
      },
    });
    expect(
      await screen.findByText('The rules of this country are not on this device yet.'),
    ).toBeOnTheScreen();
    expect(screen.getByText('We do not know')).toBeOnTheScreen();
  });

  it('is there for a country without a trip, without days', async () => {
    await renderScreen(<CountryEntry countryId="peru" onOpen={onOpen} />, {
      fill: asGerman,
      isOffline: true,
    });
    expect(await screen.findByText('Yes, if …')).toBeOnTheScreen();
    expect(screen.getByRole('checkbox', { name: 'Entry form' })).toBeOnTheScreen();
    expect(screen.queryByText('I only change planes')).toBeNull();
  });
});

describe('what a traveller says of themselves', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));

  it('is asked once, kept on this device, and says so', async () => {
    const app = await renderScreen(<AboutMeScreen onBack={onBack} />, {
      isOffline: true,
      fill: async (transaction) => {
        await fill(transaction);
        await replaceShelf(transaction, 'vaccinations', [
          aVaccination({ id: 'yellow', name: 'Yellow fever' }),
        ]);
      },
    });
    expect(await screen.findByText(/never sent/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: /^Nationality/ }));
    await act(async () => fireEvent.press(await screen.findByRole('radio', { name: 'Germany' })));
    fireEvent.press(await screen.findByRole('checkbox', { name: 'Yellow fever' }));
    await screen.findByRole('checkbox', { name: 'Yellow fever', checked: true });
    fireEvent.press(screen.getByRole('checkbox', { name: 'Yes' }));
    await waitFor(async () =>
      expect((await app.opened.reads.preferences()).aboutMe).toEqual({
        nationality: 'DE',
        residence: null,
        vaccinated: true,
        vaccinations: ['yellow'],
        vaccines: null,
      }),
    );
    expect(await app.opened.reads.unsent()).toEqual([]);
    const vaccines = screen.getAllByRole('checkbox', { name: 'None of them' });
    await act(async () => fireEvent.press(vaccines[1] ?? screen.root));
    expect((await app.opened.reads.preferences()).aboutMe?.vaccines).toEqual([]);
    expect(await screen.findByRole('checkbox', { name: 'None of them', checked: true })).toBeOnTheScreen();
  });
});
