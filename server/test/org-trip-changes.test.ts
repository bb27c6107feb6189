import { z } from 'zod';

import { OrgTrip, WholeOrgTrip } from '@/contract/org-trip';

import { addTraveller, addTrip, refusedFields } from './support/actors';
import { aDestination, anOrgTrip, aTrip } from './support/builders';
import { FLIGHT, HOTEL, setOrgTripStage, stay, type OrgTripStage } from './support/org-trip-stage';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('a trip of a company’s travellers', () => {
  let service: TestService;
  let stage: OrgTripStage;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    stage = await setOrgTripStage(service);
  });

  describe('changed', () => {
    it('keeps what is left out; travellers hear that it was', async () => {
      const trip = await stage.plan({ external_id: 'erp-7', start: '2026-09-01', air_segments: [FLIGHT] });
      const changed = await stage.change(trip.id, { name: 'Fiera' });
      expect(changed).toEqual({ ...trip, name: 'Fiera', updated_at: service.clock.now.toISOString() });
      expect(await stage.tripsOf(stage.ada)).toMatchObject([{ name: 'Fiera' }]);
      const [told] = await stage.inboxOf(stage.ada);
      expect(told).toMatchObject({ type: 21, title: 'Reise geändert', data: { trip_id: trip.id } });
      expect(await stage.typesOf(stage.ben)).toEqual([21, 30]);
    });

    it('is written anew only with its destinations', async () => {
      const { id } = await stage.plan();
      expect(
        refusedFields(await stage.company.put(stage.path(`/${id}`), { trip: { name: 'Fiera' } })),
      ).toEqual(['trip.destinations']);
      const trip = anOrgTrip({ destinations: [stay('CO', '2026-09-05', '2026-09-06')] });
      const written = readAs(WholeOrgTrip, await stage.company.put(stage.path(`/${id}`), { trip }));
      expect(written).toMatchObject({
        start: '2026-09-05T00:00:00.000Z',
        finish: '2026-09-06T00:00:00.000Z',
        destinations: [{ exit_date: '2026-09-06T00:00:00.000Z' }],
      });
      expect(written.travellers).toHaveLength(2);
    });

    it('in nothing that travellers see tells them nothing, and the company all the same', async () => {
      const trip = await stage.plan({ air_segments: [FLIGHT], hotel_segments: [HOTEL] });
      const { created_at: _created, updated_at: _updated, ...told } = trip;
      const again = await stage.change(trip.id, { ...told, external_id: 'erp-8' });
      expect(again).toMatchObject({ ...told, external_id: 'erp-8' });
      const withoutIds = await stage.change(trip.id, { air_segments: [FLIGHT], hotel_segments: [HOTEL] });
      expect(withoutIds.air_segments).toEqual(trip.air_segments);
      expect(await stage.typesOf(stage.ada)).toEqual([30]);
      const events = await service.database.query(
        `select manner from event_travellers whom join events event on event.id = whom.event_id
         where event.kind = 'trip-changed' and whom.traveller_id = $1`,
        [stage.ada.id],
      );
      expect(events).toEqual([{ manner: 'silently' }, { manner: 'silently' }]);
    });

    it('has of each list that was sent what was sent, and of others what was there', async () => {
      const trip = await stage.plan({
        air_segments: [FLIGHT, { ...FLIGHT, flight_number: '13' }],
        hotel_segments: [HOTEL],
      });
      const [, second] = trip.air_segments;
      const changed = await stage.change(trip.id, {
        air_segments: [
          { ...FLIGHT, id: second?.id, flight_number: '14' },
          { ...FLIGHT, flight_number: '15' },
        ],
      });
      const flights = new Map(changed.air_segments.map(({ id, flight_number }) => [flight_number, id]));
      expect([...flights.keys()].sort()).toEqual(['14', '15']);
      expect(flights.get('14')).toBe(second?.id);
      expect(changed.hotel_segments).toEqual(trip.hotel_segments);
      expect((await stage.change(trip.id, { hotel_segments: [] })).hotel_segments).toEqual([]);
    });

    it('loses the destinations that are to go, and keeps the others as the same ones', async () => {
      const [first, second] = [
        stay('IT', '2026-09-03', '2026-09-05'),
        stay('CO', '2026-09-05', '2026-09-09'),
      ];
      const trip = await stage.plan({ destinations: [first, second] });
      const [kept, gone] = trip.destinations;
      const changed = await stage.change(trip.id, {
        destinations: [kept, { id: gone?.id, delete: true }, stay('PE', '2026-09-06', '2026-09-07')],
      });
      expect(changed.destinations).toMatchObject([kept, { exit_date: '2026-09-07T00:00:00.000Z' }]);
      expect(changed.finish).toBe('2026-09-07T00:00:00.000Z');
    });

    it('keeps every place that its traveller wrote, when it is sent back as it was told', async () => {
      const places = ['Roma', 'Ostia'].map((friendly_name, index) => ({
        friendly_name,
        latitude: 41 + index,
        longitude: 12,
      }));
      const { id } = await addTrip(
        stage.ada,
        aTrip({ destinations: [aDestination({ destination_locations: places })] }),
      );
      const { destinations } = await stage.read(id);
      expect(destinations).toMatchObject([{ friendly_name: 'Roma', lat: 41, lng: 12, type: 1 }]);
      await stage.change(id, { destinations });
      const [own] = await stage.tripsOf(stage.ada);
      expect(own?.destinations[0]?.destination_locations).toMatchObject(places);
      expect(await stage.inboxOf(stage.ada)).toEqual([]);
    });

    it('can’t be in the past; one under way can be changed', async () => {
      const { id } = await stage.plan({ destinations: [stay('IT', '2026-06-16', '2026-06-20')] });
      service.clock.now = new Date('2026-06-18T12:00:00Z');
      expect(
        (await stage.change(id, { destinations: [stay('IT', '2026-06-16', '2026-06-21')] })).finish,
      ).toBe('2026-06-21T00:00:00.000Z');
      const past = { trip: { destinations: [stay('IT', '2026-06-10', '2026-06-12')] } };
      expect(refusedFields(await stage.company.patch(stage.path(`/${id}`), past))).toEqual([
        'trip.destinations',
      ]);
    });

    it('lets those come who are named anew, and those leave who are not named', async () => {
      const eve = await addTraveller(service, stage.company.key);
      const { id } = await stage.plan();
      const changed = await stage.change(id, { traveller_ids: [eve.id, stage.ben.id.toUpperCase(), eve.id] });
      expect(changed.travellers.map((traveller) => traveller.id).sort()).toEqual(
        [stage.ben.id, eve.id].sort(),
      );
      expect(await stage.tripsOf(stage.ada)).toEqual([]);
      expect(await stage.tripsOf(eve)).toMatchObject([{ id, user_id: eve.id }]);
      expect([
        await stage.typesOf(stage.ada),
        await stage.typesOf(stage.ben),
        await stage.typesOf(eve),
      ]).toEqual([[22, 30], [30], [30]]);
      await stage.change(id, { traveller_ids: [stage.ada.id] });
      expect(await stage.tripsOf(stage.ada)).toMatchObject([{ id, user_id: stage.ada.id }]);
      expect([await stage.typesOf(stage.ada), await stage.typesOf(stage.ben)]).toEqual([
        [30, 22, 30],
        [22, 30],
      ]);
    });

    it('by one of its travellers is told to the others', async () => {
      const { id } = await stage.plan();
      stage.later();
      await stage.ben.put(`/api/v1/trips/${id}`, { trip: aTrip({ name: 'Ours' }) });
      expect((await stage.inboxOf(stage.ada))[0]).toMatchObject({
        type: 21,
        body: 'Jemand, der mit Ihnen reist, hat eine Reise geändert.',
      });
      expect(await stage.typesOf(stage.ben)).toEqual([30]);
    });

    it('tells who muted it without a word', async () => {
      const { id } = await stage.plan();
      await stage.ada.put(`/api/v1/trips/${id}/change_trip_settings`, { trip: { muted: true, read: true } });
      expect(await stage.change(id, { name: 'Fiera' })).toMatchObject({ muted: false, read: false });
      expect([await stage.typesOf(stage.ada), await stage.typesOf(stage.ben)]).toEqual([[30], [21, 30]]);
    });
  });

  it('is removed for all of its travellers, who are told once', async () => {
    const { id } = await stage.plan();
    stage.later();
    for (const _again of [1, 2]) expect((await stage.company.delete(stage.path(`/${id}`))).text).toBe('[]');
    for (const person of [stage.ada, stage.ben]) {
      expect(await stage.tripsOf(person)).toEqual([]);
      expect(await stage.typesOf(person)).toEqual([22, 30]);
    }
    expect((await stage.company.get(stage.path(`/${id}`))).status).toBe(404);
    expect((await stage.company.patch(stage.path(`/${id}`), { trip: { name: 'Back' } })).status).toBe(404);
    const since = await stage.company.get(stage.path(`?since=${service.clock.now.getTime() / 1000 - 1}`));
    expect(readAs(z.array(OrgTrip), since)).toMatchObject([
      { id, deleted_at: service.clock.now.toISOString() },
    ]);
  });
});
