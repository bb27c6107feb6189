import { findInFiles } from '../__tests__/support/find-in-files';

import { Stage } from './support/stage';
import {
  downloadEverything,
  openTab,
  planTrip,
  sayIAmSafe,
  signIn,
  untilAllIsSent,
} from './support/traveller';

/** Where Chromium keeps the files that a page made itself. */
const FILES_OF_PAGES = 'File System';
const EMAIL = 'quiet-guest@example.org';
const TRIP = 'Xylophone tour';
const HERE = { latitude: 4.654321, longitude: -74.087654, accuracy: 20 };
const POSITION = ['4.654321', '74.087654'];

describe('what a browser keeps of a traveller', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('is in no cache, and gone after signing out', async () => {
    const { key } = await stage.preview.invite({ first_name: 'Quiet', last_name: 'Guest', email: EMAIL });
    const phone = await stage.startDevice();
    await phone.context.setGeolocation(HERE);
    const page = await phone.newPage();
    await signIn(page, stage.address, key);
    await downloadEverything(page);
    await planTrip(page, TRIP, 'Colombia');
    await sayIAmSafe(page);
    await untilAllIsSent(page);
    await phone.kill();

    // In its database and among its secrets, and nowhere else.
    const secrets = [key, EMAIL, TRIP, ...POSITION];
    const places = findInFiles(stage.filesOf('phone'), ...secrets);
    expect(places.filter((place) => !place.includes(FILES_OF_PAGES))).toEqual([]);
    expect(places).not.toEqual([]);

    const again = await (await stage.startDevice()).newPage();
    await again.goto(stage.address);
    await openTab(again, 'Today');
    await again.getByRole('button', { name: 'Settings' }).click();
    await again.getByRole('button', { name: 'Sign out' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await again.getByLabel('Traveller key').waitFor();
    await stage.closeDevices();
    expect(findInFiles(stage.filesOf('phone'), ...secrets)).toEqual([]);
  });
});
