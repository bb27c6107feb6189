import { Stage } from './support/stage';
import { openTab, sayIAmSafe, signIn, untilShown } from './support/traveller';

describe('a key that is taken back', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('leaves everything readable, keeps what was done, and asks for a new one', async () => {
    const traveller = await stage.preview.invite({
      first_name: 'Short',
      last_name: 'Stay',
      email: 'short-stay@example.org',
    });
    const page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address, traveller.key);
    await openTab(page, 'Explore');
    await untilShown(page, 'Colombia');

    await traveller.remove();
    await sayIAmSafe(page);
    await untilShown(page, 'Sign in again to update');
    await page.reload();
    await openTab(page, 'Explore');
    await untilShown(page, 'Colombia');
    await page.goto(`${stage.address}/offline-data`);
    await untilShown(page, 'Check-in: safe');
  });
});
