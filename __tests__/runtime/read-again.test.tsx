import { screen, waitFor } from '@testing-library/react-native';
import { Profiler } from 'react';
import { Text } from 'react-native';

import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';
import { FailureBoundary } from '@/ui/failure-boundary';

import { dyingFiles } from '../support/dying-files';
import { HandTimers } from '../support/hand-timers';
import { databaseFilesIn } from '../support/node-sqlite';
import { aTripInput } from '../support/records';
import { openApp, renderIn } from '../support/render-screen';
import { temporaryFolder } from '../support/temporary-folder';

function TripNames() {
  const trips = useRead(tripQueries.all());
  return <Text>{trips ? `${trips.length} trips` : 'Reading …'}</Text>;
}

describe('a screen whose first read meets an engine that dies', () => {
  beforeEach(() => jest.useFakeTimers());

  it('waits for the one that comes, and never says that it failed', async () => {
    const files = dyingFiles(databaseFilesIn(temporaryFolder()));
    const timers = new HandTimers();
    const app = await openApp({ dependencies: { files, timers } });
    const told: unknown[] = [];
    files.die('says so');
    files.refuse(1);
    await renderIn(
      app,
      <FailureBoundary
        resetKey={null}
        fallback={({ reason }) => {
          told.push(reason);
          return null;
        }}
      >
        <TripNames />
      </FailureBoundary>,
    );
    await waitFor(() =>
      expect(app.runtime.queryClient.getQueryState(['trips', 'all'])?.status).toBe('error'),
    );
    expect(app.runtime.running.storage.get()).toBe('reopening');
    expect(screen.getByText('Reading …')).toBeOnTheScreen();
    timers.pass(1_000);
    expect(await screen.findByText('0 trips')).toBeOnTheScreen();
    expect(told).toEqual([]);
  });
});

describe('a screen that shows what it has read', () => {
  beforeEach(() => jest.useFakeTimers());

  it('is drawn once for what another read brings', async () => {
    const app = await openApp({ isOffline: true });
    let drawn = 0;
    await renderIn(
      app,
      <Profiler id="trips" onRender={() => (drawn += 1)}>
        <TripNames />
      </Profiler>,
    );
    await screen.findByText('0 trips');
    drawn = 0;
    await app.opened.mutations.createTrip(aTripInput());
    await screen.findByText('1 trips');
    expect(drawn).toBe(1);
  });
});
