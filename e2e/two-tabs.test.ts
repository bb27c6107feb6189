import { Stage } from './support/stage';
import { openTab, sayIAmSafe, signIn, untilAllIsSent, untilShown } from './support/traveller';

describe('two tabs of one browser', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('take turns, each knowing what the other did', async () => {
    const before = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    const phone = await stage.startDevice();
    const first = await phone.newPage();
    await signIn(first, stage.address);

    const second = await phone.newPage();
    await second.goto(stage.address);
    await untilShown(second, 'Open in another tab');
    await sayIAmSafe(first);

    await second.getByRole('button', { name: 'Use here' }).click();
    await openTab(second, 'Today');
    await untilShown(first, 'Open in another tab');
    await untilAllIsSent(second);
    const after = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    expect(after).toHaveLength(before.length + 1);

    await first.getByRole('button', { name: 'Use here' }).click();
    await openTab(first, 'Help');
    await untilShown(second, 'Open in another tab');

    await first.close();
    await openTab(second, 'Today');
  });

  it('do not stand in the way of a tab that went on to another address', async () => {
    const phone = await stage.startDevice('another');
    const page = await phone.newPage();
    await signIn(page, stage.address);
    // Browsers keep the page that was left, with all that it holds, in case somebody goes back to it.
    await page.goto(`${stage.address}/settings`);
    await untilShown(page, 'What you want to hear');
    await page.goBack();
    await page.getByRole('button', { name: "I'm safe" }).waitFor();
  });
});
