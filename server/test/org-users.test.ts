import { randomUUID } from 'node:crypto';

import { RoleType } from '@/contract/role';
import { OwnUser } from '@/contract/user';

import { addCompany, addTraveller, addTrip, addUser, refusedFields, type Person } from './support/actors';
import { aDevice } from './support/builders';
import { signIn, usersOf } from './support/org-users';
import { readAs } from './support/read-as';
import { listEvents } from './support/recorded-events';
import { startTestService, type TestService } from './support/test-service';

describe('users of an organisation', () => {
  let service: TestService;
  let company: Person;
  let users: ReturnType<typeof usersOf>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    company = await addCompany(service);
    users = usersOf(company);
  });
  afterAll(() => service.close());

  const ADA = { name: 'Ada King Lovelace', email: 'ada@example.org', external_id: 'C-17' };
  const kindsOf = async (id: string) => (await listEvents(service.database, id)).map(({ kind }) => kind);

  it('are added as travellers, their name split, and call with a key of their own', async () => {
    const ada = await users.add({
      ...ADA,
      home_country: 'gb',
      phone_number: '+44 20 1',
      display_name: 'Ada',
    });
    expect(ada).toMatchObject({
      first_name: 'Ada',
      last_name: 'King Lovelace',
      email: 'ada@example.org',
      external_id: 'C-17',
      home_country: 'GB',
      phone_number: '+44 20 1',
      roles: [{ type: RoleType.Traveller, company_id: company.id, user_id: ada.id }],
    });
    expect(await users.get(ada.id)).toEqual(ada);
    expect(await kindsOf(ada.id)).toEqual(['traveller-added']);
    const herself = await signIn(service, company, ada.id);
    expect(readAs(OwnUser, await herself.get('/api/v2/users/my_profile'))).toMatchObject({
      id: ada.id,
      display_name: 'Ada',
      phone_number: '+44 20 1',
    });
  });

  it('keep to themselves what is theirs alone', async () => {
    const { id } = await users.add(ADA);
    const { key } = await signIn(service, company, id);
    const answer = await company.get(`${users.path}/${id}`);
    expect(answer.text).not.toContain(key);
    for (const own of ['authentication_token', 'settings', 'check_ins', 'loc', 'mailing_lists'])
      expect(answer.json()).not.toHaveProperty(own);
  });

  it('need no e-mail address where their company knows who they are', async () => {
    const [one, another] = [await users.add({ external_id: 'C-1' }), await users.add({ external_id: 'C-1' })];
    expect(one).toMatchObject({
      email: `${one.id}@anonymous.invalid`,
      external_id: 'C-1',
      first_name: 'Traveller',
    });
    expect(another.id).not.toBe(one.id);
    expect(refusedFields(await users.tryToAdd({ name: 'Nobody' }))).toEqual(['user.email']);
    const known = await users.change(one.id, { email: 'one@example.org', name: 'One' });
    expect(known).toMatchObject({ email: 'one@example.org', first_name: 'One', last_name: null });
  });

  it('have an e-mail address that nobody else of the company has', async () => {
    const ada = await users.add(ADA);
    const ben = await users.add({ ...ADA, email: 'ben@example.org' });
    expect(refusedFields(await users.tryToAdd({ ...ADA, email: 'ADA@example.org' }))).toEqual(['user.email']);
    expect(refusedFields(await users.tryToChange(ben.id, { email: 'ada@example.org' }))).toEqual([
      'user.email',
    ]);
    await users.change(ada.id, { email: 'Ada@example.org' });
    const other = usersOf(await addCompany(service));
    expect((await other.add(ADA)).id).not.toBe(ada.id);
  });

  it('are added once, however often the request comes', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await users.tryToAdd(ADA, key), await users.tryToAdd(ADA, key)];
    expect(second.text).toBe(first.text);
    expect(await kindsOf(first.json<{ id: string }>().id)).toEqual(['traveller-added']);
  });

  it('are changed in what is sent; what is null is emptied', async () => {
    const { id } = await users.add({ ...ADA, phone_number: '+44 20 1', display_name: 'Ada', language: 'en' });
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    const changed = await users.change(id, {
      last_name: 'Byron',
      phone_number: null,
      external_id: null,
      timezone_identifier: 'Europe/London',
    });
    expect(changed).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      display_name: 'Ada',
      phone_number: null,
      external_id: null,
      language: 'en',
      timezone_identifier: 'Europe/London',
      updated_at: service.clock.now.toISOString(),
    });
    expect(await kindsOf(id)).toEqual(['traveller-added', 'traveller-changed']);
  });

  it('tell of themselves as responders where they are some', async () => {
    const doctor = await addUser(service, company.id, RoleType.Dentist);
    const said = { bio: 'Teeth since 1999', languages_spoken: ['es', 'pt-BR'] };
    expect(await users.change(doctor.id, said)).toMatchObject({
      bio: said.bio,
      languages_spoken: ['es', 'pt'],
    });
    const ada = await users.add(ADA);
    expect(ada).toMatchObject({ bio: null, languages_spoken: [] });
    const fields = ['user.bio', 'user.languages_spoken'];
    expect(refusedFields(await users.tryToChange(ada.id, said))).toEqual(fields);
    expect(refusedFields(await users.tryToAdd({ ...said, external_id: 'C-2' }))).toEqual(fields);
  });

  it.each([
    ['user.first_name', { email: 'ada@example.org' }],
    ['user.email', { name: 'Ada', email: 'ada' }],
    ['user.name', { ...ADA, name: `Ada ${'x'.repeat(101)}` }],
    ['user.timezone_identifier', { ...ADA, timezone_identifier: 'Europe/Atlantis' }],
    ['user.password', { ...ADA, password: 'secret' }],
    ['user.profile_pic', { ...ADA, profile_pic: 'data:' }],
    ['user.external_id', { ...ADA, external_id: ' ' }],
    ['user.languages_spoken.0', { ...ADA, languages_spoken: ['Klingon!'] }],
  ])('are refused where %s is not right', async (field, user) => {
    expect(refusedFields(await users.tryToAdd(user))).toEqual([field]);
  });

  it('lose their key, their devices and their trips when they are removed, once', async () => {
    const { id } = await users.add(ADA);
    const ada = await signIn(service, company, id);
    const trip = await addTrip(ada);
    await ada.post(`/api/v2/users/${id}/devices`, { device: aDevice() });
    expect((await users.remove(id)).json()).toEqual([]);
    expect((await users.remove(id)).status).toBe(200);
    expect(await kindsOf(id)).toEqual(['traveller-added', 'trip-made', 'traveller-removed']);
    expect((await ada.get('/api/v2/users/my_profile')).status).toBe(401);
    expect((await company.get(`/api/v1/partner/trips/${trip.id}`)).status).toBe(404);
    expect(await service.database.query('select id from devices where traveller_id = $1', [id])).toEqual([]);
    expect((await company.get(`${users.path}/${id}`)).status).toBe(404);
    expect((await users.tryToChange(id, { name: 'Ada' })).status).toBe(404);
    // The address is free for somebody new.
    expect((await users.add(ADA)).id).not.toBe(id);
  });

  it('are nobody to another company', async () => {
    const stranger = await addTraveller(service);
    expect((await company.get(`${users.path}/${stranger.id}`)).status).toBe(404);
    expect((await users.tryToChange(stranger.id, { name: 'Mine' })).status).toBe(404);
    expect((await users.remove(stranger.id)).status).toBe(404);
    expect((await stranger.get('/api/v2/users/my_profile')).status).toBe(200);
  });
});
