import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { CheckInStatus } from '@/contract/check-in';
import { TodayScreen } from '@/features/today/today-screen';
import { saveAlerts, saveTripAlerts } from '@/store/alerts';
import { replaceCheckInRequests, saveCheckIn } from '@/store/check-ins';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { replaceMembers, saveDownload, saveFailedDownload } from '@/store/downloads';
import { replaceNotifications } from '@/store/notifications';
import { parkEntry } from '@/store/outbox';
import { savePreference } from '@/store/preferences';
import { saveProfile } from '@/store/profile';
import { saveTrips } from '@/store/trips';
import type { Transaction } from '@/store/store-database';

import { FakeLocator } from '../../support/fake-locator';
import { FakeNotifications } from '../../support/fake-notifications';
import { FakeSecrets } from '../../support/fake-secrets';
import { FakeWebAppUpdates } from '../../support/fake-web-app-updates';
import { HandTimers } from '../../support/hand-timers';
import { bringCountries, CUSCO, inCusco } from '../../support/on-the-spot';
import {
  aCheckInRecord,
  aCheckInRequest,
  aDestination,
  anAlert,
  aNotification,
  aShortCountry,
  aTraveller,
  aTrip,
  aTripAlert,
} from '../../support/records';
import { NOW, type OnTheDevice, openApp, renderIn } from '../../support/render-screen';
import { scrolls } from '../../support/scrolls';

const HOUR = 3_600_000;
const TOWNS = [
  { id: 'lima', friendly_name: 'Lima', latitude: -12.05, longitude: -77.04 },
  { id: 'cusco', friendly_name: 'Cusco', latitude: -13.53, longitude: -71.97 },
];
const onOpen = jest.fn();
const today = <TodayScreen checkIn={<Text>the buttons</Text>} onOpen={onOpen} />;
async function there(changes: OnTheDevice = {}) {
  const app = await openApp({ fill: bringCountries, dependencies: { createLocator: inCusco }, ...changes });
  await renderIn(app, today);
  return app;
}

/** Takes nothing, and has not answered any question yet. */
const slow = {
  address: 'http://service.test',
  fetch: (_url: unknown, init?: { method?: string }) =>
    init?.method === 'GET'
      ? new Promise<Response>(() => undefined)
      : Promise.reject(new TypeError('The connection broke off.')),
};

function withKey(): FakeSecrets {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  return secrets;
}

async function bringTrip(transaction: Transaction): Promise<void> {
  await bringCountries(transaction);
  await saveTrips(transaction, [aTrip()]);
  await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
  await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
}

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

