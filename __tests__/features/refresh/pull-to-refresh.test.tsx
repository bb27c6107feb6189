import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { RefreshControl, type RefreshControlProps, Text } from 'react-native';

import { AdvisoryScreen } from '@/features/advisory/advisory-screen';
import { AlertScreen } from '@/features/alert/alert-screen';
import { AlertsScreen } from '@/features/alerts/alerts-screen';
import { CheckInsScreen } from '@/features/check-in/check-ins-screen';
import { IssueScreen } from '@/features/issues/issue-screen';
import { IssuesScreen } from '@/features/issues/issues-screen';
import { RequestScreen } from '@/features/responder/request-screen';
import { RequestsScreen } from '@/features/responder/requests-screen';
import { CountryScreen } from '@/features/country/country-screen';
import { ExploreScreen } from '@/features/explore/explore-screen';
import { HealthItemScreen } from '@/features/health-item/health-item-screen';
import { HelpScreen } from '@/features/help/help-screen';
import { HospitalScreen } from '@/features/hospital/hospital-screen';
import { InboxScreen } from '@/features/inbox/inbox-screen';
import { OutbreakScreen } from '@/features/outbreak/outbreak-screen';
import { EntryRuleScreen } from '@/features/prepare/entry-rule-screen';
import { SegmentScreen } from '@/features/segment/segment-screen';
import { TodayScreen } from '@/features/today/today-screen';
import { TripScreen } from '@/features/trip/trip-screen';
import { TripsScreen } from '@/features/trips/trips-screen';
import { saveAdvisories } from '@/store/advisories';
import { saveTripAlerts } from '@/store/alerts';
import { saveShortCountries } from '@/store/countries';
import { saveOutbreaks } from '@/store/disease-outbreaks';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { replaceShelf } from '@/store/health-library';
import { saveHospitals } from '@/store/hospitals';
import { savePreference } from '@/store/preferences';
import type { Transaction } from '@/store/store-database';
import { saveEntryRules } from '@/store/entry-rules';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { answering } from '../../support/app-fakes';
import { FakeNetwork } from '../../support/fake-network';
import { FakeSecrets } from '../../support/fake-secrets';
import { inCusco } from '../../support/on-the-spot';
import {
  aDisease,
  anAdvisory,
  anAlert,
  anEntryRule,
  aHospital,
  anOutbreak,
  aShortCountry,
  aTrip,
  aTripAlert,
} from '../../support/records';
import { NOW, openApp, renderIn } from '../../support/render-screen';
import { aFlight } from '../../support/segments';

// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

const way = { onOpen: jest.fn(), onBack: jest.fn() };
const tripWays = { ...way, onEdit: jest.fn(), onRemoved: jest.fn() };
const checkIn = <Text>check in</Text>;
const trips = (
  <TripsScreen onOpenTrip={jest.fn()} onAddTrip={jest.fn()} removedTripId={null} onRemovedSeen={jest.fn()} />
);
const country = <CountryScreen countryId="peru" {...way} />;
const help = <HelpScreen checkIn={checkIn} {...way} />;

const EVERYTHING = /\/trips(\?|$)/;
const PERU = /\/countries\/peru/;

