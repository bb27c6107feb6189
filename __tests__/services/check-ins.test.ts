import type { CheckIn } from '@/contract/check-in';
import type { CheckInResult, StoredResult } from '@/services/check-in-result';
import { saveShortCountries } from '@/store/countries';

import { addTraveller } from '../../server/test/support/actors';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { aShortCountry } from '../support/records';
import { startApp, startAppOf } from '../support/running-app';
import { aGate, letPass, until } from '../support/traveller-actions';

const CUSCO = { latitude: -13.5226, longitude: -71.9673 };
const LIMA = { latitude: -12.0464, longitude: -77.0428 };

describe('checking in', () => {
  let service: TestService;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    letPass(service, 3600);
    app = await startAppOf(service);
    app.phone.air.fault = ({ method }) => (method === 'GET' ? { kind: 'status', status: 503 } : null);
    app.phone.locator.grant();
    await app.opened.schedule.refresh();
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const now = () => service.clock.now.getTime();
  const checkIn = (status: 'safe' | 'help' = 'safe', requestId?: string) =>
    app.opened.services.checkIns.checkIn({ status, requestId });
  const settle = async () => {
    await app.opened.services.checkIns.whenSettled();
    await app.opened.engine.send();
  };
  const atService = async () => (await app.person.get('/api/v2/check_ins')).json<CheckIn[]>();
  const stored = (result: CheckInResult): StoredResult => {
    if (result.kind === 'not-stored') throw result.reason;
    if (result.kind === 'sent-unstored') throw new Error('not stored');
    return result;
  };

  it('sends a fine and fresh position at once, with the country found on the phone', async () => {
    app.phone.locator.remember(CUSCO, now() - 30_000, 20);
    const result = stored(await checkIn());
    expect(result).toMatchObject({ kind: 'sending', status: 'safe', position: CUSCO, countryCode: 'PE' });
    await app.opened.engine.send();
    expect(await atService()).toMatchObject([
      { lat: CUSCO.latitude, lng: CUSCO.longitude, accuracy: 0, status: 1, type: 0, country_code: 'PE' },
    ]);
  });

  it('keeps an old position at once, and waits up to ten seconds for a better one before it sends', async () => {
    app.phone.locator.remember(LIMA, now() - 20 * 60_000);
    const fix = aGate();
    const current = app.phone.locator.current.bind(app.phone.locator);
    app.phone.locator.current = async (limit) => {
      await fix.opened;
      return current(limit);
    };
    expect(await checkIn()).toMatchObject({ position: LIMA });
    await app.opened.engine.hurry();
    await app.opened.engine.send();
    expect(await atService()).toEqual([]);

    await app.phone.locator.moveTo(CUSCO);
    fix.open();
    await settle();
    expect(await atService()).toMatchObject([{ lat: CUSCO.latitude, accuracy: 0, country_code: 'PE' }]);
    expect(await app.opened.reads.checkIns.list()).toMatchObject([
      { latitude: CUSCO.latitude, country_code: 'PE', sending: { kind: 'sent' } },
    ]);
  });

  it('goes without a position when none comes, and says so', async () => {
    expect(await checkIn()).toMatchObject({ kind: 'sending', position: null, countryCode: null });
    await settle();
    expect(await atService()).toMatchObject([{ lat: null, lng: null, accuracy: 99, status: 1 }]);
  });

  it('does not wait for a phone that never answers where it is', async () => {
    const never = () => new Promise<never>(() => undefined);
    app.phone.locator.lastKnown = never;
    app.phone.locator.current = never;
    const result = checkIn();
    app.phone.timers.pass(1_000);
    expect(await result).toMatchObject({ kind: 'sending', position: null });
    app.phone.timers.pass(10_000);
    await settle();
    expect(await atService()).toHaveLength(1);
  });

  it('never lets a call for help wait, and lets the place follow when it is found', async () => {
    const fix = aGate();
    const current = app.phone.locator.current.bind(app.phone.locator);
    app.phone.locator.current = async (limit) => {
      await fix.opened;
      return current(limit);
    };
    await checkIn('help');
    await app.opened.engine.send();
    expect(await atService()).toMatchObject([{ status: 2, lat: null }]);
    letPass(service, 4);
    await app.phone.locator.moveTo(CUSCO);
    fix.open();
    await settle();
    expect(await atService()).toMatchObject([
      { status: 2, lat: CUSCO.latitude, country_code: 'PE' },
      { status: 2, lat: null },
    ]);
  });

  it('takes what was asked for with a call as asked for with the one that repeats it with its place', async () => {
    const fix = aGate();
    const current = app.phone.locator.current.bind(app.phone.locator);
    app.phone.locator.current = async (limit) => {
      await fix.opened;
      return current(limit);
    };
    const { mutations, reads, services } = app.opened;
    const { id: first } = stored(await checkIn('help'));
    await app.opened.engine.send();
    const asked = await mutations.askForHelp({ type: 10, description: '', checkInId: first });
    await app.opened.engine.send();
    letPass(service, 4);
    await app.phone.locator.moveTo(CUSCO);
    fix.open();
    await settle();
    const repeated = (await reads.checkIns.openHelp(now()))?.id ?? '';
    expect(repeated).not.toBe(first);
    expect((await reads.issues.openOfCall(repeated))?.checkInId).toBe(first);
    expect(await reads.checkIns.placeOfCall(first)).toMatchObject({ lat: CUSCO.latitude });
    const askedAgain = await mutations.askForHelp({ type: 10, description: '', checkInId: repeated });
    expect(await reads.issues.get(askedAgain)).toEqual(await reads.issues.get(asked));
    await settle();
    expect((await app.person.get('/api/v2/issues')).json()).toHaveLength(1);
    await services.checkIns.checkIn({ status: 'safe', takesBackHelp: true });
    await settle();
    expect((await app.person.get('/api/v2/issues?all=true')).json()).toMatchObject([{ status: 4 }]);
  });

  it('puts a better position into a call for help that could not leave yet', async () => {
    app.phone.network.cut();
    // Nobody has followed the way here, so that the phone has to look where it is.
    await app.phone.locator.stopWatchingMovement();
    await app.phone.locator.moveTo(CUSCO);
    expect(await checkIn('help')).toMatchObject({ kind: 'queued', position: null });
    await settle();
    expect(await atService()).toMatchObject([{ status: 2, lat: CUSCO.latitude }]);
  });

  it('offers the emergency numbers of the country for a call for help', async () => {
    const police = { typ: 90 as const, val: '105', note: null, order: 1 };
    await app.opened.store.database.write('cache', (transaction) =>
      saveShortCountries(transaction, [aShortCountry({ emerg_numbers: [police] })]),
    );
    app.phone.locator.remember(CUSCO, now(), 20);
    expect(await checkIn('help')).toMatchObject({ emergencyNumbers: [police], countryCode: 'PE' });
    expect(await checkIn('safe')).toMatchObject({ emergencyNumbers: [] });
  });

  it('takes two taps for one, and a tap after a while for another', async () => {
    const [first, second] = await Promise.all([checkIn(), checkIn()]);
    expect(stored(second).id).toBe(stored(first).id);
    letPass(service, 1);
    expect(stored(await checkIn()).id).toBe(stored(first).id);
    expect(stored(await checkIn('help')).id).not.toBe(stored(first).id);
    letPass(service, 60);
    expect(stored(await checkIn()).id).not.toBe(stored(first).id);
  });

  it('answers a request once in the same words, also after a restart', async () => {
    const first = stored(await checkIn('safe', 'request-1'));
    letPass(service, 60);
    await app.kill();
    app = { ...(await startApp(service, app.phone)), person: app.person };
    expect(stored(await checkIn('safe', 'request-1')).id).toBe(first.id);
    expect(stored(await checkIn('help', 'request-1')).id).not.toBe(first.id);
  });

  it('says anew to a request what was said before something else, and what was said long ago', async () => {
    const safe = stored(await checkIn('safe', 'request-1'));
    letPass(service, 60);
    const help = stored(await checkIn('help', 'request-1'));
    expect((await app.opened.reads.checkIns.openHelp(now()))?.id).toBe(help.id);
    letPass(service, 60);
    const safeAgain = stored(await checkIn('safe', 'request-1'));
    expect(safeAgain.id).not.toBe(safe.id);
    expect(await app.opened.reads.checkIns.openHelp(now())).toBeNull();
    letPass(service, 3600);
    expect(stored(await checkIn('safe', 'request-1')).id).not.toBe(safeAgain.id);
    // An answer to a request that is gone could be refused: help is never one.
    const kinds = (await app.opened.reads.unsent()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'device')).toEqual([
      'check-in-answer',
      'check-in',
      'check-in-answer',
      'check-in-answer',
    ]);
  });

  it('needs help after having been safe, also where the clock was set back in between', async () => {
    const { checkedInAt } = stored(await checkIn('safe'));
    letPass(service, -3600);
    const help = stored(await checkIn('help'));
    expect(help.checkedInAt).toBe(checkedInAt + 1_000);
    expect((await app.opened.reads.checkIns.openHelp(now()))?.id).toBe(help.id);
    letPass(service, 3600);
  });

  it('is safe after the call for help, also where the clock was set back in between', async () => {
    const { checkedInAt } = stored(await checkIn('help'));
    letPass(service, -3600);
    const safe = stored(await checkIn('safe'));
    expect(safe.checkedInAt).toBe(checkedInAt + 1_000);
    expect(await app.opened.reads.checkIns.openHelp(now())).toBeNull();
    letPass(service, 3600);
  });

  describe('whose place is found after it left', () => {
    let found: ReturnType<typeof aGate>;
    beforeEach(() => {
      found = aGate();
      const current = app.phone.locator.current.bind(app.phone.locator);
      app.phone.locator.current = async (limit) => {
        await found.opened;
        return current(limit);
      };
    });
    const find = async () => {
      letPass(service, 4);
      await app.phone.locator.moveTo(CUSCO);
      found.open();
      await settle();
    };

    it('says nothing more of a call that was taken back since', async () => {
      await checkIn('help');
      await app.opened.engine.send();
      letPass(service, 1);
      await app.opened.services.checkIns.checkIn({ status: 'safe', takesBackHelp: true });
      await find();
      expect(await app.opened.reads.checkIns.openHelp(now())).toBeNull();
      expect((await atService()).map(({ status }) => status)).toEqual([1, 2]);
    });

    it('says it once where the one that is known is old, and still true', async () => {
      app.phone.locator.remember(CUSCO, now() - 29 * 60_000);
      await checkIn('help');
      await app.opened.engine.send();
      await find();
      expect(await atService()).toMatchObject([{ status: 2, lat: CUSCO.latitude }]);
    });

    it('lets it follow also where the one that is known is old', async () => {
      app.phone.locator.remember(LIMA, now() - 29 * 60_000);
      await checkIn('help');
      await app.opened.engine.send();
      expect(await atService()).toMatchObject([{ status: 2, lat: LIMA.latitude }]);
      await find();
      expect(await atService()).toMatchObject([
        { status: 2, lat: CUSCO.latitude },
        { status: 2, lat: LIMA.latitude },
      ]);
    });
  });

  it('queues without a network, and keeps its own time over a kill', async () => {
    app.phone.air.online = false;
    app.phone.network.cut();
    const result = stored(await checkIn());
    expect(result).toMatchObject({ kind: 'queued' });
    await app.killHard();
    letPass(service, 5 * 3600);
    app = { ...(await startApp(service, app.phone)), person: app.person };
    app.phone.air.online = true;
    app.phone.network.joinWifi();
    await until(async () => (await app.opened.reads.unsent()).every(({ kind }) => kind === 'device'));
    const [sent, ...others] = await atService();
    expect(others).toEqual([]);
    expect(Date.parse(sent?.checkin_at ?? '')).toBe(result.checkedInAt);
  });

  it('says so where the phone could not keep it, and tries again with the next tap', async () => {
    const write = app.opened.store.database.write.bind(app.opened.store.database);
    app.opened.store.database.write = () => Promise.reject(new Error('disk is full'));
    app.phone.air.online = false;
    expect(await checkIn()).toMatchObject({ kind: 'not-stored' });
    app.opened.store.database.write = write;
    app.phone.air.online = true;
    expect(await checkIn()).toMatchObject({ kind: 'sending' });
  });

  it('names the phone by its push token, and without one by its installation', async () => {
    await checkIn();
    await settle();
    app.phone.notifications.grant();
    await app.opened.services.permissions.askForNotifications();
    letPass(service, 60);
    await checkIn();
    await settle();
    expect((await atService()).map(({ device_token }) => device_token)).toEqual([
      'ExponentPushToken[first]',
      app.phone.secrets.kept.get('installation'),
    ]);
  });

  it('says the same in a text message to the company’s line, with the place', async () => {
    app.phone.air.fault = () => null;
    await app.opened.engine.sync();
    app.phone.network.cut();
    app.phone.locator.remember(CUSCO, now(), 20);
    const result = stored(await checkIn('help'));
    expect(await app.opened.services.checkIns.composeSms(result)).toBe('sent');
    const [{ to, text } = { to: [], text: '' }] = app.phone.sms.composed;
    expect(to).toEqual(['+442079460958']);
    expect(text).toContain('I need help.');
    expect(text).toContain('-13.52260,-71.96730');
  });

  it('sends to the account of whoever is signed in only', async () => {
    const other = await addTraveller(service);
    await checkIn();
    await settle();
    expect((await other.get('/api/v2/check_ins')).json<CheckIn[]>()).toEqual([]);
    expect(await atService()).toHaveLength(1);
  });
});
