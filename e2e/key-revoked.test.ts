import { Stage } from './support/stage';
import { openTab, sayIAmSafe, signIn, untilShown } from './support/traveller';

interface NewTraveller {
  id: string;
  authentication_token: string;
}

describe('a key that is taken back', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('leaves everything readable, keeps what was done, and asks for a new one', async () => {
    const traveller = await stage.preview.ask<NewTraveller>('demo-company', '/api/v1/partner/travellers', {
      method: 'POST',
      body: JSON.stringify({
        traveller: { first_name: 'Short', last_name: 'Stay', email: 'short-stay@example.org' },
      }),
    });
    const page = await (await stage.startDevice()).newPage();
    await signIn(page, stage.address, traveller.authentication_token);
    await openTab(page, 'Explore');
    await untilShown(page, 'Colombia');

    await stage.preview.ask('demo-company', `/api/v1/partner/travellers/${traveller.id}`, {
      method: 'DELETE',
    });
    await sayIAmSafe(page);
    await untilShown(page, 'Sign in again to update');
    await page.reload();
    await openTab(page, 'Explore');
    await untilShown(page, 'Colombia');
    await page.goto(`${stage.address}/offline-data`);
    await untilShown(page, 'Check-in: safe');
  });
});
