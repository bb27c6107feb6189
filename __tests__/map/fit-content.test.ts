import fc from 'fast-check';

import { TravelStatus } from '@/contract/country';
import type { Alert } from '@/contract/alert';
import { alertOnMap } from '@/domain/alert-on-map';
import { FITTED, projectionOf } from '@/geo/projection';
import { fitContent } from '@/map/fit-content';
import type { MapContent } from '@/map/map-content';
import { decodeAlerts } from '@/map/topology-areas';

import { anAlert } from '../support/records';
import { aMarker, anArea, aTopology, shapesIn, someContent } from './support/map-records';

const size = { width: 390, height: 300 };
const noWorld = { shapes: [], faults: 0 };

function pixelOf(content: MapContent, longitude: number, latitude: number) {
  const camera = fitContent(content, noWorld, size);
  const [x, y] = projectionOf(camera, FITTED, size, 0)([longitude, latitude]) ?? [NaN, NaN];
  return { x, y };
}

function expectInFrame({ x, y }: { x: number; y: number }) {
  expect(x).toBeGreaterThanOrEqual(-0.5);
  expect(x).toBeLessThanOrEqual(size.width + 0.5);
  expect(y).toBeGreaterThanOrEqual(-0.5);
  expect(y).toBeLessThanOrEqual(size.height + 0.5);
}

const markersAt = (places: [longitude: number, latitude: number][]) =>
  someContent({
    markers: places.map(([longitude, latitude], index) =>
      aMarker({ id: String(index), position: { longitude, latitude } }),
    ),
  });

describe('a fitted map', () => {
  it('shows every marker, wherever on Earth they are', () => {
    const place = fc.tuple(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -85, max: 85, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const content = markersAt(places);
        for (const [longitude, latitude] of places) expectInFrame(pixelOf(content, longitude, latitude));
      }),
    );
  });

  it('leaves room to draw a mark whole at the edge of the world', () => {
    const bogota: [number, number] = [-74, 4.6];
    const content = markersAt([bogota, [140, 36]]);
    const { x } = pixelOf(content, ...bogota);
    expect(x).toBeGreaterThanOrEqual(25);
  });

  it('fills the frame with a country that lies on both sides of the antimeridian', () => {
    const fiji = someContent({
      areas: [
        anArea({
          outline: [
            ...shapesIn({ west: 177, south: -18, east: 180, north: -16 }),
            ...shapesIn({ west: -180, south: -18, east: -179, north: -16 }),
          ],
        }),
      ],
    });

    const west = pixelOf(fiji, 177, -17);
    const east = pixelOf(fiji, -179, -17);

    expect(east.x - west.x).toBeGreaterThan(size.width / 2);
    expectInFrame(west);
    expectInFrame(east);
  });

  it('looks at Antarctica from above the pole', () => {
    const ring = fc.constantFrom(-170, -90, 0, 90, 170);
    const antarctica = markersAt([-170, -120, -60, 0, 60, 120, 170].map((longitude) => [longitude, -70]));
    const pole = pixelOf(antarctica, 0, -90);
    fc.assert(
      fc.property(ring, (longitude) => {
        const { x, y } = pixelOf(antarctica, longitude, -75);
        const { x: x0, y: y0 } = pixelOf(antarctica, 0, -75);
        expect(Math.hypot(x - pole.x, y - pole.y)).toBeCloseTo(Math.hypot(x0 - pole.x, y0 - pole.y));
      }),
    );
  });

  it('gives a lone place some land around it', () => {
    const content = markersAt([[-74, 4.7]]);
    expectInFrame(pixelOf(content, -75, 4.7));
    expectInFrame(pixelOf(content, -73, 4.7));
    expect(Math.abs(pixelOf(content, -74, 4.7).x - size.width / 2)).toBeLessThan(size.width / 8);
  });

  it('has the traveller in the picture when they are near, and not when they are a continent away', () => {
    const areas = [anArea()];
    const near = someContent({ areas, me: { position: { longitude: -76, latitude: 4 }, accuracy: null } });
    const far = someContent({ areas, me: { position: { longitude: 10, latitude: 50 }, accuracy: null } });

    expectInFrame(pixelOf(near, -76, 4));
    expect(fitContent(far, noWorld, size)).toEqual(fitContent(someContent({ areas }), noWorld, size));
  });

  it('does not shrink for what is only the background', () => {
    const alone = someContent({ markers: [aMarker()] });
    const background = { ...alone, areas: [anArea({ isBackground: true })] };

    expect(fitContent(background, noWorld, size)).toEqual(fitContent(alone, noWorld, size));
  });

  it('is fitted to alerts, and to whole countries only as far as nothing says more of where they apply', () => {
    const around = { west: -78, south: 1, east: -76, north: 3 };
    const travel_status = TravelStatus.Caution;
    const cauca = { id: 'cauca', travel_status, topo_json: aTopology(around) };
    const outline = aTopology({ west: -81, south: -18, east: -69, north: 0 });
    const peru = { id: 'peru', name: 'Peru', travel_status, topo_json: outline };
    const cusco = { id: 'point', location: [-72, -13.5] as [number, number] };
    const inCauca = anAlert({ id: 'cauca', country_divisions: [cauca], countries: [peru] });
    const atPoint = anAlert({ id: 'cusco', alert_locations: [cusco], countries: [peru] });
    const everywhere = anAlert({ id: 'peru', countries: [peru] });
    const fit = (...alerts: Alert[]) => {
      const { alertAreas, markers } = decodeAlerts(alerts.map(alertOnMap));
      return { scale: fitContent(someContent({ alertAreas, markers }), noWorld, size).scale, markers };
    };

    const ofCauca = fitContent(
      someContent({ areas: [anArea({ outline: shapesIn(around) })] }),
      noWorld,
      size,
    );
    expect(fit(inCauca).scale).toBeCloseTo(ofCauca.scale);
    expect(fit(atPoint).scale).toBeCloseTo(fitContent(markersAt([[-72, -13.5]]), noWorld, size).scale);
    // The mark of the whole country is in the picture, its far corners need not be.
    expect(fit(everywhere, inCauca).scale).toBeGreaterThan(1.5 * fit(everywhere).scale);
    expect(fit(everywhere, inCauca).markers).toHaveLength(2);
    expect(fit(everywhere).scale).toBeLessThan(fit(atPoint).scale / 2);
  });

  it('shows the world when there is nothing to show', () => {
    const nothing = someContent();
    for (const longitude of [-160, -74, 0, 74, 160]) expectInFrame(pixelOf(nothing, longitude, 0));
  });
});
