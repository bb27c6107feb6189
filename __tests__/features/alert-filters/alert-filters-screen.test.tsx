import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SAFETY_KIND_IDS } from '@/contract/safety-kinds';
import { AlertFiltersScreen } from '@/features/alert-filters/alert-filters-screen';
import { AppFrame } from '@/features/gate/app-frame';
import { saveListedAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { listEntries } from '@/store/outbox';
import { savePreference } from '@/store/preferences';
import { saveProfile } from '@/store/profile';
import { refuseEntry } from '@/store/refusals';
import type { Transaction } from '@/store/store-database';

import { anAlert, aTraveller } from '../../support/records';
import { NOW, openApp, renderIn, renderScreen, type OpenApp } from '../../support/render-screen';

const { crime } = SAFETY_KIND_IDS;
const onOpen = jest.fn();
const onBack = jest.fn();
const guard = {
  setUnsaved: jest.fn(),
  isAsking: false,
  stay: jest.fn(),
  leave: jest.fn(),
  release: jest.fn(),
};
const filters = <AlertFiltersScreen guard={guard} onOpen={onOpen} onBack={onBack} />;

const theft = anAlert({
  id: 'theft',
  headline: 'Thefts',
  risk_level: 'low',
  safety_ids: [crime],
  created_at: '2026-03-15',
});
const war = anAlert({
  id: 'war',
  headline: 'War',
  risk_level: 'high',
  full_country_ids: ['peru'],
  safety_ids: [SAFETY_KIND_IDS['armed-conflict']],
  created_at: '2026-03-10',
});
const old = anAlert({ id: 'old', headline: 'Long ago', safety_ids: [crime], created_at: '2026-01-01' });

const fill = async (transaction: Transaction) => {
  await saveProfile(transaction, aTraveller({ alert_filters: [] }));
  await saveListedAlerts(transaction, downloadNames.countryAlerts('peru'), [theft, war, old]);
};
const chip = (name: string) => screen.findByRole('checkbox', { name });
const tap = async (name: string) => fireEvent.press(await chip(name));
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const sent = async ({ opened }: OpenApp) => (await opened.reads.unsent()).map(({ payload }) => payload);

describe('what a traveller wants to hear', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
    jest.clearAllMocks();
  });

  it('shows what a choice would have left out, and keeps it without a network', async () => {
    const app = await renderScreen(filters, { fill, isOffline: true });
    expect(
      await screen.findByText('This would have left out 0 of 2 that came to this device.'),
    ).toBeOnTheScreen();
    await tap('Crime: Low');
    expect(
      await screen.findByText('This would have left out 1 of 2 that came to this device.'),
    ).toBeOnTheScreen();
    expect(guard.setUnsaved).toHaveBeenLastCalledWith(true);
    fireEvent.press(screen.getByRole('link', { name: /^Thefts/ }));
    expect(onOpen).toHaveBeenCalledWith('/alert/theft');
    press('Save');
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(guard.release).toHaveBeenCalledTimes(1);
    expect(await sent(app)).toEqual([
      {
        filters: [{ risk_levels: [0], safety_category_id: crime, includes_high_for_whole_country: false }],
      },
    ]);
    expect(await screen.findByText('Not sent yet')).toBeOnTheScreen();
  });

  it('says nothing to the service where nothing was changed', async () => {
    const app = await renderScreen(filters, { fill });
    await tap('Crime: Low');
    await tap('Crime: Low');
    press('Save');
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(await sent(app)).toEqual([]);
  });

  it('shows a risk that is left out of every kind in each of them', async () => {
    await renderScreen(filters, { fill });
    await tap('Every kind: Low');
    expect(await chip('Strikes: Low')).toBeChecked();
    expect(await chip('Strikes: Low')).toBeDisabled();
    expect(await chip('Strikes: High')).not.toBeChecked();
  });

  it('warns before anything hides high risk for a whole country, and keeps telling of it if asked to', async () => {
    const app = await renderScreen(filters, { fill });
    await tap('Armed conflict: High');
    expect(screen.queryByRole('link', { name: /^War/ })).not.toBeOnTheScreen();
    fireEvent.press(await screen.findByRole('switch', { name: /^Also high risk for a whole country/ }));
    expect(await screen.findByRole('link', { name: /^War/ })).toBeOnTheScreen();
    press('Save');
    expect(await screen.findByText('Leave out even the gravest?')).toBeOnTheScreen();
    expect(await sent(app)).toEqual([]);
    press('Keep telling me of these');
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(await sent(app)).toMatchObject([{ filters: [{ includes_high_for_whole_country: false }] }]);
  });

  it('hides even that for whoever insists', async () => {
    const app = await renderScreen(filters, { fill });
    await tap('Armed conflict: High');
    fireEvent.press(await screen.findByRole('switch', { name: /^Also high risk for a whole country/ }));
    press('Save');
    fireEvent.press(await screen.findByRole('button', { name: 'Leave them out too' }));
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
    expect(await sent(app)).toMatchObject([{ filters: [{ includes_high_for_whole_country: true }] }]);
  });

  it('waits for what was chosen before', async () => {
    await renderScreen(filters);
    expect(await screen.findByText('Not here yet')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeOnTheScreen();
  });

  it('says why the service refused it, and leads to where it can be given up', async () => {
    const app = await openApp({ fill });
    await app.opened.mutations.changeAlertFilters([
      { risk_levels: [0], safety_category_id: crime, includes_high_for_whole_country: false },
    ]);
    await app.opened.store.database.write('user', async (transaction) => {
      const [entry] = await listEntries(transaction);
      if (entry) await refuseEntry(transaction, entry, { status: 422, message: 'Too many.', fields: [] });
    });
    await renderIn(app, filters);
    expect(await screen.findByText('Too many.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: /^The service did not take this/ }));
    expect(onOpen).toHaveBeenCalledWith('/offline-data');
  });

  it.each([
    ['de', 'Kriminalität: Gering', 'Von 2 Meldungen auf diesem Gerät wären 1 weggelassen worden.'],
    ['es', 'Delincuencia: Bajo', 'Se habrían omitido 1 de los 2 avisos que llegaron a este dispositivo.'],
    ['fr', 'Criminalité\u00A0: Faible', 'Cela aurait laissé de côté 1 avis sur 2 arrivés sur cet appareil.'],
  ] as const)('speaks the language %s', async (language, name, summary) => {
    const app = await openApp({
      fill: async (transaction) => {
        await fill(transaction);
        await savePreference(transaction, 'language', language);
      },
    });
    await renderIn(app, <AppFrame>{filters}</AppFrame>);
    await tap(name);
    expect(await screen.findByText(summary)).toBeOnTheScreen();
  });

  it('asks before what was not saved is lost', async () => {
    await renderScreen(
      <AlertFiltersScreen guard={{ ...guard, isAsking: true }} onOpen={onOpen} onBack={onBack} />,
      { fill },
    );
    fireEvent.press(await screen.findByRole('button', { name: 'Leave' }));
    expect(guard.leave).toHaveBeenCalledTimes(1);
  });
});
