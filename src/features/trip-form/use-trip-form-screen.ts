import type { ShortCountry } from '@/contract/country';
import { toTripSending } from '@/domain/trip-sending';
import { countryQueries } from '@/runtime/queries/country-queries';
import { travellerQueries } from '@/runtime/queries/traveller-queries';
import { tripQueries } from '@/runtime/queries/trip-queries';
import { useRead } from '@/runtime/use-read';
import type { ParkedReason } from '@/store/outbox';

import { newDraft, toDraft, type TripDraft } from './trip-draft';

type TripFormView =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | {
      kind: 'ready';
      /** As it was when the form was opened. */
      initial: TripDraft;
      countries: ShortCountry[];
      /** Why the service did not take what was written before. */
      refusal: ParkedReason | null;
    };

/** `tripId` is null for a trip that is to be made. */
export function useTripFormScreen(tripId: string | null): TripFormView {
  const stored = useRead(tripId === null ? null : tripQueries.one(tripId));
  const unsent = useRead(travellerQueries.unsent());
  const countries = useRead(countryQueries.all());
  if (!unsent || !countries) return { kind: 'opening' };
  if (tripId === null) return { kind: 'ready', initial: newDraft(), countries, refusal: null };
  if (stored === undefined) return { kind: 'opening' };
  if (stored === null) return { kind: 'not-found' };
  const sending = toTripSending(unsent, stored.trip.id);
  const refusal = sending.kind === 'refused' ? sending.entry.parked : null;
  return { kind: 'ready', initial: toDraft(stored.trip), countries, refusal };
}
