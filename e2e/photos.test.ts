import type { Page } from 'playwright-core';

import { aPhoneShot } from '../server/test/support/photos';
import { photoOf, showPhoto, widthOfPhoto } from './support/conversation';
import { eventually } from './support/eventually';
import { followLink, install } from './support/inside';
import { readSampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { signIn } from './support/traveller';

const AGENT = 'demo-agent';

interface Said {
  id: string;
  type: number;
  body: string | null;
  asset: { type: number; photo: Record<string, string> } | null;
}

describe('photos in the conversation about a request', () => {
  let stage: Stage;
  let phone: TestBrowser;
  let page: Page;
  let issueId: string;
  let messages: string;
  let shot: Buffer;

  beforeAll(async () => {
    stage = await Stage.open();
    shot = await aPhoneShot(1200, 900);
    ({ issueId } = await readSampleRecords(stage.preview));
    const talk = await stage.preview.ask<{ id: string }>(AGENT, `/api/v2/issues/${issueId}/conversation`);
    messages = `/api/v2/conversations/${talk.id}/messages`;
    await stage.preview.ask(AGENT, `/api/v2/conversations/${talk.id}/join`, { method: 'POST' });
    await stage.preview.ask(AGENT, messages, {
      method: 'POST',
      body: JSON.stringify({
        message: {
          type: 4,
          body: 'Bring this form',
          client_id: crypto.randomUUID(),
          asset: { type: 0, description: 'A stamped form', photo: shot.toString('base64') },
        },
      }),
    });
    phone = await stage.startDevice();
    page = await phone.newPage();
    await install(page);
    await signIn(page, stage.address);
    await followLink(page, `/request/${issueId}/conversation`);
  });
  afterAll(() => stage.close());

  const said = () => stage.preview.ask<Said[]>(AGENT, messages);
  const photo = (name: string) => photoOf(page, name);
  const widthOf = (name: string) => widthOfPhoto(page, name);

  it('shows that of a helper, and the whole of it after a tap', async () => {
    await photo('A stamped form').waitFor();
    expect(
      await eventually(
        () => widthOf('A stamped form'),
        (width) => width > 0,
      ),
    ).toBe(900);
    await photo('A stamped form').click();
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });

  it('has a field that grows with what is written, and no further than that the conversation stays in sight', async () => {
    const field = page.getByLabel('Message', { exact: true });
    const heightWith = async (words: string) => {
      await field.fill(words);
      return (await field.boundingBox())?.height ?? 0;
    };
    const low = await heightWith('On my way.');
    const high = await heightWith('Where do I find the office with the form? '.repeat(4));
    const highest = await heightWith('Where do I find the office with the form? '.repeat(60));
    expect(high).toBeGreaterThan(low);
    expect([highest > high, highest < 300]).toEqual([true, true]);
    expect(await heightWith('')).toBe(low);
  });

  it('sends one without a network, shows it at once, and shows all of them after a restart', async () => {
    await phone.context.setOffline(true);
    await showPhoto(page, 'My passport', shot);
    await photo('My passport').waitFor();
    await page.reload();
    await photo('My passport').waitFor();
    expect(
      await eventually(
        () => widthOf('A stamped form'),
        (width) => width > 0,
      ),
    ).toBe(900);
    await phone.context.setOffline(false);
    const arrived = await eventually(said, (all) => all.some(({ body }) => body === 'My passport'));
    const own = arrived.filter(({ body }) => body === 'My passport');
    expect(own).toMatchObject([{ type: 4, asset: { type: 0 } }]);
    const address = own[0]?.asset?.photo.original ?? '';
    const kept = Buffer.from(await (await fetch(stage.address + address)).arrayBuffer());
    expect(kept.includes('Camera Makers')).toBe(false);
  });

  it('takes back what was sent, for both sides', async () => {
    expect(
      await eventually(
        () => widthOf('My passport'),
        (width) => width > 0,
      ),
    ).toBeGreaterThan(0);
    // The words that were there before, and the photo, once the service has it.
    const takeBack = page.getByRole('button', { name: 'Take the message back' });
    await eventually(
      () => takeBack.count(),
      (count) => count === 2,
    );
    // The list is drawn from its end.
    await takeBack.first().click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await photo('My passport').waitFor({ state: 'detached' });
    const all = await eventually(said, (now) => now.some(({ type }) => type === 2));
    expect(all.find(({ type }) => type === 2)).toMatchObject({ body: null, asset: null });
  });
});
