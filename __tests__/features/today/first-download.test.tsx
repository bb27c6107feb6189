import { act, screen } from '@testing-library/react-native';

import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';

import { FakeSecrets } from '../../support/fake-secrets';
import { FakeWebAppUpdates } from '../../support/fake-web-app-updates';
import { HandTimers } from '../../support/hand-timers';
import { NOW, openApp, renderIn } from '../../support/render-screen';
import { seeToday, today } from './support/today';

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

describe('the first download, on Today', () => {
  beforeEach(() => jest.useFakeTimers());

  /** On a device of which the app itself is kept, is not, or (null) is being fetched. */
  async function begin(isKept: boolean | null) {
    const updates = new FakeWebAppUpdates(isKept);
    const timers = new HandTimers();
    const { opened } = await seeToday({
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
        // What a sync brings is shown within a second.
        timers.pass(1_000);
      });
    const stand = (done: number, total: number) =>
      act(() => {
        const { status } = opened.engine;
        status.set({ ...status.get(), activity: 'downloading', done, total });
      });
    return { updates, bring, stand };
  }

  it('shows how far it is, and says when the network may go', async () => {
    const { bring } = await begin(true);
    await bring(downloadNames.trips);
    expect(screen.getByRole('progressbar')).toBeOnTheScreen();
    await bring(downloadNames.shortCountries);
    expect(await screen.findByText(/^All your trips are on this device.* now\.$/)).toBeOnTheScreen();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('tells of many downloads in steps, and of few each', async () => {
    const { stand } = await begin(true);
    stand(43, 86);
    expect(screen.getByRole('progressbar', { name: '40 of 86' })).toBeOnTheScreen();
    stand(86, 86);
    expect(screen.getByRole('progressbar', { name: '86 of 86' })).toBeOnTheScreen();
    stand(3, 12);
    expect(screen.getByRole('progressbar', { name: '3 of 12' })).toBeOnTheScreen();
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

  const bringAll = async (transaction: Transaction) => {
    await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
    await saveDownload(transaction, downloadNames.shortCountries, { checkedAt: NOW });
  };

  it('says that the network may go also where all was here before the screen was drawn', async () => {
    const updates = new FakeWebAppUpdates(true);
    const app = await openApp({
      fill: bringAll,
      dependencies: { secrets: withKey(), service: slow, updates },
    });
    app.runtime.session.state.set({ kind: 'signed-in', isNew: true });
    await renderIn(app, today);
    expect(await screen.findByText(/^All your trips are on this device.* now\.$/)).toBeOnTheScreen();
  });

  it('has no progress to show where all trips are here', async () => {
    await seeToday({ fill: bringAll, dependencies: { secrets: withKey(), service: slow } });
    expect(await screen.findByText('No alerts that concern you now')).toBeOnTheScreen();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
