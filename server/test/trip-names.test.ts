import { Trip } from '@/contract/trip';

import { queryOne } from '../src/database/database';
import { aDestination, aTrip } from './support/builders';
import { setOrgTripStage, stay, type OrgTripStage } from './support/org-trip-stage';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

const inGerman = { 'accept-language': 'de' };
/** Where all languages are asked for at once, other words of a trip are maps. */
type Named = Pick<Trip, 'name'>;
const UNNAMED = { name: undefined };

describe('a trip that nobody named', () => {
  let service: TestService;
  let stage: OrgTripStage;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    stage = await setOrgTripStage(service);
  });

  const countries = [
    aDestination({ country_code: 'NO', entry_date: '2026-09-03', exit_date: '2026-09-05' }),
    aDestination({ country_code: 'SE', entry_date: '2026-09-05', exit_date: '2026-09-10' }),
  ];
  const make = async (fields: object = UNNAMED) =>
    readAs(
      Trip,
      await stage.ada.post('/api/v1/trips', { trip: aTrip({ destinations: countries, ...fields }) }),
    );
  const namesFor = async (language: string) => {
    const headers = { 'accept-language': language };
    const list = (await stage.ada.get('/api/v1/trips', headers)).json<Named[]>();
    const one = (await stage.ada.get('/api/v1/trips/current_trip', headers)).json<Named>();
    expect(list.map(({ name }) => name)).toContain(one.name);
    return one.name;
  };

  it('is called after its countries, in the language of whoever reads', async () => {
    await make();
    expect(await namesFor('de')).toBe('Norwegen, Schweden');
    expect(await namesFor('fr')).toBe('Norvège, Suède');
    expect(await namesFor('en')).toBe('Norway, Sweden');
    // A language that the countries are not named in; and all at once, which is for what editors wrote.
    expect(await namesFor('pt')).toBe('Norway, Sweden');
    expect(await namesFor('all')).toBe('Norway, Sweden');
  });

  it('is called one and the same by its company', async () => {
    const trip = await stage.plan({
      name: undefined,
      destinations: [stay('NO', '2026-09-03', '2026-09-10')],
    });
    expect(trip.name).toBe('Norway');
    const own = await stage.company.get(stage.path(`/${trip.id}`), inGerman);
    expect(own.json()).toMatchObject({ name: 'Norway' });
    expect(await namesFor('de')).toBe('Norwegen');
  });

  it('stays unnamed when its own name comes back, in whichever language it was told', async () => {
    const { id } = await make();
    await stage.ada.put(`/api/v1/trips/${id}`, {
      trip: aTrip({ destinations: countries, name: 'Norwegen, Schweden' }),
    });
    expect(await namesFor('fr')).toBe('Norvège, Suède');
    await stage.change(id, { name: 'Norway, Sweden' });
    expect(await namesFor('de')).toBe('Norwegen, Schweden');
  });

  it('is called by its name alone once it has one, whoever gave it', async () => {
    const { id } = await make();
    await stage.change(id, { name: 'Audit' });
    expect(await namesFor('de')).toBe('Audit');
    const other = await make();
    // As a process of before writes it.
    await service.database.query('update trips set name = $2 where id = $1', [other.id, 'Fjords']);
    const { said } = await queryOne<{ said: object }>(
      service.database,
      'select translations as said from trips where id = $1',
      [other.id],
    );
    expect(said).toEqual({});
  });

  it('is not, where somebody did: words of people are in no other language', async () => {
    await make({ name: 'Norway' });
    expect(await namesFor('de')).toBe('Norway');
  });
});
