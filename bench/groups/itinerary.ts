import type { Figure } from '../figure';
import { measureOpenTrip } from '../itinerary/open';

export const figures: Figure[] = [
  {
    name: 'itinerary.open',
    peer: 'the same screen of a trip with 20 bookings instead of 500 (time of what it reads)',
    needs: '<= 1.5',
    measure: measureOpenTrip,
  },
];
