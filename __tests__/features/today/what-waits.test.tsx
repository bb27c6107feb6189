import { act, fireEvent, screen } from '@testing-library/react-native';

import { CheckInStatus } from '@/contract/check-in';
import { saveCheckIn } from '@/store/check-ins';
import { parkEntry } from '@/store/outbox';

import { aCheckInRecord } from '../../support/records';
import { NOW } from '../../support/render-screen';
import { onOpen, seeToday } from './support/today';

const context = { newId: () => `id-${Math.random()}`, now: () => NOW };

describe('what waits, on Today', () => {
  beforeEach(() => jest.useFakeTimers());

  it('tells what waits to be sent, and what needs me', async () => {
    const { opened } = await seeToday({ isOffline: true });
    await act(async () => {
      await opened.store.database.write('user', (transaction) =>
        saveCheckIn(transaction, { ...aCheckInRecord(), status: CheckInStatus.Safe }, context),
      );
    });
    expect(
      await screen.findByText(/^Offline\. 1 check-in from .* is waiting to be sent\.$/),
    ).toBeOnTheScreen();

    const [entry] = await opened.reads.unsent();
    await act(() =>
      opened.store.database.write('cache', (transaction) =>
        parkEntry(transaction, entry?.id ?? '', { status: 422, message: 'No.', fields: [] }),
      ),
    );
    fireEvent.press(await screen.findByRole('link', { name: /1 item needs you/ }));
    expect(onOpen).toHaveBeenCalledWith('/offline-data');
  });

  it('makes no quiet line of a call for help that waits', async () => {
    const { opened } = await seeToday({ isOffline: true });
    await act(() =>
      opened.store.database.write('user', (transaction) =>
        saveCheckIn(transaction, aCheckInRecord(), context),
      ),
    );
    expect(await opened.reads.unsent()).toHaveLength(1);
    expect(await screen.findByText('the buttons')).toBeOnTheScreen();
    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  });

  it('counts a call for help among no quiet things that wait', async () => {
    const { opened } = await seeToday({ isOffline: true });
    await act(() =>
      opened.store.database.write('user', async (transaction) => {
        await saveCheckIn(transaction, aCheckInRecord(), context);
        await saveCheckIn(transaction, { ...aCheckInRecord(), status: CheckInStatus.Safe }, context);
      }),
    );
    expect(
      await screen.findByText(/^Offline\. 1 check-in from .* is waiting to be sent\.$/),
    ).toBeOnTheScreen();
  });
});
