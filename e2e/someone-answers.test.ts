import type { Page } from 'playwright-core';

import { aPhoneShot } from '../server/test/support/photos';
import { photoOf, readDown, say, showPhoto, widthOfPhoto } from './support/conversation';
import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import type { TestBrowser } from './support/test-browser';
import { downloadEverything, openTab, signIn, signInAsResponder, untilShown } from './support/traveller';

const AGENT = 'demo-agent';

const FIRST = 'It was in a taxi.';
const PHOTO_OF_TRAVELLER = 'The taxi, from behind';
const ANSWER = 'We are looking for the driver.';
const PHOTO_OF_AGENT = 'Fill in this form';
const MEANWHILE = 'I am at the hotel now.';
const AFTERWARDS = 'The driver has it.';
const ALL = [FIRST, PHOTO_OF_TRAVELLER, ANSWER, PHOTO_OF_AGENT, MEANWHILE, AFTERWARDS];

interface Said {
  body: string | null;
  user_id: string | null;
}

describe('somebody who asks, and somebody who answers', () => {
  let stage: Stage;
  let phone: TestBrowser;
  let key: string;
  let shot: Buffer;
  let asking: Page;
  let answering: Page;

  beforeAll(async () => {
    stage = await Stage.open();
    shot = await aPhoneShot(800, 600);
    const traveller = { first_name: 'Mia', last_name: 'Berg', email: 'mia.berg@example.org' };
    ({ key } = await stage.preview.invite(traveller));
    phone = await stage.startDevice();
    asking = await phone.newPage();
    await signIn(asking, stage.address, key);
    await downloadEverything(asking);
    answering = await (await stage.startDevice('desk')).newPage();
    await signInAsResponder(answering, stage.address);
  });
  afterAll(() => stage.close());

  const findRequest = async () => {
    const [issue] = await stage.preview.ask<{ id: string }[]>(key, '/api/v2/issues');
    return issue?.id ?? '';
  };
  /** Everything that both wrote, as the service has it. */
  const onService = async () => {
    const path = `/api/v2/issues/${await findRequest()}/conversation`;
    const { messages } = await stage.preview.ask<{ messages: Said[] }>(AGENT, path);
    return messages.filter(({ user_id }) => user_id !== null).map(({ body }) => body);
  };
  const openConversation = async (page: Page) => {
    await page.getByRole('link', { name: /^Conversation/ }).click();
    await page.getByLabel('Message', { exact: true }).waitFor();
  };
  const untilSaid = async (page: Page, words: readonly string[]) =>
    expect(
      await eventually(
        () => readDown(page, ALL),
        (found) => found.length >= words.length,
      ),
    ).toEqual(words);
  const untilBothShow = async (words: readonly string[]) => {
    for (const page of [asking, answering]) await untilSaid(page, words);
  };
  const untilRead = async (page: Page, count: number) => {
    const read = page.getByText(/^Read \d/).filter({ visible: true });
    expect(
      await eventually(
        () => read.count(),
        (found) => found === count,
      ),
    ).toBe(count);
  };

  it('find each other: what was asked without a network is taken, and what was written with it is read', async () => {
    await phone.context.setOffline(true);
    await openTab(asking, 'Help');
    await asking.getByRole('button', { name: 'I need help' }).click();
    await asking.getByRole('checkbox', { name: 'Lost passport' }).click();
    await asking.getByRole('button', { name: 'Ask for this help' }).click();
    // The form has given way to what was asked for, which is on the disk then.
    await asking.getByRole('button', { name: 'Ask for this help' }).waitFor({ state: 'hidden' });
    await asking.goto(stage.address);
    await openTab(asking, 'Help');
    await asking.getByText('Lost passport').filter({ visible: true }).first().click();
    await openConversation(asking);
    await say(asking, FIRST);
    // It may still be changed, for it never left.
    await asking.getByRole('button', { name: 'Edit' }).waitFor();

    await phone.context.setOffline(false);
    await answering.getByText('Lost passport · Mia Berg').click();
    await answering.getByRole('button', { name: 'Take this request' }).click();
    await answering.getByRole('button', { name: 'Close: help is given' }).waitFor();
    await openConversation(answering);
    await untilBothShow([FIRST]);
    await untilRead(asking, 1);
  });

  it('write and show photos to each other', async () => {
    await showPhoto(asking, PHOTO_OF_TRAVELLER, shot);
    await photoOf(answering, PHOTO_OF_TRAVELLER).waitFor();
    await say(answering, ANSWER);
    await untilShown(asking, ANSWER);
    await showPhoto(answering, PHOTO_OF_AGENT, shot);
    await photoOf(asking, PHOTO_OF_AGENT).waitFor();
    for (const [page, name] of [
      [answering, PHOTO_OF_TRAVELLER],
      [asking, PHOTO_OF_AGENT],
    ] as const)
      expect(
        await eventually(
          () => widthOfPhoto(page, name),
          (width) => width > 0,
        ),
      ).toBe(600);
    await untilBothShow(ALL.slice(0, 4));
    await untilRead(asking, 2);
    await untilRead(answering, 2);
  });

  it('lose no word while the service dies and a tab is closed, and see each once and in its order', async () => {
    const id = await findRequest();
    await stage.preview.stop('SIGKILL');
    await say(asking, MEANWHILE);
    await untilSaid(asking, ALL.slice(0, 5));
    await asking.close();
    asking = await phone.newPage();
    await asking.goto(`${stage.address}/request/${id}/conversation`);
    await untilSaid(asking, ALL.slice(0, 5));

    await stage.preview.startAgain();
    await untilShown(answering, MEANWHILE);
    await say(answering, AFTERWARDS);
    await untilBothShow(ALL);
    await untilRead(asking, 3);
    await untilRead(answering, 3);
    expect(await onService()).toEqual(ALL);
  });
});
