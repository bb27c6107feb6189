import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { SignInScreen } from '@/features/sign-in/sign-in-screen';
import { TripsScreen } from '@/features/trips/trips-screen';
import type { ItineraryMail } from '@/contract/itinerary-mail';
import type { PickedFile } from '@/platform/file-picker';
import { openedFile } from '@/runtime/opened-file';
import { noteTakenMail, saveReadMail } from '@/store/booking-files';
import { saveShortCountries } from '@/store/countries';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { listEntries, parkEntry, removeEntries } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { aCalendarFile } from '../../support/booking-files';
import { FakeFilePicker } from '../../support/fake-file-picker';
import { aShortCountry, aTrip } from '../../support/records';
import { NOW, type OpenApp, renderScreen } from '../../support/render-screen';

const onOpenTrip = jest.fn();
const trips = (
  <TripsScreen onOpenTrip={onOpenTrip} onAddTrip={jest.fn()} onRemovedSeen={jest.fn()} removedTripId={null} />
);
const INBOX = 'file:///var/mobile/Documents/Inbox/table.ics';
const table: PickedFile = { kind: 'file', name: 'table.ics', bytes: aCalendarFile() };

const fill = async (transaction: Transaction) => {
  await saveShortCountries(transaction, [aShortCountry()]);
  await saveTrips(transaction, [aTrip()]);
  await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
};

describe('a booking out of a file, on the list of trips', () => {
  let filePicker: FakeFilePicker;
  beforeEach(() => {
    jest.useFakeTimers();
    filePicker = new FakeFilePicker();
  });
  afterEach(() => {
    jest.clearAllMocks();
    act(() => openedFile.set(null));
  });

  const see = (isOffline = true) => renderScreen(trips, { fill, isOffline, dependencies: { filePicker } });
  const choose = async (chosen: PickedFile) => {
    filePicker.chosen = chosen;
    fireEvent.press(await screen.findByRole('button', { name: 'Read a booking from a file' }));
  };
  const waiting = ({ opened }: OpenApp) => opened.store.database.read(listEntries);
  const files = ({ opened }: OpenApp) => opened.reads.bookingFiles.list();
  /** The service has it, and has read it. */
  const read = async (app: OpenApp, mail: Partial<ItineraryMail> | null) => {
    const [file] = await files(app);
    const { database } = app.opened.store;
    await act(() =>
      database.write('cache', async (transaction) => {
        await removeEntries(transaction, [file?.entry?.id ?? '']);
        await noteTakenMail(transaction, file?.id ?? '', 'mail-1');
        if (mail)
          await saveReadMail(transaction, file?.id ?? '', {
            id: 'mail-1',
            user_id: 'ann',
            created_at: '2026-03-01T00:00:00Z',
            updated_at: '2026-03-01T00:00:00Z',
            status: 'read',
            segments: [],
            not_understood: [],
            ...mail,
          });
      }),
    );
  };
  const segments = (count: number, trip_id = 'trip-1'): ItineraryMail['segments'] =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'air',
      segment_id: `${index}`,
      trip_id,
      action: 'added',
    }));

  it('is kept at once without a network, and says that it waits', async () => {
    const app = await see();
    await choose(table);
    expect(await screen.findByText('Waits for a network')).toBeOnTheScreen();
    expect(
      screen.getByText('“table.ics” is kept. It is said at the top what becomes of it.'),
    ).toBeOnTheScreen();
    expect(await waiting(app)).toMatchObject([{ kind: 'booking-file', payload: { name: 'table.ics' } }]);
  });

  it('says that it waits to be sent, that it is being sent and read, then how many bookings were added, and leads to their trip', async () => {
    const app = await see(false);
    await choose(table);
    expect(await screen.findByText('Waits to be sent')).toBeOnTheScreen();
    const [entry] = await waiting(app);
    const { status } = app.opened.engine;
    act(() => status.set({ ...status.get(), uploads: [{ entryId: entry?.id ?? '', sent: 0, total: 9 }] }));
    expect(screen.getByText('Is being sent')).toBeOnTheScreen();
    await read(app, null);
    expect(await screen.findByText('Is being read')).toBeOnTheScreen();
    await read(app, { segments: segments(3) });
    fireEvent.press(await screen.findByText('3 bookings were added'));
    expect(onOpenTrip).toHaveBeenCalledWith('trip-1');
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('3 bookings were added')).toBeNull());
    expect(await files(app)).toEqual([]);
  });

  it('leads nowhere while the trip is not on this device', async () => {
    const app = await see();
    await choose(table);
    await screen.findByText('Waits for a network');
    await read(app, { segments: segments(1, 'elsewhere') });
    fireEvent.press(await screen.findByText('1 booking was added'));
    expect(onOpenTrip).not.toHaveBeenCalled();
  });

  it('says what nobody could read, and that it is kept for a person', async () => {
    const app = await see();
    await choose(table);
    await screen.findByText('Waits for a network');
    await read(app, { status: 'not_understood' });
    expect(await screen.findByText('Could not be read')).toBeOnTheScreen();
    expect(
      screen.getByText('Nothing booked was found in “table.ics”. It is kept for a person to look at.'),
    ).toBeOnTheScreen();
  });

  it('says why the service did not take it, and offers both ways out', async () => {
    const app = await see();
    await choose(table);
    await screen.findByText('Waits for a network');
    const [entry] = await waiting(app);
    await act(() =>
      app.opened.store.database.write('cache', (transaction) =>
        parkEntry(transaction, entry?.id ?? '', { status: 413, message: 'That is too much.', fields: [] }),
      ),
    );
    expect(await screen.findByText('The service did not accept this file')).toBeOnTheScreen();
    expect(screen.getByText('That is too much.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Waits for a network')).toBeOnTheScreen();
    expect(await waiting(app)).toMatchObject([{ parked: null }]);
  });

  it.each<[string, PickedFile]>([
    ['This file is larger than 3 MB', { kind: 'too-large' }],
    ['This file could not be opened', { kind: 'unreadable' }],
    ['This is no mail', { kind: 'file', name: 'a.pdf', bytes: new TextEncoder().encode('%PDF-1.7') }],
  ])('says "%s", and keeps nothing', async (words, picked) => {
    const app = await see();
    await choose(picked);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeOnTheScreen();
    expect(await files(app)).toEqual([]);
    expect(await waiting(app)).toEqual([]);
  });

  it('opened with the app is read once, by itself', async () => {
    filePicker.handed.set(INBOX, table);
    openedFile.set(INBOX);
    const app = await see();
    expect(await screen.findByText('Waits for a network')).toBeOnTheScreen();
    expect(openedFile.get()).toBeNull();
    expect(await files(app)).toHaveLength(1);
  });

  it('opened with the app and no file that could be read says so', async () => {
    openedFile.set(INBOX);
    const app = await see();
    expect(await screen.findByText('This file could not be opened.')).toBeOnTheScreen();
    expect(await files(app)).toEqual([]);
  });

  it('opened by somebody who is not signed in waits for that, and says so', async () => {
    openedFile.set(INBOX);
    await renderScreen(<SignInScreen signIn={jest.fn()} onCheckService={jest.fn()} />);
    expect(screen.getByText('Sign in, and the booking that you opened is read.')).toBeOnTheScreen();
    expect(openedFile.get()).toBe(INBOX);
  });
});
