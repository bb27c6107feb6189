import type { Page } from 'playwright-core';

import { openScreen, RESPONDER_SCREENS } from './screens';
import { eventually } from './support/eventually';
import { goHome, install } from './support/inside';
import { type OthersInNeed, putOthersInNeed } from './support/others-in-need';
import { readSampleRecords } from './support/sample-records';
import { Stage } from './support/stage';
import { downloadEverythingAsResponder, signIn, signInAsResponder, untilShown } from './support/traveller';

const TRAVELLER = 'demo-traveller';
const AGENT = 'demo-agent';
const LEGAL = 11;

interface AskedIssue {
  id: string;
  status: number;
  current_handler: { first_name: string } | null;
}

describe('whoever answers requests for help', () => {
  let stage: Stage;
  let page: Page;
  let others: OthersInNeed;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  const onService = (id: string) => stage.preview.ask<AskedIssue>(AGENT, `/api/v2/issues/${id}`);
  const said = async (id: string) => {
    const { messages } = await stage.preview.ask<{ messages: { body: string | null }[] }>(
      TRAVELLER,
      `/api/v2/issues/${id}/conversation`,
    );
    return messages.map(({ body }) => body);
  };

  it('takes one, writes, and reads all of it without a network after a reload', async () => {
    const { preview } = stage;
    const records = await readSampleRecords(preview);
    others = await putOthersInNeed(preview);
    const phone = await stage.startDevice();
    page = await phone.newPage();
    await signInAsResponder(page, stage.address);
    await downloadEverythingAsResponder(page);
    await page.goto(stage.address);
    await untilShown(page, 'Lost luggage · Demo Traveller');

    // Asked while the responder looks at the list, which hears of it by itself.
    const { id } = await preview.ask<AskedIssue>(TRAVELLER, '/api/v2/issues', {
      method: 'POST',
      body: JSON.stringify({
        issue: { type: LEGAL, description: 'The police took my passport.', country_code: 'CO' },
      }),
    });
    await page.getByText(/^Legal help · /).click();
    await untilShown(page, 'The police took my passport.');
    await page.getByRole('button', { name: 'Take this request' }).click();
    await page.getByRole('button', { name: 'Close: help is given' }).waitFor();
    expect(
      await eventually(
        () => onService(id),
        ({ status }) => status === 2,
      ),
    ).toMatchObject({
      current_handler: { first_name: 'Sam' },
    });
    await page.getByRole('link', { name: /^Conversation/ }).click();
    await page.getByRole('textbox').fill('A lawyer is on the way.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(
      await eventually(
        () => said(id),
        (bodies) => bodies.includes('A lawyer is on the way.'),
      ),
    ).toContain('A lawyer is on the way.');

    // Where they take no part they keep what they have looked at.
    await page.goto(`${stage.address}/responder/request/${records.issueId}/conversation`);
    await untilShown(page, /a sticker of a llama/);

    await phone.context.setOffline(true);
    await preview.stop();
    await install(page);
    await page.goto(stage.address);
    await page.waitForURL(({ pathname }) => pathname === '/responder');
    for (const screen of RESPONDER_SCREENS) {
      await openScreen(page, screen, records);
      await goHome(page, '/responder');
    }
    await page.goto(`${stage.address}/responder/request/${id}`);
    await untilShown(page, 'The police took my passport.');
    await page.getByLabel('New note').fill('Case 4711');
    await page.getByRole('button', { name: 'Add note' }).click();
    await untilShown(page, 'Waiting to be sent');
    await page.reload();
    await untilShown(page, 'Case 4711');
    await page.getByRole('link', { name: /^Conversation/ }).click();
    await untilShown(page, 'A lawyer is on the way.');

    await preview.startAgain();
    await phone.context.setOffline(false);
    const notes = () => preview.ask<{ body: string }[]>(AGENT, `/api/v2/issues/${id}/notes`);
    const arrived = await eventually(notes, (found) => found.length > 0);
    expect(arrived.map(({ body }) => body)).toEqual(['Case 4711']);
  });

  it('sees first who called for help without a word, takes the call, and whoever called hears who has it', async () => {
    const { callId, callerKey } = others;
    await page.goto(`${stage.address}/responder`);
    await page.getByRole('tab', { name: /^Waiting/ }).click();
    const cards = page.getByText(/ · (Mia|Demo) /).filter({ visible: true });
    await cards.first().waitFor();
    expect(await cards.first().innerText()).toBe('Call for help · Mia Berg');
    await cards.first().click();
    await untilShown(page, 'They called for help and said no more');
    await page.getByRole('button', { name: 'Take this request' }).click();
    const caller = await (await stage.startDevice('caller')).newPage();
    await signIn(caller, stage.address, callerKey);
    await untilShown(caller, /^Sam .*has taken it/);
    await eventually(
      () => onService(callId),
      ({ status }) => status === 2,
    );
  });

  it('reads what is said where a colleague helps, steps in, and says something', async () => {
    const { takenId } = others;
    await page.goto(`${stage.address}/responder/request/${takenId}/conversation`);
    await untilShown(page, 'A lawyer calls you within the hour.');
    await untilShown(page, /^Kim .*To write, step in\.$/);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Step in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Step in' }).click();
    await page.getByRole('textbox').fill('I speak Spanish.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await untilShown(page, /Sam .*has joined\.$/);
    const { messages } = await eventually(
      () =>
        stage.preview.ask<{ messages: { body: string | null }[] }>(
          AGENT,
          `/api/v2/issues/${takenId}/conversation`,
        ),
      (talk) => talk.messages.at(-1)?.body === 'I speak Spanish.',
    );
    expect(messages.map(({ body }) => body).slice(-2)).toEqual([
      expect.stringMatching(/has joined\.$/),
      'I speak Spanish.',
    ]);
  });

  it('sees the requests at the side of a wide window, and one beside them', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${stage.address}/responder`);
    await untilShown(page, 'Choose a request');
    await page.getByText(/^Lost luggage · /).click();
    await untilShown(page, 'My suitcase did not arrive in Bogotá.');
    expect(await page.getByRole('tab', { name: /^Waiting/ }).isVisible()).toBe(true);
  });
});
