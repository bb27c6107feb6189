import { Company } from '@/contract/company';

import { readConfig } from '../src/config';
import { addPhone } from './support/publishing';
import { addTraveller, addTrip } from './support/actors';
import { admin } from './support/admin';
import { aCheckIn, aTraveller } from './support/builders';
import { findTablesHolding } from './support/database-state';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('whoever runs the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ publisherKey: null });
  });
  afterAll(() => service.close());

  const run = (...words: string[]) => admin(service.database, ...words);
  const createCompany = async (name: string) =>
    (await run('company', 'create', '--name', name, '--json')).json<{ id: string; key: string }>();

  describe('makes companies', () => {
    it('whose key opens the service, and is said once', async () => {
      const made = await run('company', 'create', '--name', 'Acme', '--json');
      const company = made.json<{ id: string; name: string; key: string }>();
      expect(made).toMatchObject({ code: 0, err: '' });
      expect(Object.keys(company)).toEqual(['id', 'name', 'key']);
      expect(readAs(Company, await service.as(company.key).get('/api/v2/org'))).toMatchObject({
        id: company.id,
        name: 'Acme',
        emergency_line: null,
        white_label: false,
      });
      expect((await run('company', 'list')).out).not.toContain(company.key);
      expect(await findTablesHolding(service.database, company.key)).toEqual([]);
    });

    it('of which no two have the same name', async () => {
      await createCompany('Twice');
      expect(await run('company', 'create', '--name', ' twice ')).toMatchObject({
        code: 1,
        out: '',
        err: 'There is a company called "twice" already. Choose another name.',
      });
    });

    it('and sets what they are to their travellers', async () => {
      const { id, key } = await createCompany('Settled');
      const line = ['--emergency-line', '+41 44 123 45 67', '--emergency-address', 'Seestrasse 1, Zürich'];
      await run('company', 'set', 'Settled', ...line, '--white-label', 'on', '--all-good', 'on');
      await run('company', 'set', id, '--global-intelligence', 'on', '--white-label', 'off');
      expect(readAs(Company, await service.as(key).get('/api/v2/org'))).toMatchObject({
        emergency_line: '+41 44 123 45 67',
        emergency_address: 'Seestrasse 1, Zürich',
        white_label: false,
        global_intelligence: true,
        all_good: true,
      });
      await run('company', 'set', id, '--emergency-address', '');
      expect((await service.as(key).get('/api/v2/org')).json()).toMatchObject({ emergency_address: null });
    });

    it('gives them a new key, and the old one opens nothing', async () => {
      const { id, key } = await createCompany('Careless');
      const { key: newKey } = (await run('company', 'rotate-key', id, '--json')).json<{ key: string }>();
      expect((await service.as(key).get('/api/v2/org')).status).toBe(401);
      expect((await service.as(newKey).get('/api/v2/org')).json()).toMatchObject({ id });
    });

    it('disables them, and leaves their travellers in peace', async () => {
      const { id, key } = await createCompany('Gone');
      const traveller = await addTraveller(service, key);
      expect((await run('company', 'disable', id)).code).toBe(0);
      expect((await service.as(key).get('/api/v2/org')).status).toBe(401);
      expect((await traveller.get('/api/v1/trips')).status).toBe(200);
      expect((await run('company', 'disable', id)).out).toBe('It was disabled already.');
      await run('company', 'enable', id);
      expect((await service.as(key).get('/api/v2/org')).status).toBe(200);
    });
  });

  describe('helps travellers', () => {
    it('to a new key', async () => {
      const traveller = await addTraveller(service);
      const { key } = (await run('traveller', 'rotate-key', traveller.id, '--json')).json<{ key: string }>();
      expect((await traveller.get('/api/v1/users/profile')).status).toBe(401);
      expect((await service.as(key).get('/api/v1/users/profile')).json()).toMatchObject({
        id: traveller.id,
        authentication_token: key,
      });
    });

    it('to be forgotten, wholly', async () => {
      const { id: companyId, key: companyKey } = await createCompany('Forgetful');
      const company = service.as(companyKey);
      const body = { traveller: aTraveller({ first_name: 'Xanthippe', email: 'xanthippe@forget.test' }) };
      const repeated = { 'idempotency-key': 'made-once' };
      const made = await company.post('/api/v1/partner/travellers', body, repeated);
      const { id, authentication_token: key } = made.json<{ id: string; authentication_token: string }>();
      const person = { ...service.as(key), id, key };
      await addTrip(person);
      await addPhone(person);
      await company.post(`/api/v2/org/${companyId}/check_in_requests`, {
        check_in_request: { user_ids: [id] },
      });
      await person.post('/api/v2/check_ins', { check_in: aCheckIn({ status: 2 }) });
      const readTold = async () =>
        (await company.get(`/api/v2/org/${companyId}/notifications`))
          .json<{ type: number }[]>()
          .map(({ type }) => type)
          .sort((one, other) => one - other);
      expect(await readTold()).toEqual([53, 304]);

      const asked = await run('traveller', 'erase', 'Xanthippe@forget.test');
      expect(asked).toMatchObject({ code: 1, out: '' });
      expect(asked.err).toContain('Nothing was erased. To erase all of it, add --yes');
      expect((await person.get('/api/v1/trips')).status).toBe(200);

      const erased = await run('traveller', 'erase', 'xanthippe@forget.test', '--yes', '--json');
      expect(erased.json()).toMatchObject({ id, trips: 1, devices: 1, check_ins: 1, check_in_requests: 1 });
      expect((await person.get('/api/v1/trips')).status).toBe(401);
      for (const trace of [id, 'Xanthippe', 'xanthippe@forget.test'])
        expect([trace, await findTablesHolding(service.database, trace)]).toEqual([trace, []]);
      // The company's repeat is still one: nobody is made a second time, and nothing is told of the first.
      const again = await company.post('/api/v1/partner/travellers', body, repeated);
      expect([again.status, again.text]).toEqual([200, '{}']);
      expect((await company.get('/api/v1/partner/travellers')).json()).toEqual([]);
      // That somebody was asked, which names nobody.
      expect(await readTold()).toEqual([304]);
    });

    it('whom several companies know by one address, only where it says which', async () => {
      const [one, two] = [await createCompany('One of two'), await createCompany('Two of two')];
      const traveller = aTraveller();
      for (const { key } of [one, two])
        await service.as(key).post('/api/v1/partner/travellers', { traveller });
      const unclear = await run('traveller', 'show', traveller.email);
      expect([unclear.code, unclear.err]).toEqual([1, expect.stringMatching(/^Several are known by/)]);
      const clear = await run('traveller', 'show', traveller.email, '--company', 'two of two', '--json');
      expect(clear.json()).toMatchObject({ company_id: two.id, trips: 0 });
      expect(clear.out).not.toContain('key');
    });
  });

  it.each([
    [['company', 'invent'], /^There is no command "company invent"\./],
    [['company', 'create'], /^--name is missing\./],
    [['company', 'create', '--name', 'A', '--colour', 'red'], /^Unknown option '--colour'\./],
    [['company', 'set', 'Acme'], /^Name at least one thing to change\./],
    [['company', 'set', '--all-good', 'on'], /^This is not how it is typed: company set <company>/],
    [['company', 'set', 'Acme', '--all-good', 'maybe'], /^--all-good maybe is neither on nor off\./],
    [
      ['company', 'set', 'Acme', '--emergency-line', 'ring me'],
      /^--emergency-line must be a telephone number/,
    ],
  ])('is told where %j is not understood', async (words, complaint) => {
    const { code, out, err } = await run(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(complaint);
    expect(err).toContain('--help');
  });

  it('makes keys for messages to browsers, as the settings take them', async () => {
    const made = await run('push', 'keys');
    expect(made).toMatchObject({ code: 0, err: '' });
    const settings = Object.fromEntries(
      made.out.split('\n').map((line) => line.split('=') as [string, string]),
    );
    expect(readConfig({ DATABASE_URL: 'memory:', ...settings }).webPush).toMatchObject({ kind: 'vapid' });
    const { public_key, private_key } = (await run('push', 'keys', '--json')).json<Record<string, string>>();
    expect([public_key?.length, private_key?.length]).toEqual([87, 43]);
    expect(made.out).not.toContain(public_key);
  });

  it('is told of what is not there', async () => {
    expect(await run('company', 'disable', 'Nobody')).toMatchObject({
      code: 1,
      err: 'There is no company "Nobody". See all: company list',
    });
    expect((await run('traveller', 'show', 'nobody@nowhere.test')).code).toBe(1);
  });

  it('is helped', async () => {
    const all = await run('--help');
    expect([all.code, all.out]).toEqual([0, expect.stringContaining('company rotate-key <company>')]);
    const one = await run('company', 'set', '--help');
    expect([one.code, one.out]).toEqual([0, expect.stringContaining('--global-intelligence')]);
  });
});
