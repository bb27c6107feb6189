import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { aPassCode } from '../__tests__/support/boarding-passes';
import { instantOf, readCalendar } from '../__tests__/support/read-calendar';
import { eventually } from './support/eventually';
import { Stage } from './support/stage';
import { openTab, signIn, untilShown } from './support/traveller';

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(Date.now() + number * DAY_MS).toISOString().slice(0, 10);
const TOMORROW = day(1);

const toLima = {
  kind: 'air',
  airline: 'Avianca',
  iata_code: 'AV',
  flight_number: '8145',
  origin: 'BOG',
  origin_city_name: 'Bogotá',
  origin_country: 'CO',
  destination: 'LIM',
  destination_city_name: 'Lima',
  destination_country: 'PE',
  departure_datetime: `${TOMORROW}T14:05:00`,
  departure_gate: 'A4',
  arrival_datetime: `${TOMORROW}T17:15:00`,
  confirmation_no: 'K7Q2MD',
};
const dayOfYear = (date: string) => (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY_MS + 1;
const PASS = aPassCode([{ flightNumber: '8145', dayOfYear: dayOfYear(TOMORROW) }]);
const toCusco = {
  ...toLima,
  flight_number: '8071',
  origin: 'LIM',
  origin_city_name: 'Lima',
  origin_country: 'PE',
  destination: 'CUZ',
  destination_city_name: 'Cusco',
  departure_datetime: `${TOMORROW}T19:40:00`,
  departure_gate: '17',
  arrival_datetime: `${TOMORROW}T21:05:00`,
};

interface Paper {
  title: string;
  text: string;
  /** Whether the policy of the page let its styles in. */
  isStyled: boolean;
}

declare global {
  interface Window {
    printed?: Paper;
  }
}

/** Runs in every frame: a browser without a window has no dialog to print with. */
const NOTE_WHAT_IS_PRINTED = `window.print = () => {
  const time = document.querySelector('.time');
  top.printed = {
    title: document.title,
    text: document.body.textContent,
    isStyled: time !== null && getComputedStyle(time).flexBasis === '96px',
  };
};`;

describe('a journey of two flights', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  const post = (key: string, path: string, body: object, method = 'POST') =>
    stage.preview.ask<{ id: string }>(key, path, { method, body: JSON.stringify(body) });

  it('is readable offline; a delay makes the connection be at risk; a calendar takes it with both zones', async () => {
    const { key } = await stage.preview.invite({
      first_name: 'Ada',
      last_name: 'Flies',
      email: 'ada.flies@example.org',
    });
    const destinations = [{ country_code: 'PE', entry_date: TOMORROW, exit_date: day(9) }];
    const { id } = await post(key, '/api/v1/trips', { trip: { name: 'Cusco', destinations } });
    for (const segment of [toLima, toCusco])
      await post(key, `/api/v2/trips/${id}/segments/${randomUUID()}`, { segment }, 'PUT');
    const phone = await stage.startDevice();
    page = await phone.newPage();
    await page.addInitScript(NOTE_WHAT_IS_PRINTED);
    await signIn(page, stage.address, key);
    await untilShown(page, /^All your trips are on this device/);

    await phone.context.setOffline(true);
    await page.getByRole('link', { name: /^Next · Flight · .*BOG.*LIM/s }).click();
    await untilShown(page, 'Avianca AV 8145');
    await untilShown(page, 'A4');
    await page.getByRole('button', { name: 'Add boarding pass' }).click();
    await page.getByRole('textbox', { name: 'Text of the code' }).fill(PASS);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('link', { name: /LUC DESMARAIS/ }).click();
    await page.getByRole('img', { name: /boarding pass of LUC DESMARAIS/ }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'To the trip' }).click();
    await untilShown(page, /^2 h 25 min in Lima$/);
    await page.getByRole('link', { name: /^LIM → CUZ/ }).waitFor();

    await phone.context.setOffline(false);
    await post('demo-publisher', '/api/v2/publishing/flight_statuses', {
      flight_status: {
        carrier: 'AV',
        flight_number: '8145',
        origin: 'BOG',
        destination: 'LIM',
        scheduled_departure: `${TOMORROW}T19:05:00Z`,
        estimated_departure: `${TOMORROW}T20:55:00Z`,
        estimated_arrival: `${day(2)}T00:05:00Z`,
        departure_gate: 'B12',
      },
    });
    await openTab(page, 'Today');
    const late = page.getByRole('link', { name: /^Next · Flight · .*1 h 50 min late.*Gate B12.*at risk/s });
    await eventually(
      async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return late.count();
      },
      (count) => count > 0,
    );
    await late.click();
    await untilShown(page, 'B12');
    await page.getByRole('link', { name: 'To the trip' }).click();
    await untilShown(page, /^35 min in Lima: people need about 1 h$/);
    await page.getByRole('link', { name: /LIM → CUZ/ }).click();
    await untilShown(page, 'Your connection is at risk');
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await (await download).path();
    expect(readEvents(readFileSync(file, 'utf8'))).toEqual([
      ['BOG → LIM', `${TOMORROW}T20:55:00.000Z`, `${day(2)}T00:05:00.000Z`, 'America/Bogota', 'America/Lima'],
      ['LIM → CUZ', `${day(2)}T00:40:00.000Z`, `${day(2)}T02:05:00.000Z`, 'America/Lima', 'America/Lima'],
    ]);

    await phone.context.setOffline(true);
    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const printed = await eventually(
      () => page.evaluate(() => window.printed),
      (paper) => paper !== undefined,
    );
    expect(printed).toMatchObject({ title: 'Cusco', isStyled: true });
    expect(printed?.text).toMatch(
      /3:55\sPM UTC−.5.*BOG → LIM.*1 h 50 min late.*Gate B12.*K7Q2MD.*LIM → CUZ/s,
    );
  });
});

function readEvents(text: string): string[][] {
  return readCalendar(text).map(({ summary, startDate, endDate }) => [
    summary,
    ...[startDate, endDate].map((time) => new Date(instantOf(time)).toISOString()),
    ...[startDate, endDate].map((time) => time.zone.tzid),
  ]);
}
