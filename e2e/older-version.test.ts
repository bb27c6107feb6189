import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeOlderDatabase, replaceDatabase } from './support/older-database';
import { Stage } from './support/stage';
import { openTab, signIn, untilAllIsSent, untilShown } from './support/traveller';

describe('a database of the first version', () => {
  let stage: Stage;
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-older-'));
  beforeAll(async () => {
    stage = await Stage.open();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await stage.close();
  });

  it('is upgraded with what it still had to send, and filled again', async () => {
    const before = await stage.preview.ask<object[]>('demo-traveller', '/api/v2/check_ins');
    const phone = await stage.startDevice();
    const now = await phone.newPage();
    await signIn(now, stage.address);
    await untilShown(now, /^All your trips are on this device/);
    await now.close();

    const page = await phone.newPage();
    await page.goto(`${stage.address}/health`);
    await replaceDatabase(page, makeOlderDatabase(folder));
    await page.goto(stage.address);
    await openTab(page, 'Trips');
    await untilShown(page, 'Andes field work');
    await untilAllIsSent(page);
    const after = await stage.preview.ask<{ checkin_at: string }[]>('demo-traveller', '/api/v2/check_ins');
    expect(after).toHaveLength(before.length + 1);
    expect(after.map(({ checkin_at }) => Date.parse(checkin_at))).toContain(
      Date.parse('2026-11-01T12:00:00Z'),
    );
  });
});
