import { CheckInStatus } from '@/contract/check-in';

import { clearOut } from '../src/jobs/clear-out';
import { doBackgroundWork, LANES } from '../src/jobs/background-work';
import { addCompany, addTraveller, addTrip, type Person } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn, aDestination, aTrip } from './support/builders';
import { addPhone, changePublished, publish } from './support/publishing';
import { listEvents } from './support/recorded-events';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';
import { telling } from './support/telling-transactions';

const WHERE_IT_HAPPENS = { latitude: 59.9139, longitude: 10.7522, country_code: 'NO' };

describe('what happens', () => {
  let service: ServiceAtWork;
  let company: Person;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    await service.database.query('delete from alerts where created_at >= $1', [SAMPLE_MOMENT]);
    await service.database.query(`delete from travellers where email like 'robin.%'`);
    await service.background.run();
    await service.database.query('delete from events');
    service.pushes.taken.length = 0;
    company = await addCompany(service);
    traveller = await addTraveller(service, company.key);
  });

  const later = () => void (service.clock.now = new Date(service.clock.now.getTime() + 60_000));
  const inNorway = () =>
    aTrip({
      destinations: [aDestination({ country_code: 'NO', entry_date: '2026-06-01', exit_date: '2026-06-30' })],
    });
  const list = async (kind: string, ...people: Person[]) =>
    (await listEvents(service.database, ...people.map(({ id }) => id))).filter(
      (event) => event.kind === kind,
    );
  /** From nowhere in particular: whoever says where they are also hears of the alerts that hold there. */
  const callForHelp = (caller: Person) =>
    caller.post('/api/v2/check_ins', {
      check_in: aCheckIn({
        status: CheckInStatus.Help,
        latitude: null,
        longitude: null,
        country_code: null,
      }),
    });
  const mute = (owner: Person, id: string) =>
    owner.put(`/api/v1/trips/${id}/change_trip_settings`, { trip: { muted: true } });

  describe('to many at once', () => {
    it('is one event for each company, which names all whom it concerns, by which trip, and how they hear', async () => {
      const colleague = await addTraveller(service, company.key);
      const stranger = await addTraveller(service);
      const [told, further, muted, foreign] = [
        await addTrip(traveller, inNorway()),
        await addTrip(traveller, inNorway()),
        await addTrip(colleague, inNorway()),
        await addTrip(stranger, inNorway()),
      ];
      await mute(colleague, muted.id);
      later();
      const alert = await publish(service, { headline: 'Ferries stand still' });
      await service.background.run();

      const [ofCompany, ...others] = await list('alert-matched', traveller, colleague);
      expect(others).toEqual([]);
      expect(ofCompany).toMatchObject({
        company_id: company.id,
        is_whole: true,
        about: { id: alert.id, headline: { en: 'Ferries stand still' }, risk_level: 'high' },
      });
      const [first, second] = [told.id, further.id].sort();
      const heard = ofCompany?.concerned.map(({ trip_id, manner }) => [trip_id, manner]);
      expect(heard).toEqual([
        [first, 'aloud'],
        [muted.id, 'quietly'],
        [second, 'silently'],
      ]);
      expect(await list('alert-matched', stranger)).toMatchObject([
        { concerned: [{ traveller_id: stranger.id, trip_id: foreign.id, manner: 'aloud' }] },
      ]);
    });

    it('is not told again when it changes, but to those whom it comes to touch', async () => {
      const newcomer = await addTraveller(service, company.key);
      await addTrip(traveller, inNorway());
      await addTrip(
        newcomer,
        aTrip({
          destinations: [
            aDestination({ country_code: 'SE', entry_date: '2026-06-01', exit_date: '2026-06-30' }),
          ],
        }),
      );
      later();
      const alert = await publish(service);
      await service.background.run();
      await changePublished(service, alert.id, { country_ids: ['NO', 'SE'] });
      await service.background.run();
      const events = await list('alert-matched', traveller, newcomer);
      expect(events.map(({ concerned }) => concerned.map(({ traveller_id }) => traveller_id))).toEqual([
        [traveller.id],
        [newcomer.id],
      ]);
    });

    it('costs as many statements for twenty travellers as for one', async () => {
      const { database, background } = service;
      const countFor = async (people: number) => {
        for (let person = 0; person < people; person += 1)
          await addTrip(await addTraveller(service, company.key), inNorway());
        later();
        await publish(service);
        let statements = 0;
        const transaction = telling(database, () => void (statements += 1));
        await LANES.matching.step(
          { ...background.tools, database: { ...database, transaction } },
          () => false,
        );
        return statements;
      };
      const forOne = await countFor(1);
      expect(await countFor(19)).toBe(forOne);
    });

    describe('while it is still being found out whom it concerns', () => {
      let visitor: Person;
      let alertId: string;
      beforeEach(async () => {
        visitor = await addTraveller(service, company.key);
        await addTrip(traveller, inNorway());
        await visitor.post('/api/v2/check_ins', { check_in: aCheckIn(WHERE_IT_HAPPENS) });
        await service.background.run();
        later();
        alertId = (await publish(service)).id;
        // Found, and told by trips; not yet those who are there without one.
        let steps = 0;
        await doBackgroundWork(service.background.tools, () => (steps += 1) > 3);
        expect(await list('alert-matched', traveller)).toMatchObject([
          { is_whole: false, concerned: [{ traveller_id: traveller.id }] },
        ]);
      });

      it('is not whole, and goes on where it stopped', async () => {
        await service.background.run();
        const [event, ...more] = await list('alert-matched', traveller, visitor);
        expect([event?.is_whole, more]).toEqual([true, []]);
        expect(event?.concerned.map(({ traveller_id }) => traveller_id).sort()).toEqual(
          [traveller.id, visitor.id].sort(),
        );
      });

      it('comes after what happens before it is whole', async () => {
        await callForHelp(traveller);
        await service.background.run();
        const kinds = (await listEvents(service.database, traveller.id)).map(({ kind }) => kind);
        expect(kinds.slice(-2)).toEqual(['help-asked-for', 'alert-matched']);
      });

      it('says what was put right meanwhile', async () => {
        await changePublished(service, alertId, { headline: 'Roads are open again' });
        await service.background.run();
        expect(await list('alert-matched', traveller, visitor)).toMatchObject([
          { is_whole: true, about: { headline: { en: 'Roads are open again' } } },
        ]);
      });

      it('is no event any more once the alert is removed', async () => {
        await service.as('demo-publisher').delete(`/api/v2/publishing/alerts/${alertId}`);
        await service.background.run();
        expect(await list('alert-matched', traveller, visitor)).toEqual([]);
      });
    });
  });

  it('is there with all that follows from it, or not at all, wherever it is broken off', async () => {
    await addPhone(traveller);
    const { database } = service;
    const real = { ...database };
    const body = { check_in_request: { user_ids: [traveller.id] } };
    const path = `/api/v2/org/${company.id}/check_in_requests`;
    const count = () =>
      database.query(
        `select (select count(*)::integer from event_travellers where traveller_id = $1) as events,
           (select count(*)::integer from notifications where traveller_id = $1) as notifications,
           (select count(*)::integer from push_messages join devices on devices.id = device_id
             where traveller_id = $1) as pushes`,
        [traveller.id],
      );
    const [before] = await count();
    let failing = 0;
    for (let status = 500; status === 500; failing += 1) {
      expect(await count()).toEqual([before]);
      let statement = 0;
      const breakOff = () => {
        statement += 1;
        if (statement > failing) throw new Error('broken off');
      };
      const broken = jest.spyOn(database, 'transaction').mockImplementation(telling(real, breakOff));
      ({ status } = await company.post(path, body));
      broken.mockRestore();
    }
    expect(failing).toBeGreaterThan(5);
    expect(before).toMatchObject({ notifications: 0, pushes: 0 });
    expect(await count()).toMatchObject([{ notifications: 1, pushes: 1 }]);
    expect(await list('check-in-asked-for', traveller)).toHaveLength(1);
  });

  it('is told to the company by name, and the call is the company’s alone', async () => {
    await callForHelp(traveller);
    const [told] = (await company.get(`/api/v2/org/${company.id}/notifications`)).json<{ body: string }[]>();
    expect(told?.body).toBe('Robin Example checked in and asks for help.');
  });

  it('is recorded once for a removal that is repeated', async () => {
    const trip = await addTrip(traveller);
    await traveller.delete(`/api/v1/trips/${trip.id}`);
    await traveller.delete(`/api/v1/trips/${trip.id}`);
    await company.delete(`/api/v1/partner/trips/${trip.id}`);
    expect(await list('trip-removed', traveller)).toMatchObject([{ concerned: [{ trip_id: trip.id }] }]);
  });

  it('is forgotten after 30 days', async () => {
    await callForHelp(traveller);
    const after = (days: number) => new Date(SAMPLE_MOMENT.getTime() + days * 86_400_000);
    await clearOut(service.database, after(30));
    expect(await list('help-asked-for', traveller)).toHaveLength(1);
    await clearOut(service.database, new Date(after(30).getTime() + 1));
    expect(await list('help-asked-for', traveller)).toEqual([]);
  });

  it('names nobody who was erased, and is gone if it concerned nobody else', async () => {
    const colleague = await addTraveller(service, company.key);
    await addTrip(traveller, inNorway());
    await addTrip(colleague, inNorway());
    later();
    await publish(service);
    await service.background.run();
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    const left = await service.database.query(
      `select kind, (select count(*)::integer from event_travellers where event_id = events.id) as concerned
       from events where company_id = $1 and kind in ('alert-matched', 'trip-made') order by kind`,
      [company.id],
    );
    expect(left).toEqual([
      { kind: 'alert-matched', concerned: 1 },
      { kind: 'trip-made', concerned: 1 },
    ]);
  });
});
