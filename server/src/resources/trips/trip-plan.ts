import type { CalendarDate } from '@/contract/fields';
import type { WrittenDestination } from '@/contract/trip';

import type { TripName } from './trip-name';

/** A trip that passed the rules, ready to be stored. */
export interface TripPlan extends TripName {
  start: CalendarDate;
  finish: CalendarDate;
  tripType: number;
  activities: number[];
  destinations: {
    /** Of one that stays the same one. */
    id?: string;
    countryId: string;
    entry: CalendarDate;
    exit: CalendarDate;
    locations: WrittenDestination['destination_locations'];
    /** As the company wrote them; else they follow from the locations. */
    friendlyName?: string | null;
    type?: number | null;
  }[];
}
