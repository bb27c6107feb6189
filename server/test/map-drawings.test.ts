import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology as TopoJson } from 'topojson-specification';
import { z } from 'zod';

import { Alert } from '@/contract/alert';
import { CountryMapData, ShortCountry } from '@/contract/country';
import type { Topology } from '@/contract/topology';
import { decodeTopology } from '@/geo/decode-topology';

import { americasAlerts } from '../src/sample/alerts-americas';
import { asiaPacificAlerts } from '../src/sample/alerts-asia-pacific';
import { europeAfricaAlerts } from '../src/sample/alerts-europe-africa';
import { readAs } from './support/read-as';
import { readWorld } from './support/world';
import { startTestService, type Caller, type TestService } from './support/test-service';

type Point = [number, number];

const HALF_THE_SPHERE = 2 * Math.PI;

/** The rings of all that a topology draws, by the TopoJSON library's own `feature`. */
function decode(topology: Topology): Point[][] {
  const readable = topology as unknown as TopoJson;
  return Object.values(readable.objects).flatMap((object) => {
    const decoded = feature(readable, object);
    const features = decoded.type === 'FeatureCollection' ? decoded.features : [decoded];
    return features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates as Point[][];
      if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat() as Point[][];
      throw new Error(`not an area: ${geometry.type}`);
    });
  });
}

/** The indexes of arcs in whatever is nested in the objects of a topology; each arc once, however it is walked. */
function arcsUsed(nested: unknown): number[] {
  if (typeof nested === 'number') return [nested < 0 ? ~nested : nested];
  if (Array.isArray(nested)) return nested.flatMap(arcsUsed);
  const { arcs = [], geometries = [] } = nested as { arcs?: unknown; geometries?: unknown };
  return [...arcsUsed(arcs), ...arcsUsed(geometries)];
}

const isOnEarth = ([longitude, latitude]: Point) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** What is wrong with a drawing, in words. */
function complaintsAbout(topology: Topology): string[] {
  const complaints: string[] = [];
  const rings = decode(topology);
  if (rings.length === 0) complaints.push('draws nothing');
  if (rings.some((ring) => ring.length < 4)) complaints.push('has a ring of too few points');
  if (!rings.flat().every(isOnEarth)) complaints.push('leaves the Earth');

  const used = new Set(Object.values(topology.objects).flatMap(arcsUsed));
  if ([...used].some((index) => index >= topology.arcs.length))
    complaints.push('uses an arc that is missing');
  if (used.size !== topology.arcs.length) complaints.push('has arcs that nothing uses');

  const { shapes, faults } = decodeTopology(topology);
  if (faults > 0) complaints.push(`has ${faults} faults`);
  for (const { geometry } of shapes) {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates];
    const isHuge = (polygons as Point[][][]).some(
      (coordinates) => geoArea({ type: 'Polygon', coordinates }) > HALF_THE_SPHERE,
    );
    if (isHuge) complaints.push('fills more than half of the sphere');
  }
  // Other readers do not rewind: the service winds its rings itself.
  const wound = shapes.flatMap(({ geometry }) =>
    geometry.coordinates.flat(geometry.type === 'Polygon' ? 0 : 1),
  );
  if (JSON.stringify(wound) !== JSON.stringify(rings)) complaints.push('has a ring that runs the wrong way');
  return complaints;
}

describe('map drawings of the sample set', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  it('are sound for every country and each area that is drawn in it', async () => {
    const countries = readAs(z.array(ShortCountry), await traveller.get('/api/v1/countries/short_list'));
    const complaints: [string, string[]][] = [];
    let areas = 0;
    for (const { id, country_code } of countries) {
      const map = readAs(CountryMapData, await traveller.get(`/api/v1/countries/${id}/map_data`));
      const drawn = [map, ...map.country_divisions, ...map.country_regions];
      areas += drawn.length;
      for (const { topo_json } of drawn) complaints.push([country_code, complaintsAbout(topo_json)]);
    }
    expect(complaints.filter(([, found]) => found.length > 0)).toEqual([]);
    expect(countries).toHaveLength(250);
    expect(areas).toBeGreaterThan(300);
  });

  it('are sound for every division, whether or not something is drawn in it today', () => {
    const divisions = [...readWorld().divisions.values()];
    const complaints = divisions.map(({ key, fields }) => [
      key,
      complaintsAbout(fields.topo_json as Topology),
    ]);
    expect(complaints.filter(([, found]) => found?.length)).toEqual([]);
    expect(divisions.length).toBeGreaterThan(4_000);
  });

  it('are sound for every alert', async () => {
    const complaints: [string, string[]][] = [];
    for (const { slug } of [...americasAlerts, ...asiaPacificAlerts, ...europeAfricaAlerts]) {
      const alert = readAs(Alert, await traveller.get(`/api/v1/alerts/${slug}`));
      const drawn = [...alert.countries, ...alert.country_divisions, ...alert.country_regions];
      for (const { topo_json } of drawn) if (topo_json) complaints.push([slug, complaintsAbout(topo_json)]);
      const isMarked = alert.alert_locations.every(({ location }) => isOnEarth(location));
      complaints.push([slug, isMarked ? [] : ['marks a place beyond the Earth']]);
    }
    expect(complaints.filter(([, found]) => found.length > 0)).toEqual([]);
    expect(complaints.length).toBeGreaterThan(50);
  });
});
