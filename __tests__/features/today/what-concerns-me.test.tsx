import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { saveAlerts, saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { replaceMembers, saveFailedDownload } from '@/store/downloads';
import { savePreference } from '@/store/preferences';
import type { Transaction } from '@/store/store-database';

import { bringCountries } from '../../support/on-the-spot';
import { anAlert, aTripAlert } from '../../support/records';
import { NOW } from '../../support/render-screen';
import { bringTrip, HOUR, onOpen, seeToday } from './support/today';

async function bringAlerts(transaction: Transaction): Promise<void> {
  await bringTrip(transaction);
  const [low, high, read] = [
    anAlert({ id: 'low', headline: 'Marches', risk_level: 'low', created_at: '2026-03-19' }),
    anAlert({ id: 'high', headline: 'Clashes', risk_level: 'high', created_at: '2026-03-10' }),
    anAlert({ id: 'read', headline: 'Old news', risk_level: 'high' }),
  ];
  const over = anAlert({ id: 'over', risk_level: 'high', finish: '2026-03-19T23:59:59.000Z' });
  await saveTripAlerts(transaction, 'trip-1', {
    trip_alerts: [aTripAlert(low), aTripAlert(high), aTripAlert(read, { read: true }), aTripAlert(over)],
    past_alerts: [],
  });
}

describe('what concerns me, on Today', () => {
  beforeEach(() => jest.useFakeTimers());

  it('shows what is most urgent first, read or not, never what is over, with its freshness', async () => {
    await seeToday({ fill: bringAlerts });
    const cards = await screen.findAllByRole('link', { name: /Safety/ });
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveAccessibleName('New, High, Safety · since Mar 4, Clashes, Peru');
    expect(cards[1]).toHaveAccessibleName('High, Safety · since Mar 4, Old news, Peru, Read');
    expect(cards[2]).toHaveAccessibleName(/Marches/);
    fireEvent.press(cards[0] as never);
    expect(onOpen).toHaveBeenCalledWith('/alert/high');
    fireEvent.press(screen.getAllByRole('button', { name: 'When was this checked?' })[0] as never);
    expect(await screen.findByText('Checked just now')).toBeOnTheScreen();
  });

  it('shows what is around me beside what my trips have, and how far it is', async () => {
    const there380 = anAlert({ id: 'far', headline: 'Landslide', risk_level: 'high' });
    const here = anAlert({
      id: 'here',
      headline: 'Curfew',
      risk_level: 'high',
      finish: '2026-03-22T23:59:59.000Z',
    });
    await seeToday({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveAlerts(transaction, [there380, here]);
        await replaceMembers(transaction, downloadNames.alertsAround, [
          { id: 'far', details: { metres: 380_000 } },
          { id: 'here', details: { metres: 0 } },
        ]);
      },
    });
    expect(
      await screen.findByRole('link', {
        name: 'New, High, Safety · until Mar 22, Curfew, Peru · you are inside',
      }),
    ).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: /Landslide, Peru · 380\skm from you/ })).toBeOnTheScreen();
  });

  it('says that there is no alert only when the service said so', async () => {
    const { opened } = await seeToday({ fill: bringTrip });
    expect(await screen.findByText('No alerts that concern you now')).toBeOnTheScreen();
    await act(() =>
      opened.store.database.write('cache', (transaction) =>
        saveFailedDownload(transaction, downloadNames.tripAlerts('trip-1'), 'server', NOW),
      ),
    );
    expect(await screen.findByText('the service has a problem')).toBeOnTheScreen();
    expect(screen.queryByText('No alerts that concern you now')).toBeNull();
  });

  it('tells what is new since I looked before, and remembers that I looked', async () => {
    const { opened } = await seeToday({
      fill: async (transaction) => {
        await bringAlerts(transaction);
        await savePreference(transaction, 'visits', { last: NOW - 24 * HOUR, before: null });
      },
    });
    const link = await screen.findByRole('link', { name: /^1 new alert since yesterday/ });
    fireEvent.press(link);
    expect(onOpen).toHaveBeenCalledWith('/alerts');
    await waitFor(async () =>
      expect((await opened.reads.preferences()).visits).toEqual({ last: NOW, before: NOW - 24 * HOUR }),
    );
  });
});
