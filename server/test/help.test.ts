import { randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import { RoleType } from '@/contract/role';

import { addCompany, addTraveller, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn, aDevice, aTraveller } from './support/builders';
import { addPhone } from './support/publishing';
import { startServiceAtWork, type ServiceAtWork } from './support/service-at-work';

interface Told {
  type: number;
  title: string;
  body: string;
  data: { user_id?: string };
  company_id: string;
  user_id: string;
}

describe('a traveller who needs help', () => {
  let service: ServiceAtWork;
  let company: Person;
  let traveller: Person;
  beforeAll(async () => {
    service = await startServiceAtWork();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    company = await addCompany(service);
    const named = aTraveller({ first_name: 'Robin', last_name: 'Example' });
    traveller = await addTraveller(service, company.key, named);
    await service.background.run();
    service.pushes.taken.length = 0;
  });

  const callForHelp = (person: Person, headers = {}) => {
    const here = { latitude: null, longitude: null, country_code: null };
    const check_in = aCheckIn({ status: CheckInStatus.Help, ...here });
    return person.post('/api/v2/check_ins', { check_in }, headers);
  };
  const inboxOf = async (person: Person) => (await person.get('/api/v2/notifications')).json<Told[]>();
  const add = (role: RoleType) => addUser(service, company.id, role);

  it('is heard at once by those who look after travellers, and by nobody else', async () => {
    const handlers = [await add(RoleType.OrganizationAdmin), await add(RoleType.ClinicalAdmin)];
    const bystanders = [
      traveller,
      await addTraveller(service, company.key),
      await add(RoleType.Employee),
      await add(RoleType.BrandedTraveller),
      await add(RoleType.MedicalPractitioner),
      await add(RoleType.Psychiatrist),
      await add(RoleType.Dentist),
      await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin),
    ];
    const phones = [];
    for (const person of [...handlers, ...bystanders]) phones.push(await addPhone(person));

    await callForHelp(traveller);

    for (const handler of handlers)
      expect(await inboxOf(handler)).toMatchObject([
        {
          type: 53,
          title: 'A traveller needs help',
          body: 'Robin Example checked in and asks for help.',
          data: { user_id: traveller.id },
          company_id: company.id,
          user_id: handler.id,
        },
      ]);
    for (const bystander of bystanders) expect(await inboxOf(bystander)).toEqual([]);
    await service.background.run();
    expect(service.pushes.taken.map(({ to }) => to).sort()).toEqual(phones.slice(0, 2).sort());
  });

  it('is told of in the same transaction as the check-in, before all else that waits to be sent', async () => {
    const handler = await add(RoleType.OrganizationAdmin);
    await addPhone(handler);
    await callForHelp(traveller);
    const written = await service.database.query<{ transaction: string; urgent: boolean }>(
      `select check_in.xmin::text as transaction, message.urgent
       from check_ins check_in
       join notifications notification on notification.data ->> 'user_id' = check_in.traveller_id::text
         and notification.xmin = check_in.xmin
       join push_messages message on message.notification_id = notification.id and message.xmin = check_in.xmin
       where check_in.traveller_id = $1 and notification.traveller_id = $2`,
      [traveller.id, handler.id],
    );
    expect(written).toMatchObject([{ urgent: true }]);
  });

  it('is named in the inbox, and not on the screen of a phone that lies about', async () => {
    const handler = await add(RoleType.OrganizationAdmin);
    await addPhone(handler);
    await callForHelp(traveller);
    await service.background.run();
    expect(service.pushes.taken).toMatchObject([
      {
        title: 'A traveller needs help',
        body: '',
        channelId: 'urgent',
        data: { type: 53, data: { user_id: traveller.id } },
      },
    ]);
  });

  it('is told of in the language of whoever hears it', async () => {
    const handler = await add(RoleType.ClinicalAdmin);
    await handler.post(`/api/v2/users/${handler.id}/devices`, { device: aDevice({ locale: 'de' }) });
    await callForHelp(traveller);
    expect(await inboxOf(handler)).toMatchObject([
      { title: 'Jemand braucht Hilfe', body: 'Robin Example hat sich gemeldet und bittet um Hilfe.' },
    ]);
  });

  it('is told of once, to whoever has both roles, and by a request that is repeated', async () => {
    const handler = await add(RoleType.OrganizationAdmin);
    await admin(service.database, 'user', 'add-role', handler.id, '--role', 'clinical-admin');
    const once = { 'idempotency-key': randomUUID() };
    await callForHelp(traveller, once);
    await callForHelp(traveller, once);
    expect(await inboxOf(handler)).toHaveLength(1);
  });

  it('who looks after others is heard by the others', async () => {
    const [first, second] = [await add(RoleType.OrganizationAdmin), await add(RoleType.OrganizationAdmin)];
    await callForHelp(first);
    expect(await inboxOf(first)).toEqual([]);
    expect(await inboxOf(second)).toMatchObject([{ data: { user_id: first.id } }]);
  });

  it('is heard by nobody who left, or who has another role now', async () => {
    const [left, moved] = [await add(RoleType.OrganizationAdmin), await add(RoleType.ClinicalAdmin)];
    await company.delete(`/api/v1/partner/travellers/${left.id}`);
    await admin(service.database, 'user', 'add-role', moved.id, '--role', 'dentist', '--country', 'CO');
    await admin(service.database, 'user', 'remove-role', moved.id, '--role', 'clinical-admin');
    await callForHelp(traveller);
    expect(await inboxOf(moved)).toEqual([]);
    const kept = await service.database.query(
      'select 1 as found from notifications where traveller_id = $1',
      [left.id],
    );
    expect(kept).toEqual([]);
  });

  it('and was erased afterwards is named to nobody any more', async () => {
    const handler = await add(RoleType.OrganizationAdmin);
    await callForHelp(traveller);
    await admin(service.database, 'traveller', 'erase', traveller.id, '--yes');
    expect(await inboxOf(handler)).toEqual([]);
  });
});
