import { ActiveTravellers } from '@/contract/active-travellers';
import { CheckInStatus } from '@/contract/check-in';

import type { Queryable } from '../src/database/database';
import { countActiveTravellers } from '../src/resources/org-users/active-travellers';
import { addCompany, addTraveller, type Person } from './support/actors';
import { aCheckIn } from './support/builders';
import { quietly } from './support/quietly';
import { readAs } from './support/read-as';
import { SAMPLE_MOMENT } from './support/sample-moment';
import { tablesReadWhole } from './support/tables-read-whole';
import { startTestService, type TestService } from './support/test-service';

describe('the countries in which a company’s travellers are', () => {
  let service: TestService;
  let company: Person;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    service.clock.now = new Date(SAMPLE_MOMENT);
    company = await addCompany(service);
  });
  afterAll(() => service.close());

  const hoursLater = (hours: number) =>
    void (service.clock.now = new Date(service.clock.now.getTime() + hours * 3_600_000));
  const say = (traveller: Person, country_code: string | null, status: CheckInStatus = CheckInStatus.Safe) =>
    traveller.post('/api/v2/check_ins', {
      check_in: aCheckIn({ country_code, status, latitude: null, longitude: null }),
    });
  const count = async () =>
    readAs(
      ActiveTravellers,
      await company.get(`/api/v2/org/${company.id}/users/active_traveller_country_count`),
    );

  it('count each traveller once, where they last said that they are', async () => {
    const [ada, ben] = [await addTraveller(service, company.key), await addTraveller(service, company.key)];
    expect(await count()).toEqual({});
    await say(ada, 'CO');
    await say(ben, 'CO', CheckInStatus.Help);
    expect(await count()).toEqual({ CO: 2 });
    hoursLater(1);
    await say(ada, 'PE');
    expect(await count()).toEqual({ CO: 1, PE: 1 });
  });

  it('forget what is older than two days, and whoever is gone', async () => {
    const [ada, ben] = [await addTraveller(service, company.key), await addTraveller(service, company.key)];
    await say(ada, 'CO');
    hoursLater(24);
    await say(ben, 'PE');
    hoursLater(24);
    expect(await count()).toEqual({ PE: 1 });
    await company.delete(`/api/v1/partner/travellers/${ben.id}`);
    expect(await count()).toEqual({});
  });

  it('know nothing of what a phone reports by itself, nor of the travellers of others', async () => {
    const ada = await addTraveller(service, company.key);
    await say(ada, 'CO', CheckInStatus.Unreported);
    await say(ada, null);
    await say(await addTraveller(service), 'CO');
    expect(await count()).toEqual({});
  });

  it('are found without reading all that was ever said', async () => {
    const ada = await addTraveller(service, company.key);
    await quietly(service.database, (transaction) =>
      transaction.query(
        `insert into check_ins (id, traveller_id, checkin_at, type, accuracy, status, country_code, created_at, updated_at)
         select gen_random_uuid(), $1, $2::timestamptz - n * interval '1 hour', 0, 0, 1, 'CO', $2, $2
         from generate_series(1, 20000) n`,
        [ada.id, service.clock.now],
      ),
    );
    await service.database.execute('analyze');
    const read: string[] = [];
    const query: Queryable['query'] = async (sql, values) => {
      read.push(...(await tablesReadWhole(service.database, sql, values)));
      return [];
    };
    await countActiveTravellers({ ...service.database, query }, company.id, service.clock.now);
    expect(read).not.toContain('check_ins');
  });
});
