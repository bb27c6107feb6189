import 'react-native-gesture-handler/jestSetup';

import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { TripScreen } from '@/features/trip/trip-screen';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import { saveSegments } from '@/store/segments';
import { saveTrips } from '@/store/trips';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { aHospital, aShortCountry, aTrip } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';
import { aFlight, aSegment } from '../../support/segments';

const navigation = { onOpen: jest.fn(), onBack: jest.fn(), onEdit: jest.fn(), onRemoved: jest.fn() };
const PRINT = { name: 'Print or save as PDF' };

const stay = aSegment('hotel', {
  hotel_name: 'San Blas <b>',
  city_name: 'Cusco',
  address1: 'Calle 5',
  lat: -13.52,
  lng: -71.97,
  checkin_date: '2026-04-02',
  checkout_date: '2026-04-05',
});
const far = aHospital({ id: 'far', name: 'Far away', location: [-77.03, -12.05] });
const near = aHospital({
  name: 'City hospital',
  contact_details: [{ typ: 0, val: '+51 84 240000', order: 1, note: null }],
});

describe('a trip on paper', () => {
  beforeEach(() => jest.useFakeTimers());

  const seeTrip = (outsideApps: FakeOutsideApps) =>
    renderScreen(<TripScreen tripId="trip-1" {...navigation} />, {
      isOffline: true,
      dependencies: { outsideApps },
      fill: async (transaction) => {
        const numbers = [{ typ: 90 as const, val: '105', order: 1, note: null }];
        await saveShortCountries(transaction, [aShortCountry({ emerg_numbers: numbers })]);
        await saveTrips(transaction, [aTrip({ name: 'Andes' })]);
        await saveSegments(transaction, downloadNames.tripSegments('trip-1'), [
          aFlight({ estimated_departure: '2026-04-02T14:20:00' }),
          stay,
        ]);
        await saveDownload(transaction, downloadNames.tripSegments('trip-1'), { checkedAt: NOW });
        await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [far, near]);
      },
    });

  const print = async () => {
    const outsideApps = new FakeOutsideApps();
    await seeTrip(outsideApps);
    fireEvent.press(await screen.findByRole('button', PRINT));
    await waitFor(() => expect(outsideApps.printed).toHaveLength(1));
    const [page] = outsideApps.printed;
    return { name: page?.name, text: toText(page?.html ?? '') };
  };

  it('says whom to call, what is booked when and where, and where the nearest hospital is', async () => {
    const { name, text } = await print();
    expect(name).toBe('Andes');
    expect(text).toContain('Whom to call\nPeru\n105 · Police');
    expect(text).toContain('Thursday, Apr 2, 2026');
    expect(text).toMatch(/14:20 UTC−\u20605\n(.+\n)?BOG → LIM\n15 min late\nAV 9145/);
    expect(text).toMatch(/Arrival 17:\d\d UTC−\u20605 Lima/);
    expect(text).toContain('San Blas &lt;b&gt;\n3\u00A0nights\nCalle 5, Cusco');
    expect(text).toContain('City hospital\n+5184240000\nCusco');
    expect(text).not.toContain('Far away');
  });

  it('tells that something of it was missing, and when it was printed', async () => {
    const { text } = await print();
    expect(text).toMatch(/Printed on Mar (19|20), 2026, .*did not have all of the trip/);
  });

  it('is made once for two quick taps: the second would take away the file that the first hands on', async () => {
    const outsideApps = new FakeOutsideApps();
    await seeTrip(outsideApps);
    const button = await screen.findByRole('button', PRINT);
    fireEvent.press(button);
    fireEvent.press(button);
    await waitFor(() => expect(outsideApps.printed).not.toEqual([]));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(outsideApps.printed).toHaveLength(1);
    fireEvent.press(button);
    await waitFor(() => expect(outsideApps.printed).toHaveLength(2));
  });

  it('that can not be made says so', async () => {
    const outsideApps = new FakeOutsideApps();
    outsideApps.removeApps();
    await seeTrip(outsideApps);
    fireEvent.press(await screen.findByRole('button', PRINT));
    expect(await screen.findByText('This device could not make the page.')).toBeOnTheScreen();
  });
});

/** What stands on the paper, line by line. */
function toText(html: string): string {
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')
    .trim();
}
