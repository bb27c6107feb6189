/**
 * Makes assets/geo/countries.json, in which src/geo/country-at.ts looks positions up, from the packages named in this
 * folder's package.json. Run by hand when a package has news: node assets/geo/build/build.mjs
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { installBuildPackages } from '../../../.dev/build-packages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

installBuildPackages(here);
// Only now: these modules import what was just installed.
const [{ listClaims }, { listSegments }, { findLandCells }, { buildCells }, encoding] = await Promise.all(
  ['claims', 'segments', 'land-cells', 'cells', 'encode'].map((name) => import(`./${name}.mjs`)),
);

const claims = listClaims();
const segments = withOneDirection(listSegments(claims));
const cells = buildCells(claims, segments, findLandCells());
const codes = [...new Set(claims.map(({ code }) => code))].filter(Boolean).sort();
const numberOf = new Map(['', ...codes].map((code, index) => [code, index]));
const table = {
  codes: codes.join(' '),
  cells: encoding.encodeCells(cells.map((code) => (code === null ? encoding.BORDER : numberOf.get(code)))),
  borders: encoding.encodeBorders(
    segments.map(({ a, b, left, right }) => ({
      a,
      b,
      left: numberOf.get(left),
      right: numberOf.get(right),
    })),
  ),
};
const text = `${JSON.stringify(table, null, 2)}\n`;
writeFileSync(join(here, '..', 'countries.json'), text);
console.log(
  `${codes.length} codes, ${segments.length} pieces of border, ${table.cells.length} letters for the cells`,
);
console.log(`${Math.round(text.length / 1024)} KiB, ${Math.round(gzipSync(text).length / 1024)} KiB gzipped`);

/** A border chains up only where all its pieces have the same country on the left. */
function withOneDirection(list) {
  return list.map(({ a, b, left, right }) =>
    left < right ? { a, b, left, right } : { a: b, b: a, left: right, right: left },
  );
}
