import type { Polygon } from 'geojson';

import { hatchLines } from '@/map/street/hatch-lines';

const square: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [0.05, 0.05],
      [0.05, 4.05],
      [4.05, 4.05],
      [4.05, 0.05],
      [0.05, 0.05],
    ],
  ],
};
const hole = [
  [1.05, 1.05],
  [3.05, 1.05],
  [3.05, 3.05],
  [1.05, 3.05],
  [1.05, 1.05],
];

describe('hatching', () => {
  it('draws lines a step apart from edge to edge', () => {
    const lines = hatchLines(square, 1, 0);

    expect(lines.map(([from]) => from.latitude)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    expect(lines).toHaveLength(4);
    for (const [from, to] of lines) {
      expect(from.longitude).toBeCloseTo(0.05);
      expect(to.longitude).toBeCloseTo(4.05);
    }
  });

  it('leaves holes free', () => {
    const lines = hatchLines({ ...square, coordinates: [...square.coordinates, hole] }, 1, 0);
    const inTheMiddle = lines.filter(([from]) => from.latitude === 2);

    expect(inTheMiddle.map(([from, to]) => [from.longitude, to.longitude])).toEqual([
      [expect.closeTo(0.05), expect.closeTo(1.05)],
      [expect.closeTo(3.05), expect.closeTo(4.05)],
    ]);
  });

  it('slants as it is told', () => {
    const lines = hatchLines(square, 1, 1);
    expect(lines.length).toBeGreaterThan(5);
    for (const [from, to] of lines) {
      expect((to.latitude - from.latitude) / (to.longitude - from.longitude)).toBeCloseTo(1);
    }
  });

  it('draws nothing without a step', () => {
    expect(hatchLines(square, 0, 1)).toEqual([]);
  });
});
