import { Company } from '@/contract/company';
import { Issue, IssueType } from '@/contract/issue';
import { RoleType } from '@/contract/role';
import { CompanyTraveller } from '@/contract/traveller';

import { addCompany, addTraveller, addUser } from './support/actors';
import { admin } from './support/admin';
import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

const COMPANY_READS_IT =
  'The key is kept sealed: their company reads it with its own key, at /api/v1/partner/travellers. Hand it over safely.';
const COMPANY_DOES_NOT =
  'The key is shown this once, and not to their company: it opens what travellers ask for. Hand it over safely.';
const NOBODY_HAS_IT = 'The key is shown this once and kept nowhere: put it in a safe place.';

describe('whoever runs the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const run = (...words: string[]) => admin(service.database, ...words);
  const createCompany = async (name: string) =>
    (await run('company', 'create', '--name', name, '--json')).json<{ id: string; key: string }>();
  const createDoctor = (company: string, country = 'co') => {
    const who = ['--company', company, '--email', 'doctor@clinic.test', '--role', 'dentist'];
    return run('responder', 'create', ...who, '--country', country);
  };
  const lastLine = ({ out }: { out: string }) => out.split('\n').at(-1);
  const keysFor = async (company: Caller) =>
    readAs(CompanyTraveller.array(), await company.get('/api/v1/partner/travellers')).map(
      (listed) => listed.authentication_token,
    );

  describe('hears of a key', () => {
    it('of an account that the company reads it again', async () => {
      const company = await addCompany(service);
      const who = ['--company', company.id, '--email', 'user@clinic.test', '--role', 'employee'];
      const made = await run('user', 'create', ...who);
      const traveller = await addTraveller(service, company.key);
      const renewed = await run('traveller', 'rotate-key', traveller.id);
      expect([made, renewed].map(lastLine)).toEqual([COMPANY_READS_IT, COMPANY_READS_IT]);
      const keys = [made, renewed].map(({ out }) => /^key +(\S+)$/m.exec(out)?.[1]);
      expect(new Set(await keysFor(company))).toEqual(new Set(keys));
    });

    it('of whoever answers requests that their company does not', async () => {
      const company = await addCompany(service);
      const made = await createDoctor(company.id);
      const renewed = await run('traveller', 'rotate-key', 'doctor@clinic.test', '--company', company.id);
      expect([made, renewed].map(lastLine)).toEqual([COMPANY_DOES_NOT, COMPANY_DOES_NOT]);
      expect(await keysFor(company)).toEqual([undefined]);
    });

    it('of whoever comes to answer requests that their company could read it until then', async () => {
      const company = await addCompany(service);
      const traveller = await addTraveller(service, company.key);
      const give = (role: string) => run('user', 'add-role', traveller.id, '--role', role);
      expect((await give('employee')).out).toBe('Given.');
      expect((await give('organization-admin')).out).toBe(
        'Given.\nTheir company could read their key until now, and it opens what travellers ask for. Give them another one: traveller rotate-key',
      );
      expect((await give('clinical-admin')).out).toBe('Given.');
      expect(await keysFor(company)).toEqual([undefined]);
    });

    it('of a company or a publisher that it is kept nowhere', async () => {
      for (const noun of ['company', 'publisher']) {
        const made = await run(noun, 'create', '--name', 'Of keys');
        const renewed = await run(noun, 'rotate-key', 'Of keys');
        expect([made, renewed].map(lastLine)).toEqual([NOBODY_HAS_IT, NOBODY_HAS_IT]);
      }
    });
  });

  describe('makes responders', () => {
    it('of doctors only where there is a country', async () => {
      const { id } = await addCompany(service);
      expect(await createDoctor(id, 'qq')).toMatchObject({
        code: 1,
        out: '',
        err: '--country: the database has no country QQ. Put it right, or import content first: content import world',
      });
      // Nobody was made on the way.
      expect(await createDoctor(id)).toMatchObject({ code: 0 });
    });

    /** Whether a doctor hears what a traveller asks for there. */
    const hears = async (doctor: Caller, country_code: string) => {
      const traveller = await addTraveller(service);
      const issue = { type: IssueType.SelfHelpMedical, country_code };
      const { id } = readAs(Issue, await traveller.post('/api/v2/issues', { issue }));
      return readAs(Issue.array(), await doctor.get('/api/v2/issues')).some((open) => open.id === id);
    };

    it.each([
      ['responder', 'create', '--role', 'dentist'],
      ['user', 'create', '--role', 'employee,medical-practitioner'],
      ['user', 'create', '--role', 'dentist', '--country', 'Iceland'],
      ['user', 'add-role', 'somebody', '--role', 'psychiatrist'],
      ['responder', 'set', 'somebody'],
    ])('that are doctors not without a country: %j %j …', async (...words) => {
      const who = words.includes('create') ? ['--company', 'demo', '--email', 'doctor@clinic.test'] : [];
      const { code, out, err } = await run(...words, ...who);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('--country must be a country code of two letters');
    });

    it('of accounts that there are, where they say; and lets them move', async () => {
      const company = await addCompany(service);
      const user = await addUser(service, company.id, RoleType.Employee);
      const give = (country: string) =>
        run('user', 'add-role', user.id, '--role', 'dentist', '--country', country);
      expect(await give('qq')).toMatchObject({
        code: 1,
        err: expect.stringContaining('no country QQ') as string,
      });
      expect((await give('is')).out).toMatch(/^Given\.\nAnswers in IS from now on\.\n/);
      expect([await hears(user, 'IS'), await hears(user, 'FO')]).toEqual([true, false]);
      const topic = async () => {
        const { headers } = await user.get('/api/v1/trips?since=2000000000', { 'data-topics': '*' });
        return /issues=\d+/.exec(headers['data-revision'] ?? '')?.[0];
      };
      const before = await topic();
      const moved = await run('responder', 'set', user.id, '--country', 'fo');
      // Their device asks for what waits there.
      expect(await topic()).not.toBe(before);
      expect(moved).toMatchObject({ code: 0, out: 'Answers in FO from now on.' });
      expect([await hears(user, 'IS'), await hears(user, 'FO')]).toEqual([false, true]);
      expect((await run('user', 'list', '--company', company.id)).out).toMatch(/Employee, Dentist {2}FO$/);
    });

    it('of new accounts too, with other roles beside it', async () => {
      const company = await addCompany(service);
      const who = ['--company', company.id, '--email', 'both@clinic.test', '--country', 'GL'];
      const made = await run('user', 'create', ...who, '--role', 'employee,dentist', '--json');
      const { key } = made.json<{ key: string }>();
      expect(made.json()).toMatchObject({ country: 'GL', roles: [1, 59] });
      expect(await hears(service.as(key), 'GL')).toBe(true);
    });

    it('only of whoever is a doctor', async () => {
      const company = await addCompany(service);
      const user = await addUser(service, company.id, RoleType.Employee);
      expect(await run('responder', 'set', user.id, '--country', 'IS')).toMatchObject({
        code: 1,
        err: 'They are no doctor or dentist: give them such a role with their country: user add-role',
      });
      const words = ['--company', company.id, '--email', 'no@clinic.test', '--role', 'employee'];
      const made = await run('user', 'create', ...words, '--country', 'IS');
      expect([made.code, made.err]).toEqual([2, expect.stringContaining('is for doctors and dentists')]);
    });

    it('and tells of those who are asked nothing, for nobody said where', async () => {
      const company = await addCompany(service);
      const doctor = await addUser(service, company.id, RoleType.Dentist);
      await service.database.query('delete from responders where user_id = $1', [doctor.id]);
      const said = 'no country, nobody asks them: responder set … --country';
      expect((await run('user', 'list', '--company', company.id)).out).toContain(`Dentist  ${said}`);
      const shown = await run('traveller', 'show', doctor.id);
      expect(shown.out).toMatch(new RegExp(`^roles +Dentist\nanswers_in +${said}$`, 'm'));
      expect((await run('traveller', 'show', doctor.id, '--json')).json()).toMatchObject({
        roles: [RoleType.Dentist],
        country: null,
      });
    });

    it('of the roles of whoever answers, and is offered no traveller’s', async () => {
      const roles =
        'employee, clinical-admin, medical-practitioner, psychiatrist, dentist, organization-admin';
      const { out } = await run('responder', 'create', '--help');
      expect(out).toContain(`one of: ${roles}`);
      expect(out).not.toMatch(/--role.*traveller/);
      const { err } = await run('responder', 'create', '--role', 'plumber');
      expect(err).toContain(`--role plumber is none of: ${roles}.`);
      expect((await run('user', 'create', '--help')).out).toContain(
        'one of: traveller, employee, branded-traveller',
      );
    });
  });

  describe('calls a company otherwise', () => {
    it('but not as another one, in whichever letters', async () => {
      await createCompany('Taken');
      const { id, key } = await createCompany('Free');
      for (const name of ['Taken', ' tAKEN '])
        expect(await run('company', 'set', id, '--name', name, '--all-good', 'on')).toMatchObject({
          code: 1,
          out: '',
          err: `There is a company called "${name.trim()}" already. Choose another name.`,
        });
      expect(readAs(Company, await service.as(key).get('/api/v2/org'))).toMatchObject({
        name: 'Free',
        all_good: false,
      });
    });

    it('and may write its own name in other letters', async () => {
      const { id, key } = await createCompany('acme corp');
      expect((await run('company', 'set', 'acme corp', '--name', 'ACME Corp')).code).toBe(0);
      expect(readAs(Company, await service.as(key).get('/api/v2/org'))).toMatchObject({
        id,
        name: 'ACME Corp',
      });
    });
  });

  it.each(['A\nB', 'A\tB', 'A\u001b[2JB', 'A\u0085B', 'A\u2028B', 'A\u202eB'])(
    'is told that %j is no name, for it breaks lists',
    async (name) => {
      const { id } = await addCompany(service);
      const who = ['--company', id, '--email', 'ann@clinic.test', '--name', name];
      for (const words of [
        ['company', 'create', '--name', name],
        ['company', 'set', id, '--name', name],
        ['publisher', 'create', '--name', name],
        ['responder', 'create', ...who, '--role', 'employee'],
        ['user', 'create', ...who, '--role', 'employee'],
      ]) {
        const { code, out, err } = await run(...words);
        expect([words.slice(0, 2), code, out]).toEqual([words.slice(0, 2), 2, '']);
        expect(err).toMatch(/^--name must stand in one line, without control characters\.\n/);
      }
    },
  );
});
