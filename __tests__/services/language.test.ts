import { saveTrips } from '@/store/trips';

import { startTestService, type TestService } from '../../server/test/support/test-service';
import { addTraveller } from '../../server/test/support/actors';
import { publish } from '../../server/test/support/publishing';
import { aTrip } from '../support/records';
import { phoneOf, startApp, type RunningApp } from '../support/running-app';
import { until } from '../support/traveller-actions';

const TRIP_REMINDER = 'trip-not-ready/trip-1';
const UNSENT = 'unsent-check-in';

describe('the language of everything outside the screens', () => {
  let service: TestService;
  let app: RunningApp;
  let device: { tag: string };
  let asked: string[];
  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    device = { tag: 'fr-CA' };
    asked = [];
    const phone = phoneOf(service, await addTraveller(service));
    phone.notifications.grant();
    phone.facts.locale = 'fr';
    app = await start(phone);
  });
  afterEach(() => app.kill());
  afterAll(() => service.close());

  const start = (phone: RunningApp['phone']) =>
    startApp(service, phone, {
      language: () => device.tag,
      service: {
        address: 'http://service.test',
        fetch: (url, init) => {
          asked.push(init.headers['Accept-Language'] ?? '');
          return phone.air.fetch(url, init);
        },
      },
    });
  const choose = (language: string | null) => app.opened.mutations.savePreference('language', language);
  const buttons = () => app.phone.notifications.words?.safeButton;
  const titleOf = (id: string) => app.phone.notifications.planned.get(id)?.notification.title;
  const registeredLocale = async () => {
    const entries = await app.opened.reads.unsent();
    // What was said before may still wait to be sent.
    const device = entries.findLast(({ kind }) => kind === 'device');
    return (device?.payload as { device: { locale: string } } | undefined)?.device.locale;
  };

  it('is the device’s until another is chosen', () => {
    expect(buttons()).toBe('Je vais bien');
  });

  it('is the chosen one in buttons and channels, at once and after a restart', async () => {
    await choose('de');
    await until(() => buttons() === 'Mir geht es gut');
    expect(app.phone.notifications.words?.urgentChannel).toBe('Dringend');
    await app.kill();
    app = await start(app.phone);
    expect(buttons()).toBe('Mir geht es gut');
    await choose(null);
    await until(() => buttons() === 'Je vais bien');
  });

  it('follows the device where nothing was chosen', async () => {
    app.phone.activity.goAway();
    device.tag = 'es';
    app.phone.activity.comeBack();
    await until(() => buttons() === 'Estoy bien');
  });

  it('is the chosen one in reminders that the phone keeps already, and leaves those shown', async () => {
    await app.opened.store.database.write('cache', (transaction) =>
      saveTrips(transaction, [aTrip({ start: '2027-06-20', finish: '2027-06-25' })]),
    );
    app.phone.air.online = false;
    app.phone.network.cut();
    await app.opened.services.checkIns.checkIn({ status: 'safe' });
    await until(() => titleOf(TRIP_REMINDER) === 'Andes commence demain');
    await until(() => titleOf(UNSENT) === 'Votre signe de vie n’est pas parti');
    await choose('es');
    await until(() => titleOf(TRIP_REMINDER) === 'Andes empieza mañana');
    await until(() => titleOf(UNSENT) === 'Su mensaje de seguridad no se ha enviado');

    service.clock.now = new Date(service.clock.now.getTime() + 15 * 60_000);
    app.phone.notifications.showWhatIsDue();
    await choose('de');
    await until(() => titleOf(TRIP_REMINDER) === 'Andes beginnt morgen');
    expect(titleOf(UNSENT)).toBeUndefined();
  });

  it('is the chosen one in the text message of a check-in', async () => {
    // Another language brings everything anew, the traveller's name among it, which would stand before the words.
    app.phone.air.online = false;
    await choose('de');
    await until(() => buttons() === 'Mir geht es gut');
    const result = await app.opened.services.checkIns.checkIn({ status: 'help' });
    if (result.kind === 'not-stored' || result.kind === 'sent-unstored') throw new Error('not stored');
    await app.opened.services.checkIns.composeSms(result);
    expect(app.phone.sms.composed.at(-1)?.text).toMatch(/^Ich brauche Hilfe\./);
  });

  it('brings what there is to read in the chosen one, without being asked', async () => {
    const { id } = await publish(service, {
      headline: { en: 'Snow', de: 'Schnee' },
      country_ids: ['NO'],
    });
    await app.opened.engine.pullAlert(id, { withTrips: false });
    const headline = async () => (await app.opened.reads.alerts.get(id))?.alert.headline;
    expect(await headline()).toBe('Snow');
    await choose('de');
    await until(async () => (await headline()) === 'Schnee');
  });

  it('is asked for in every request, and told with the device', async () => {
    await app.opened.engine.sync();
    expect(new Set(asked)).toEqual(new Set(['fr-CA']));
    app.phone.air.online = false;
    await choose('de');
    await until(async () => (await registeredLocale()) === 'de');
    app.phone.air.online = true;
    asked = [];
    await app.opened.engine.sync();
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['de']));
  });
});
