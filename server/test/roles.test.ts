import { HANDLER_ROLES, ROLE_NAMES, RoleType } from '@/contract/role';
import { Profile } from '@/contract/traveller';

import { CheckInStatus } from '@/contract/check-in';

import { addCompany, addTraveller, addUser, type Person } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn } from './support/builders';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('a user', () => {
  let service: TestService;
  let company: Person;
  beforeAll(async () => {
    service = await startTestService();
    company = await addCompany(service);
  });
  afterAll(() => service.close());

  const run = (...words: string[]) => admin(service.database, ...words);
  const rolesOf = async (person: Person) =>
    readAs(Profile, await person.get('/api/v1/users/profile')).roles?.map(({ type }) => type);

  it('is called by the numbers and names of the reference', () => {
    expect(ROLE_NAMES).toEqual({
      0: 'Traveller',
      1: 'Employee',
      2: 'Branded Traveller',
      55: 'Medical Practitioner',
      57: 'Psychiatrist',
      59: 'Dentist',
      50: 'Clinical Admin',
      99: 'Organization Admin',
    });
  });

  it('whom a partner made is a traveller of that company', async () => {
    const traveller = await addTraveller(service, company.key);
    const { roles } = readAs(Profile, await traveller.get('/api/v1/users/profile'));
    expect(roles).toMatchObject([
      {
        type: RoleType.Traveller,
        user_id: traveller.id,
        company_id: company.id,
        company: { id: company.id, name: 'Another Company' },
      },
    ]);
  });

  it.each(Object.values(RoleType))(
    'of role %s has this role alone, and an account like all others',
    async (role) => {
      const user = await addUser(service, company.id, role);
      expect(await rolesOf(user)).toEqual([role]);
      expect((await user.get('/api/v1/trips')).json()).toEqual([]);
      expect((await user.get('/api/v2/notifications')).json()).toEqual([]);
    },
  );

  it('may have several roles; whoever has read the account reads it anew when they change', async () => {
    const user = await addUser(service, company.id, RoleType.Employee);
    const topic = async () => {
      const { headers } = await user.get('/api/v1/trips', { 'data-topics': '*' });
      return /account=([\d.]+)/.exec(headers['data-revision'] ?? '')?.[1];
    };
    const before = await topic();
    const { headers } = await user.get('/api/v1/users/profile');
    const added = await run('user', 'add-role', user.id, '--role', 'Organization Admin', '--json');
    expect(added.json()).toEqual({ id: user.id, role: RoleType.OrganizationAdmin, added: true });
    expect((await run('user', 'add-role', user.id, '--role', '99')).out).toBe('They had it already.');
    const again = await user.get('/api/v1/users/profile', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(200);
    expect(await rolesOf(user)).toEqual([RoleType.Employee, RoleType.OrganizationAdmin]);
    expect(await topic()).not.toBe(before);
    expect((await run('user', 'remove-role', user.id, '--role', 'employee')).code).toBe(0);
    expect(await rolesOf(user)).toEqual([RoleType.OrganizationAdmin]);
  });

  it('keeps the last role', async () => {
    const user = await addUser(service, company.id, RoleType.Dentist);
    const refused = await run('user', 'remove-role', user.id, '--role', 'dentist');
    expect([refused.code, refused.err]).toEqual([
      1,
      'Everybody has at least one role: give them another one first.',
    ]);
    const other = await run('user', 'remove-role', user.id, '--role', 'psychiatrist');
    expect(other.err).toBe('They do not have this role.');
    expect(await rolesOf(user)).toEqual([RoleType.Dentist]);
  });

  describe('at the command line', () => {
    it('is made with a name, several roles and a key that is said once', async () => {
      const words = ['--company', company.id, '--email', 'ann@roles.test', '--name', 'Ann van Lee'];
      const made = await run('user', 'create', ...words, '--role', 'clinical-admin,employee', '--json');
      const user = made.json<{ id: string; key: string }>();
      expect(user).toMatchObject({ email: 'ann@roles.test', company_id: company.id, roles: [50, 1] });
      expect((await service.as(user.key).get('/api/v1/users/profile')).json()).toMatchObject({
        id: user.id,
        first_name: 'Ann',
        last_name: 'van Lee',
      });
      const listed = await run('user', 'list', '--company', company.id, '--role', '50', '--json');
      expect(listed.json<{ id: string; roles: number[] }[]>()).toContainEqual(
        expect.objectContaining({ id: user.id, email: 'ann@roles.test', roles: [1, 50] }),
      );
      const said = (await run('user', 'list', '--company', company.id)).out;
      expect(said).toContain('ann@roles.test  Employee, Clinical Admin');
      expect(said).not.toContain(user.key);
      const twice = await run('user', 'create', ...words, '--role', 'employee');
      expect([twice.code, twice.err]).toEqual([
        1,
        'Somebody of this company has the address ann@roles.test already.',
      ]);
    });

    it.each([
      [['--company', 'demo', '--email', 'a@b.test'], '--role is missing.'],
      [
        ['--company', 'demo', '--email', 'a@b.test', '--role', 'pilot'],
        '--role pilot is none of: traveller,',
      ],
      [['--company', 'demo', '--email', 'nowhere', '--role', '0'], '--email must be a valid e-mail address.'],
      [['--email', 'a@b.test', '--role', '0'], '--company is missing.'],
    ])('is not understood: %j', async (words, sentence) => {
      const refused = await run('user', 'create', ...words);
      expect([refused.code, refused.out]).toEqual([2, '']);
      expect(refused.err).toContain(sentence);
    });

    it('of no company that there is, is refused', async () => {
      const refused = await run('user', 'create', '--company', 'Nil', '--email', 'a@b.test', '--role', '0');
      expect([refused.code, refused.err]).toEqual([1, 'There is no company "Nil". See all: company list']);
    });
  });

  describe('who looks after travellers', () => {
    let traveller: Person;
    let path: string;
    beforeAll(async () => {
      traveller = await addTraveller(service, company.key);
      await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Help }) });
      path = `/api/v2/org/${company.id}/users/${traveller.id}/check_ins`;
    });

    it.each(Object.values(RoleType))('by role %s sees what one said and where, or does not', async (role) => {
      const user = await addUser(service, company.id, role);
      const answer = await user.get(path);
      if ((HANDLER_ROLES as readonly RoleType[]).includes(role)) {
        expect(answer.json()).toMatchObject([{ user_id: traveller.id, status: CheckInStatus.Help }]);
        return;
      }
      expect([answer.status, answer.json()]).toEqual([
        403,
        { error: { code: 'forbidden', message: 'This is for users with another role than yours.' } },
      ]);
    });

    it('sees what is new, however often they ask', async () => {
      const user = await addUser(service, company.id, RoleType.OrganizationAdmin);
      const { headers } = await user.get(path);
      expect(headers['data-revision']).toBeUndefined();
      const again = () => user.get(path, { 'if-none-match': headers.etag ?? '', 'data-topics': '*' });
      expect((await again()).status).toBe(304);
      await traveller.post('/api/v2/check_ins', { check_in: aCheckIn({ status: CheckInStatus.Help }) });
      expect((await again()).status).toBe(200);
    });

    it('does so in their own company alone', async () => {
      const stranger = await addUser(service, (await addCompany(service)).id, RoleType.OrganizationAdmin);
      const answer = await stranger.get(path);
      expect([answer.status, answer.json()]).toMatchObject([
        403,
        { error: { message: 'This is not your company.' } },
      ]);
      const own = await addUser(service, company.id, RoleType.OrganizationAdmin);
      const abroad = await addTraveller(service);
      expect((await own.get(path.replace(traveller.id, abroad.id))).status).toBe(404);
    });
  });
});
