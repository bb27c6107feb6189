import type { Trip, TripBody } from '@/contract/trip';
import { TripBody as TripBodySchema } from '@/contract/trip';
import type { z } from 'zod';

import { findToMerge, without } from './change-waiting';
import { newIdMadeHere } from './ids-made-here';
import { toLocalTrip } from './local-trip';
import { addEntry, findUnsentEntry, removeUnsentEntries, replacePayload } from './outbox';
import { outboxKinds, type SubjectOf } from './outbox-kinds';
import { giveUpWaitingFor } from './refusals';
import { toRemoval } from './removals';
import type { Transaction } from './store-database';
import { forgetTrip, getTrip, hideTrip, saveLocalTrip, tripSubject } from './trips';
import type { WriteContext } from './write-context';

export type TripInput = z.input<typeof TripBody>;

/** Gives the id under which the trip is known until the service gives it another; that id keeps working here. */
export async function createTrip(
  transaction: Transaction,
  input: TripInput,
  context: WriteContext,
): Promise<string> {
  const id = newIdMadeHere(context);
  const { trip } = TripBodySchema.parse(input);
  await saveLocalTrip(transaction, await toLocalTrip(transaction, id, trip, null, new Date(context.now())));
  const entry = {
    id: context.newId(),
    kind: 'trip-create' as const,
    subject: tripSubject(id),
    payload: input,
  };
  await addEntry(transaction, entry, context.now());
  return id;
}

/** A change of a trip that was not sent yet changes what will be sent: the service hears of it once. */
export async function changeTrip(
  transaction: Transaction,
  tripId: string,
  input: TripInput,
  context: WriteContext,
): Promise<void> {
  const { id, trip: before, subject } = await requireTrip(transaction, tripId);
  const { trip } = TripBodySchema.parse(input);
  await saveLocalTrip(transaction, await toLocalTrip(transaction, id, trip, before, new Date(context.now())));
  const open =
    (await findUnsentEntry(transaction, subject, 'trip-update')) ??
    (await findUnsentEntry(transaction, subject, 'trip-create'));
  if (open) await replacePayload(transaction, open, input);
  else
    await addEntry(
      transaction,
      { id: context.newId(), kind: 'trip-update', subject, payload: input },
      context.now(),
    );
}

/** Silences a trip, or marks it viewed. */
export async function changeTripSettings(
  transaction: Transaction,
  tripId: string,
  settings: { muted?: boolean; read?: boolean },
  context: WriteContext,
): Promise<void> {
  const { trip, subject } = await requireTrip(transaction, tripId);
  await saveLocalTrip(transaction, { ...trip, ...settings });
  const open = await findToMerge(transaction, subject, 'trip-settings', (payload) => {
    const left = without(payload.trip, [settings]);
    return left && { trip: left };
  });
  if (open) {
    await replacePayload(transaction, open, { trip: { ...open.payload.trip, ...settings } });
    return;
  }
  const entry = { id: context.newId(), kind: 'trip-settings' as const, subject, payload: { trip: settings } };
  await addEntry(transaction, entry, context.now());
}

/** A trip that the service never heard of just goes; of any other it is told, after time to think again. */
export async function removeTrip(
  transaction: Transaction,
  tripId: string,
  context: WriteContext,
  undoMs = 0,
): Promise<void> {
  const { id, subject } = await requireTrip(transaction, tripId);
  const dropped = await removeUnsentEntries(transaction, subject, [
    'trip-create',
    'trip-update',
    'trip-settings',
  ]);
  if (dropped.some(({ kind }) => outboxKinds[kind].founds)) {
    await forgetTrip(transaction, id);
    await giveUpWaitingFor(transaction, subject, context);
    return;
  }
  await hideTrip(transaction, id, true);
  const payload = toRemoval(dropped);
  const now = context.now();
  const dueAt = undoMs > 0 ? now + undoMs : 0;
  await addEntry(transaction, { id: context.newId(), kind: 'trip-delete', subject, payload, dueAt }, now);
}

async function requireTrip(
  transaction: Transaction,
  tripId: string,
): Promise<{ id: string; trip: Trip; subject: SubjectOf<'trip-create'> }> {
  const stored = await getTrip(transaction, tripId);
  if (!stored) throw new Error('there is no such trip on this device');
  return { id: stored.trip.id, trip: stored.trip, subject: tripSubject(stored.trip.id) };
}
