import { saveListedAlerts, saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/download-kinds';
import { saveDownload } from '@/store/downloads';
import { getDownloadOfItem } from '@/store/item-download';

import { anAlert } from '../support/records';
import { openTestStore } from '../support/test-store';

describe('how fresh an item is', () => {
  it('is told by the download that confirmed it last', async () => {
    const { read, write } = await openTestStore();
    await write(async (transaction) => {
      await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [], past_alerts: [anAlert()] });
      await saveDownload(transaction, downloadNames.tripAlerts('trip-1'), { checkedAt: 1000 });
    });
    expect(await read((reader) => getDownloadOfItem(reader, 'alert-1'))).toMatchObject({
      name: 'trip/trip-1/alerts',
      checked_at: 1000,
    });
    await write(async (transaction) => {
      await saveListedAlerts(transaction, downloadNames.countryAlerts('peru'), [anAlert()]);
      await saveDownload(transaction, downloadNames.countryAlerts('peru'), { checkedAt: 2000 });
    });
    expect(await read((reader) => getDownloadOfItem(reader, 'alert-1'))).toMatchObject({
      name: 'country/peru/alerts',
      checked_at: 2000,
    });
    expect(await read((reader) => getDownloadOfItem(reader, 'unknown'))).toBeNull();
  });
});
