import type { Figure } from '../figure';
import { measureLabels } from '../map/labels';

export const figures: Figure[] = [
  {
    name: 'map.labels',
    peer: 'one millisecond: 5,000 cities, countries and seas projected and placed for a view of Colombia, of a region and of a city (median time)',
    needs: '<= 4',
    measure: measureLabels,
  },
];
