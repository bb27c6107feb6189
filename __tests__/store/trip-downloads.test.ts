import { saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload, saveFailedDownload } from '@/store/downloads';
import { listTripDownloads } from '@/store/trip-downloads';
import { countNewByTrip } from '@/store/trip-news';
import { removeTrip } from '@/store/trip-writes';
import { saveTrips } from '@/store/trips';

import { aDestination, anAlert, aTrip, aTripAlert } from '../support/records';
import { openTestStore, type TestStore } from '../support/test-store';

const NOW = Date.UTC(2026, 2, 20);

let device: TestStore;
beforeEach(async () => {
  device = await openTestStore();
});

describe('the downloads that a trip needs', () => {
  const trip = aTrip({
    destinations: [
      aDestination(),
      aDestination({ id: 'destination-2', country_id: 'chile', country_code: 'CL' }),
      aDestination({ id: 'destination-3' }),
    ],
  });

  it('name each country once, and what was never tried', async () => {
    const downloads = await device.read((reader) => listTripDownloads(reader, trip));
    expect(downloads.map(({ name }) => name)).toEqual([
      'trip/trip-1/segments',
      'trip/trip-1/alerts',
      'trip/trip-1/advisories',
      'trip/trip-1/hospitals',
      'country/peru',
      'country/chile',
      'country/peru/map',
      'country/chile/map',
      'country/peru/entry-requirements',
      'country/chile/entry-requirements',
      'country/peru/travel-restrictions',
      'country/chile/travel-restrictions',
      'country/peru/disease-outbreaks',
      'country/chile/disease-outbreaks',
    ]);
    expect(downloads.every(({ checkedAt, failure }) => checkedAt === null && failure === null)).toBe(true);
  });

  it('say when they came, and how the last try failed', async () => {
    await device.write(async (transaction) => {
      await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: NOW });
      await saveFailedDownload(transaction, downloadNames.tripHospitals('trip-1'), 'timeout', NOW);
    });
    const downloads = await device.read((reader) => listTripDownloads(reader, trip));
    expect(downloads.find(({ part }) => part === 'alerts')).toMatchObject({ checkedAt: NOW, failure: null });
    expect(downloads.find(({ part }) => part === 'hospitals')).toMatchObject({
      checkedAt: null,
      failure: 'timeout',
    });
  });
});

describe('the news of trips', () => {
  const alert = (id: string) => anAlert({ id });
  const save = (tripId: string, ...alerts: ReturnType<typeof aTripAlert>[]) =>
    device.write((transaction) =>
      saveTripAlerts(transaction, tripId, { trip_alerts: alerts, past_alerts: [alert('before')] }),
    );

  beforeEach(async () => {
    await device.write((transaction) => saveTrips(transaction, [aTrip(), aTrip({ id: 'trip-2' })]));
    await save('trip-1', aTripAlert(alert('shared')), aTripAlert(alert('read'), { read: true }));
    await save('trip-2', aTripAlert(alert('shared')), aTripAlert(alert('own')));
  });

  const moment = { today: '2026-03-20', now: Date.UTC(2026, 2, 20, 12) };
  const countNew = () => device.read((reader) => countNewByTrip(reader, moment));

  it('count what is in force and was not read, for each trip that has it, whenever it was issued', async () => {
    expect(await countNew()).toEqual({ 'trip-1': 2, 'trip-2': 3 });
  });

  it('count nothing that is over, and nothing of a trip that is', async () => {
    const ended = anAlert({ id: 'ended', finish: '2026-03-19T00:00:00.000Z' });
    await device.write((transaction) =>
      saveTrips(transaction, [
        aTrip({ id: 'trip-2', finish: '2026-03-19', updated_at: '2026-03-19T00:00:00.000Z' }),
      ]),
    );
    await save('trip-1', aTripAlert(ended));
    expect(await countNew()).toEqual({ 'trip-1': 1 });
  });

  it('leave out trips that the traveller removed', async () => {
    await device.write((transaction) => removeTrip(transaction, 'trip-2', device.context));
    expect(await countNew()).toEqual({ 'trip-1': 2 });
  });
});
