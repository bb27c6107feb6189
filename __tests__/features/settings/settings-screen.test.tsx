import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { AppFrame } from '@/features/gate/app-frame';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { changeSettings, readAlert } from '@/store/traveller-writes';
import { saveAlerts } from '@/store/alerts';
import { saveCheckIn } from '@/store/check-ins';
import { saveProfile } from '@/store/profile';

import { refusingKey, serviceThat } from '../../support/app-fakes';
import { FakeSecrets } from '../../support/fake-secrets';
import { aCheckInRecord, anAlert, aTraveller } from '../../support/records';
import { NOW, openApp, renderIn, renderScreen } from '../../support/render-screen';

const onOpen = jest.fn();
const settings = (
  <SettingsScreen allCountries={<Text>all countries</Text>} onOpen={onOpen} onBack={jest.fn()} />
);
const fill = (transaction: Parameters<typeof saveProfile>[0]) => saveProfile(transaction, aTraveller());
const toggle = (name: string) => screen.findByRole('switch', { name });

describe('the settings', () => {
  beforeEach(() => jest.useFakeTimers());

  it('say that those of the service are not here yet', async () => {
    await renderScreen(settings);
    expect(await screen.findByText('Your settings come with the next download.')).toBeOnTheScreen();
    expect(screen.getByText('all countries')).toBeOnTheScreen();
  });

  it('are kept at once and sent as one change', async () => {
    const { opened } = await renderScreen(settings, { fill, isOffline: true });
    expect(await toggle('Alerts by e-mail')).toBeChecked();
    fireEvent.press(await toggle('Alerts by e-mail'));
    await screen.findByRole('switch', { name: 'Alerts by e-mail', checked: false });
    fireEvent.press(await toggle('All-clear by e-mail'));
    await screen.findByRole('switch', { name: 'All-clear by e-mail', checked: true });
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'settings', payload: { send_trip_alert_email: false, send_all_good_email: true } },
    ]);
  });

  it('keep downloads to Wi-Fi', async () => {
    const { opened } = await renderScreen(settings, { fill });
    fireEvent.press(await toggle('Download over Wi-Fi only'));
    await waitFor(async () => expect((await opened.reads.preferences()).wifiOnly).toBe(true));
  });

  it('change the language, the distances and the colours at once', async () => {
    const app = await openApp({ fill });
    await renderIn(app, <AppFrame>{settings}</AppFrame>);
    fireEvent.press(await screen.findByRole('button', { name: /^Language/ }));
    await act(async () => fireEvent.press(await screen.findByText('Deutsch')));
    expect(await screen.findByText('Einstellungen')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: /^Entfernungen/ }));
    await act(async () => fireEvent.press(await screen.findByText('Meilen')));
    fireEvent.press(screen.getByRole('button', { name: /^Farben/ }));
    await act(async () => fireEvent.press(await screen.findByText('Dunkel')));
    expect(await screen.findByText('Dunkel')).toBeOnTheScreen();
    expect(await app.opened.reads.preferences()).toMatchObject({
      language: 'de',
      units: 'imperial',
      scheme: 'dark',
    });
  });

  it('tell who is signed in, and lead to what is stored', async () => {
    await renderScreen(settings, { fill });
    expect(await screen.findByText('Signed in as Ada')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: /^Offline data/ }));
    expect(onOpen).toHaveBeenCalledWith('/offline-data');
  });

  it('tell that the key is no longer taken, and lead to a new one', async () => {
    const secrets = new FakeSecrets();
    secrets.kept.set('traveller-key', 'a-key');
    const app = await renderScreen(settings, {
      fill,
      dependencies: { secrets, service: serviceThat(refusingKey) },
    });
    await act(() => app.opened.schedule.refresh());
    fireEvent.press(await screen.findByRole('link', { name: /no longer takes your key/ }));
    expect(onOpen).toHaveBeenCalledWith('/sign-in');
  });

  it('warn that a call for help is not sent, apart from the rest', async () => {
    let ids = 0;
    const context = { newId: () => `id-${(ids += 1)}`, now: () => NOW };
    await renderScreen(settings, {
      fill: async (transaction) => {
        await fill(transaction);
        await changeSettings(transaction, { send_trip_alert_email: false }, context);
        await saveCheckIn(transaction, aCheckInRecord(), context);
      },
      isOffline: true,
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/Your call for help is not sent yet and would be lost/)).toBeOnTheScreen();
    expect(screen.getByText(/1 thing that you did is not sent yet/)).toBeOnTheScreen();
  });

  it('warn of what would be lost before signing out', async () => {
    const { opened, runtime } = await renderScreen(settings, {
      fill: async (transaction) => {
        await fill(transaction);
        const context = { newId: () => 'entry', now: () => NOW };
        await changeSettings(transaction, { send_trip_alert_email: false }, context);
        // That something was read is nobody's loss, and counted nowhere else.
        await saveAlerts(transaction, [anAlert()]);
        await readAlert(transaction, 'alert-1', { ...context, newId: () => 'mark' });
      },
      isOffline: true,
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Sign out' }));
    expect(
      await screen.findByText(/1 thing that you did is not sent yet and would be lost/),
    ).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(await opened.reads.unsent()).toHaveLength(2);

    fireEvent.press(await screen.findByRole('button', { name: 'Sign out' }));
    const leave = await screen.findByRole('button', { name: 'Sign out and lose it' });
    await act(async () => fireEvent.press(leave));
    await waitFor(() => expect(runtime.session.state.get().kind).toBe('signed-out'));
    expect(await opened.reads.profile()).toBeNull();
  });
});
