import fc from 'fast-check';

import { clusterByKind, isPin, standAside } from '@/map/cluster-by-kind';
import type { PlacedMarker } from '@/map/cluster-markers';
import type { MarkerKind } from '@/map/map-content';

import { aMarker } from './support/map-records';

const KINDS: readonly MarkerKind[] = ['alert', 'hospital', 'destination'];
const placed = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 300 }),
    y: fc.integer({ min: 0, max: 300 }),
    kind: fc.constantFrom(...KINDS),
  }),
  { maxLength: 40 },
);
const toMarkers = (all: readonly { x: number; y: number; kind: MarkerKind }[]): PlacedMarker[] =>
  all.map(({ x, y, kind }, index) => ({ marker: aMarker({ id: `${index}`, kind }), x, y }));

describe('clusters of several kinds', () => {
  it('count one kind each, and hold every marker once', () => {
    fc.assert(
      fc.property(placed, (all) => {
        const clusters = clusterByKind(toMarkers(all), 44);
        for (const { members } of clusters)
          expect(new Set(members.map(({ marker }) => marker.kind)).size).toBe(1);
        expect(clusters.flatMap(({ members }) => members)).toHaveLength(all.length);
      }),
    );
  });

  it('never lie over each other, nor over the traveller', () => {
    fc.assert(
      fc.property(placed, (all) => {
        const me = { x: 150, y: 150 };
        const marks = standAside(clusterByKind(toMarkers(all), 44), me, 34);
        const spots = [me, ...marks.filter((mark) => !isPin(mark))];
        spots.forEach((spot, index) => {
          for (const other of spots.slice(index + 1))
            expect(Math.hypot(other.x - spot.x, other.y - spot.y)).toBeGreaterThanOrEqual(34 - 1e-6);
        });
      }),
    );
  });

  it('leave a pin on the place that it points at', () => {
    const both = toMarkers([
      { x: 12, y: 10, kind: 'alert' },
      { x: 14, y: 10, kind: 'destination' },
    ]);
    expect(standAside(clusterByKind(both, 44), { x: 14, y: 10 }, 34)[1]).toMatchObject({ x: 14, y: 10 });
  });

  it('leave the alert where it is, and move the hospital beside it', () => {
    const [alert, hospital] = standAside(
      clusterByKind(
        toMarkers([
          { x: 12, y: 10, kind: 'hospital' },
          { x: 12, y: 10, kind: 'alert' },
        ]),
        44,
      ),
      null,
      34,
    );
    expect(alert).toMatchObject({ x: 12, y: 10 });
    expect(hospital).toMatchObject({ x: 46, y: 10 });
  });
});
