import { saveAdvisories } from '@/store/advisories';
import { markAlertRead, saveTripAlerts } from '@/store/alerts';
import { downloadNames } from '@/store/downloads';
import { listNews } from '@/store/news';
import { hideTrip, saveTrips } from '@/store/trips';

import { anAdvisory, anAlert, aTrip, aTripAlert } from '../support/records';
import { openTestStore } from '../support/test-store';

const topo_json = { type: 'Topology' as const, objects: {}, arcs: [] };

describe('the news of all trips', () => {
  it('name each alert once, with the trips that have it and the places it is about', async () => {
    const { read, write } = await openTestStore();
    const floods = anAlert({
      id: 'floods',
      risk_level: 'high',
      country_divisions: [{ id: 'cusco', name: 'Cusco', travel_status: 2, topo_json }],
      country_regions: [{ id: 'urubamba', name: 'Urubamba', travel_status: 1, topo_json }],
    });
    await write(async (transaction) => {
      await saveTrips(transaction, [aTrip(), aTrip({ id: 'trip-2' })]);
      await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(floods)], past_alerts: [] });
      await saveTripAlerts(transaction, 'trip-2', { trip_alerts: [], past_alerts: [floods] });
    });

    expect(await read(listNews)).toEqual([
      {
        kind: 'alert',
        id: 'floods',
        headline: 'Floods',
        category: 'safety',
        risk: 'high',
        worstArea: 2,
        issued: '2026-03-04',
        start: floods.start,
        finish: null,
        read: false,
        countryIds: ['peru'],
        areas: ['Cusco', 'Urubamba'],
        tripIds: ['trip-1', 'trip-2'],
        isCurrent: true,
      },
    ]);
  });

  it('tell what was issued before the trip, what was read and what is closed', async () => {
    const { read, write } = await openTestStore();
    await write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveTripAlerts(transaction, 'trip-1', {
        trip_alerts: [aTripAlert(anAlert({ id: 'new', created_at: '2026-04-02' }))],
        past_alerts: [anAlert({ id: 'before' })],
      });
      await markAlertRead(transaction, 'new');
      await saveAdvisories(transaction, downloadNames.tripAdvisories('trip-1'), [
        anAdvisory({ id: 'open', created_at: '2026-03-02' }),
        anAdvisory({ id: 'closed', created_at: '2026-03-01', status: 1 }),
      ]);
    });

    const news = await read(listNews);
    expect(news.map(({ id, kind, read: isRead, isCurrent }) => [id, kind, isRead, isCurrent])).toEqual([
      ['new', 'alert', true, true],
      ['before', 'alert', false, false],
      ['open', 'advisory', true, true],
      ['closed', 'advisory', true, false],
    ]);
  });

  it('say nothing of trips that were removed', async () => {
    const { read, write } = await openTestStore();
    await write(async (transaction) => {
      await saveTrips(transaction, [aTrip()]);
      await saveTripAlerts(transaction, 'trip-1', { trip_alerts: [aTripAlert(anAlert())], past_alerts: [] });
      await hideTrip(transaction, 'trip-1', true);
    });
    expect(await read(listNews)).toEqual([]);
  });
});
