import { Company } from '@/contract/company';

import { addCompany } from './support/actors';
import { admin } from './support/admin';
import { readAs } from './support/read-as';
import { startTestService, type TestService } from './support/test-service';

describe('whoever runs the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const run = (...words: string[]) => admin(service.database, ...words);
  const createCompany = async (name: string) =>
    (await run('company', 'create', '--name', name, '--json')).json<{ id: string; key: string }>();
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
