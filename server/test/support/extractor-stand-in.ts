import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Extractor } from '../../src/itinerary/processes/run-extractor';

/** A program that does as it is told, in the place of kitinerary-extractor. */
export function createExtractorStandIn() {
  const folder = mkdtempSync(join(tmpdir(), 'extractor-'));
  let count = 0;
  const doing = (script: string): Extractor => {
    const path = join(folder, `extractor-${(count += 1)}`);
    writeFileSync(path, `#!${process.execPath}\n${script}\n`);
    chmodSync(path, 0o755);
    return { path, isCutOff: false };
  };
  return {
    doing,
    saying: (...things: object[]) => doing(`console.log(${JSON.stringify(JSON.stringify(things))})`),
    close: () => rmSync(folder, { recursive: true }),
  };
}
