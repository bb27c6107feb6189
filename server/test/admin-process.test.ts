import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { createProcessDatabase, type ProcessDatabase } from './support/process-database';
import { startServiceProcess } from './support/service-process';

declare const serviceEngine: 'embedded' | 'postgres';

const PROJECT_FOLDER = join(__dirname, '../..');

describe('npm run service:admin', () => {
  let database: ProcessDatabase;
  beforeAll(async () => {
    database = await createProcessDatabase();
  });
  afterAll(() => database.remove());

  function run(...words: string[]) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'service:admin', '--', ...words], {
      cwd: PROJECT_FOLDER,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...database.settings },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  it('prints a new company and nothing else', async () => {
    const made = run('company', 'create', '--name', 'Acme', '--json');
    const company = JSON.parse(made.stdout) as { id: string; name: string; key: string };
    expect(made.stdout).toBe(`${JSON.stringify(company)}\n`);
    expect([made.status, Object.keys(company)]).toEqual([0, ['id', 'name', 'key']]);

    const service = await startServiceProcess(database.settings);
    const answer = await fetch(`${service.url}/api/v2/org`, {
      headers: { authorization: `TKN ${company.key}` },
    });
    expect(await answer.json()).toMatchObject({ id: company.id, name: 'Acme' });
    expect(await service.stop()).toBe(0);
  }, 120_000);

  it('tells by its exit code whether it was refused or not understood', () => {
    expect(run('company', 'disable', 'Nobody')).toMatchObject({ status: 1, stdout: '' });
    expect(run('company', 'dissolve')).toMatchObject({ status: 2, stdout: '' });
  }, 120_000);

  it('says what to do where a running service has the database to itself', async () => {
    const service = await startServiceProcess(database.settings);
    const { status, stdout, stderr } = run('company', 'list');
    expect(await service.stop()).toBe(0);
    if (serviceEngine === 'postgres')
      expect([status, stdout]).toEqual([0, expect.stringContaining('Sample')]);
    else {
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /is in use by another service[^]*stop the service, run this again, and start it/,
      );
    }
  }, 120_000);
});
