import { createRequire } from 'node:module';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { iso31661 } from 'iso-3166';
import { feature, mergeArcs } from 'topojson-client';
import { boundsOf, polygonsOf, toTopology } from './topologies.mjs';

const require = createRequire(import.meta.url);

/** Shapes without a number of ISO 3166-1, and the country of ISO 3166-1 whose land they are. */
const NAMED_SHAPES = { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY' };

/** Countries drawn in parts, whose line in between goes. */
const JOINED = ['CY', 'SO', 'UA'];

/** Drawn with fewer points than this on the 1:50 million map, or not at all, a country is taken from the finer one. */
const FEWEST_POINTS = 60;

/** But these must fill the hole that the coarse map leaves for them in a neighbour, or need their parts joined. */
const ALWAYS_COARSE = ['CY', 'LS', 'SM', 'VA'];

/** The countries that have some of their land drawn as a country of its own here. */
const HOLDERS = { FR: ['GF', 'GP', 'MQ', 'RE', 'YT'], NL: ['BQ'], NO: ['SJ', 'BV'] };

/** Natural Earth draws who holds it; ISO 3166-2 lists it as UA-43 and UA-40, and our divisions follow ISO. */
const CRIMEA = { west: 32.4, east: 36.7, south: 44.3, north: 46.3 };

/** Natural Earth draws the Vatican, and its hole in Italy, more than a kilometre south-west of where it is. */
const VATICAN_AS_DRAWN = { west: 12.42, east: 12.445, south: 41.89, north: 41.91 };
const VATICAN_IS_OFF_BY = [0.017, 0.002];

/** Country code → border, for each of `countryCodes`. `separate` holds those that world-atlas draws inside another. */
export function buildBorders(countryCodes, separate) {
  const coarse = shapesByCountry(require('world-atlas/countries-50m.json'));
  const fine = shapesByCountry(require('world-atlas/countries-10m.json'));
  moveCrimea(coarse);

  return Object.fromEntries(
    countryCodes.map((code) => {
      const geometry = separate.get(code) ?? chooseOutline(code, coarse, fine);
      const border = geometry && toTopology('border', withoutSeparate(code, geometry, separate));
      if (!border) throw new Error(`no border for ${code}`);
      return [code, border];
    }),
  );
}

function withoutSeparate(code, geometry, separate) {
  const taken = (HOLDERS[code] ?? []).map((territory) => boundsOf(polygonsOf(separate.get(territory))));
  const kept = polygonsOf(geometry).filter(
    (rings) => !taken.some((bounds) => overlaps(bounds, boundsOf([rings]))),
  );
  return { type: 'MultiPolygon', coordinates: kept };
}

function shapesByCountry(atlas) {
  const alpha2 = new Map(iso31661.map((country) => [country.numeric, country.alpha2]));
  const shapes = new Map();
  for (const { id, properties, type, arcs } of atlas.objects.countries.geometries) {
    const code = alpha2.get(id) ?? NAMED_SHAPES[properties.name];
    if (!code) continue;
    shapes.set(code, [...(shapes.get(code) ?? []), ...(type === 'Polygon' ? [arcs] : arcs)]);
  }
  return { atlas, shapes };
}

function moveCrimea({ atlas, shapes }) {
  const isCrimea = (arcs) =>
    contains(CRIMEA, boundsOf([feature(atlas, { type: 'Polygon', arcs }).geometry.coordinates]));
  const russia = shapes.get('RU');
  const crimea = russia.filter(isCrimea);
  if (crimea.length !== 1) throw new Error(`${crimea.length} outlines of Crimea`);
  shapes.set(
    'RU',
    russia.filter((polygon) => !crimea.includes(polygon)),
  );
  shapes.set('UA', [...shapes.get('UA'), ...crimea]);
}

function chooseOutline(code, coarse, fine) {
  const outline = outlineOf(coarse, code);
  if (outline && (ALWAYS_COARSE.includes(code) || polygonsOf(outline).flat(2).length >= FEWEST_POINTS))
    return outline;
  return outlineOf(fine, code) ?? outline;
}

/** One country's shapes, cut where they cross the antimeridian. */
function outlineOf({ atlas, shapes }, code) {
  if (!shapes.has(code)) return null;
  const drawn = { type: 'MultiPolygon', arcs: shapes.get(code) };
  const joined = JOINED.includes(code) ? mergeArcs(atlas, [drawn]) : drawn;
  return moveVatican(cutAtAntimeridian(feature(atlas, joined).geometry));
}

function moveVatican(geometry) {
  const [dx, dy] = VATICAN_IS_OFF_BY;
  const move = (ring) =>
    contains(VATICAN_AS_DRAWN, boundsOf([[ring]])) ? ring.map(([x, y]) => [x + dx, y + dy]) : ring;
  return { type: 'MultiPolygon', coordinates: polygonsOf(geometry).map((rings) => rings.map(move)) };
}

/** world-atlas joins Russia, Fiji and Antarctica across 180°; drawn on a plane, such a ring is a streak over the world. */
function cutAtAntimeridian(geometry) {
  const crosses = polygonsOf(geometry).some((rings) =>
    rings.some((ring) => ring.some(([x], i) => i > 0 && Math.abs(x - ring[i - 1][0]) > 180)),
  );
  if (!crosses) return geometry;
  const degrees = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([0, 0])
    .precision(0)
    .reflectY(true);
  const cut = geoProject(geometry, degrees);
  return {
    type: 'MultiPolygon',
    coordinates: polygonsOf(cut).map((rings) => rings.map(reachPole)),
  };
}

/** The cut goes round the pole a hundred metres away from it, which would be a lake; its two corners say it all. */
function reachPole(ring) {
  const isAtPole = ([, y]) => Math.abs(y) > 89.99;
  return ring
    .filter((_, i) => i === 0 || i === ring.length - 1 || !ring.slice(i - 1, i + 2).every(isAtPole))
    .map(([x, y]) => (isAtPole([x, y]) ? [x, Math.sign(y) * 90] : [x, y]));
}

function overlaps(a, b) {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

function contains(a, b) {
  return b.west >= a.west && b.east <= a.east && b.south >= a.south && b.north <= a.north;
}
