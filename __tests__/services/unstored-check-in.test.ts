import type { CheckIn } from '@/contract/check-in';

import { addTraveller, type Person } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { dyingFiles } from '../support/dying-files';
import { failing, type FailingEngine } from '../support/failing-engine';
import { databaseFilesIn } from '../support/node-sqlite';
import { phoneOf, startApp, type Phone, type RunningApp } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

describe('a check-in that the device can’t keep', () => {
  let service: TestService;
  let person: Person;
  let phone: Phone;
  let files: ReturnType<typeof dyingFiles>;
  let engine: FailingEngine;
  let app: RunningApp;

  beforeAll(async () => {
    // Background services tell of their trouble.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    service = await startTestService();
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    letPass(service, 3600);
    person = await addTraveller(service);
    phone = phoneOf(service, person);
    const sound = databaseFilesIn(phone.folder);
    files = dyingFiles({
      ...sound,
      async open(name) {
        const opened = failing(await sound.open(name));
        if (name === 'sojourn.db') engine = opened;
        return opened;
      },
    });
    app = await startApp(service, phone, { files });
    await app.opened.schedule.refresh();
  });
  afterEach(() => app.kill());

  const checkIn = (status: 'safe' | 'help') => app.opened.services.checkIns.checkIn({ status });
  const atService = async () => (await person.get('/api/v2/check_ins')).json<CheckIn[]>();
  const storageIs = (condition: string) =>
    until(() => Promise.resolve(app.runtime.running.storage.get() === condition));

  it('goes straight to the service, and is there once the device can keep it', async () => {
    files.die('says so');
    files.refuse(1);
    expect(await checkIn('help')).toEqual({ kind: 'sent-unstored', status: 'help' });
    expect(await atService()).toMatchObject([{ status: 2 }]);

    app.runtime.running.tryAgain();
    await storageIs('well');
    await app.opened.schedule.refresh();
    expect(await app.opened.reads.checkIns.list()).toMatchObject([{ status: 2, sending: { kind: 'sent' } }]);
    expect(await atService()).toHaveLength(1);
  });

  /** The next statement that commits a check-in is done, and its engine dies of what comes after it. */
  const dieOnceCommitted = () => {
    const before = engine.statements.length;
    const execute = engine.execute.bind(engine);
    const death = { hasCome: false };
    engine.execute = async (script) => {
      await execute(script);
      const isKept = engine.statements.slice(before).join().includes('into outbox');
      if (script !== 'commit' || death.hasCome || !isKept) return;
      death.hasCome = true;
      files.die('says so');
      throw new Error('the database engine is gone: its worker failed');
    };
    return death;
  };

  it('is one, also where the device has kept it after all', async () => {
    const death = dieOnceCommitted();
    expect(await checkIn('help')).toEqual({ kind: 'sent-unstored', status: 'help' });
    expect(death.hasCome).toBe(true);
    await storageIs('well');
    await app.opened.engine.send();
    expect(await app.opened.reads.unsent()).not.toContainEqual(expect.objectContaining({ kind: 'check-in' }));
    expect(await app.opened.reads.checkIns.list()).toHaveLength(1);
    expect(await atService()).toHaveLength(1);
  });

  it('is said to be kept where the device has kept it after all and nobody else has it', async () => {
    phone.network.cut();
    phone.air.fault = () => ({ kind: 'drop-before' });
    const death = dieOnceCommitted();
    expect(await checkIn('help')).toMatchObject({ kind: 'queued', status: 'help' });
    expect(death.hasCome).toBe(true);
    phone.air.fault = () => null;
    phone.network.joinWifi();
    await app.opened.engine.send();
    expect(await atService()).toMatchObject([{ status: 2 }]);
  });

  it('does not wait for a device that says nothing', async () => {
    const opened = files.opened();
    files.die('in silence');
    const checking = checkIn('help');
    await until(async () => {
      phone.timers.pass(10_000);
      return (await atService()).length > 0;
    });
    expect(await checking).toEqual({ kind: 'sent-unstored', status: 'help' });
    await until(() => {
      phone.timers.pass(10_000);
      return Promise.resolve(files.opened() > opened);
    });
    await storageIs('well');
  });

  it('is said to be neither kept nor sent, and the next tap is the same one', async () => {
    files.die('says so');
    files.refuse(100);
    phone.air.fault = ({ method }) => (method === 'POST' ? { kind: 'drop-after' } : null);
    expect(await checkIn('help')).toMatchObject({ kind: 'not-stored' });
    phone.air.fault = () => null;
    letPass(service, 60);
    expect(await checkIn('help')).toEqual({ kind: 'sent-unstored', status: 'help' });
    expect(await atService()).toHaveLength(1);
    letPass(service, 3600);
    expect(await checkIn('help')).toEqual({ kind: 'sent-unstored', status: 'help' });
    expect(await atService()).toHaveLength(2);
    files.refuse(0);
  });
});
