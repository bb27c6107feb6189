import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { HelpScreen } from '@/features/help/help-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { saveHospitals } from '@/store/hospitals';
import { saveTrips } from '@/store/trips';
import type { Transaction } from '@/store/store-database';

import { FakeOutsideApps } from '../../support/fake-outside-apps';
import { bringCountries, inCusco } from '../../support/on-the-spot';
import { aHospital, aTrip } from '../../support/records';
import { NOW, type OnTheDevice, openApp, renderIn } from '../../support/render-screen';
import { scrolls } from '../../support/scrolls';

const onOpen = jest.fn();
const help = <HelpScreen checkIn={<Text>the buttons</Text>} onOpen={onOpen} />;
async function there(changes: OnTheDevice = {}) {
  const app = await openApp({ fill: bringCountries, dependencies: { createLocator: inCusco }, ...changes });
  await renderIn(app, help);
  return app;
}

async function bringHospitals(transaction: Transaction): Promise<void> {
  await bringCountries(transaction);
  await saveTrips(transaction, [aTrip()]);
  await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [
    aHospital({ id: 'far', name: 'Far', location: [-71.97, -13.63], emergency: false }),
    aHospital({
      id: 'near',
      name: 'Near',
      location: [-71.95, -13.53],
      accr_jci: true,
      contact_details: [{ typ: 0, val: '+51 84 555 0100', order: 0, note: null }],
    }),
  ]);
  await saveDownload(transaction, downloadNames.tripHospitals('trip-1'), { checkedAt: NOW });
}

describe('help', () => {
  beforeEach(() => jest.useFakeTimers());

  it('has the check-in buttons before anything is downloaded, and a number that works almost everywhere', async () => {
    await there({ fill: undefined, dependencies: {} });
    // Beside what scrolls: nothing that comes in moves them.
    expect(scrolls(screen.getByText('the buttons'))).toBe(false);
    expect(await screen.findByText('Choose the country whose numbers you need')).toBeOnTheScreen();
    expect(screen.getByText(/112/)).toBeOnTheScreen();
    expect(await screen.findByText('No hospitals on this device yet')).toBeOnTheScreen();
  });

  it('calls the numbers of the country where the traveller is', async () => {
    const outsideApps = new FakeOutsideApps();
    await there({ dependencies: { createLocator: inCusco, outsideApps } });
    fireEvent.press(await screen.findByRole('button', { name: 'Call 105, Police' }));
    expect(outsideApps.called).toEqual(['105']);
    fireEvent.press(screen.getAllByRole('button', { name: 'When was this checked?' })[0] as never);
    expect(await screen.findByText(/^Checked/)).toBeOnTheScreen();
  });

  it('shows the number where this device can’t call', async () => {
    const outsideApps = new FakeOutsideApps();
    outsideApps.removeApps();
    await there({ dependencies: { createLocator: inCusco, outsideApps } });
    fireEvent.press(await screen.findByRole('button', { name: 'Call 105, Police' }));
    expect(await screen.findByText('This device can’t call. The number is 105.')).toBeOnTheScreen();
  });

  it('keeps the country that was chosen, with its own numbers and none of the other', async () => {
    const { opened } = await there();
    fireEvent.press(await screen.findByRole('button', { name: /^Help for Peru/ }));
    await act(async () => fireEvent.press(await screen.findByText('Colombia')));
    expect(await screen.findByRole('button', { name: 'Call 123, Police' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /Call 105/ })).toBeNull();
    expect((await opened.reads.preferences()).helpCountry).toBe('CO');
  });

  it('lists the nearest hospital first, how far and in which direction, and leads there', async () => {
    const outsideApps = new FakeOutsideApps();
    await there({ fill: bringHospitals, dependencies: { createLocator: inCusco, outsideApps } });
    const [first, second] = await screen.findAllByRole('link', { name: /Cusco/ });
    expect(first).toHaveAccessibleName(/^Near, 2\.2.km, E of you · Cusco, Emergency department, JCI/);
    expect(second).toHaveAccessibleName(/^Far, 11.km, S of you/);
    fireEvent.press(first as never);
    expect(onOpen).toHaveBeenCalledWith('/hospital/near');
    fireEvent.press(screen.getAllByRole('button', { name: 'Directions' })[0] as never);
    fireEvent.press(screen.getByRole('button', { name: 'Call' }));
    expect(outsideApps.directions).toEqual([{ to: { latitude: -13.53, longitude: -71.95 }, name: 'Near' }]);
    expect(outsideApps.called).toEqual(['+51845550100']);
  });

  it('tells the way on the hospital’s own screen without a network', async () => {
    const outsideApps = new FakeOutsideApps();
    await there({
      fill: bringHospitals,
      isOffline: true,
      dependencies: { createLocator: inCusco, outsideApps },
    });
    await screen.findAllByRole('link', { name: /Cusco/ });
    fireEvent.press(screen.getAllByRole('button', { name: 'Directions' })[0] as never);
    expect(onOpen).toHaveBeenCalledWith('/hospital/near');
    expect(outsideApps.directions).toEqual([]);
  });

  it('calls nothing near that is a country away, and fetches what is near', async () => {
    const app = await openApp({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveHospitals(transaction, downloadNames.tripHospitals('trip-1'), [
          aHospital({ id: 'abroad', name: 'Abroad', location: [-99.13, 19.43] }),
        ]);
      },
      dependencies: { createLocator: inCusco },
    });
    const pullCountry = jest
      .spyOn(app.opened.engine, 'pullCountry')
      .mockResolvedValue({ kind: 'finished', failed: 0, setAside: 0 });
    await renderIn(app, help);
    const download = await screen.findByRole('button', { name: 'Download' });
    await act(async () => {
      fireEvent.press(download);
    });
    expect(screen.queryByText('Abroad')).toBeNull();
    // Once by itself, and once because the traveller wants it now.
    expect(pullCountry.mock.calls).toEqual([['peru'], ['peru']]);
  });

  it('lists hospitals of a country where nobody knows how far they are', async () => {
    await there({
      dependencies: {},
      fill: async (transaction) => {
        await bringHospitals(transaction);
        await transaction.run(`insert into preferences (name, value) values ('helpCountry', '"PE"')`);
      },
    });
    expect(await screen.findByText('Hospitals in Peru')).toBeOnTheScreen();
    expect(screen.getByText('Near')).toBeOnTheScreen();
    expect(screen.queryByText(/of you/)).toBeNull();
  });

  it('tells hospitals that failed from hospitals that are none', async () => {
    const { opened } = await there({
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveFailedDownload(transaction, downloadNames.countryHospitals('peru'), 'timeout', NOW);
      },
    });
    expect(await screen.findByText('no answer in time')).toBeOnTheScreen();
    await act(() =>
      opened.store.database.write('cache', (transaction) =>
        saveDownload(transaction, downloadNames.countryHospitals('peru'), { checkedAt: NOW }),
      ),
    );
    expect(await screen.findByText('The service knows no hospitals here')).toBeOnTheScreen();
  });

  it('leads to the history of check-ins', async () => {
    await there();
    fireEvent.press(screen.getByRole('link', { name: /Check-in history/ }));
    expect(onOpen).toHaveBeenCalledWith('/check-ins');
  });
});
