import { withoutSeams } from '@/map/outline/without-seams';

import { shapesIn } from './support/map-records';

describe('edges', () => {
  it('leave out the line where a country was cut at the antimeridian', () => {
    const [half] = withoutSeams(shapesIn({ west: 178, south: -18, east: 180, north: -16 }));

    expect(half?.geometry.type).toBe('MultiLineString');
    const lines = half?.geometry.type === 'MultiLineString' ? half.geometry.coordinates : [];
    const runsAlongTheCut = lines.some((line) =>
      line.some((place, index) => place[0] === 180 && line[index - 1]?.[0] === 180),
    );
    expect(runsAlongTheCut).toBe(false);
    expect(lines.flat()).toContainEqual([178, -16]);
  });

  it('of whole countries are the shapes themselves', () => {
    const shapes = shapesIn({ west: -75, south: 2, east: -71, north: 5 });
    expect(withoutSeams(shapes)).toBe(shapes);
  });
});
