import { Traveller } from '@/contract/traveller';

import { addCompany, addTraveller } from './support/actors';
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
  const createDoctor = (company: string) => {
    const who = ['--company', company, '--email', 'doctor@clinic.test', '--role', 'dentist'];
    return run('responder', 'create', ...who, '--country', 'CO');
  };

  describe('hears of a key', () => {
    it('of an account that the company reads it again', async () => {
      const company = await addCompany(service);
      const made = await createDoctor(company.id);
      const key = /^key +(\S+)$/m.exec(made.out)?.[1];
      const [listed] = readAs(Traveller.array(), await company.get('/api/v1/partner/travellers'));
      expect(listed?.authentication_token).toBe(key);

      const traveller = await addTraveller(service);
      const user = ['--company', company.id, '--email', 'user@clinic.test', '--role', 'employee'];
      const said = [
        made,
        await run('traveller', 'rotate-key', traveller.id),
        await run('user', 'create', ...user),
      ].map(({ out }) => out.split('\n').at(-1));
      expect(new Set(said)).toEqual(
        new Set([
          'The key is kept sealed: their company reads it with its own key, at /api/v1/partner/travellers. Hand it over safely.',
        ]),
      );
    });

    it('of a company or a publisher that it is kept nowhere', async () => {
      for (const noun of ['company', 'publisher']) {
        const made = await run(noun, 'create', '--name', 'Of keys');
        const renewed = await run(noun, 'rotate-key', 'Of keys');
        for (const { out } of [made, renewed])
          expect(out.split('\n').at(-1)).toBe(
            'The key is shown this once and kept nowhere: put it in a safe place.',
          );
      }
    });
  });
});
