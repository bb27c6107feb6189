import { act, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { OfflineStrip } from '@/features/tabs/offline-strip';
import { saveProfile } from '@/store/profile';

import { aTraveller, aTripInput } from '../../support/records';
import { NOW, openApp, renderIn } from '../../support/render-screen';

describe('the strip at the top of every screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  const strip = (
    <OfflineStrip>
      <Text>a screen</Text>
    </OfflineStrip>
  );

  it('says that there is no network, with what waits, and goes when there is one', async () => {
    const app = await openApp({ fill: (transaction) => saveProfile(transaction, aTraveller()) });
    await renderIn(app, strip);
    expect(screen.getByText('a screen')).toBeOnTheScreen();
    expect(screen.queryByText(/ffline/)).toBeNull();
    await act(async () => app.network.cut());
    expect(await screen.findByText('You are offline')).toBeOnTheScreen();
    await act(async () => app.opened.mutations.createTrip(aTripInput()));
    expect(await screen.findByText('Offline · 1 waiting to be sent')).toBeOnTheScreen();
    await act(async () => app.network.joinWifi());
    expect(screen.queryByText(/ffline/)).toBeNull();
  });
});
