import { downloadNames } from '@/store/download-kinds';
import { saveSegments } from '@/store/segments';

import { addTrip } from '../../server/test/support/actors';
import { publish } from '../../server/test/support/publishing';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startAppOf } from '../support/running-app';
import { aFlight } from '../support/segments';
import { letPass } from '../support/traveller-actions';

const IN_NORWAY = { country_code: 'NO', entry_date: '2026-06-14', exit_date: '2026-06-30' };
/** Asked for whatever a message is about. */
const INBOX = ['/api/v2/check_in_requests', '/api/v2/notifications'];

describe('a message', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 60);
    app = await startAppOf(service);
    app.phone.notifications.grant();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const deliver = (type: number, data: unknown) =>
    app.phone.tasks.deliver({ notification_id: 'note-1', type, data });
  /** What it makes the app ask for. */
  const listAsked = async (type: number, data: unknown) => {
    const before = app.phone.air.seen.length;
    await deliver(type, data);
    const asked = app.phone.air.seen.slice(before);
    return asked.map(({ path }) => path.replace(/\?.*/, '')).sort();
  };
  /** With all that the Wi-Fi of before has brought. */
  const wantWifiWhereIsNone = async () => {
    await app.opened.schedule.refresh();
    await app.opened.engine.downloadMore();
    await app.opened.mutations.savePreference('wifiOnly', true);
    app.phone.network.joinCellular();
    await app.opened.schedule.refresh();
  };

  it('about an alert brings the alert and the trips that it touches', async () => {
    const trip = await addTrip(app.person, { name: 'Fjords', destinations: [IN_NORWAY] });
    const alert = await publish(service, { country_ids: ['NO'] });
    letPass(service, 1);
    expect(await deliver(110, { alert_id: alert.id })).toBe('new-data');
    expect(await app.opened.reads.alerts.get(alert.id)).toMatchObject({
      alert: { headline: alert.headline },
    });
    expect(await app.opened.reads.trips.get(trip.id)).not.toBeNull();
  });

  it('about an alert brings that, where Wi-Fi is wanted and there is none, and no more than the small lists', async () => {
    await wantWifiWhereIsNone();
    expect(await listAsked(110, { alert_id: 'alert-1' })).toEqual([
      '/api/v1/alerts/alert-1/from_push',
      ...INBOX,
    ]);
  });

  it('about a call for help brings the requests, also where Wi-Fi is wanted and there is none', async () => {
    await wantWifiWhereIsNone();
    const asked = await listAsked(53, { user_id: 'user-1', issue_id: 'issue-1' });
    expect(asked).toEqual([...INBOX, '/api/v2/issues'].sort());
  });

  it('about a gate brings what is booked for its trip and no more, also where Wi-Fi is wanted and there is none', async () => {
    const trip = await addTrip(app.person, { name: 'Fjords', destinations: [IN_NORWAY] });
    await app.opened.schedule.refresh();
    await app.opened.store.database.write('cache', (transaction) =>
      saveSegments(transaction, downloadNames.tripSegments(trip.id), [aFlight({ id: 'segment-1' })]),
    );
    await wantWifiWhereIsNone();
    expect(await listAsked(103, { air_segment_id: 'segment-1' })).toEqual([
      '/api/v1/trips',
      ...INBOX,
      `/api/v2/trips/${trip.id}/segments`,
    ]);
  });

  it.each([20, 21, 23, 30, 100, 101, 102])(
    'about a trip, or a flight or an airport that is off or late (%s), brings what is booked for its trip, also where Wi-Fi is wanted and there is none',
    async (type) => {
      const trip = await addTrip(app.person, { name: 'Fjords', destinations: [IN_NORWAY] });
      await addTrip(app.person, { name: 'Another', destinations: [IN_NORWAY] });
      await app.opened.schedule.refresh();
      const ofFlight = { trip_id: trip.id, air_segment_id: 'segment-1', airport_code: 'OSL' };
      expect(await listAsked(type, ofFlight)).toContain(`/api/v1/trips/${trip.id}/alerts`);

      await wantWifiWhereIsNone();
      expect(await listAsked(type, ofFlight)).toEqual([
        '/api/v1/trips',
        ...INBOX,
        `/api/v2/trips/${trip.id}/segments`,
      ]);
    },
  );

  it.each(['trip-1', null])(
    'about an advisory brings that where Wi-Fi is wanted and there is none, and otherwise what it touches (trip: %s)',
    async (tripId) => {
      const ofAdvisory = { advisory_id: 'advisory-1', trip_id: tripId };
      expect(await listAsked(111, ofAdvisory)).toContain('/api/v1/trips');

      await wantWifiWhereIsNone();
      expect(await listAsked(111, ofAdvisory)).toEqual(['/api/v1/advisories/advisory-1', ...INBOX]);
    },
  );

  it.each([24, 51, 52, 120, 121])(
    'about something that nobody can tell from it (%s) brings all that has changed, and where Wi-Fi is wanted and there is none the small lists',
    async (type) => {
      const trip = await addTrip(app.person);
      const about = { success: true, travel_restriction_id: 'rule-1', entry_requirement_id: 'rule-1' };
      expect(await listAsked(type, about)).toContain(`/api/v2/trips/${trip.id}/segments`);

      await wantWifiWhereIsNone();
      expect(await listAsked(type, about)).toEqual(['/api/v1/trips', ...INBOX]);
    },
  );
});
