import { Text } from 'react-native';

import { TodayScreen } from '@/features/today/today-screen';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import type { Transaction } from '@/store/store-database';
import { saveTrips } from '@/store/trips';

import { bringCountries, inCusco } from '../../../support/on-the-spot';
import { aTrip } from '../../../support/records';
import { NOW, type OnTheDevice, type OpenApp, openApp, renderIn } from '../../../support/render-screen';

export const HOUR = 3_600_000;
export const TOWNS = [
  { id: 'lima', friendly_name: 'Lima', latitude: -12.05, longitude: -77.04 },
  { id: 'cusco', friendly_name: 'Cusco', latitude: -13.53, longitude: -71.97 },
];
export const onOpen = jest.fn();

export const today = <TodayScreen checkIn={<Text>the buttons</Text>} onOpen={onOpen} />;

/** Today as somebody sees it who is in Cusco. */
export async function seeToday(changes: OnTheDevice = {}): Promise<OpenApp> {
  const app = await openApp({ fill: bringCountries, dependencies: { createLocator: inCusco }, ...changes });
  await renderIn(app, today);
  return app;
}

/** To Peru, from the first of April on. */
export async function bringTrip(transaction: Transaction): Promise<void> {
  await bringCountries(transaction);
  await saveTrips(transaction, [aTrip()]);
  await saveDownload(transaction, downloadNames.trips, { checkedAt: NOW });
  await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
}
