import { feature } from 'topojson-client';
import { polygonsOf, signedArea } from './topologies.mjs';

/** Throws at the first outline that could not be drawn: what is committed must never need a second look. */
export function checkFacts({ countries, borders, divisions, flags, emergencyNumbers }) {
  checkUnique(countries.map((country) => country.code));
  checkUnique(countries.map((country) => country.slug));
  for (const { code, ...country } of countries) {
    if (!country.name || !country.code3 || Object.values(country.names).some((name) => !name))
      fail(code, 'lacks a name');
    if (!borders[code] || !flags[code]) fail(code, 'lacks a border or a flag');
    checkOutline(code, borders[code], 'border');
  }
  checkUnique(Object.values(divisions).flatMap((list) => list.map((division) => division.code)));
  for (const [country, list] of Object.entries(divisions)) {
    for (const { code, name, topo_json: topoJson } of list) {
      if (!code.startsWith(`${country}-`) || !name) fail(code, 'is misplaced or lacks a name');
      checkOutline(code, topoJson, 'area');
    }
    checkUnique(list.map((division) => `${country} ${division.name}`));
  }
  for (const [code, numbers] of Object.entries(emergencyNumbers)) {
    numbers.forEach(({ val, order }, index) => {
      if (!/^\d[\d ]+$/.test(val) || order !== index) fail(code, `has an odd emergency number: ${val}`);
    });
  }
}

function checkOutline(code, topology, name) {
  const { geometry } = feature(topology, topology.objects[name]);
  for (const rings of polygonsOf(geometry)) {
    rings.forEach((ring, index) => checkRing(code, ring, index > 0));
  }
}

function checkRing(code, ring, isHole) {
  const [first, last] = [ring[0], ring[ring.length - 1]];
  if (ring.length < 4 || first[0] !== last[0] || first[1] !== last[1])
    fail(code, 'has a ring that is not closed');
  const area = signedArea(ring);
  if (area === 0 || area > 0 !== isHole) fail(code, 'has a ring that is flat or runs the wrong way');
  ring.forEach(([x, y], i) => {
    if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90)) fail(code, `has a point off the world: ${x}, ${y}`);
    const isEdge = code === 'AQ' && y === -90;
    if (i > 0 && !isEdge && Math.abs(x - ring[i - 1][0]) > 180) fail(code, 'crosses the antimeridian uncut');
  });
}

function checkUnique(values) {
  const seen = new Set();
  for (const value of values) {
    if (seen.has(value)) fail(value, 'appears twice');
    seen.add(value);
  }
}

function fail(what, complaint) {
  throw new Error(`${what} ${complaint}`);
}
