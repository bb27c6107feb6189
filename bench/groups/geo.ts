import type { Figure } from '../figure';
import { measureCountryAt, measureCountryAtAccuracy } from '../geo/country-at';
import { measureDecode } from '../geo/decode';
import { measureFrame } from '../geo/frame';
import { measureNearest, measureNearestLoad, measureNearestOverScan } from '../geo/nearest';

export const figures: Figure[] = [
  {
    name: 'geo.decode',
    peer: "topojson-client's `feature` alone, of the largest country and its provinces (median of the time)",
    needs: '<= 1.3',
    measure: measureDecode,
  },
  {
    name: 'geo.nearest',
    peer: "geokdbush's own `around`, 10 of 100,000 points (median of the time)",
    needs: '<= 1.5',
    measure: measureNearest,
  },
  {
    name: 'geo.nearest.scan',
    peer: 'a scan of the same 100,000 points that sorts them by distance (answers per second)',
    needs: '>= 100',
    measure: measureNearestOverScan,
  },
  {
    name: 'geo.nearest.load',
    peer: 'building the index of 100,000 points again, each up to its first answer (median of the time)',
    needs: '<= 0.05',
    measure: measureNearestLoad,
  },
  {
    name: 'geo.country-at',
    peer: "@rapideditor/country-coder's iso1A2Code at the level of territories, of the same cities (look-ups per second)",
    needs: '>= 0.8',
    measure: measureCountryAt,
  },
  {
    name: 'geo.country-at.accuracy',
    peer: "GeoNames' own country of each of its cities of 500 people and more (share of right answers)",
    needs: '>= 0.998',
    measure: measureCountryAtAccuracy,
  },
  {
    name: 'geo.frame',
    peer: 'an empty page under the same mouse, which on the map drags Indonesia with its provinces and 1,000 markers (median time of a frame)',
    needs: '<= 2',
    measure: measureFrame,
  },
];
