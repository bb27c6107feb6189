import fc from 'fast-check';
import { z } from 'zod';

import { Alert } from '@/contract/alert';
import { AlertV2 } from '@/contract/alert-v2';

import { diseaseId } from '../src/sample/sample-ids';
import { addTraveller, refusedFields, type Person } from './support/actors';
import { anAlert, changePublished, publish } from './support/publishing';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

interface Flight {
  departure_airport_code?: string;
  arrival_airport_code?: string;
  carrier_code?: string;
}

const AIRLINES = ['DLH', 'SAS', 'NOZ'];
/** Oslo and Bergen in Norway, Copenhagen in Denmark, Frankfurt. */
const AIRPORTS = ['ENGM', 'ENBR', 'EKCH', 'EDDF'];

describe('alerts for flights', () => {
  let service: TestService;
  let ann: Person;
  beforeAll(async () => {
    service = await startTestService();
    ann = await addTraveller(service);
  });
  afterAll(() => service.close());

  const forFlights = async (...flights: object[]) =>
    readAs(z.array(AlertV2), await ann.post('/api/v2/alerts/for_flights', { flights }));
  const idsFor = async (...flights: object[]) => (await forFlights(...flights)).map(({ id }) => id);

  it('are published with airlines, airports, a status and a reason, and told with all of it', async () => {
    const alert = await publish(service, {
      airline_ids: ['sas'],
      airport_ids: ['OSL', 'enbr'],
      disease_ids: ['dengue'],
      safety_category_ids: ['strikes'],
    });
    expect(alert).toMatchObject({
      status: 2,
      update_reason: null,
      airlines: [{ icao: 'SAS' }],
      airports: [{ iata: 'BGO' }, { iata: 'OSL' }],
    });
    const told = await ann.get(`/api/v2/alerts/${alert.id}`);
    expect(readAs(AlertV2, told)).toMatchObject({
      status: 2,
      airlines: [{ icao: 'SAS' }],
      airports: [{ iata: 'BGO' }, { iata: 'OSL' }],
      disease_id: diseaseId('dengue'),
      safety_category_ids: alert.safety_ids,
    });
    const changed = await changePublished(service, alert.id, {
      status: 1,
      update_reason: { en: 'The strike is over', de: 'Der Streik ist vorbei' },
    });
    expect(changed).toMatchObject({ status: 1, update_reason: 'The strike is over' });
    expect([changed.airlines, changed.airports]).toEqual([alert.airlines, alert.airports]);
    const german = await ann.get(`/api/v1/alerts/${alert.id}`, { 'accept-language': 'de' });
    expect(readAs(Alert, german).update_reason).toBe('Der Streik ist vorbei');
    expect(await idsFor({ carrier_code: 'SAS', arrival_airport_code: 'ENGM' })).not.toContain(alert.id);
  });

  it('have every airport of a country that they name for that, as long as they name it', async () => {
    const alert = await publish(service, { airport_country_ids: ['DK'] });
    expect(alert.airports).toEqual([]);
    const read = async () => readAs(AlertV2, await ann.get(`/api/v2/alerts/${alert.id}`)).airports;
    expect((await read()).map(({ iata }) => iata)).toEqual(expect.arrayContaining(['CPH', 'BLL']));
    await changePublished(service, alert.id, { headline: 'Changed' });
    expect((await read()).length).toBeGreaterThan(5);
    expect(await idsFor({ departure_airport_code: 'BLL' })).toContain(alert.id);
    await changePublished(service, alert.id, { airport_country_ids: [] });
    expect(await read()).toEqual([]);
  });

  it('are those in force between departure and arrival, or now where no time is given', async () => {
    const alert = await publish(service, {
      airport_ids: ['ESSA'],
      start: '2026-07-01T00:00:00Z',
      finish: '2026-07-02T00:00:00Z',
    });
    const flight = (departure: string, arrival: string) => ({
      arrival_airport_code: 'ARN',
      scheduled_gate_departure: Date.parse(departure) / 1000,
      scheduled_gate_arrival: Date.parse(arrival) / 1000,
    });
    expect(await idsFor(flight('2026-06-30T20:00:00Z', '2026-07-01T01:00:00Z'))).toEqual([alert.id]);
    expect(await idsFor(flight('2026-07-02T01:00:00Z', '2026-07-02T05:00:00Z'))).toEqual([]);
    expect(await idsFor(flight('2026-06-29T01:00:00Z', '2026-06-29T05:00:00Z'))).toEqual([]);
    expect(await idsFor({ arrival_airport_code: 'ARN' })).toEqual([]);
  });

  it.each([
    [{ flights: [] }, ['flights']],
    [{ flights: [{ flight_code: 'LH400' }] }, ['flights.0.departure_airport_code']],
    [{ flights: [{ carrier_code: 'no code' }] }, ['flights.0.carrier_code']],
  ])('refuse %j', async (body, fields) => {
    expect(refusedFields(await ann.post('/api/v2/alerts/for_flights', body))).toEqual(fields);
  });

  it('refuse airlines and airports that nobody knows', async () => {
    const alert = anAlert({ airline_ids: ['DLH', 'XXX'], airport_ids: ['ZZZZ'] });
    const answer = await service.as('demo-publisher').post('/api/v2/publishing/alerts', { alert });
    expect(refusedFields(answer)).toEqual(['alert.airline_ids.1']);
  });

  /** The five rules, read plainly from what an alert has: airlines alone, airports alone, or both, each for those that the flight tells. */
  const isConcerned = ({ airlines, airports }: AlertV2, flight: Flight): boolean => {
    const ends = [flight.departure_airport_code, flight.arrival_airport_code].filter((code) => code);
    const isOfAirline = airlines.some(({ icao }) => icao === flight.carrier_code);
    const isAtAirport = airports.some(({ icao }) => ends.includes(icao ?? ''));
    if (airlines.length > 0 && airports.length > 0) {
      if (!flight.carrier_code) return isAtAirport;
      return isOfAirline && (isAtAirport || ends.length === 0);
    }
    return airlines.length > 0 ? isOfAirline : isAtAirport;
  };

  it('are found by the rules, whatever alerts there are and whatever is flown', async () => {
    const some = (codes: string[]) => fc.subarray(codes, { maxLength: 2 });
    const written = fc.record({
      airline_ids: some(AIRLINES),
      airport_ids: some(AIRPORTS),
      airport_country_ids: fc.subarray(['NO', 'DK'], { maxLength: 1 }),
    });
    const said = (codes: string[]) => fc.option(fc.constantFrom(...codes), { nil: undefined });
    const flown = fc
      .record({
        departure_airport_code: said(AIRPORTS),
        arrival_airport_code: said(AIRPORTS),
        carrier_code: said(AIRLINES),
      })
      .filter((flight) => Object.values(flight).some((code) => code !== undefined));
    const published: AlertV2[] = [];
    for (const fields of fc.sample(written, 25)) {
      const { id } = await publish(service, fields);
      published.push(readAs(AlertV2, await ann.get(`/api/v2/alerts/${id}`)));
    }
    await fc.assert(
      fc.asyncProperty(fc.array(flown, { minLength: 1, maxLength: 3 }), async (flights) => {
        const found = new Set(await idsFor(...flights));
        const expected = published.filter((alert) => flights.some((flight) => isConcerned(alert, flight)));
        expect(published.filter(({ id }) => found.has(id)).map(({ id }) => id)).toEqual(
          expected.map(({ id }) => id),
        );
      }),
      { numRuns: 60 },
    );
  });
});
