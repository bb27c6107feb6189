import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { CheckInPanel } from '@/features/check-in/check-in-panel';
import { CheckInScreen } from '@/features/check-in/check-in-screen';
import { CheckInsScreen } from '@/features/check-in/check-ins-screen';
import { replaceCheckInRequests, saveCheckIn, saveServiceCheckIns } from '@/store/check-ins';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { replaceNotifications } from '@/store/notifications';

import { bringCountries } from '../../support/on-the-spot';
import { aCheckInRecord, aCheckInRequest, aNotification, aServiceCheckIn } from '../../support/records';
import { NOW, openApp, renderIn, renderScreen } from '../../support/render-screen';
import { withSheets } from '../../support/with-sheets';

const nowhere = { onHistory: jest.fn(), onBack: jest.fn() };

describe('the screen to check in', () => {
  beforeEach(() => jest.useFakeTimers());

  it('sends nothing that a link proposes before a tap', async () => {
    const { opened } = await renderScreen(
      withSheets(<CheckInScreen isProposed requestId={null} {...nowhere} />),
    );
    expect(screen.getByText(/Nothing is sent until you tap/)).toBeOnTheScreen();
    expect(await opened.reads.checkIns.list()).toEqual([]);
  });

  it('does not claim that the company asks where only a link says so, and takes a plain word', async () => {
    const { opened } = await renderScreen(
      withSheets(<CheckInScreen isProposed={false} requestId="invented" {...nowhere} />),
      { fill: (transaction) => replaceCheckInRequests(transaction, [aCheckInRequest()]) },
    );
    expect(await screen.findByText(/Nothing is sent until you tap/)).toBeOnTheScreen();
    expect(screen.queryByText(/Your company asks/)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'I need help' }));
    await screen.findByRole('heading', { name: 'Your company is being told' });
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'check-in' }]);
  });

  it('knows a request by its message, and has that read with the answer', async () => {
    const question = aNotification({ type: 50, data: { check_in_request_id: 'request-1' } });
    const { opened } = await renderScreen(
      withSheets(<CheckInScreen isProposed={false} requestId="request-1" {...nowhere} />),
      { fill: (transaction) => replaceNotifications(transaction, [question]), isOffline: true },
    );
    expect(await screen.findByText('Your company asks: are you safe?')).toBeOnTheScreen();
    expect(await opened.reads.notifications.countUnread()).toBe(1);
    fireEvent.press(screen.getByRole('button', { name: "I'm safe" }));
    await screen.findByRole('heading', { name: 'Saved: you are safe' });
    expect(await opened.reads.notifications.countUnread()).toBe(0);
    // The service reads it with the answer; nothing else is to be told.
    expect(await opened.reads.unsent()).toMatchObject([{ kind: 'check-in-answer' }]);
  });

  it('answers a request', async () => {
    const { opened } = await renderScreen(
      withSheets(<CheckInScreen isProposed={false} requestId="request-1" {...nowhere} />),
      { fill: (transaction) => replaceCheckInRequests(transaction, [aCheckInRequest()]) },
    );
    expect(await screen.findByText('Your company asks: are you safe?')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: "I'm safe" }));
    await screen.findByRole('heading', { name: 'Saved: you are safe' });
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'check-in-answer', payload: { requestId: 'request-1' } },
    ]);
    expect(await opened.reads.checkIns.requests()).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('You have answered your company')).toBeOnTheScreen();
    expect(screen.queryByText('Your company asks: are you safe?')).toBeNull();
  });
});

describe('an open request', () => {
  beforeEach(() => jest.useFakeTimers());

  const tap = async (name: string) => {
    const app = await openApp({
      fill: (transaction) => replaceCheckInRequests(transaction, [aCheckInRequest()]),
    });
    await renderIn(app, withSheets(<CheckInPanel />));
    await waitFor(() => expect(app.runtime.queryClient.getQueryData(['check-in-requests'])).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(10));
    fireEvent.press(screen.getByRole('button', { name }));
    await screen.findByRole('heading', { name: /^(Saved|Your company is being told)/ });
    return app.opened.reads.unsent();
  };

  it('is answered by "I\'m safe", wherever it is said', async () => {
    expect(await tap("I'm safe")).toMatchObject([{ kind: 'check-in-answer' }]);
  });

  it('never stands in the way of a call for help', async () => {
    expect(await tap('I need help')).toMatchObject([{ kind: 'check-in' }]);
  });
});

describe('the history of check-ins', () => {
  beforeEach(() => jest.useFakeTimers());

  it('says that there are none', async () => {
    await renderScreen(<CheckInsScreen onBack={jest.fn()} />);
    expect(await screen.findByText('No check-ins yet')).toBeOnTheScreen();
    expect(screen.getByText('Not downloaded yet')).toBeOnTheScreen();
  });

  it('tells of each what was said, where, and whether it arrived', async () => {
    await renderScreen(<CheckInsScreen onBack={jest.fn()} />, {
      fill: async (transaction) => {
        await bringCountries(transaction);
        await saveServiceCheckIns(transaction, [aServiceCheckIn()]);
        const context = { newId: () => `id-${Math.random()}`, now: () => NOW };
        await saveCheckIn(transaction, aCheckInRecord(), context);
        await saveDownload(transaction, downloadNames.checkIns, { checkedAt: NOW });
      },
    });
    expect(await screen.findByText("I'm safe")).toBeOnTheScreen();
    expect(screen.getByText('Sent')).toBeOnTheScreen();
    expect(screen.getByText('I need help')).toBeOnTheScreen();
    expect(screen.getByText('Waiting for a signal')).toBeOnTheScreen();
    await waitFor(() => expect(screen.getAllByText(/Peru/)).toHaveLength(2));
  });
});
