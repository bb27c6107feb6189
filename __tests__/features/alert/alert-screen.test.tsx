import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen } from '@testing-library/react-native';

import { AlertScreen } from '@/features/alert/alert-screen';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aDisease, anAlert, aShortCountry, aTrip, aTripAlert } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const HOUR = 3_600_000;

const landslide = anAlert({
  headline: 'Landslide on the road to Cusco',
  risk_level: 'high',
  category: 'health',
  start: '2026-03-18T00:00:00.000Z',
  finish: '2026-03-25T00:00:00.000Z',
  body: 'The road is **closed**.',
  body_advice: 'Take the train. [Timetable](https://rail.example/times)',
  disease_ids: ['disease-1', 'not-downloaded'],
  alert_sources: [{ _id: 's', host: 'news.example', url: 'https://news.example/landslide' }],
  airlines: [{ id: 'latam', name: 'LATAM Perú', iata: 'LP', icao: 'LPE' }],
  airports: [
    {
      id: 'cuz',
      name: 'Alejandro Velasco Astete',
      iata: 'CUZ',
      icao: null,
      faa: null,
      lat: -13.5,
      lng: -71.9,
    },
  ],
  country_divisions: [
    {
      id: 'cusco',
      name: 'Cusco',
      travel_status: 2,
      topo_json: { type: 'Topology', objects: {}, arcs: [] },
    },
  ],
});

async function fill(transaction: Transaction) {
  await saveTrips(transaction, [aTrip()]);
  await saveShortCountries(transaction, [aShortCountry()]);
  await replaceShelf(transaction, 'diseases', [aDisease()]);
  await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(landslide)], past_alerts: [] });
  await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW - 2 * HOUR });
}

describe('the alert screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const onOpen = jest.fn<undefined, [string]>();
  const onBack = jest.fn<undefined, []>();
  const outsideApps = new FakeOutsideApps();
  const open = (alertId: string) =>
    renderScreen(<AlertScreen alertId={alertId} onOpen={onOpen} onBack={onBack} />, {
      fill,
      isOffline: true,
      dependencies: { outsideApps },
    });

  it('says how serious, of what kind, when, how fresh, and what to do before what is happening', async () => {
    await open('alert-1');
    expect(await screen.findByRole('heading', { name: 'Landslide on the road to Cusco' })).toBeOnTheScreen();
    expect(screen.getByText('High')).toBeOnTheScreen();
    expect(screen.getByText('Health · Mar 18 – Mar 25')).toBeOnTheScreen();
    expect(screen.getByText('Checked 2 h ago · you are offline')).toBeOnTheScreen();
    const headings = screen.getAllByRole('heading').map(({ children }) => children[0]);
    expect(headings.indexOf('What to do')).toBeLessThan(headings.indexOf('What is happening'));
  });

  it('marks it read, once, to be told to the service', async () => {
    const { opened } = await open('alert-1');
    await screen.findByText('High');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect((await opened.reads.alerts.get('alert-1'))?.read).toBe(true);
    const unsent = await opened.reads.unsent();
    expect(unsent.map(({ kind }) => kind)).toEqual(['alert-read']);
  });

  it('leads to the places, the disease and the trip that it is about', async () => {
    await open('alert-1');
    fireEvent.press(await screen.findByText('Peru'));
    fireEvent.press(await screen.findByText('Malaria'));
    fireEvent.press(screen.getByText('Andes'));
    expect(onOpen.mock.calls).toEqual([['/country/peru'], ['/disease/disease-1'], ['/trip/trip-1']]);
    expect(screen.getByText('Cusco')).toBeOnTheScreen();
  });

  it('names its airlines and airports, with the codes that a ticket has', async () => {
    await open('alert-1');
    expect(await screen.findByText('Airlines concerned')).toBeOnTheScreen();
    expect(screen.getByText('LATAM Perú')).toBeOnTheScreen();
    expect(screen.getByText('LP · LPE')).toBeOnTheScreen();
    expect(screen.getByText('Alejandro Velasco Astete')).toBeOnTheScreen();
    expect(screen.getByText('CUZ')).toBeOnTheScreen();
  });

  it('opens a source only after showing where it leads', async () => {
    await open('alert-1');
    fireEvent.press(await screen.findByText('news.example'));
    expect(screen.getByText('https://news.example/landslide')).toBeOnTheScreen();
    expect(outsideApps.opened).toEqual([]);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Open' })));
    expect(outsideApps.opened).toEqual(['https://news.example/landslide']);
  });

  it('says that an alert is not here, and leads back', async () => {
    await open('no-such-alert');
    expect(await screen.findByText('This alert is not on this device')).toBeOnTheScreen();
    expect(screen.getByText('There is no network. It opens as soon as there is one.')).toBeOnTheScreen();
    fireEvent.press(screen.getAllByRole('button', { name: 'Back' })[0] ?? screen.root);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('is passed on with what, where, when and who says so, and nothing of the traveller', async () => {
    await open('alert-1');
    const button = await screen.findByRole('button', { name: 'Share this alert' });
    await act(async () => fireEvent.press(button));
    expect(outsideApps.shared).toEqual([
      'Landslide on the road to Cusco\nCusco, Peru\nMar 18 – Mar 25\nhttps://news.example/landslide',
    ]);
    expect(screen.queryByText(/Copied/)).toBeNull();

    outsideApps.sharing = 'copied';
    await act(async () => fireEvent.press(button));
    expect(screen.getByText('Copied. You can paste it into a message.')).toBeOnTheScreen();
    outsideApps.sharing = 'failed';
    await act(async () => fireEvent.press(button));
    expect(screen.getByText('This device can’t share or copy.')).toBeOnTheScreen();
  });
});
