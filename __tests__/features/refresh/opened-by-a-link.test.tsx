import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { AdvisoryScreen } from '@/features/advisory/advisory-screen';
import { AlertScreen } from '@/features/alert/alert-screen';
import { CountryScreen } from '@/features/country/country-screen';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';

import { TestApp } from '../../support/app-fakes';
import { FakeNetwork } from '../../support/fake-network';
import { FakeSecrets } from '../../support/fake-secrets';
import { aCountry, aHospital, aMap, anAdvisory, anAlert, aShortCountry } from '../../support/records';
import { NOW, openApp, renderIn, type OpenApp } from '../../support/render-screen';

// The map has tests of its own.
jest.mock('@/map/travel-map', () => ({ TravelMap: () => null }));

const way = { onOpen: jest.fn(), onBack: jest.fn() };
const HOUR = 3_600_000;

const strike = anAlert({ id: 'strike', headline: 'Strike in Lyon' });
const CONTENT: Record<string, unknown> = {
  '/api/v1/alerts/strike/from_push': { alert: strike, trip_ids: [] },
  '/api/v1/advisories/curfew': anAdvisory({ id: 'curfew', headline: 'Curfew in Lima' }),
  '/api/v1/countries/peru': aCountry({ sec_personal: 'Watch your bag.' }),
  '/api/v1/countries/peru/map_data': aMap('peru'),
  '/api/v1/countries/peru/alerts': [anAlert({ headline: 'Landslide' })],
  '/api/v1/countries/peru/advisories': [],
  '/api/v1/countries/peru/hospitals': [aHospital()],
  '/api/v2/countries/peru/entry_requirements': [],
  '/api/v2/countries/peru/travel_restrictions': [],
  '/api/v2/countries/peru/disease_outbreaks': [],
};

/** A traveller who has no trip at all. */
class SmallService {
  readonly asked: string[] = [];
  isDown = false;

  readonly fetch = async (url: string): Promise<Response> => {
    const { pathname } = new URL(url);
    if (this.isDown) return new Response('{}', { status: 503 });
    this.asked.push(pathname);
    const found = CONTENT[pathname];
    const error = { code: 'not_found', message: 'There is no such thing.' };
    return new Response(JSON.stringify(found ?? { error }), { status: found ? 200 : 404 });
  };
}

async function fill(transaction: Transaction): Promise<void> {
  await saveShortCountries(transaction, [aShortCountry()]);
  await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW });
}

describe('what a link leads to', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  let service: SmallService;
  let network: FakeNetwork;
  let time: number;
  beforeEach(() => {
    service = new SmallService();
    network = new FakeNetwork();
    time = NOW;
  });
  const open = async (element: ReactElement) => {
    const secrets = new FakeSecrets();
    const clock = { now: () => time, today: () => new Date(time).toISOString().slice(0, 10) };
    const app = await openApp({
      fill,
      dependencies: {
        secrets,
        network,
        clock,
        service: { address: 'http://service.test', fetch: service.fetch },
      },
    });
    // Only now, so that waking has fetched nothing.
    secrets.kept.set('traveller-key', 'a-key');
    await renderIn(app, element);
    return app;
  };
  /** Left, and opened once more. */
  const openAgain = ({ runtime }: OpenApp, element: ReactElement) => {
    screen.rerender(<TestApp runtime={runtime}>{null}</TestApp>);
    screen.rerender(<TestApp runtime={runtime}>{element}</TestApp>);
  };
  const alert = (id: string) => <AlertScreen alertId={id} {...way} />;

  it.each([
    ['an alert', alert('strike'), 'Strike in Lyon'],
    ['an advisory', <AdvisoryScreen advisoryId="curfew" {...way} />, 'Curfew in Lima'],
  ])('is fetched and kept, be it %s of no trip', async (_, element, headline) => {
    const app = await open(element);
    expect(await screen.findByText(headline)).toBeOnTheScreen();
    expect(service.asked).toHaveLength(1);

    act(() => network.cut());
    openAgain(app, element);
    expect(await screen.findByText(headline)).toBeOnTheScreen();
    expect(screen.getByText('Checked just now · you are offline')).toBeOnTheScreen();
  });

  it('is looked at again when that was long ago, and not before', async () => {
    const app = await open(alert('strike'));
    await screen.findByText('Strike in Lyon');
    openAgain(app, alert('strike'));
    await screen.findByText('Strike in Lyon');
    expect(service.asked).toHaveLength(1);
    time += 2 * HOUR;
    openAgain(app, alert('strike'));
    await waitFor(() => expect(service.asked).toHaveLength(2));
  });

  it('is opened as soon as there is a network', async () => {
    network.cut();
    await open(alert('strike'));
    expect(
      await screen.findByText('There is no network. It opens as soon as there is one.'),
    ).toBeOnTheScreen();
    await act(async () => network.joinWifi());
    expect(await screen.findByText('Strike in Lyon')).toBeOnTheScreen();
  });

  it('is said to be gone where the service says so, and not where it says nothing', async () => {
    await open(alert('gone'));
    const gone = 'It has been withdrawn, or the link is not complete.';
    expect(await screen.findByText(gone)).toBeOnTheScreen();
    screen.unmount();
    service.isDown = true;
    await open(alert('strike'));
    expect(await screen.findByText('It could not be fetched just now.')).toBeOnTheScreen();
    service.isDown = false;
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('Strike in Lyon')).toBeOnTheScreen();
  });

  it('is a whole country, which comes by itself', async () => {
    const app = await open(<CountryScreen countryId="peru" {...way} />);
    expect(await screen.findByText('Landslide')).toBeOnTheScreen();
    expect(screen.getByText('Lima')).toBeOnTheScreen();
    await waitFor(() => expect(service.asked).toHaveLength(8));
    openAgain(app, <CountryScreen countryId="peru" {...way} />);
    await screen.findByText('Landslide');
    expect(service.asked).toHaveLength(8);
  });

  it('is a country that did not come, and says so, and comes when told to', async () => {
    service.isDown = true;
    await open(<CountryScreen countryId="peru" {...way} />);
    expect(await screen.findByText('The download did not succeed')).toBeOnTheScreen();
    service.isDown = false;
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('Landslide')).toBeOnTheScreen();
    expect(screen.queryByText('The download did not succeed')).toBeNull();
  });
});
