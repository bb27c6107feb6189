import { geoContains } from 'd3-geo';

import { decodeTopology } from '@/geo/decode-topology';

import farWorld from '../../assets/world/far.json';
import nearWorld from '../../assets/world/near.json';

const far = decodeTopology(farWorld);
const near = decodeTopology(nearWorld);
const hasLandAt = ({ shapes }: typeof far, place: [number, number]) =>
  shapes.some(({ geometry }) => geoContains(geometry, place));

describe('small islands', () => {
  it.each<[string, [number, number]]>([
    ['the Galápagos', [-90.35, -0.62]],
    ['Gran Canaria', [-15.58, 27.95]],
    ['Malta', [14.42, 35.88]],
    ['Mauritius', [57.57, -20.28]],
    ['Samoa', [-172.4, -13.62]],
  ])('are on a map of a continent: %s', (_, place) => {
    expect(hasLandAt(far, place)).toBe(true);
  });

  it.each<[string, [number, number]]>([
    ['San Andrés', [-81.71, 12.55]],
    ['Rodrigues', [63.42, -19.71]],
  ])('are there once one is near: %s', (_, place) => {
    expect(hasLandAt(near, place)).toBe(true);
  });

  it('are all read without a fault', () => {
    expect([far.faults, near.faults]).toEqual([0, 0]);
  });
});
