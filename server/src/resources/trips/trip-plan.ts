import type { CalendarDate } from '@/contract/fields';
import type { WrittenDestination } from '@/contract/trip';

/** A trip that passed the rules, ready to be stored. */
export interface TripPlan {
  name: string;
  start: CalendarDate;
  finish: CalendarDate;
  tripType: number;
  activities: number[];
  destinations: {
    countryId: string;
    entry: CalendarDate;
    exit: CalendarDate;
    locations: WrittenDestination['destination_locations'];
  }[];
}
