import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { OfflineDataScreen } from '@/features/offline-data/offline-data-screen';
import { saveWholeCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { markSending, parkEntry } from '@/store/outbox';
import { savePreference } from '@/store/preferences';
import { saveProfile } from '@/store/profile';

import { FakeNetwork } from '../../support/fake-network';
import { FakeSecrets } from '../../support/fake-secrets';
import { aCountry, aTraveller, aTripInput } from '../../support/records';
import { NOW, openApp, type OpenApp, renderIn, renderScreen } from '../../support/render-screen';

const onCorrect = jest.fn();
const offlineData = (
  <OfflineDataScreen signOut={<Text>sign out</Text>} onCorrect={onCorrect} onBack={jest.fn()} />
);

const park = ({ opened }: OpenApp, id: string) =>
  act(() =>
    opened.store.database.write('cache', (transaction) =>
      parkEntry(transaction, id, {
        status: 422,
        message: 'Some fields are wrong.',
        fields: [{ field: 'exit_date', message: 'must not be before the first day' }],
      }),
    ),
  );

/** Calls that never end, until they are called off. */
const hanging = {
  address: 'http://service.test',
  fetch: (_url: unknown, init?: { signal?: AbortSignal | null }) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    }),
};

function withKey(): FakeSecrets {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  return secrets;
}

