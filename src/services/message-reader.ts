import { isResponder } from '@/contract/role';
import { getPreferences, type Preferences } from '@/store/preferences';
import { getProfile, type StoredProfile } from '@/store/profile';
import type { Reader } from '@/store/store-database';

/** Whoever looks at a message. */
export interface MessageReader {
  answersOthers: boolean;
  /** They travel too, and look at that. */
  showsOwnTravels: boolean;
}

/** Of whom nothing is known is led to what anybody may see. */
export const ANYBODY: MessageReader = { answersOthers: false, showsOwnTravels: false };

export function toMessageReader(
  profile: Pick<StoredProfile, 'roles'> | null,
  { showsOwnTravels }: Pick<Preferences, 'showsOwnTravels'>,
): MessageReader {
  return { answersOthers: isResponder(profile?.roles ?? []), showsOwnTravels };
}

export async function getMessageReader(reader: Reader): Promise<MessageReader> {
  return toMessageReader(await getProfile(reader), await getPreferences(reader));
}
