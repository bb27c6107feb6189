import { randomUUID } from 'node:crypto';

import { TripAlerts } from '@/contract/alert';

import { addTraveller, addTrip, type Person } from './support/actors';
import { aDestination, aFlight, aTrip } from './support/builders';
import { changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

type Point = [longitude: number, latitude: number];
const CALI: Point = [-76.532, 3.4516];
const BOGOTA: Point = [-74.0721, 4.711];
const POPAYAN: Point = [-76.6147, 2.4448];
const BERGEN: Point = [5.3221, 60.3913];

const at = (prefix: string, [lng, lat]: Point) => ({ [`${prefix}lat`]: lat, [`${prefix}lng`]: lng });
const between = (first: string, last: string) => ({ checkin_date: first, checkout_date: last });

/** Nights in June, as those below. */
const aHotel = (place: Point | null, nights: object, country = 'CO') => ({
  kind: 'hotel' as const,
  hotel_name: 'A house',
  country,
  time_zone_id: 'America/Bogota',
  ...(place && at('', place)),
  ...nights,
});
const inCali = aHotel(CALI, between('2026-06-14', '2026-06-18'));
const inBogota = aHotel(BOGOTA, between('2026-06-14', '2026-06-18'));

describe('an alert and the segments of a trip', () => {
  let service: ServiceAtWork;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    // Only what a story itself publishes is matched to its trips.
    await service.database.query('delete from alerts');
    traveller = await addTraveller(service);
  });

  /** Under way all of June. */
  const addJourney = (country_code: string, days: Partial<ReturnType<typeof aDestination>> = {}) => {
    const stay = aDestination({ country_code, entry_date: '2026-06-01', exit_date: '2026-06-30', ...days });
    return addTrip(traveller, aTrip({ destinations: [stay] }));
  };
  const put = async (trip: { id: string }, segment: object, id: string = randomUUID()) => {
    const answer = await traveller.put(`/api/v2/trips/${trip.id}/segments/${id}`, { segment });
    expect(answer.status).toBe(200);
    return id;
  };
  const publishAndWork = async (fields: Parameters<typeof publish>[1]) => {
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    const alert = await publish(service, fields);
    await service.background.run();
    return alert;
  };
  const alertsOf = async (trip: { id: string }) =>
    readAs(TripAlerts, await traveller.get(`/api/v1/trips/${trip.id}/alerts`)).trip_alerts.map(
      ({ alert_id }) => alert_id,
    );
  const near = (place: Point, fields: Parameters<typeof publish>[1] = {}) => ({
    country_ids: ['CO'],
    alert_locations: [{ location: place }],
    ...fields,
  });
  const onTheSixteenth = { start: '2026-06-16T00:00:00Z', finish: '2026-06-16T20:00:00Z' };

  describe('by its place', () => {
    it.each([
      ['hotel', inCali],
      ['rail', { origin_country: 'CO', ...at('origin_', BOGOTA), ...at('destination_', CALI) }],
      ['cruise', { ...at('origin_', CALI), destination_country: 'CO' }],
      ['car', { ...at('pickup_', BOGOTA), ...at('dropoff_', CALI) }],
      ['activity', at('start_', CALI)],
      ['air', { origin: 'BOG', destination: 'CLO' }],
    ])(
      'reaches who has a segment of the kind "%s" there on that day, across a border too',
      async (kind, of) => {
        const day = '2026-06-16T12:00:00';
        const names = { car: ['pickup', 'dropoff'], activity: ['start', 'end'] }[kind] ?? [
          'departure',
          'arrival',
        ];
        const times =
          kind === 'hotel' ? {} : Object.fromEntries(names.map((name) => [`${name}_datetime`, day]));
        const trip = await addJourney('PE');
        await put(trip, { kind, ...times, ...of });
        const alert = await publishAndWork(near(CALI, onTheSixteenth));
        const tooLate = await publishAndWork(near(CALI, { start: '2026-06-20T00:00:00Z' }));
        const tooEarly = await publishAndWork(near(CALI, { finish: '2026-06-12T00:00:00Z' }));
        const elsewhere = await publishAndWork(near(POPAYAN));
        const found = await alertsOf(trip);
        expect(found).toContain(alert.id);
        for (const { id } of [tooLate, tooEarly, elsewhere]) expect(found).not.toContain(id);
      },
    );

    it('does not reach who had left when it was issued without saying since when', async () => {
      const trip = await addJourney('PE');
      await put(trip, aHotel(CALI, between('2026-06-02', '2026-06-05')));
      await publishAndWork(near(CALI));
      const since = await publishAndWork(near(CALI, { start: '2026-06-04T00:00:00Z' }));
      expect(await alertsOf(trip)).toEqual([since.id]);
    });

    it('reaches who sleeps in a country that it covers, and not who changes planes there', async () => {
      const trip = await addJourney('PE');
      await put(trip, aHotel(null, between('2026-06-14', '2026-06-18')));
      const passing = await addJourney('PE');
      await put(passing, {
        ...aFlight(),
        departure_datetime: '2026-06-16T10:00',
        arrival_datetime: '2026-06-17T10:00',
      });
      const alert = await publishAndWork({ country_ids: ['CO'], full_country_ids: ['CO'] });
      expect(await alertsOf(trip)).toContain(alert.id);
      expect(await alertsOf(passing)).not.toContain(alert.id);
    });

    it('does not reach by a booking that was cancelled', async () => {
      const trip = await addJourney('PE');
      await put(trip, { ...inCali, status: 2 });
      await publishAndWork(near(CALI));
      expect(await alertsOf(trip)).toEqual([]);
    });
  });

  describe('where only the country of a stay is known', () => {
    it('reaches it by any place of the country, as long as no segment tells where one is', async () => {
      const trip = await addJourney('CO');
      const alert = await publishAndWork(near(CALI, onTheSixteenth));
      expect(await alertsOf(trip)).toContain(alert.id);
    });

    it('does not reach it from elsewhere on days of which a segment tells where one is', async () => {
      const trip = await addJourney('CO');
      await put(trip, inBogota);
      const alert = await publishAndWork(near(CALI, onTheSixteenth));
      const there = await publishAndWork(near(BOGOTA, onTheSixteenth));
      const whole = await publishAndWork({ country_ids: ['CO'], full_country_ids: ['CO'] });
      const found = await alertsOf(trip);
      expect(found).toEqual(expect.arrayContaining([there.id, whole.id]));
      expect(found).not.toContain(alert.id);
    });

    it('reaches it on the days between, of which nobody knows where one is', async () => {
      const trip = await addJourney('CO');
      await put(trip, inBogota);
      await put(trip, aHotel(BOGOTA, between('2026-06-21', '2026-06-30')));
      const between18And21 = { start: '2026-06-19T05:00:00Z', finish: '2026-06-20T05:00:00Z' };
      const alert = await publishAndWork(near(CALI, between18And21));
      const onKnownDays = await publishAndWork(near(CALI, { start: '2026-06-22T00:00:00Z' }));
      const found = await alertsOf(trip);
      expect(found).toContain(alert.id);
      expect(found).not.toContain(onKnownDays.id);
    });

    it.each([
      ['is known by its country alone', aHotel(null, between('2026-06-01', '2026-06-30'))],
      ['is in another country', aHotel(BERGEN, between('2026-06-01', '2026-06-30'), 'NO')],
      ['was cancelled', { ...aHotel(BOGOTA, between('2026-06-01', '2026-06-30')), status: 2 }],
    ])('reaches it in spite of a segment that %s', async (_which, segment) => {
      const trip = await addJourney('CO');
      await put(trip, segment);
      const alert = await publishAndWork(near(CALI, onTheSixteenth));
      expect(await alertsOf(trip)).toContain(alert.id);
    });
  });

  describe('by a flight', () => {
    const aFlightInJune = (fields: object) => ({
      kind: 'air',
      departure_datetime: '2026-06-16T08:00:00',
      arrival_datetime: '2026-06-16T12:00:00',
      ...fields,
    });

    it.each([
      [
        'its airline, by the number of the flight',
        { flight_number: 'LH 400' },
        { airline_ids: ['DLH'] },
        true,
      ],
      ['its airline, by its code', { iata_code: 'lh', flight_number: '400' }, { airline_ids: ['DLH'] }, true],
      ['another airline', { flight_number: 'SK 400' }, { airline_ids: ['DLH'] }, false],
      ['its first airport', { origin: 'FRA' }, { airport_ids: ['EDDF'] }, true],
      ['its last airport', { origin: 'OSL', destination: 'eddf' }, { airport_ids: ['FRA'] }, true],
      ['another airport', { origin: 'OSL' }, { airport_ids: ['FRA'] }, false],
      ['all airports of its country', { origin: 'FRA' }, { airport_country_ids: ['DE'] }, true],
      [
        'both',
        { flight_number: 'LH 400', origin: 'FRA' },
        { airline_ids: ['DLH'], airport_ids: ['FRA'] },
        true,
      ],
      [
        'its airline at another airport',
        { flight_number: 'LH 400', origin: 'OSL' },
        { airline_ids: ['DLH'], airport_ids: ['FRA'] },
        false,
      ],
      [
        'another airline at its airport',
        { flight_number: 'SK 400', origin: 'FRA' },
        { airline_ids: ['DLH'], airport_ids: ['FRA'] },
        false,
      ],
      [
        'its airport, and an airline of which it tells nothing',
        { origin: 'FRA' },
        { airline_ids: ['DLH'], airport_ids: ['FRA'] },
        true,
      ],
    ])('that it names: %s', async (_what, flight, named, isReached) => {
      const trip = await addJourney('PE');
      await put(trip, aFlightInJune(flight));
      const alert = await publishAndWork({ country_ids: ['JP'], ...named });
      expect((await alertsOf(trip)).includes(alert.id)).toBe(isReached);
    });

    it('on its day, and on no other', async () => {
      const trip = await addJourney('PE');
      await put(trip, aFlightInJune({ origin: 'FRA' }));
      const atFrankfurt = { country_ids: ['JP'], airport_ids: ['FRA'] };
      const alert = await publishAndWork({ ...atFrankfurt, ...onTheSixteenth });
      await publishAndWork({ ...atFrankfurt, finish: '2026-06-15T10:00:00Z' });
      await publishAndWork({ ...atFrankfurt, start: '2026-06-17T10:00:00Z' });
      expect(await alertsOf(trip)).toEqual([alert.id]);
    });
  });

  describe('finds the trip anew', () => {
    it('when a segment is written, changed and removed', async () => {
      const alert = await publishAndWork(near(CALI, onTheSixteenth));
      const trip = await addJourney('PE');
      expect(await alertsOf(trip)).toEqual([]);
      const id = await put(trip, inCali);
      expect(await alertsOf(trip)).toEqual([alert.id]);
      await put(trip, inBogota, id);
      expect(await alertsOf(trip)).toEqual([]);
      await put(trip, inCali, id);
      await traveller.delete(`/api/v2/trips/${trip.id}/segments/${id}`);
      expect(await alertsOf(trip)).toEqual([]);
    });

    it('when it moves to where a segment is', async () => {
      const trip = await addJourney('PE');
      await put(trip, inCali);
      const alert = await publishAndWork(near(POPAYAN, onTheSixteenth));
      expect(await alertsOf(trip)).toEqual([]);
      await changePublished(service, alert.id, { alert_locations: [{ location: CALI }] });
      await service.background.run();
      expect(await alertsOf(trip)).toEqual([alert.id]);
    });

    it('when the trip is planned for other days, or its stay for others', async () => {
      const trip = await addJourney('CO', { entry_date: '2026-06-14', exit_date: '2026-06-18' });
      await put(trip, inBogota);
      const alert = await publishAndWork(near(CALI, { finish: '2026-06-25T00:00:00Z' }));
      expect(await alertsOf(trip)).toEqual([]);
      const longer = aDestination({ country_code: 'CO', entry_date: '2026-06-14', exit_date: '2026-06-28' });
      await traveller.put(`/api/v1/trips/${trip.id}`, { trip: aTrip({ destinations: [longer] }) });
      expect(await alertsOf(trip)).toEqual([alert.id]);
    });
  });
});
