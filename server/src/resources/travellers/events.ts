import type { Queryable } from '../../database/database';
import type {
  settingsChanged,
  travellerAdded,
  travellerChanged,
  travellerRemoved,
} from '../../events/kinds/traveller-events';
import { recordEvents } from '../../events/record-events';

type TravellerEvent =
  typeof settingsChanged | typeof travellerAdded | typeof travellerChanged | typeof travellerRemoved;

/** Their company hears of it. */
export async function recordTravellerEvent(
  transaction: Queryable,
  kind: TravellerEvent,
  traveller: { id: string; companyId: string },
  now: Date,
): Promise<void> {
  const concerned = [{ traveller_id: traveller.id, company_id: traveller.companyId, data: {} }];
  await recordEvents(transaction, kind, { about: {}, concerned }, now);
}
