import { travellerQueries } from './queries/traveller-queries';
import { roomsOf, type Rooms } from './rooms';
import { useSideRead } from './use-read';

/**
 * Whose rooms are theirs, from what is on the device. Until that is read, and where it can't be, nobody is led away from where they are, least
 * of all from a call for help.
 */
export function useRooms(here: Rooms): Rooms {
  const profile = useSideRead(travellerQueries.profile());
  const preferences = useSideRead(travellerQueries.preferences());
  return profile !== undefined && preferences ? roomsOf(profile, preferences) : here;
}
