import { feature } from 'topojson-client';
import type { Topology as TopoJson } from 'topojson-specification';
import { z } from 'zod';

import { CountryMapData, ShortCountry } from '@/contract/country';
import type { Topology } from '@/contract/topology';

import { readAs } from './support/read-as';
import { startTestService, type Caller, type TestService } from './support/test-service';

type Point = readonly [number, number];

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length >= 2 && value.every((part) => typeof part === 'number');
}

/** Every point of whatever is nested in GeoJSON coordinates. */
function pointsIn(coordinates: unknown): Point[] {
  if (isPoint(coordinates)) return [coordinates];
  return Array.isArray(coordinates) ? coordinates.flatMap(pointsIn) : [];
}

/** The points of all that a topology draws, by the TopoJSON library's own `feature`. */
function decode(topology: Topology): Point[] {
  const readable = topology as unknown as TopoJson;
  return Object.values(readable.objects).flatMap((object) => {
    const decoded = feature(readable, object);
    const features = decoded.type === 'FeatureCollection' ? decoded.features : [decoded];
    return features.flatMap(({ geometry }) =>
      geometry.type === 'GeometryCollection' ? [] : pointsIn(geometry.coordinates),
    );
  });
}

const isOnEarth = ([longitude, latitude]: Point) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

describe('map drawings of the sample set', () => {
  let service: TestService;
  let traveller: Caller;
  beforeAll(async () => {
    service = await startTestService();
    traveller = service.as('demo-traveller');
  });
  afterAll(() => service.close());

  it('decode to places on Earth, for every country and each area that is drawn in it', async () => {
    const countries = readAs(z.array(ShortCountry), await traveller.get('/api/v1/countries/short_list'));
    let areas = 0;
    for (const { id, country_code } of countries) {
      const map = readAs(CountryMapData, await traveller.get(`/api/v1/countries/${id}/map_data`));
      const drawn = [map, ...map.country_divisions, ...map.country_regions];
      areas += drawn.length - 1;
      for (const { topo_json } of drawn) {
        const points = decode(topo_json);
        expect([country_code, points.length > 3, points.every(isOnEarth)]).toEqual([
          country_code,
          true,
          true,
        ]);
      }
    }
    expect(areas).toBeGreaterThan(20);
  });
});