describe('today', () => {
  beforeEach(() => jest.useFakeTimers());

  it('has the check-in buttons before anything is known, and says that nothing was downloaded', async () => {
    await there({ fill: undefined, dependencies: {} });
    // Beside what scrolls: nothing that comes in moves them.
    expect(scrolls(screen.getByText('the buttons'))).toBe(false);
    expect(await screen.findByText('Not on this device yet')).toBeOnTheScreen();
    expect(screen.queryByText('No alerts that concern you now')).toBeNull();
  });

  describe('the first download', () => {
    /** On a device of which the app itself is kept, is not, or (null) is being fetched. */
    async function begin(isKept: boolean | null) {
      const updates = new FakeWebAppUpdates(isKept);
      const timers = new HandTimers();
      const { opened } = await there({
        fill: undefined,
        dependencies: { secrets: withKey(), service: slow, updates, timers },
      });
      expect(await screen.findByText('Bringing your trips to this device')).toBeOnTheScreen();
      expect(screen.getByRole('progressbar')).toBeOnTheScreen();
      const bring = (name: string) =>
        act(async () => {
          await opened.store.database.write('cache', (transaction) =>
            saveDownload(transaction, name, { checkedAt: NOW }),
          );
          // What a sync brings is shown within half a second.
          timers.pass(500);
        });
      return { updates, bring };
    }

    it('shows how far it is, and says when the network may go', async () => {
      const { bring } = await begin(true);
      await bring(downloadNames.trips);
      expect(screen.getByRole('progressbar')).toBeOnTheScreen();
      await bring(downloadNames.shortCountries);
      expect(await screen.findByText(/^All your trips are on this device.* now\.$/)).toBeOnTheScreen();
      expect(screen.queryByRole('progressbar')).toBeNull();
    });

    it('is not over before a browser has the app itself', async () => {
      const { updates, bring } = await begin(null);
      await bring(downloadNames.trips);
      await bring(downloadNames.shortCountries);
      expect(screen.getByRole('progressbar')).toBeOnTheScreen();
      act(() => updates.keep(true));
      expect(await screen.findByText(/^All your trips are on this device.* now\.$/)).toBeOnTheScreen();
    });

    it('says what can be counted on where a browser does not keep the app', async () => {
      const { bring } = await begin(false);
      await bring(downloadNames.trips);
      await bring(downloadNames.shortCountries);
      expect(await screen.findByText(/^All your trips are on this device.*open/)).toBeOnTheScreen();
    });
  });

  it('has no progress to show where all trips are here', async () => {
    await there({
      fill: async (transaction) => {
        await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
        await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW });
      },
      dependencies: { secrets: withKey(), service: slow },
    });
    expect(await screen.findByText('No alerts that concern you now')).toBeOnTheScreen();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names the country where I am, its status and its numbers', async () => {
    await there();
    expect(await screen.findByRole('heading', { name: 'Peru' })).toBeOnTheScreen();
    expect(screen.getByText('You are in')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Call 105, Police' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Caution, Peru, Exercise high caution' }));
    expect(onOpen).toHaveBeenCalledWith('/country/peru');
  });

  it('names the town too, where one of my trips is near enough to know it', async () => {
    await there({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveTrips(transaction, [
          aTrip({ destinations: [aDestination({ destination_locations: TOWNS })] }),
        ]);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Cusco, Peru' })).toBeOnTheScreen();
    expect(screen.getByText('You are in')).toBeOnTheScreen();
  });

  it('names no town where the position could be in another', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.grant();
    locator.remember(CUSCO, NOW, 50_000);
    await there({
      dependencies: { createLocator: () => locator },
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveTrips(transaction, [
          aTrip({ destinations: [aDestination({ destination_locations: TOWNS })] }),
        ]);
      },
    });
    expect(await screen.findByRole('heading', { name: 'Peru' })).toBeOnTheScreen();
  });

  it('has the number that reaches everybody before all others', async () => {
    const contact = (typ: 90 | 98, val: string, order: number) => ({ typ, val, order, note: null });
    await there({
      fill: (transaction) =>
        saveShortCountries(transaction, [
          aShortCountry({ emerg_numbers: [contact(90, '105', 1), contact(98, '911', 2)] }),
        ]),
    });
    const [first, second] = await screen.findAllByRole('button', { name: /^Call/ });
    expect(first).toHaveAccessibleName('Call 911, All emergencies');
    expect(second).toHaveAccessibleName('Call 105, Police');
  });

  it('asks for the position with a sentence of why, and shows the place then', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    await locator.moveTo(CUSCO);
    await there({ dependencies: { createLocator: () => locator } });
    expect(await screen.findByText(/Your company gets it with your check-ins/)).toBeOnTheScreen();
    expect(locator.asked).toEqual([]);
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Find where I am' })));
    expect(await screen.findByRole('heading', { name: 'Peru' })).toBeOnTheScreen();
  });

  it('leaves the choice of a country to those who would rather not tell', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    locator.refuse('blocked');
    await there({ dependencies: { createLocator: () => locator } });
    fireEvent.press(await screen.findByRole('button', { name: 'Choose a country' }));
    await act(async () => fireEvent.press(await screen.findByText('Colombia')));
    expect(await screen.findByRole('heading', { name: 'Colombia' })).toBeOnTheScreen();
    expect(screen.getByText('Your choice')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Call 123, Police' })).toBeOnTheScreen();
  });

  it('tells when I was there, where that is some time ago', async () => {
    let now = NOW;
    await there({
      dependencies: { createLocator: inCusco, clock: { now: () => now, today: () => '2026-03-20' } },
    });
    expect(await screen.findByText('You are in')).toBeOnTheScreen();
    now += 2 * HOUR;
    act(() => jest.advanceTimersByTime(60_000));
    expect(await screen.findByText('2 h ago you were in')).toBeOnTheScreen();
  });

  it('shows what is most urgent first, read or not, never what is over, with its freshness', async () => {
    await there({ fill: bringAlerts });
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
    await there({
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
    const { opened } = await there({ fill: bringTrip });
    expect(await screen.findByText('No alerts that concern you now')).toBeOnTheScreen();
    await act(() =>
      opened.store.database.write('cache', (transaction) =>
        saveFailedDownload(transaction, downloadNames.tripAlerts('trip-1'), 'server', NOW),
      ),
    );
    expect(await screen.findByText('the service has a problem')).toBeOnTheScreen();
    expect(screen.queryByText('No alerts that concern you now')).toBeNull();
  });

  it('counts the days to the next trip, and says where it leads first', async () => {
    await there({ fill: bringTrip });
    fireEvent.press(await screen.findByRole('link', { name: /^Next trip · in 12 days, Peru, .*, Andes$/ }));
    expect(onOpen).toHaveBeenCalledWith('/trip/trip-1');
  });

  it('says where the trip under way leads next, with how safe it is there, and then when it ends', async () => {
    let today = '2026-04-02';
    const both = [
      aDestination({ departure_date: '2026-04-01', return_date: '2026-04-05' }),
      aDestination({
        id: 'in-colombia',
        country_id: 'colombia',
        country_code: 'CO',
        departure_date: '2026-04-05',
        return_date: '2026-04-10',
        destination_locations: TOWNS.slice(0, 1).map((town) => ({ ...town, friendly_name: 'Cali' })),
      }),
    ];
    await there({
      dependencies: { createLocator: inCusco, clock: { now: () => NOW, today: () => today } },
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveTrips(transaction, [aTrip({ destinations: both })]);
      },
    });
    expect(
      await screen.findByRole('link', {
        name: 'Next · in 3 days, Cali, Colombia, Apr 5 – Apr 10, Normal, Andes · day 2 of 10',
      }),
    ).toBeOnTheScreen();
    today = '2026-04-08';
    act(() => jest.advanceTimersByTime(60_000));
    expect(
      await screen.findByRole('link', {
        name: 'Next · in 2 days, Your trip ends, Apr 10, Andes · day 8 of 10',
      }),
    ).toBeOnTheScreen();
  });

  it('puts an open request to check in on top', async () => {
    await there({ fill: (transaction) => replaceCheckInRequests(transaction, [aCheckInRequest()]) });
    fireEvent.press(await screen.findByRole('link', { name: /Your company asks: are you safe/ }));
    expect(onOpen).toHaveBeenCalledWith('/check-in?request=request-1');
  });

  it('tells what waits to be sent, and what needs me', async () => {
    const { opened } = await there({ isOffline: true });
    const context = { newId: () => `id-${Math.random()}`, now: () => NOW };
    await act(async () => {
      await opened.store.database.write('user', (transaction) =>
        saveCheckIn(transaction, { ...aCheckInRecord(), status: CheckInStatus.Safe }, context),
      );
    });
    expect(
      await screen.findByText(/^Offline\. 1 check-in from .* is waiting to be sent\.$/),
    ).toBeOnTheScreen();

    const [entry] = await opened.reads.unsent();
    await act(() =>
      opened.store.database.write('cache', (transaction) =>
        parkEntry(transaction, entry?.id ?? '', { status: 422, message: 'No.', fields: [] }),
      ),
    );
    fireEvent.press(await screen.findByRole('link', { name: /1 item needs you/ }));
    expect(onOpen).toHaveBeenCalledWith('/offline-data');
  });

  it('makes no quiet line of a call for help that waits', async () => {
    const { opened } = await there({ isOffline: true });
    const context = { newId: () => `id-${Math.random()}`, now: () => NOW };
    await act(() =>
      opened.store.database.write('user', (transaction) =>
        saveCheckIn(transaction, aCheckInRecord(), context),
      ),
    );
    expect(await opened.reads.unsent()).toHaveLength(1);
    expect(await screen.findByText('the buttons')).toBeOnTheScreen();
    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  });

  it('counts a call for help among no quiet things that wait', async () => {
    const { opened } = await there({ isOffline: true });
    const context = { newId: () => `id-${Math.random()}`, now: () => NOW };
    await act(() =>
      opened.store.database.write('user', async (transaction) => {
        await saveCheckIn(transaction, aCheckInRecord(), context);
        await saveCheckIn(transaction, { ...aCheckInRecord(), status: CheckInStatus.Safe }, context);
      }),
    );
    expect(
      await screen.findByText(/^Offline\. 1 check-in from .* is waiting to be sent\.$/),
    ).toBeOnTheScreen();
  });

  it('leads to settings and to the inbox, with what is unread', async () => {
    await there({
      fill: async (transaction) => {
        await saveProfile(transaction, aTraveller({ last_name: 'Byron' }));
        await replaceNotifications(transaction, [aNotification()]);
      },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Inbox, 1 unread' }));
    fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
    expect(onOpen.mock.calls.slice(-2)).toEqual([['/inbox'], ['/settings']]);
    expect(screen.getByText('AB', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  it('tells what is new since I looked before, and remembers that I looked', async () => {
    const { opened } = await there({
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

  it('asks to be heard with a sentence of why, once', async () => {
    const notifications = new FakeNotifications(() => NOW);
    await there({ dependencies: { createLocator: inCusco, notifications } });
    expect(await screen.findByText(/also while it is closed/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Tell me' }));
    await waitFor(() => expect(screen.queryByText(/also while it is closed/)).toBeNull());
  });

  it('asks for the position too where the trip tells the country', async () => {
    const locator = new FakeLocator({ now: () => NOW });
    await there({
      dependencies: { createLocator: () => locator, clock: { now: () => NOW, today: () => '2026-04-02' } },
      fill: bringTrip,
    });
    expect(await screen.findByText('By your trip, you are in')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Call 105, Police' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Find where I am' })).toBeOnTheScreen();
  });
});
