import { readdirSync } from 'node:fs';

import { act, fireEvent, renderRouter, screen, waitFor } from 'expo-router/testing-library';

import { RoleType } from '@/contract/role';
import type { Profile } from '@/contract/traveller';
import { createRuntime } from '@/runtime/create-runtime';
import { getDeviceRuntime } from '@/runtime/device-runtime';
import type { DatabaseFiles } from '@/store/database-files';
import { saveProfile } from '@/store/profile';

import { wrapping } from '../support/failing-engine';
import { FakeSecrets } from '../support/fake-secrets';
import { databaseFilesIn } from '../support/node-sqlite';
import { aRole, aTraveller } from '../support/records';
import { temporaryFolder } from '../support/temporary-folder';
import { testDependencies } from '../support/test-dependencies';

jest.mock('@/runtime/device-runtime', () => ({ getDeviceRuntime: jest.fn() }));

/** Every address that a file of the router stands for. */
const ADDRESSES = [
  ...new Set(
    readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*(?:^|\/)[_+]).*\.tsx$/.test(file))
      .map((file) => `/${file}`.replace(/\/\([^/]*\)/g, '').replace(/(?:\/index)?\.tsx$/, ''))
      .map((path) => path.replace(/\[\w+\]/g, 'some-id') || '/'),
  ),
];
/** These read nothing from the store. */
const WITHOUT_READS = ['/service', '/sign-in', '/gallery', '/gallery/some-id'];
/** This reads once there is something to look for. */
const SEARCH = '/search';
/** Whoever can't be read to is asked nothing less than whether they are safe. */
const WITHOUT_NEED = ['/check-in'];

/** Databases of which nothing can be read while `isBroken`. */
function brittle(files: DatabaseFiles) {
  const state = { isBroken: false };
  return {
    state,
    files: wrapping(files, (engine) => ({
      ...engine,
      all: (sql, values) =>
        state.isBroken ? Promise.reject(new Error('the disk does not answer')) : engine.all(sql, values),
    })),
  };
}

async function openApp(profile?: Profile) {
  const secrets = new FakeSecrets();
  secrets.kept.set('traveller-key', 'a-key');
  const { state, files } = brittle(databaseFilesIn(temporaryFolder()));
  const runtime = createRuntime(testDependencies({ secrets, files }));
  jest.mocked(getDeviceRuntime).mockReturnValue(runtime);
  await runtime.running.open();
  const opened = runtime.running.state.get();
  if (profile && opened.kind === 'ready')
    await opened.store.database.write('cache', (transaction) => saveProfile(transaction, profile));
  return { runtime, disk: state };
}

const UNREAD = 'This could not be read';
const BROKEN = 'This screen stopped working';

/** What is wrong in the code itself. */
const mockFault = { ofScreens: false, ofFrame: false };

jest.mock('@/runtime/use-read', () => {
  const real = jest.requireActual<typeof import('@/runtime/use-read')>('@/runtime/use-read');
  return {
    ...real,
    useRead: (...args: Parameters<typeof real.useRead>) => {
      if (mockFault.ofScreens) throw new TypeError('undefined is not a function');
      return real.useRead(...args);
    },
  };
});
jest.mock('@/runtime/use-read-trouble', () => {
  const real = jest.requireActual<typeof import('@/runtime/use-read-trouble')>('@/runtime/use-read-trouble');
  return {
    ...real,
    useReadTrouble: () => {
      if (mockFault.ofFrame) throw new TypeError('undefined is not a function');
      return real.useReadTrouble();
    },
  };
});

function silenceReact(): void {
  jest.useFakeTimers();
  // React tells of every failure that a boundary has caught.
  jest.spyOn(console, 'error').mockReturnValue();
}