/** Each screen that can be pulled, something that it shows, and what a refresh of it asks the service for. */
const SCREENS: [name: string, element: ReactElement, shows: string, asksFor: RegExp][] = [
  ['Today', <TodayScreen checkIn={checkIn} {...way} />, 'check in', EVERYTHING],
  ['Trips', trips, 'Andes', EVERYTHING],
  ['a trip', <TripScreen tripId="trip-1" {...tripWays} />, 'Andes', EVERYTHING],
  ['a trip that is gone', <TripScreen tripId="gone" {...tripWays} />, 'Try again', EVERYTHING],
  ['a flight', <SegmentScreen segmentId="air-1" {...way} />, 'Bogotá · BOG', EVERYTHING],
  ['a flight that is gone', <SegmentScreen segmentId="gone" {...way} />, 'Try again', EVERYTHING],
  ['a hospital', <HospitalScreen hospitalId="hospital-1" {...way} />, 'City hospital', EVERYTHING],
  ['a hospital that is gone', <HospitalScreen hospitalId="gone" {...way} />, 'Try again', EVERYTHING],
  ['Alerts', <AlertsScreen {...way} />, 'Roads closed', EVERYTHING],
  ['an alert', <AlertScreen alertId="alert-1" {...way} />, 'Roads closed', EVERYTHING],
  ['an advisory', <AdvisoryScreen advisoryId="advisory-1" {...way} />, 'Curfew', EVERYTHING],
  ['a disease', <HealthItemScreen shelf="diseases" itemId="disease-1" {...way} />, 'Malaria', EVERYTHING],
  [
    'a disease that is gone',
    <HealthItemScreen shelf="diseases" itemId="x" {...way} />,
    'Try again',
    EVERYTHING,
  ],
  ['a rule', <EntryRuleScreen ruleId="rule-1" {...way} />, 'An entry form: Yes', EVERYTHING],
  ['a rule that is gone', <EntryRuleScreen ruleId="gone" {...way} />, 'Try again', EVERYTHING],
  ['an outbreak', <OutbreakScreen outbreakId="outbreak-1" {...way} />, 'Dengue: Peru', EVERYTHING],
  ['an outbreak that is over', <OutbreakScreen outbreakId="gone" {...way} />, 'Try again', EVERYTHING],
  ['Explore', <ExploreScreen {...way} />, 'Peru', EVERYTHING],
  ['Help', help, 'check in', EVERYTHING],
  ['the inbox', <InboxScreen askedFor={null} {...way} />, 'Download', EVERYTHING],
  ['check-ins', <CheckInsScreen {...way} />, 'No check-ins yet', EVERYTHING],
  ['requests', <IssuesScreen {...way} />, 'No requests yet', EVERYTHING],
  ['a request that is gone', <IssueScreen issueId="gone" {...way} />, 'Try again', EVERYTHING],
  ['requests of others', <RequestsScreen onOpen={way.onOpen} />, 'Download', EVERYTHING],
  ['one of them that is gone', <RequestScreen requestId="gone" {...way} />, 'Try again', EVERYTHING],
];

/** Those that ask by themselves for what they lack. */
const ASKING: typeof SCREENS = [
  ['an alert of no trip', <AlertScreen alertId="gone" {...way} />, 'Try again', /\/alerts\/gone/],
  [
    'an advisory of no trip',
    <AdvisoryScreen advisoryId="gone" {...way} />,
    'Try again',
    /\/advisories\/gone/,
  ],
  ['a country', country, 'Peru', PERU],
  ['a country that is gone', <CountryScreen countryId="gone" {...way} />, 'Try again', /\/countries\/gone/],
];

async function fillWithHospital(transaction: Transaction): Promise<void> {
  await fill(transaction);
  await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [aHospital()]);
  await saveDownload(transaction, downloadNames.tripHospitals('trip-1'), { checkedAt: NOW });
}

async function fill(transaction: Transaction): Promise<void> {
  await saveShortCountries(transaction, [aShortCountry()]);
  await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW });
  await saveTrips(transaction, [aTrip({ name: 'Andes' })]);
  await saveEntryRules(transaction, downloadNames.entryRequirements('peru'), [anEntryRule()]);
  await saveOutbreaks(transaction, downloadNames.countryOutbreaks('peru'), [anOutbreak()]);
  await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
  await saveTripAlerts(transaction, 'trip-1', {
    trip_alerts: [aTripAlert(anAlert({ headline: 'Roads closed' }))],
    past_alerts: [],
  });
  await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
  await saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), [
    anAdvisory({ headline: 'Curfew' }),
  ]);
  await saveDownload(transaction, downloadNames.tripAdvisories('trip-1'), { checkedAt: NOW });
  await saveSegments(transaction, downloadNames.tripSegments('trip-1'), [aFlight()]);
  await saveDownload(transaction, downloadNames.tripSegments('trip-1'), { checkedAt: NOW });
  await replaceShelf(transaction, 'diseases', [aDisease()]);
  await savePreference(transaction, 'wifiOnly', true);
}

/** A traveller who is signed in, on a mobile network, with downloads for Wi-Fi only. The service answers that it is busy. */
async function onTheRoad(element: ReactElement) {
  const secrets = new FakeSecrets();
  const network = new FakeNetwork();
  network.joinCellular();
  const asked: string[] = [];
  const busy = answering(503);
  const app = await openApp({
    // Elsewhere there is none, so that Help offers to download those around.
    fill: element.type === HospitalScreen ? fillWithHospital : fill,
    dependencies: {
      secrets,
      network,
      createLocator: inCusco,
      service: {
        address: 'http://service.test',
        fetch: (url, init) => {
          if (init.method === 'GET') asked.push(new URL(url).pathname);
          return busy();
        },
      },
    },
  });
  // Only now, so that nothing was fetched by waking before the preference was there.
  secrets.kept.set('traveller-key', 'a-key');
  await renderIn(app, element);
  return { ...app, network, asked };
}

