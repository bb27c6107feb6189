import fc from 'fast-check';

import { projectPoints } from '@/geo/project-points';
import { type Camera, FITTED, projectionOf } from '@/geo/projection';

const size = { width: 390, height: 320 };
const places = fc.array(
  fc.record({
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  }),
);
const cameras = fc.record<Camera>({
  kind: fc.constantFrom('world', 'region', 'pole'),
  rotate: fc.tuple(fc.integer({ min: -360, max: 360 }), fc.integer({ min: -90, max: 90 })),
  scale: fc.integer({ min: 60, max: 90_000 }),
  translate: fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })),
});
/** From the middle to the horizon, as a share of the scale. */
const FARTHEST = 2 * Math.sin((65 * Math.PI) / 180);

/** Of the scale: a hundredth of a point of the screen at most. One point alone is turned by an arc sine, which near its ends knows eight digits. */
const SAME = 1e-7;
/** At such an end, where the two were farther apart than a billionth. */
const NEAR_THE_END: [{ longitude: number; latitude: number }[], Camera] = [
  [{ longitude: 4.051423768584013e-8, latitude: 0 }],
  { kind: 'pole', rotate: [0, -90], scale: 28_353, translate: [-257, 0] },
];

describe('many points on a map', () => {
  it('are where one point alone would be', () => {
    fc.assert(
      fc.property(places, cameras, (wanted, camera) => {
        const projection = projectionOf(camera, FITTED, size, 0);
        for (const { place, x, y } of projectPoints(wanted, camera, size)) {
          const [alone, below] = projection([place.longitude, place.latitude]) ?? [];
          expect(Math.abs(x - (alone ?? NaN)) / camera.scale).toBeLessThan(SAME);
          expect(Math.abs(y - (below ?? NaN)) / camera.scale).toBeLessThan(SAME);
        }
      }),
      { examples: [NEAR_THE_END] },
    );
  });

  it('are all there that lie before the horizon', () => {
    fc.assert(
      fc.property(places, cameras, (wanted, camera) => {
        const [left, top] = camera.translate;
        const projection = projectionOf(camera, FITTED, size, 0);
        const drawn = wanted.filter(({ longitude, latitude }) => {
          const [x, y] = projection([longitude, latitude]) ?? [NaN, NaN];
          return camera.kind === 'world' || Math.hypot(x - left, y - top) < camera.scale * (FARTHEST - 1e-6);
        });
        expect(projectPoints(wanted, camera, size).map(({ place }) => place)).toEqual(
          expect.arrayContaining(drawn),
        );
      }),
    );
  });
});
