import { queryOne, type Queryable } from '../src/database/database';
import { relayEvents } from '../src/jobs/webhooks/relay-events';
import { COMPANY_ID } from '../src/sample/sample-callers';
import { addTraveller, addTrip } from './support/actors';
import { anOrgTrip } from './support/builders';
import { startTestService, type TestService } from './support/test-service';

declare const serviceEngine: 'embedded' | 'postgres';

describe('two writes at the same moment', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const rename = (transaction: Queryable, id: string, name: string) =>
    transaction.query('update travellers set last_name = $2 where id = $1', [id, name]);
  const lastNameOf = async (id: string) =>
    (
      await queryOne<{ name: string }>(
        service.database,
        'select last_name as name from travellers where id = $1',
        [id],
      )
    ).name;

  if (serviceEngine === 'embedded') {
    it('go one after the other', async () => {
      const steps: string[] = [];
      const write = (name: string) =>
        service.database.transaction(async (transaction) => {
          steps.push(`${name} begins`);
          await transaction.query('select 1 as one');
          steps.push(`${name} ends`);
        });
      await Promise.all([write('one'), write('other')]);
      expect(steps).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
    });
    return;
  }

  it('are both done where each waits for the other: the one that is given up is done again', async () => {
    const [ann, bob] = [await addTraveller(service), await addTraveller(service)];
    let starts = 0;
    let sayBothHold = (): void => undefined;
    const bothHold = new Promise<void>((resolve) => (sayBothHold = resolve));
    let sayOneIsDone = (): void => undefined;
    const oneIsDone = new Promise<void>((resolve) => (sayOneIsDone = resolve));
    const renameBoth = async (first: string, second: string, name: string) => {
      const renamed = await service.database.transaction(async (transaction) => {
        // Back before the other has woken up, it would hold what that one waits for once more.
        if (starts === 2) await oneIsDone;
        await rename(transaction, first, name);
        starts += 1;
        if (starts === 2) sayBothHold();
        await bothHold;
        await rename(transaction, second, name);
        return name;
      });
      sayOneIsDone();
      return renamed;
    };
    const done = await Promise.all([renameBoth(ann.id, bob.id, 'One'), renameBoth(bob.id, ann.id, 'Other')]);
    expect(done).toEqual(['One', 'Other']);
    expect(starts).toBe(3);
    // Whole, whichever came last.
    expect(await lastNameOf(ann.id)).toBe(await lastNameOf(bob.id));
  });

  it('stay undone where the work itself fails, and are not tried again', async () => {
    const ann = await addTraveller(service);
    let starts = 0;
    const failing = service.database.transaction(async (transaction) => {
      starts += 1;
      await rename(transaction, ann.id, 'Gone');
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    expect([starts, await lastNameOf(ann.id)]).toEqual([1, 'Example']);
  });

  it('do not wait for each other when one removes the traveller whose trip the other changes', async () => {
    const ann = await addTraveller(service);
    const trip = await addTrip(ann);
    const company = service.as('demo-company');
    const removal = await service.database.transaction(async (transaction) => {
      await transaction.query('select 1 from trips where id = $1 for update', [trip.id]);
      const removing = company.delete(`/api/v1/partner/travellers/${ann.id}`);
      await untilSomeoneWaits();
      // A write of the trip comes to its traveller next.
      await transaction.query('select 1 from travellers where id = $1 for no key update nowait', [ann.id]);
      return { removing };
    });
    expect((await removal.removing).status).toBe(200);
  });

  /** Those who go on a trip together, in the order in which rows are taken. */
  async function travelTogether() {
    const people = [await addTraveller(service), await addTraveller(service)];
    const [first, last] = people.sort((one, other) => (one.id < other.id ? -1 : 1));
    if (!first || !last) throw new Error('two were added');
    const trip = anOrgTrip({ traveller_ids: [last.id, first.id] });
    const made = await service.as('demo-company').post(`/api/v2/org/${COMPANY_ID}/trips`, { trip });
    return { first, last, tripId: made.json<{ id: string }>().id };
  }
  const company = () => service.as('demo-company');

  it.each<[string, (of: Awaited<ReturnType<typeof travelTogether>>) => Promise<{ status: number }>]>([
    [
      'mutes it',
      ({ last, tripId }) =>
        last.put(`/api/v1/trips/${tripId}/change_trip_settings`, { trip: { muted: true } }),
    ],
    ['leaves it', ({ last, tripId }) => last.delete(`/api/v1/trips/${tripId}`)],
    ['is removed', ({ last }) => company().delete(`/api/v1/partner/travellers/${last.id}`)],
    [
      'gets another one',
      ({ first, last }) =>
        company().post(`/api/v2/org/${COMPANY_ID}/trips`, {
          trip: anOrgTrip({ traveller_ids: [last.id, first.id] }),
        }),
    ],
    [
      'goes on it alone from now on',
      ({ last, tripId }) =>
        company().patch(`/api/v2/org/${COMPANY_ID}/trips/${tripId}`, { trip: { traveller_ids: [last.id] } }),
    ],
  ])('about those who travel together take them in one order: one of them %s', async (_what, write) => {
    const together = await travelTogether();
    const { writing } = await service.database.transaction(async (transaction) => {
      await transaction.query('select 1 from travellers where id = $1 for no key update', [
        together.first.id,
      ]);
      const started = write(together);
      await untilSomeoneWaits();
      // Whoever waits for the first of them does not have the next.
      await transaction.query('select 1 from travellers where id = $1 for no key update nowait', [
        together.last.id,
      ]);
      return { writing: started };
    });
    expect((await writing).status).toBe(200);
  });

  it('do not wait for each other when one names a new e-mail address and the other calls the company', async () => {
    const ann = await addTraveller(service);
    const change = { traveller: { email: 'another.address@example.org' } };
    const company = service.as('demo-company');
    const { changing } = await service.database.transaction(async (transaction) => {
      await rename(transaction, ann.id, 'Busy');
      const started = company.patch(`/api/v1/partner/travellers/${ann.id}`, change);
      await untilSomeoneWaits();
      // As a row does that belongs to the company.
      await transaction.query(
        'select 1 from companies where id = (select company_id from travellers where id = $1) for key share nowait',
        [ann.id],
      );
      return { changing: started };
    });
    expect((await changing).status).toBe(200);
  });

  it('leave a webhook undone whose endpoint is removed while its event is relayed', async () => {
    const company = service.as('demo-company');
    const path = `/api/v2/org/${COMPANY_ID}/webhook_endpoints`;
    const webhook_endpoint = { url: 'https://receiver.example/hooks', enabled: true, enabled_events: [] };
    const endpoint = (await company.post(path, { webhook_endpoint })).json<{ id: string }>();
    await addTrip(await addTraveller(service));
    const tools = { database: service.database, now: () => new Date() };
    const { relaying } = await service.database.transaction(async (transaction) => {
      await transaction.query('delete from webhook_endpoints where id = $1', [endpoint.id]);
      const started = relayEvents(tools);
      await untilSomeoneWaits();
      return { relaying: started };
    });
    expect(await relaying).toBe(true);
    const left = await service.database.query('select 1 as one from events where relayed_at is null');
    expect(left).toEqual([]);
  });

  async function untilSomeoneWaits(): Promise<void> {
    for (;;) {
      const waiting = await service.database.query(
        `select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) return;
    }
  }
});
