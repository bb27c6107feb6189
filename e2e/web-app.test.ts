import { Stage } from './support/stage';
import { untilShown } from './support/traveller';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

describe('the web app', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(() => stage.close());

  it('can be installed', async () => {
    const phone = await stage.startDevice('installed');
    const page = await phone.newPage();
    await page.goto(stage.address);
    await untilShown(page, 'Traveller key');
    const browser = await phone.context.newCDPSession(page);
    const { errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Chromium installs nothing in a window without a profile's user; all else would be our own fault.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    const manifest = (await (await fetch(`${stage.address}/manifest.webmanifest`)).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Sojourn', display: 'standalone' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src } of manifest.icons) expect((await fetch(new URL(src, stage.address))).status).toBe(200);
  });
});
