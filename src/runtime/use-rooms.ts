import { travellerQueries } from './queries/traveller-queries';
import { roomsOf, type Rooms } from './rooms';
import { useReads } from './runtime-provider';
import { useStoreQuery } from './use-read';

/** Whose rooms are theirs, from what is on the device. Null until that is read; where it can't be read nobody is led away from where they are. */
export function useRooms(here: Rooms): Rooms | null {
  const reads = useReads();
  const profile = useStoreQuery(travellerQueries.profile(), reads);
  const preferences = useStoreQuery(travellerQueries.preferences(), reads);
  if (profile.data !== undefined && preferences.data) return roomsOf(profile.data, preferences.data);
  // Once is enough: the screens try again to read the same, and would come and go with each attempt.
  return profile.errorUpdateCount > 0 || preferences.errorUpdateCount > 0 ? here : null;
}
