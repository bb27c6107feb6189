import assert from 'node:assert';

import { compareRates, type Side } from '../compare';
import { createRaw, openBenchStore, openRaw, withFolder } from './open-bench-store';
import { rateOf } from './rate-of';
import { ALERT_COLUMNS, HOSPITAL_COLUMNS, writeRows } from './raw-rows';
import { makePages } from './records';
import { saveAsSync } from './save-as-sync';
import { countWatermelonRows, openWatermelon, pullIntoWatermelon } from './watermelon';

/** 10,000 hospitals and 10,000 alerts. */
const pages = makePages(10, 1_000);
const ROWS = 20_000;
/** Each takes a second or more. */
const FEW_TURNS = { warmUps: 1, turns: 1 };

const saveToStore: Side = () =>
  withFolder(async (folder) => {
    const { database } = await openBenchStore(folder);
    const rate = await rateOf(ROWS, () => saveAsSync(database, pages));
    await database.close();
    return rate;
  });

const saveRaw: Side = () =>
  withFolder(async (folder) => {
    const database = await createRaw(folder);
    const rate = await rateOf(ROWS, () => writeRows(database, pages));
    database.close();
    return rate;
  });

const saveToWatermelon: Side = () =>
  withFolder(async (folder) => {
    const database = await openWatermelon(folder);
    const rate = await rateOf(ROWS, () => pullIntoWatermelon(database, pages));
    assert.strictEqual(await countWatermelonRows(database), ROWS);
    return rate;
  });

/** Both write the same rows. */
async function checkRows(): Promise<void> {
  const selects = [
    `select ${HOSPITAL_COLUMNS.join(', ')} from hospitals order by n`,
    `select ${ALERT_COLUMNS.join(', ')} from alerts order by n`,
  ];
  const saved = await withFolder(async (folder) => {
    const { database } = await openBenchStore(folder);
    await saveAsSync(database, pages);
    await database.close();
    const raw = openRaw(folder);
    const rows = selects.map((select) => raw.prepare(select).all());
    raw.close();
    return rows;
  });
  const expected = await withFolder(async (folder) => {
    const raw = await createRaw(folder);
    writeRows(raw, pages);
    const rows = selects.map((select) => raw.prepare(select).all());
    raw.close();
    return rows;
  });
  assert.deepStrictEqual(saved, expected);
  assert.strictEqual(saved.flat().length, ROWS);
}

export async function measureFirstSyncOverRaw(): Promise<{ runs: number[] }> {
  await checkRows();
  return { runs: await compareRates(saveToStore, saveRaw, FEW_TURNS) };
}

export async function measureFirstSyncOverWatermelon(): Promise<{ runs: number[] }> {
  return { runs: await compareRates(saveToStore, saveToWatermelon, FEW_TURNS) };
}
