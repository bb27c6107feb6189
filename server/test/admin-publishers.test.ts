import { addCompany } from './support/actors';
import { admin } from './support/admin';
import { findTablesHolding } from './support/database-state';
import { anAlert } from './support/publishing';
import { startTestService, type TestService } from './support/test-service';

describe('whoever runs the service makes publishers', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ publisherKey: null });
  });
  afterAll(() => service.close());

  const run = (...words: string[]) => admin(service.database, 'publisher', ...words);
  const create = async (name: string) =>
    (await run('create', '--name', name, '--json')).json<{ id: string; name: string; key: string }>();
  const publish = async (key: string) =>
    (await service.as(key).post('/api/v2/publishing/alerts', { alert: anAlert() })).status;

  it('whose key is for publishing alone', async () => {
    const { key } = await create('Desk');
    expect(await publish(key)).toBe(200);
    expect((await service.as(key).get('/api/v1/trips')).status).toBe(401);
    expect((await service.as(key).get('/api/v2/org')).status).toBe(401);
  });

  it('and sees them all, without their keys', async () => {
    const { id, key } = await create('Listed');
    await run('disable', 'Listed');
    const listed = await run('list');
    expect(listed.out.split('\n')).toContain(`${id}  Listed  disabled`);
    expect((await run('list', '--json')).json<object[]>()).toContainEqual({
      id,
      name: 'Listed',
      created_at: expect.stringMatching(/Z$/) as string,
      disabled: true,
    });
    expect(listed.out).not.toContain(key);
    expect(await findTablesHolding(service.database, key)).toEqual([]);
  });

  it('of which no two have the same name', async () => {
    await create('Night desk');
    expect(await run('create', '--name', ' night DESK ')).toMatchObject({
      code: 1,
      out: '',
      err: 'There is a publisher called "night DESK" already. Choose another name.',
    });
    // A company is another thing.
    expect(await admin(service.database, 'company', 'create', '--name', 'Night desk')).toMatchObject({
      code: 0,
    });
  });

  it('gives them a new key, and the old one opens nothing', async () => {
    const { id, key } = await create('Careless');
    const made = (await run('rotate-key', 'careless', '--json')).json<{ key: string }>();
    expect(made).toEqual({ id, name: 'Careless', key: expect.stringMatching(/./) as string });
    expect([await publish(key), await publish(made.key)]).toEqual([401, 200]);
  });

  it('disables them at once, alone, until they are enabled', async () => {
    const { id, key } = await create('Gone');
    const { key: other } = await create('Staying');
    expect(await run('disable', 'Gone')).toMatchObject({
      code: 0,
      out: 'Its key opens nothing any more. What it published stays.',
    });
    expect([await publish(key), await publish(other)]).toEqual([401, 200]);
    expect((await run('disable', id)).out).toBe('It was disabled already.');
    // A new key is no way around it.
    const { key: newKey } = (await run('rotate-key', id, '--json')).json<{ key: string }>();
    expect(await publish(newKey)).toBe(401);
    expect((await run('enable', id, '--json')).json()).toEqual({ id, disabled: false });
    expect(await publish(newKey)).toBe(200);
  });

  it('names one by its id where two of before have one name', async () => {
    const [one, two] = [await create('Old twin'), await create('Second twin')];
    await service.database.query('update publishers set name = $2 where id = $1', [two.id, 'Old twin']);
    expect(await run('disable', 'Old twin')).toMatchObject({
      code: 1,
      err: 'Several publishers are called "Old twin". Name one by its id.',
    });
    await run('disable', two.id);
    expect([await publish(one.key), await publish(two.key)]).toEqual([200, 401]);
  });

  it('is told of what is not there, and what is no publisher', async () => {
    const company = await addCompany(service);
    for (const verb of ['rotate-key', 'disable', 'enable'])
      for (const typed of ['Nobody', company.id])
        expect(await run(verb, typed)).toMatchObject({
          code: 1,
          out: '',
          err: `There is no publisher "${typed}". See all: publisher list`,
        });
    expect(await run('disable')).toMatchObject({ code: 2 });
    await service.database.query('delete from publishers');
    expect((await run('list')).out).toBe('There is no publisher yet. Make one: publisher create --name "…"');
  });
});
