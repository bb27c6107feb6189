import { useQuery } from '@tanstack/react-query';

import type { ShortCountry } from '@/contract/country';
import { toTripSending } from '@/domain/trip-sending';
import { useReads } from '@/runtime/runtime-provider';
import type { ParkedReason } from '@/store/outbox';

import { newDraft, toDraft, type TripDraft } from './trip-draft';
import { tripFormQueries } from './trip-form-queries';

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
  const reads = useReads();
  const stored = useQuery(tripFormQueries.trip(reads, tripId)).data;
  const unsent = useQuery(tripFormQueries.unsent(reads)).data;
  const countries = useQuery(tripFormQueries.countries(reads)).data;
  if (stored === undefined || !unsent || !countries) return { kind: 'opening' };
  if (tripId === null) return { kind: 'ready', initial: newDraft(), countries, refusal: null };
  if (stored === null) return { kind: 'not-found' };
  const sending = toTripSending(unsent, stored.trip.id);
  const refusal = sending.kind === 'refused' ? sending.entry.parked : null;
  return { kind: 'ready', initial: toDraft(stored.trip), countries, refusal };
}
