/** Which code each area of country-coder stands for, as ISO 3166 and the United Nations see it. */
import { borders, featuresContaining } from '@rapideditor/country-coder';

import { CUTS } from './cuts.mjs';
import { cutOff } from './cut-off.mjs';

/** Codes that ISO only reserves; the area that holds these areas has the code. */
const RESERVED = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'FX', 'IC', 'TA', 'UN']);

/** By Wikidata id, where country-coder goes by who holds an area and ISO does not. */
const BY_ISO = { Q7835: 'UA', Q23681: 'CY' };

/** Bir Tawil, which no country claims; it goes to whichever neighbour is nearer. */
const NOBODYS = new Set(['Q620634']);

/**
 * Rings run with their area on the left, so that the two areas along a border have it in opposite directions.
 * @returns {{ code: string, rings: number[][][] }[]}
 */
export function listClaims() {
  const claims = borders.features
    .filter(({ geometry }) => geometry)
    .map(({ properties, geometry }) => ({
      code: codeOf(properties.id),
      rings: geometry.coordinates.flatMap(withAreaOnTheLeft),
    }));
  for (const cut of CUTS) claims.push(cutOff(claims, cut));
  return claims;
}

function codeOf(id) {
  if (NOBODYS.has(id)) return '';
  if (BY_ISO[id]) return BY_ISO[id];
  const code = featuresContaining(id)
    .map(({ properties }) => properties.iso1A2)
    .find((candidate) => candidate && !RESERVED.has(candidate));
  if (!code) throw new Error(`no code for ${id}`);
  return code;
}

function withAreaOnTheLeft(polygon) {
  return polygon.map((ring, index) => {
    const isOuter = index === 0;
    return isOuter === signedArea(ring) > 0 ? ring : ring.toReversed();
  });
}

function signedArea(ring) {
  let area = 0;
  for (let i = 0; i + 1 < ring.length; i++) area += ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
  return area;
}