describe('offline data', () => {
  beforeEach(() => jest.useFakeTimers());

  it('says of a new device that nothing has come, and that nothing waits', async () => {
    await renderScreen(offlineData);
    expect(await screen.findByText('On this device')).toBeOnTheScreen();
    expect(screen.getByText('Not downloaded yet')).toBeOnTheScreen();
    expect(screen.getByText('Everything you did has been sent.')).toBeOnTheScreen();
    expect(screen.queryByText('Needs you')).toBeNull();
    expect(screen.getByText('sign out')).toBeOnTheScreen();
  });

  it('tells what is stored, how big and how old, and what all countries would take', async () => {
    const { opened } = await renderScreen(offlineData, {
      fill: async (transaction) => {
        await saveWholeCountries(transaction, [aCountry({ facts: 'x'.repeat(5000) })]);
        await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW - 7_200_000 });
      },
    });
    expect(await screen.findByText('Checked 2 h ago')).toBeOnTheScreen();
    expect(screen.getByText('Countries')).toBeOnTheScreen();
    expect(screen.getByText(/^6.KB$/)).toBeOnTheScreen();
    expect(await screen.findByText(/^about 5.KB$/)).toBeOnTheScreen();
    expect(screen.getByRole('switch', { name: 'All countries' })).toBeChecked();
    fireEvent.press(screen.getByRole('switch', { name: 'All countries' }));
    await waitFor(async () => expect((await opened.reads.preferences()).allCountriesOffline).toBe(false));
  });

  it('lists what waits in plain words, in the order in which it was done', async () => {
    const app = await openApp({
      fill: (transaction) => saveProfile(transaction, aTraveller()),
      isOffline: true,
    });
    await app.opened.mutations.createTrip(aTripInput({ name: 'Safari & coast' }));
    await app.opened.mutations.changeSettings({ send_all_good_push: true });
    await app.opened.services.checkIns.checkIn({ status: 'help' });
    await renderIn(app, offlineData);
    await screen.findByText('New trip: Safari & coast');
    const rows = screen
      .getAllByText(/^(New trip|Your settings|Check-in)/)
      .map((row) => row.props.children as string);
    expect(rows).toEqual(['Check-in: I need help', 'New trip: Safari & coast', 'Your settings']);
    expect(screen.getAllByText(/tries again when there is a network/)).toHaveLength(3);
  });

  it('sets a call for help that nobody has apart, above everything, with no sign that looks like done', async () => {
    const app = await openApp({ isOffline: true });
    await app.opened.services.checkIns.checkIn({ status: 'help' });
    await app.opened.services.checkIns.checkIn({ status: 'safe' });
    await renderIn(app, offlineData);
    expect(
      await screen.findByRole('alert', { name: 'Your call for help has not been sent' }),
    ).toBeOnTheScreen();
    expect(screen.getByText('Check-in: I need help')).toBeOnTheScreen();
    expect(screen.getByRole('heading', { name: /^Waiting to send\s+1$/ })).toBeOnTheScreen();
    expect(screen.getByText('Check-in: safe')).toBeOnTheScreen();
  });

  it('shows what the service did not take with its reason, to correct, to try again or to give up', async () => {
    const app = await openApp();
    await app.opened.mutations.createTrip(aTripInput({ name: 'Lima stopover' }));
    const [entry] = await app.opened.reads.unsent();
    await renderIn(app, offlineData);
    await park(app, entry?.id ?? '');
    expect(await screen.findByText('New trip: Lima stopover was not accepted')).toBeOnTheScreen();
    expect(screen.getByText('exit_date: must not be before the first day')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Correct' }));
    expect(onCorrect).toHaveBeenCalledWith(`/${entry?.subject ?? ''}/edit`);

    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Needs you')).toBeNull());
    expect(await screen.findByText('New trip: Lima stopover')).toBeOnTheScreen();

    await park(app, entry?.id ?? '');
    fireEvent.press(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await app.opened.reads.unsent()).toEqual([]));
    expect(await app.opened.reads.trips.list()).toEqual([]);
  });

  it.each([
    ['whether-to-repeat', /may have reached the service long ago, and that/],
    ['whether-to-overwrite', /may have been changed there since/],
  ] as const)('asks %s, and sends it again only when the traveller says so', async (asks, words) => {
    const app = await renderScreen(offlineData);
    const { opened } = app;
    await act(() => opened.mutations.createTrip(aTripInput({ name: 'Andes' })));
    const [entry] = await opened.reads.unsent();
    await act(() =>
      opened.store.database.write('cache', async (transaction) => {
        await markSending(transaction, [entry?.id ?? ''], NOW);
        const reason = { asks, status: 0, message: '', fields: [] };
        await parkEntry(transaction, entry?.id ?? '', reason);
      }),
    );
    expect(await screen.findByText('New trip: Andes: sent already?')).toBeOnTheScreen();
    expect(screen.getByText(words)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/sent already/)).toBeNull());
    expect(await opened.reads.unsent()).toMatchObject([{ parked: null, attempts: 0, firstSentAt: null }]);
  });

  it('says why an update came to nothing', async () => {
    await renderScreen(offlineData, { dependencies: { secrets: withKey() } });
    await act(async () => fireEvent.press(await screen.findByRole('button', { name: 'Update now' })));
    expect(await screen.findByText('The update ended early. What came is kept.')).toBeOnTheScreen();
  });

  it('can be stopped while it is under way, whoever began it', async () => {
    const stop = async () => {
      const button = await screen.findByRole('button', { name: 'Stop' });
      await act(async () => fireEvent.press(button));
    };
    await renderScreen(offlineData, { dependencies: { secrets: withKey(), service: hanging } });
    await stop();
    fireEvent.press(await screen.findByRole('button', { name: 'Update now' }));
    await stop();
    expect(await screen.findByText('The update ended early. What came is kept.')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Update now' })).toBeOnTheScreen();
  });

  it('keeps “Update now” in its place while an update runs by itself: a tap never means its opposite', async () => {
    await renderScreen(offlineData, { dependencies: { secrets: withKey(), service: hanging } });
    const update = await screen.findByRole('button', { name: 'Update now' });
    await screen.findByRole('button', { name: 'Stop' });
    expect(update).toHaveAccessibleName('Update now');
  });

  it('is held back where the traveller wants Wi-Fi, and may be wanted anyway', async () => {
    const network = new FakeNetwork();
    network.joinCellular();
    await renderScreen(offlineData, {
      fill: (transaction) => savePreference(transaction, 'wifiOnly', true),
      dependencies: { network },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Update now' }));
    expect(await screen.findByText('Downloads are for Wi-Fi only')).toBeOnTheScreen();
    await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Download anyway' })));
    await waitFor(() => expect(screen.queryByText('Downloads are for Wi-Fi only')).toBeNull());
  });

  it('offers to update again, and says no more that it is held back, once there is Wi-Fi', async () => {
    const network = new FakeNetwork();
    network.joinCellular();
    await renderScreen(offlineData, {
      fill: (transaction) => savePreference(transaction, 'wifiOnly', true),
      dependencies: { network },
    });
    fireEvent.press(await screen.findByRole('button', { name: 'Update now' }));
    expect(await screen.findByText('Downloads are for Wi-Fi only')).toBeOnTheScreen();
    act(() => network.joinWifi());
    expect(screen.queryByText('Downloads are for Wi-Fi only')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update now' })).toBeOnTheScreen();
  });
});
