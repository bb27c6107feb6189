import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { TripAlerts } from '@/contract/alert';
import { OrgTripAlert } from '@/contract/org-trip';

import { queryOne } from '../src/database/database';
import { writeBodies } from '../src/webhooks/webhook-messages';
import { addCompany, type Person } from './support/actors';
import { setOrgTripStage, stay, type OrgTripStage } from './support/org-trip-stage';
import { publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

const NOW_IN_NORWAY = { destinations: [stay('NO', '2026-06-15', '2026-06-30')] };

describe('an alert that touches a trip of a company', () => {
  let service: ServiceAtWork;
  let stage: OrgTripStage;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    stage = await setOrgTripStage(service);
    await service.database.query('delete from alerts where created_at >= $1', [service.clock.now]);
  });

  const alert = async () => {
    stage.later();
    const published = await publish(service);
    await service.background.run();
    return published;
  };
  const listOf = async (company: Person, id: string) =>
    readAs(z.array(OrgTripAlert), await company.get(`/api/v2/org/${company.id}/alerts/${id}/trip_alerts`));
  const revisionOf = ({ id }: Person) =>
    queryOne<{ trips: number; alerts: number }>(
      service.database,
      'select trips_revision as trips, alerts_revision as alerts from travellers where id = $1',
      [id],
    );

  it('reaches each of its travellers, and is told to the company, once a trip', async () => {
    const trip = await stage.plan({ ...NOW_IN_NORWAY, external_id: 'erp-7' });
    const { id, slug } = await alert();
    for (const person of [stage.ada, stage.ben]) expect(await stage.typesOf(person)).toEqual([110, 30]);
    const expected = {
      alert_id: id,
      trip_id: trip.id,
      trip_external_id: 'erp-7',
      user_ids: [stage.ada.id, stage.ben.id].sort(),
      incubation: false,
      read: false,
    };
    expect(await listOf(stage.company, id)).toMatchObject([expected]);
    expect(await listOf(stage.company, slug)).toMatchObject([expected]);
    for (const person of [stage.ada, stage.ben]) {
      expect(await listOf(stage.company, id)).toMatchObject([{ read: false }]);
      await person.put(`/api/v1/alerts/${id}/mark_read`);
    }
    expect(await listOf(stage.company, id)).toMatchObject([{ read: true }]);
    expect(await listOf(await addCompany(service), id)).toEqual([]);
    await stage.company.delete(stage.path(`/${trip.id}`));
    expect(await listOf(stage.company, id)).toEqual([]);
  });

  it('that nobody knows is a 404', async () => {
    const answer = await stage.company.get(
      `/api/v2/org/${stage.company.id}/alerts/no-such-alert/trip_alerts`,
    );
    expect(answer.status).toBe(404);
  });

  it('goes when the trip no longer leads there, and comes when it does', async () => {
    const { id: tripId } = await stage.plan({ destinations: [stay('IT', '2026-06-15', '2026-06-30')] });
    const { id } = await alert();
    expect(await listOf(stage.company, id)).toEqual([]);
    await stage.change(tripId, NOW_IN_NORWAY);
    expect(await listOf(stage.company, id)).toMatchObject([{ trip_id: tripId }]);
    await stage.change(tripId, { destinations: [stay('IT', '2026-06-15', '2026-06-30')] });
    expect(await listOf(stage.company, id)).toEqual([]);
  });

  it('that is of one place does not reach from 500 km away, on nights of which a booking tells where one is', async () => {
    const CALI: [number, number] = [-76.532, 3.4516];
    const SANTA_MARTA = { country: 'CO', lat: 11.2404, lng: -74.199 };
    const inCali = { country_ids: ['CO'], alert_locations: [{ location: CALI }] };
    const nights = (first: string, last: string) => ({
      ...SANTA_MARTA,
      hotel_name: 'Casa',
      checkin_date: first,
      checkout_date: last,
    });
    const reached = async (trip: { id: string }, fields: Parameters<typeof publish>[1]) => {
      stage.later();
      const { id } = await publish(service, fields);
      await service.background.run();
      const ofTraveller = readAs(TripAlerts, await stage.ada.get(`/api/v1/trips/${trip.id}/alerts`));
      const isTold = ofTraveller.trip_alerts.some(({ alert_id }) => alert_id === id);
      expect((await listOf(stage.company, id)).length).toBe(isTold ? 1 : 0);
      return isTold;
    };
    const trip = await stage.plan({
      destinations: [stay('CO', '2026-06-15', '2026-06-30')],
      hotel_segments: [nights('2026-06-15', '2026-06-24')],
    });
    const known = { start: '2026-06-20T00:00:00Z', finish: '2026-06-21T00:00:00Z' };
    const unknown = { start: '2026-06-26T10:00:00Z', finish: '2026-06-27T00:00:00Z' };
    expect(await reached(trip, { ...inCali, ...known })).toBe(false);
    expect(await reached(trip, { ...inCali, ...unknown })).toBe(true);
    const there: { location: [number, number] } = { location: [SANTA_MARTA.lng, SANTA_MARTA.lat] };
    expect(await reached(trip, { ...inCali, alert_locations: [there], ...known })).toBe(true);
    expect(await reached(trip, { country_ids: ['CO'], full_country_ids: ['CO'], ...known })).toBe(true);
    // What a traveller books beside it counts as much.
    const own = { kind: 'hotel', ...nights('2026-06-24', '2026-06-30') };
    const written = await stage.ada.put(`/api/v2/trips/${trip.id}/segments/${randomUUID()}`, {
      segment: own,
    });
    expect(written.status).toBe(200);
    expect(await reached(trip, { ...inCali, ...unknown })).toBe(false);
  });

  it('makes all of them read anew, as every change of the trip does', async () => {
    const before = [await revisionOf(stage.ada), await revisionOf(stage.ben)];
    const { id } = await stage.plan(NOW_IN_NORWAY);
    const made = [await revisionOf(stage.ada), await revisionOf(stage.ben)];
    await stage.change(id, { hotel_segments: [{ hotel_name: 'Hotell' }] });
    const changed = [await revisionOf(stage.ada), await revisionOf(stage.ben)];
    await alert();
    const told = [await revisionOf(stage.ada), await revisionOf(stage.ben)];
    for (const person of [0, 1]) {
      expect(made[person]?.trips).toBeGreaterThan(before[person]?.trips ?? 0);
      expect(changed[person]?.trips).toBeGreaterThan(made[person]?.trips ?? 0);
      expect(told[person]?.alerts).toBeGreaterThan(changed[person]?.alerts ?? 0);
    }
  });

  it('is told to partners with what they call the trip by, as all that happens to it is', async () => {
    await stage.company.post(`/api/v2/org/${stage.company.id}/webhook_endpoints`, {
      webhook_endpoint: { url: 'https://receiver.example/', enabled_events: [21, 30, 110] },
    });
    const { id } = await stage.plan({
      ...NOW_IN_NORWAY,
      external_id: 'erp-7',
      traveller_ids: [stage.ada.id],
    });
    await stage.change(id, { name: 'Fjords' });
    await alert();
    await service.background.run();
    const deliveries = await service.database.query<{ id: string }>(
      'select delivery.id from webhook_deliveries delivery join events event on event.id = delivery.event_id where event.company_id = $1',
      [stage.company.id],
    );
    const bodies = await writeBodies(
      service.database,
      deliveries.map((delivery) => delivery.id),
    );
    const told = [...bodies.values()].map((body) => JSON.parse(body) as { event: number; payload: object });
    const payloadOf = (event: number) => told.find((body) => body.event === event)?.payload;
    for (const event of [21, 30])
      expect(payloadOf(event)).toMatchObject({
        trip_id: id,
        trip_external_id: 'erp-7',
        user_id: stage.ada.id,
      });
    expect(payloadOf(110)).toMatchObject({ trip_ids: [id], trip_external_ids: ['erp-7'] });
  });
});
