import { Stage } from './support/stage';
import { openTab, planTrip, sayIAmSafe, signIn, untilAllIsSent, untilShown } from './support/traveller';

const KEY = 'demo-traveller';
const TRIP = 'Porto at last';

describe('a service that dies and comes back', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('gets what was done meanwhile, once', async () => {
    const before = await stage.preview.ask<object[]>(KEY, '/api/v2/check_ins');
    const page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address);
    await untilShown(page, /^All your trips are on this device/);

    await stage.preview.stop('SIGKILL');
    await sayIAmSafe(page);
    await planTrip(page, TRIP, 'Portugal');
    await page.reload();
    await openTab(page, 'Trips');
    await untilShown(page, TRIP);

    await stage.preview.startAgain();
    await page.reload();
    await untilAllIsSent(page);
    const checkIns = await stage.preview.ask<object[]>(KEY, '/api/v2/check_ins');
    const trips = await stage.preview.ask<{ name: string }[]>(KEY, '/api/v1/trips');
    expect(checkIns).toHaveLength(before.length + 1);
    expect(trips.filter(({ name }) => name === TRIP)).toHaveLength(1);
  });
});
