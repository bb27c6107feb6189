import type { ShortCountry } from '@/contract/country';
import type { Asked } from '@/domain/entry-tasks';
import type { NotificationWords } from '@/platform/notifications';

import type { CheckInTextWords } from './check-in-text';

export interface Words {
  title: string;
  body: string;
}

/** Everything that background services say to the traveller, in their language. */
export interface ServiceWords {
  notifications: NotificationWords;
  checkInText: CheckInTextWords;
  tripNotReady: (trip: { name: string }) => Words;
  /** Something that is asked of whoever enters a country. */
  toSeeTo: (task: { kind: Asked['kind']; vaccination: string | null; trip: string }) => Words;
  unsentCheckIn: Words;
  unsentRequest: Words;
  enteredArea: (area: {
    name: string | null;
    country: Pick<ShortCountry, 'country_code' | 'name'>;
    isToAvoid: boolean;
  }) => Words;
  nearAlert: (alert: { headline: string }) => Words;
  /** The title over the headline of the newest. */
  newAlerts: (count: number) => string;
  /** For a message that came without a title. */
  plainMessage: string;
}