const control = () => screen.UNSAFE_getByType(RefreshControl).props as RefreshControlProps;
const pull = () => act(async () => control().onRefresh?.());
const press = (name: string) =>
  act(async () => {
    fireEvent.press(screen.getByRole('button', { name }));
  });
const heldBack = () => screen.queryByRole('button', { name: 'Download anyway' });
const has = (asked: readonly string[], path: RegExp) => asked.some((one) => path.test(one));

describe('pull to refresh', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });

  it.each(SCREENS)(
    'on %s holds back where downloads are for Wi-Fi only, says so, and downloads when told to',
    async (_, element, shows, asksFor) => {
      const { asked } = await onTheRoad(element);
      await screen.findAllByText(shows);
      expect(heldBack()).toBeNull();
      await pull();
      await waitFor(() => expect(heldBack()).toBeOnTheScreen());
      expect(asked).toEqual([]);

      await press('Download anyway');
      await waitFor(() => expect(heldBack()).toBeNull());
      expect(has(asked, asksFor)).toBe(true);
    },
  );

  it.each(ASKING)(
    'is not needed on %s, which says what holds it back, and downloads when told to',
    async (_, element, shows, asksFor) => {
      const { asked } = await onTheRoad(element);
      await screen.findAllByText(shows);
      await waitFor(() => expect(heldBack()).toBeOnTheScreen());
      expect(control().refreshing).toBe(false);
      expect(asked).toEqual([]);

      await press('Download anyway');
      await waitFor(() => expect(heldBack()).toBeNull());
      expect(has(asked, asksFor)).toBe(true);
    },
  );

  it.each(ASKING)('is not needed on %s once there is Wi-Fi', async (_, element, _shows, asksFor) => {
    const { asked, network } = await onTheRoad(element);
    await waitFor(() => expect(heldBack()).toBeOnTheScreen());
    await act(async () => network.joinWifi());
    await waitFor(() => expect(has(asked, asksFor)).toBe(true));
    expect(await screen.findByText('Try again')).toBeOnTheScreen();
  });

  it.each([...SCREENS, ...ASKING])('on %s downloads over Wi-Fi', async (_, element, shows, asksFor) => {
    const { asked, network } = await onTheRoad(element);
    await screen.findAllByText(shows);
    await act(async () => network.joinWifi());
    await pull();
    await waitFor(() => expect(has(asked, asksFor)).toBe(true));
    await waitFor(() => expect(control().refreshing).toBe(false));
    expect(heldBack()).toBeNull();
  });

  it('says no more that it holds back once there is Wi-Fi, or the traveller thinks better of it', async () => {
    const { network, opened } = await onTheRoad(trips);
    await screen.findByText('Andes');
    await pull();
    await waitFor(() => expect(heldBack()).toBeOnTheScreen());
    await act(async () => network.joinWifi());
    expect(heldBack()).toBeNull();

    await act(async () => network.joinCellular());
    await pull();
    await waitFor(() => expect(heldBack()).toBeOnTheScreen());
    await act(() => opened.mutations.savePreference('wifiOnly', false));
    await waitFor(() => expect(heldBack()).toBeNull());
  });

  it('says no more that it holds back once everything came, whoever asked for it', async () => {
    const { opened } = await onTheRoad(trips);
    await screen.findByText('Andes');
    await pull();
    await waitFor(() => expect(heldBack()).toBeOnTheScreen());
    await act(async () => {
      await opened.schedule.refresh({ evenIfMetered: true });
    });
    expect(heldBack()).toBeNull();
  });

  it('holds back the download of a country that is opened or pinned, and keeps the pin', async () => {
    const { asked, opened } = await onTheRoad(country);
    await screen.findByRole('heading', { name: 'Peru' });
    await waitFor(() => expect(heldBack()).toBeOnTheScreen());
    expect(screen.queryByText('The download did not succeed')).toBeNull();

    await act(async () => {
      fireEvent.press(screen.getByRole('switch', { name: /^Keep/ }));
    });
    await waitFor(async () => expect(await opened.reads.countries.pinnedIds()).toEqual(['peru']));
    expect(heldBack()).toBeOnTheScreen();
    expect(asked).toEqual([]);
    await press('Download anyway');
    await waitFor(() => expect(has(asked, PERU)).toBe(true));
  });

  it('holds back the hospitals around the traveller, and says so where they ask for them', async () => {
    const { asked } = await onTheRoad(help);
    fireEvent.press(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(heldBack()).toBeOnTheScreen());
    expect(asked).toEqual([]);
    await press('Download anyway');
    await waitFor(() => expect(has(asked, PERU)).toBe(true));
    await waitFor(() => expect(heldBack()).toBeNull());
  });
});
