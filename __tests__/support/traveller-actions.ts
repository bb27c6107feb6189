import { CheckInAccuracy, CheckInStatus } from '@/contract/check-in';
import type { SettingsChange } from '@/contract/traveller';
import { listTripAlerts, type StoredAlert } from '@/store/alerts';
import { listCheckIns, saveCheckIn, type StoredCheckIn } from '@/store/check-ins';
import { listNotifications, type StoredNotification } from '@/store/notifications';
import { listEntries, type OutboxEntry } from '@/store/outbox';
import type { Transaction } from '@/store/store-database';
import { changeSettings, deleteNotification, readAlert, readNotification } from '@/store/traveller-writes';
import { changeTrip, changeTripSettings, createTrip, removeTrip } from '@/store/trip-writes';
import { getTrip, listTrips, type StoredTrip } from '@/store/trips';

import { aTrip } from '../../server/test/support/builders';
import type { TestService } from '../../server/test/support/test-service';
import type { Device } from './device';

type SentTrip = ReturnType<typeof aTrip>;

/** What a traveller does on a device, and what they see there; none of it touches the network. */
export function travellerOn({ store, context }: Pick<Device, 'store' | 'context'>) {
  const write = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    store.database.write('user', work);
  return {
    createTrip: (trip: Partial<SentTrip> = {}): Promise<string> =>
      write((transaction) => createTrip(transaction, { trip: aTrip(trip) }, context)),
    changeTrip: (id: string, trip: Partial<SentTrip>) =>
      write((transaction) => changeTrip(transaction, id, { trip: aTrip(trip) }, context)),
    removeTrip: (id: string) => write((transaction) => removeTrip(transaction, id, context)),
    viewTrip: (id: string) =>
      write((transaction) => changeTripSettings(transaction, id, { read: true }, context)),
    muteTrip: (id: string, muted: boolean) =>
      write((transaction) => changeTripSettings(transaction, id, { muted }, context)),
    readAlert: (id: string) => write((transaction) => readAlert(transaction, id, context)),
    readNotification: (id: string) => write((transaction) => readNotification(transaction, id, context)),
    deleteNotification: (id: string) => write((transaction) => deleteNotification(transaction, id, context)),
    changeSettings: (change: SettingsChange) =>
      write((transaction) => changeSettings(transaction, change, context)),
    checkIn: (status: CheckInStatus = CheckInStatus.Safe, latitude = 4.711): Promise<string> =>
      write((transaction) =>
        saveCheckIn(
          transaction,
          {
            status,
            latitude,
            longitude: -74.0721,
            accuracy: CheckInAccuracy.Fine,
            country_code: 'CO',
            request_id: null,
            checkedInAt: new Date(context.now()),
            deviceToken: 'token-of-the-phone',
          },
          context,
        ),
      ),
    trips: (): Promise<StoredTrip[]> => store.database.read(listTrips),
    trip: (id: string): Promise<StoredTrip | null> => store.database.read((reader) => getTrip(reader, id)),
    tripNames: async (): Promise<string[]> =>
      (await store.database.read(listTrips)).map(({ trip }) => trip.name).sort(),
    tripAlerts: (id: string): Promise<StoredAlert[]> =>
      store.database.read((reader) => listTripAlerts(reader, id)),
    notifications: (): Promise<StoredNotification[]> => store.database.read(listNotifications),
    checkIns: (): Promise<StoredCheckIn[]> => store.database.read(listCheckIns),
    outbox: (): Promise<OutboxEntry[]> => store.database.read(listEntries),
  };
}

/** Time passes, for the service and for all devices. */
export function letPass(service: TestService, seconds: number): void {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
}

export const ALL_WELL = { kind: 'finished', failed: 0, setAside: 0 } as const;

/** A promise, and the hand that settles it. */
export function aGate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** These downloads are asked for anew, as if they had never been confirmed. */
export async function forgetDownloads(device: Device, ...names: string[]): Promise<void> {
  await device.store.database.write('cache', (transaction) =>
    transaction.run(
      `update downloads set etag = null, cursor = null, failure = 'server'
       where name in (select value from json_each(?))`,
      [JSON.stringify(names)],
    ),
  );
}

/** Turns of the event loop until it is so; no clock is asked. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
