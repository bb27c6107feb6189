import { createRequire } from 'node:module';

import countries from 'i18n-iso-countries';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';

import { addIslands } from './islands.mjs';

const require = createRequire(import.meta.url);

/** Shapes without a number of ISO 3166-1, and the country of ISO 3166-1 whose land they are. */
const NAMED_SHAPES = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' };

/** Whole countries that the 1:50 million map leaves out. */
const ONLY_FINE = ['GI', 'TV'];

/** Parts of France that ISO 3166-1 lists as countries, by a box around each. The 1:50 million map leaves them out. */
const PARTS_OF_FRANCE = {
  GF: { west: -55, south: 2, east: -51, north: 6 },
  GP: { west: -62, south: 15.7, east: -60.9, north: 16.6 },
  MQ: { west: -61.3, south: 14.3, east: -60.7, north: 15 },
  RE: { west: 55, south: -21.5, east: 56, north: -20.8 },
  YT: { west: 45, south: -13.1, east: 45.4, north: -12.6 },
};

/** Natural Earth draws who holds it; the service's divisions follow ISO 3166-2, where it is UA-43 and UA-40. */
const CRIMEA = { west: 32.4, south: 44.3, east: 36.7, north: 46.3 };

/** Steps of the grid that points are written on, around the globe: about 4 km and 400 m at the equator. */
const FAR_GRID = 1e4;
const NEAR_GRID = 1e5;

/** Degrees: islands that a map leaves out are added from the next finer one if they are as large, and with corners as far apart. */
const FAR_ISLANDS = { size: 0.12, corners: 0.05 };
const NEAR_ISLANDS = { size: 0.02, corners: 0.01 };

export function buildFarWorld() {
  const outlines = outlinesOf(require('world-atlas/countries-110m.json'));
  addIslands(outlines, outlinesOf(require('world-atlas/countries-50m.json')), FAR_ISLANDS);
  return toTopology(outlines, FAR_GRID);
}

export function buildNearWorld() {
  const outlines = outlinesOf(require('world-atlas/countries-50m.json'));
  const fine = outlinesOf(require('world-atlas/countries-10m.json'));
  for (const code of ONLY_FINE) outlines.set(code, required(fine.get(code), code));
  takePartsOfFrance(outlines, required(fine.get('FR'), 'FR'));
  addIslands(outlines, fine, NEAR_ISLANDS);
  return toTopology(outlines, NEAR_GRID);
}

/** Country code → its polygons. Land that no country of ISO 3166-1 has is under the name it has on the map. */
function outlinesOf(atlas) {
  const { geometries } = atlas.objects.countries;
  const byCode = new Map();
  for (const one of geometries) byCode.set(codeOf(one), [...(byCode.get(codeOf(one)) ?? []), one]);
  const outlines = new Map();
  for (const [code, parts] of byCode) outlines.set(code, polygonsOf(atlas, parts));
  moveCrimea(outlines);
  return outlines;
}

function codeOf({ id, properties }) {
  return (id && countries.numericToAlpha2(id)) ?? NAMED_SHAPES[properties.name] ?? properties.name;
}

/** Parts of one country lose the line between them. */
function polygonsOf(atlas, parts) {
  if (parts.length > 1) return merge(atlas, parts).coordinates;
  const { type, coordinates } = feature(atlas, parts[0]).geometry;
  return type === 'Polygon' ? [coordinates] : coordinates;
}

function moveCrimea(outlines) {
  const russia = outlines.get('RU');
  const crimea = russia.filter((polygon) => isWithin(CRIMEA, polygon));
  if (crimea.length > 1) throw new Error(`${crimea.length} outlines of Crimea`);
  outlines.set(
    'RU',
    russia.filter((polygon) => !crimea.includes(polygon)),
  );
  outlines.set('UA', [...outlines.get('UA'), ...crimea]);
}

function takePartsOfFrance(outlines, france) {
  for (const [code, box] of Object.entries(PARTS_OF_FRANCE)) {
    const part = france.filter((polygon) => isWithin(box, polygon));
    if (part.length === 0) throw new Error(`no outline of ${code}`);
    outlines.set(code, part);
  }
  const boxes = Object.values(PARTS_OF_FRANCE);
  const rest = outlines.get('FR').filter((polygon) => !boxes.some((box) => isWithin(box, polygon)));
  outlines.set('FR', rest);
}

function isWithin({ west, south, east, north }, [outer]) {
  return outer.every(([x, y]) => x >= west && x <= east && y >= south && y <= north);
}

/** Arcs that neighbours share are written once; geometries carry their code and nothing else. */
function toTopology(outlines, grid) {
  const step = 360 / grid;
  const collection = {
    type: 'FeatureCollection',
    features: [...outlines]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, coordinates]) => ({
        type: 'Feature',
        id,
        properties: {},
        geometry: {
          type: 'MultiPolygon',
          coordinates: coordinates.flatMap((rings) => drawable(rings, step)),
        },
      })),
  };
  const { type, objects, arcs, transform } = topology({ countries: collection }, grid);
  for (const geometry of objects.countries.geometries) delete geometry.properties;
  return { type, objects, arcs, transform };
}

/**
 * The polygon without rings that would collapse on the grid, and without the point-like ring around the South Pole that is
 * left of Antarctica's cut.
 */
function drawable(rings, step) {
  const isDrawn = (ring) =>
    ring.some(([, y]) => y > -89.9) &&
    spanOf(ring.map(([x]) => x)) > step &&
    spanOf(ring.map(([, y]) => y)) > step;
  const drawn = rings.filter(isDrawn);
  return drawn.length === 0 ? [] : [drawn];
}

function spanOf(values) {
  return Math.max(...values) - Math.min(...values);
}

function required(value, name) {
  if (value === undefined) throw new Error(`no outline of ${name}`);
  return value;
}
