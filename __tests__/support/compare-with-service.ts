import type { Advisory } from '@/contract/advisory';
import type { TripAlerts } from '@/contract/alert';
import type { ShortCountry } from '@/contract/country';
import type { Conversation } from '@/contract/conversation';
import type { Hospital } from '@/contract/hospital';
import { IssueStatus, type Issue } from '@/contract/issue';
import type { Notification } from '@/contract/notification';
import type { TripSegments } from '@/contract/segment';
import type { Traveller } from '@/contract/traveller';
import type { Trip } from '@/contract/trip';
import { listTripAdvisories } from '@/store/advisories';
import { listPastTripAlerts, listTripAlerts } from '@/store/alerts';
import { listCountries } from '@/store/countries';
import { listShelf } from '@/store/health-library';
import { listTripHospitals } from '@/store/hospitals';
import { getIssue, listIssues } from '@/store/issues';
import { getTalk } from '@/store/messages';
import { listNotifications } from '@/store/notifications';
import { listEntries } from '@/store/outbox';
import { getProfile } from '@/store/profile';
import { listTripSegments } from '@/store/segments';
import type { Reader } from '@/store/store-database';
import { listTrips } from '@/store/trips';

import type { TestService } from '../../server/test/support/test-service';
import type { Device } from './device';

interface WithId {
  id: string;
}

const idsOf = (records: readonly WithId[]) => records.map(({ id }) => id).sort();
const byId = (records: readonly WithId[]) => [...records].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Nothing waits to be sent, and what the device holds is what the service says. */
export async function compareWithService(device: Device, service: TestService): Promise<void> {
  const caller = service.as(device.key.current);
  const ask = async <Body>(path: string): Promise<Body> => (await caller.get(path)).json<Body>();
  const today = new Date(device.context.now()).toISOString().slice(0, 10);

  const { id: me } = await ask<Traveller>('/api/v1/users/profile');
  const isOwn = ({ affected }: Issue) => affected.id === me;
  const said = {
    trips: await ask<Trip[]>('/api/v1/trips'),
    countries: await ask<ShortCountry[]>('/api/v1/countries/short_list'),
    diseases: await ask<WithId[]>('/api/v1/diseases'),
    notifications: await ask<Notification[]>('/api/v2/notifications'),
    profile: await ask<Traveller>('/api/v1/users/profile'),
    issues: (await ask<Issue[]>('/api/v2/issues?all=1&per_page=100')).filter(isOwn),
  };
  // All of them: the list of the service ends with the newest.
  const checkIns = await service.database.query<WithId>('select id from check_ins where traveller_id = $1', [
    said.profile.id,
  ]);
  await device.store.database.read(async (reader) => {
    expect(await listEntries(reader)).toEqual([]);
    const trips = await listTrips(reader);
    expect(byId(trips.map(({ trip }) => trip))).toEqual(byId(said.trips));
    expect(trips.every(({ sending }) => sending === 'sent')).toBe(true);
    expect(idsOf(await listCountries(reader))).toEqual(idsOf(said.countries));
    expect(idsOf(await listShelf(reader, 'diseases'))).toEqual(idsOf(said.diseases));
    expect(
      byId(
        (await listNotifications(reader)).map(({ notification, read }) => ({ id: notification.id, read })),
      ),
    ).toEqual(byId(said.notifications.map(({ id, read_at }) => ({ id, read: read_at !== null }))));
    const issues = await Promise.all(said.issues.map(({ id }) => getIssue(reader, id)));
    expect(issues.map((issue) => issue?.status)).toEqual(said.issues.map(({ status }) => status));
    // A call that nobody has taken is no request of the traveller's yet.
    const requests = said.issues.filter(({ status }) => status !== IssueStatus.CollectingDetails);
    expect(idsOf(await listIssues(reader))).toEqual(idsOf(requests));
    expect(await listServiceIdsOfCheckIns(reader)).toEqual(idsOf(checkIns));
    expect((await getProfile(reader))?.settings).toEqual(said.profile.settings);
  });
  for (const issue of said.issues) {
    const { messages } = await ask<Conversation>(`/api/v2/issues/${issue.id}/conversation`);
    const talk = await device.store.database.read((reader) => getTalk(reader, issue.id, messages.length));
    expect(talk.messages.map(({ position, body }) => ({ position, body }))).toEqual(
      messages.map(({ position, body }) => ({ position, body: body ?? '' })),
    );
  }
  for (const trip of said.trips.filter(({ finish }) => finish >= today)) {
    const place = `/api/v1/trips/${trip.id}`;
    const alerts = await ask<TripAlerts>(`${place}/alerts?all=1`);
    const advisories = await ask<Advisory[]>(`${place}/advisories?all=1`);
    const hospitals = await ask<Hospital[]>(`${place}/hospitals`);
    const segments = await ask<TripSegments>(`/api/v2/trips/${trip.id}/segments`);
    await device.store.database.read(async (reader) => {
      const stored = await listTripAlerts(reader, trip.id);
      expect(byId(stored.map(({ alert, read }) => ({ id: alert.id, read })))).toEqual(
        byId(alerts.trip_alerts.map(({ alert_id, read }) => ({ id: alert_id, read: read === true }))),
      );
      const past = await listPastTripAlerts(reader, trip.id);
      expect(idsOf(past.map(({ alert }) => alert))).toEqual(idsOf(alerts.past_alerts));
      expect(idsOf(await listTripAdvisories(reader, trip.id))).toEqual(idsOf(advisories));
      expect(idsOf(await listTripHospitals(reader, trip.id))).toEqual(idsOf(hospitals));
      expect(idsOf(await listTripSegments(reader, trip.id))).toEqual(idsOf(Object.values(segments).flat()));
    });
  }
}

/** Also finds a check-in that is there twice, or was never sent. */
async function listServiceIdsOfCheckIns(reader: Reader): Promise<(string | null)[]> {
  const rows = await reader.all<{ service_id: string | null }>(
    'select service_id from check_ins order by service_id',
  );
  return rows.map((row) => row.service_id);
}
