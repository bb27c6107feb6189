import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { CheckInScreen } from '@/features/check-in/check-in-screen';
import { CheckInsScreen } from '@/features/check-in/check-ins-screen';
import { replaceCheckInRequests, saveCheckIn, saveServiceCheckIns } from '@/store/check-ins';
import { downloadNames, saveDownload } from '@/store/downloads';

import { bringCountries } from '../../support/on-the-spot';
import { aCheckInRecord, aCheckInRequest, aServiceCheckIn } from '../../support/records';
import { NOW, renderScreen } from '../../support/render-screen';

const nowhere = { onHistory: jest.fn(), onBack: jest.fn() };

describe('the screen to check in', () => {
  beforeEach(() => jest.useFakeTimers());

  it('sends nothing that a link proposes before a tap', async () => {
    const { opened } = await renderScreen(<CheckInScreen isProposed requestId={null} {...nowhere} />);
    expect(screen.getByText(/Nothing is sent until you tap/)).toBeOnTheScreen();
    expect(await opened.reads.checkIns.list()).toEqual([]);
  });

  it('answers a request', async () => {
    const { opened } = await renderScreen(
      <CheckInScreen isProposed={false} requestId="request-1" {...nowhere} />,
      { fill: (transaction) => replaceCheckInRequests(transaction, [aCheckInRequest()]) },
    );
    expect(screen.getByText('Your company asks: are you safe?')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: "I'm safe" }));
    await screen.findByRole('heading', { name: 'Saved: you are safe' });
    expect(await opened.reads.unsent()).toMatchObject([
      { kind: 'check-in-answer', payload: { requestId: 'request-1' } },
    ]);
    expect(await opened.reads.checkIns.requests()).toEqual([]);
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
    expect(screen.getByText('Received')).toBeOnTheScreen();
    expect(screen.getByText('I need help')).toBeOnTheScreen();
    expect(screen.getByText('Waiting for a signal')).toBeOnTheScreen();
    await waitFor(() => expect(screen.getAllByText(/Peru/)).toHaveLength(2));
  });
});
