import { addTrip } from '../../server/test/support/actors';
import { createBackground, type Background } from '../../server/test/support/background';
import { aTrip } from '../../server/test/support/builders';
import { publish } from '../../server/test/support/publishing';
import { startPushStandIn, type PushStandIn } from '../../server/test/support/push-stand-in';
import { startTestService, type TestService } from '../../server/test/support/test-service';
import { startAppOf } from '../support/running-app';
import { letPass, until } from '../support/traveller-actions';

const TOKEN = 'ExponentPushToken[on-the-road]';

describe('an alert on its way to a phone', () => {
  let service: TestService;
  let pushes: PushStandIn;
  let work: Background;
  let app: Awaited<ReturnType<typeof startAppOf>>;
  beforeAll(async () => {
    service = await startTestService();
    pushes = await startPushStandIn();
    work = createBackground(service, pushes);
  });
  beforeEach(async () => {
    app = await startAppOf(service);
    app.phone.notifications.grant();
    app.phone.notifications.changeToken(TOKEN);
    await app.opened.services.refreshRegistration();
    await app.opened.schedule.refresh();
  });
  afterEach(() => app.kill());
  afterAll(async () => {
    await pushes.close();
    await service.close();
  });

  it('is published, matched, pushed, fetched and shown, without anybody asking', async () => {
    const destinations = [{ country_code: 'NO', entry_date: '2026-06-14', exit_date: '2026-06-30' }];
    const trip = await addTrip(app.person, aTrip({ destinations }));
    letPass(service, 1);
    await app.opened.schedule.refresh();
    letPass(service, 60);
    const { id, headline } = await publish(service, { country_ids: ['NO'], risk_level: 'high' });
    await work.run();
    const message = pushes.taken.find(({ to }) => to === TOKEN);
    expect(message).toMatchObject({ data: { type: 110, data: { alert_id: id } } });
    if (!message) return;

    letPass(service, 1);
    app.phone.activity.goAway();
    expect(await app.phone.tasks.deliver(message.data)).toBe('new-data');
    const moment = { today: app.runtime.clock.today(), now: app.runtime.clock.now() };
    expect(await app.opened.reads.news.ofTrip(trip.id, moment)).toMatchObject([
      { kind: 'alert', id, headline, phase: 'now', read: false },
    ]);
    await until(() => app.phone.notifications.badge === 1);

    const { title = null, body = null, data } = message;
    app.phone.notifications.tap({ id: 'shown-by-the-system', title, body, data: { ...data } });
    await app.opened.services.whenSettled();
    expect(app.runtime.shell.takePlace()).toEqual({ path: `/alert/${id}`, words: null });
    expect(await app.opened.reads.notifications.countUnread()).toBe(0);
  });
});
