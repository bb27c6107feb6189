import { getProfile as fetchProfile, updateProfile } from '@/api/account';
import { markAlertRead } from '@/api/alerts';
import { answerCheckInRequest, createCheckIn } from '@/api/check-ins';
import { addDevice } from '@/api/devices';
import { unreadable, type Failure } from '@/api/failure';
import { deleteNotification, markNotificationRead } from '@/api/notifications';
import { changeTripSettings, createTrip, deleteTrip, updateTrip } from '@/api/trips';
import type { Done, Writing } from '@/api/writing';
import type { CheckIn } from '@/contract/check-in';
import type { Trip } from '@/contract/trip';
import { markCheckInSent } from '@/store/check-ins';
import { hasEntries, type OutboxEntry } from '@/store/outbox';
import { getProfile, saveLocalSettings, saveProfile } from '@/store/profile';
import type { Transaction } from '@/store/store-database';
import { listWaitingSettings } from '@/store/traveller-writes';
import { buryTrip, dropLocalTrip, exchangeTripId, saveTrips, tripSubject } from '@/store/trips';

import { findSentCheckIn, findSentTrip, mayBeForgotten } from './look-before-repeating';
import type { SyncContext } from './sync-context';

/** What to do on this device once the service has taken an entry; it is committed with the entry's removal. */
export type Settlement = (transaction: Transaction) => Promise<void>;

/** `unclear`: the service may have it already, and only the traveller can tell whether to send it again. */
export type Sent = { kind: 'sent'; settle: Settlement } | { kind: 'unclear' } | Failure;

type ForSending = Pick<SyncContext, 'client' | 'database' | 'signal'>;

/** The rest of the subject after its kind: the id of what the entry is about. */
function idOf(entry: OutboxEntry): string {
  return entry.subject.slice(entry.subject.indexOf('/') + 1);
}

const nothing: Settlement = async () => undefined;

function then<Value>(writing: Writing<Value>, toSettlement: (done: Done<Value>) => Settlement): Sent {
  return writing.kind === 'done' ? { kind: 'sent', settle: toSettlement(writing) } : writing;
}

/** What it is about has vanished, by whoever's hand: there is nothing left to tell, or to ask the traveller about. */
function orGone(sent: Sent, settle: Settlement): Sent {
  return sent.kind === 'rejected' && sent.status === 404 ? { kind: 'sent', settle } : sent;
}

/** Sends one entry, unless it turns out that the service has it. */
export async function sendEntry(context: SyncContext, entry: OutboxEntry): Promise<Sent> {
  if (!mayBeForgotten(entry, context.now())) return transmit(context, entry);
  const found = await findSent(context, entry);
  return found.kind === 'absent' ? transmit(context, entry) : found;
}

async function findSent(context: SyncContext, entry: OutboxEntry): Promise<Sent | { kind: 'absent' }> {
  const id = idOf(entry);
  switch (entry.kind) {
    case 'check-in':
    case 'check-in-answer': {
      const body = entry.kind === 'check-in' ? entry.payload : entry.payload.body;
      const found = await findSentCheckIn(context, body);
      return found.kind === 'there' ? { kind: 'sent', settle: toSentCheckIn(id, found.value) } : found;
    }
    case 'trip-create': {
      const found = await findSentTrip(context, entry);
      return found.kind === 'there' ? { kind: 'sent', settle: toSentTrip(id, found.value) } : found;
    }
    default:
      return { kind: 'absent' };
  }
}

const toSentCheckIn =
  (id: string, sent: CheckIn): Settlement =>
  (transaction) =>
    markCheckInSent(transaction, id, sent);

const toSentTrip =
  (id: string, sent: Trip): Settlement =>
  async (transaction) => {
    await exchangeTripId(transaction, id, sent);
    await dropLocalTripIfSettled(transaction, sent.id);
  };

/** Under the key that it has for all its attempts. */
export async function transmit(context: ForSending, entry: OutboxEntry): Promise<Sent> {
  const { client, signal } = context;
  const options = { idempotencyKey: entry.id, signal };
  const id = idOf(entry);
  switch (entry.kind) {
    case 'check-in': {
      const writing = await createCheckIn(client, entry.payload, options);
      return then(writing, ({ value }) => toSentCheckIn(id, value));
    }
    case 'check-in-answer': {
      const { requestId, body } = entry.payload;
      const writing = await answerCheckInRequest(client, requestId, body, options);
      return then(writing, ({ value }) => toSentCheckIn(id, value));
    }
    case 'trip-create':
      return then(await createTrip(client, entry.payload, options), ({ value }) => toSentTrip(id, value));
    case 'trip-update':
      return then(
        await updateTrip(client, id, entry.payload, options),
        ({ value }) =>
          async (transaction) => {
            await saveTrips(transaction, [value]);
            await dropLocalTripIfSettled(transaction, id);
          },
      );
    case 'trip-settings': {
      const writing = await changeTripSettings(client, id, entry.payload, options);
      const drop: Settlement = (transaction) => dropLocalTripIfSettled(transaction, id);
      const sent = then(writing, ({ value }) => async (transaction) => {
        await saveTrips(transaction, [value]);
        await drop(transaction);
      });
      return orGone(sent, drop);
    }
    case 'trip-delete': {
      const bury: Settlement = (transaction) => buryTrip(transaction, id);
      return orGone(
        then(await deleteTrip(client, id, options), () => bury),
        bury,
      );
    }
    case 'alert-read':
      return orGone(
        then(await markAlertRead(client, id, options), () => nothing),
        nothing,
      );
    case 'notification-read':
      return orGone(
        then(await markNotificationRead(client, id, options), () => nothing),
        nothing,
      );
    case 'notification-delete':
      return orGone(
        then(await deleteNotification(client, id, options), () => nothing),
        nothing,
      );
    case 'settings':
      return sendSettings(context, entry.payload, options);
    case 'device':
      return then(await addDevice(client, entry.payload, options), () => nothing);
  }
}

async function sendSettings(
  { client, database, signal }: ForSending,
  settings: Extract<OutboxEntry, { kind: 'settings' }>['payload'],
  options: { idempotencyKey: string; signal: AbortSignal },
): Promise<Sent> {
  let travellerId = (await database.read(getProfile))?.id;
  if (travellerId === undefined) {
    // The outbox outlives a broken database, the profile does not. Sending comes before downloading, so to wait for
    // it would be to wait for ever.
    const reading = await fetchProfile(client, { signal });
    if (reading.kind === 'not-modified') return unreadable(304);
    if (reading.kind !== 'read') return reading;
    travellerId = reading.value.id;
  }
  const writing = await updateProfile(client, travellerId, { user: { settings } }, options);
  return then(writing, ({ value }) => async (transaction) => {
    await saveProfile(transaction, value);
    const waiting = await listWaitingSettings(transaction);
    await saveLocalSettings(transaction, Object.keys(waiting).length > 0 ? waiting : null);
  });
}

/** While more of the traveller's changes wait, they stay on top of what the service says. */
async function dropLocalTripIfSettled(transaction: Transaction, tripId: string): Promise<void> {
  if (!(await hasEntries(transaction, tripSubject(tripId)))) await dropLocalTrip(transaction, tripId);
}