describe('a screen whose data can’t be read', () => {
  beforeEach(() => {
    silenceReact();
    // The services behind the screens can’t read either.
    jest.spyOn(console, 'warn').mockReturnValue();
  });

  it.each(ADDRESSES.filter((path) => ![...WITHOUT_READS, ...WITHOUT_NEED, SEARCH].includes(path)))(
    '%s says so, leads to help, and is read once it can be',
    async (path) => {
      const { disk } = await openApp();
      disk.isBroken = true;
      renderRouter('./app', { initialUrl: path });
      expect(await screen.findByRole('heading', { name: UNREAD })).toBeOnTheScreen();
      const hasCheckIn = screen.queryByRole('button', { name: /I need help/ }) !== null;
      const hasWay = screen.queryByRole('button', { name: 'Emergency help' }) !== null;
      const hasNumber = screen.queryByText(/112 works from most mobile phones/) !== null;
      expect(hasCheckIn || hasWay || hasNumber).toBe(true);

      disk.isBroken = false;
      fireEvent.press(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? screen.root);
      await waitFor(() => expect(screen.queryByRole('heading', { name: UNREAD })).toBeNull());
      expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
    },
  );

  it('says so where one looks for something', async () => {
    const { disk } = await openApp();
    renderRouter('./app', { initialUrl: SEARCH });
    const field = await screen.findByLabelText('Search everything on this device');
    disk.isBroken = true;
    fireEvent.changeText(field, 'fever');
    expect(await screen.findByRole('heading', { name: UNREAD })).toBeOnTheScreen();
  });

  it.each(WITHOUT_NEED)('%s is there all the same, and says what is missing', async (path) => {
    const { disk } = await openApp();
    disk.isBroken = true;
    renderRouter('./app', { initialUrl: path });
    expect(await screen.findByText('Some of this could not be read')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /I need help/ })).toBeOnTheScreen();

    disk.isBroken = false;
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Some of this could not be read')).toBeNull());
  });

  it('keeps what it has shown, and says that it may be out of date', async () => {
    const { runtime, disk } = await openApp();
    renderRouter('./app', { initialUrl: '/explore' });
    expect(await screen.findByText('The countries are not on this device yet')).toBeOnTheScreen();

    disk.isBroken = true;
    await act(() => runtime.queryClient.invalidateQueries());
    expect(await screen.findByText('Some of this could not be read')).toBeOnTheScreen();
    expect(screen.getByText('The countries are not on this device yet')).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: UNREAD })).toBeNull();
  });

  it('is read by itself with a store that was opened again', async () => {
    const { runtime, disk } = await openApp();
    disk.isBroken = true;
    renderRouter('./app', { initialUrl: '/trips' });
    expect(await screen.findByRole('heading', { name: UNREAD })).toBeOnTheScreen();

    disk.isBroken = false;
    await act(async () => {
      await runtime.running.close();
      await runtime.running.open();
    });
    expect(await screen.findByRole('heading', { name: 'Trips' })).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: UNREAD })).toBeNull();
  });
});

describe('a fault of the app', () => {
  beforeEach(() => {
    silenceReact();
    Object.assign(mockFault, { ofScreens: false, ofFrame: false });
  });

  it.each(ADDRESSES.filter((path) => ![...WITHOUT_READS, ...WITHOUT_NEED].includes(path)))(
    'in %s is said in its place, with the way to help',
    async (path) => {
      await openApp();
      mockFault.ofScreens = true;
      renderRouter('./app', { initialUrl: path });
      expect(await screen.findByRole('heading', { name: BROKEN })).toBeOnTheScreen();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen();
      expect(screen.getByRole('tab', { name: 'Help' })).toBeOnTheScreen();
    },
  );

  it.each(ADDRESSES.filter((path) => path.startsWith('/responder')))(
    'in %s is said to whoever answers, without a way that leads nowhere',
    async (path) => {
      await openApp(aTraveller({ roles: [aRole({ type: RoleType.OrganizationAdmin })] }));
      mockFault.ofScreens = true;
      const router = renderRouter('./app', { initialUrl: path });
      expect(await screen.findByRole('heading', { name: BROKEN })).toBeOnTheScreen();
      expect(router.getPathname()).toBe(path);
      expect(screen.getByRole('button', { name: 'Try again' })).toBeOnTheScreen();
      expect(screen.getByText(/112 works from most mobile phones/)).toBeOnTheScreen();
      expect(screen.queryByRole('button', { name: 'Emergency help' })).toBeNull();
    },
  );

  it('leaves the call for help on the screen that is for it', async () => {
    await openApp();
    mockFault.ofScreens = true;
    renderRouter('./app', { initialUrl: '/help' });
    expect(await screen.findByRole('button', { name: /I need help/ })).toBeOnTheScreen();
    expect(screen.getByText(/112 works from most mobile phones/)).toBeOnTheScreen();
  });

  it('outside of every screen is said as well, and tried again', async () => {
    await openApp();
    mockFault.ofFrame = true;
    renderRouter('./app', { initialUrl: '/' });
    expect(await screen.findByRole('heading', { name: BROKEN })).toBeOnTheScreen();

    mockFault.ofFrame = false;
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Today' })).toBeOnTheScreen();
  });
});
