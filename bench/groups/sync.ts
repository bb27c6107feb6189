import type { Figure } from '../figure';
import { measureFirstTrip } from '../sync/first-trip';

export const figures: Figure[] = [
  {
    name: 'sync.first-trip',
    peer: 'a page that only fetches the same addresses, four at once; from the tap on "Sign in" to the words that the network may go, in Chromium with an empty profile (time)',
    needs: '<= 1.6',
    measure: measureFirstTrip,
  },
];
