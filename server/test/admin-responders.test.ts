import { addCompany } from './support/actors';
import { admin } from './support/admin';
import { startTestService, type TestService } from './support/test-service';

describe('whoever runs the service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  const run = (...words: string[]) => admin(service.database, ...words);
  const createDoctor = (company: string, country: string) => {
    const who = ['--company', company, '--email', 'doctor@clinic.test', '--role', 'dentist'];
    return run('responder', 'create', ...who, '--country', country);
  };

  it('lets doctors answer only where there is a country', async () => {
    const { id } = await addCompany(service);
    expect(await createDoctor(id, 'qq')).toMatchObject({
      code: 1,
      out: '',
      err: '--country: the database has no country QQ. Put it right, or import content first: content import world',
    });
    // Nobody was made on the way.
    expect(await createDoctor(id, 'co')).toMatchObject({ code: 0 });
  });

  it('is offered the roles of whoever answers, and no traveller’s', async () => {
    const roles = 'employee, clinical-admin, medical-practitioner, psychiatrist, dentist, organization-admin';
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
