import type { WrittenAlertFilter } from '@/contract/alert-filter';
import type { SettingsChange } from '@/contract/traveller';

import { saveLocalFilters } from './alert-filters';
import { markAlertRead } from './alerts';
import { findToMerge, without } from './change-waiting';
import { bringBackNotification, markNotificationRead, removeNotification } from './notifications';
import { addEntry, findUnsentEntry, listEntriesOf, removeUnsentEntries, replacePayload } from './outbox';
import type { OutboxPayloads } from './outbox-kinds';
import { saveLocalSettings } from './profile';
import { takeBack, toRemoval } from './removals';
import type { Transaction } from './store-database';
import type { WriteContext } from './write-context';

const PROFILE = 'profile';
const FILTERS = 'alert-filters';
const DEVICE = 'device';

export async function readAlert(
  transaction: Transaction,
  alertId: string,
  context: WriteContext,
): Promise<void> {
  if (!(await markAlertRead(transaction, alertId))) return;
  const entry = {
    id: context.newId(),
    kind: 'alert-read' as const,
    subject: `alert/${alertId}` as const,
    payload: null,
  };
  await addEntry(transaction, entry, context.now());
}

export async function readNotification(
  transaction: Transaction,
  id: string,
  context: WriteContext,
): Promise<void> {
  if (!(await markNotificationRead(transaction, id))) return;
  const subject = `notification/${id}` as const;
  await addEntry(
    transaction,
    { id: context.newId(), kind: 'notification-read', subject, payload: null },
    context.now(),
  );
}

export async function deleteNotification(
  transaction: Transaction,
  id: string,
  context: WriteContext,
  undoMs = 0,
): Promise<void> {
  if (!(await removeNotification(transaction, id))) return;
  const subject = `notification/${id}` as const;
  // Whether it was read matters no more, and must not stand in the way.
  const payload = toRemoval(await removeUnsentEntries(transaction, subject, ['notification-read']));
  const now = context.now();
  const dueAt = undoMs > 0 ? now + undoMs : 0;
  await addEntry(
    transaction,
    { id: context.newId(), kind: 'notification-delete', subject, payload, dueAt },
    now,
  );
}

/** False where it is too late: the service has been asked to delete it. */
export async function undoDeleteNotification(
  transaction: Transaction,
  id: string,
  context: WriteContext,
): Promise<boolean> {
  const subject = `notification/${id}` as const;
  const deletion = await findUnsentEntry(transaction, subject, 'notification-delete');
  if (!deletion || deletion.attempts > 0) return false;
  if (!(await bringBackNotification(transaction, id))) return false;
  await takeBack(transaction, deletion, subject, context.now());
  return true;
}

/** Several changes before the first is sent become one. */
export async function changeSettings(
  transaction: Transaction,
  change: SettingsChange,
  context: WriteContext,
): Promise<void> {
  const waiting = await listWaitingSettings(transaction);
  await saveLocalSettings(transaction, { ...waiting, ...change });
  const open = await findToMerge(transaction, PROFILE, 'settings', (payload) => without(payload, [change]));
  if (open) {
    await replacePayload(transaction, open, { ...open.payload, ...change });
    return;
  }
  await addEntry(
    transaction,
    { id: context.newId(), kind: 'settings', subject: PROFILE, payload: change },
    context.now(),
  );
}

/** The profile shows what the service says, under those of the traveller's choices that still wait. */
export async function resettleLocalSettings(transaction: Transaction): Promise<void> {
  const waiting = await listWaitingSettings(transaction);
  await saveLocalSettings(transaction, Object.keys(waiting).length > 0 ? waiting : null);
}

/** What is not sent yet, all entries taken together. */
async function listWaitingSettings(transaction: Transaction): Promise<SettingsChange> {
  const rows = await transaction.all<{ payload: string }>(
    `select payload from outbox where subject = ? and kind = 'settings' order by position`,
    [PROFILE],
  );
  return Object.assign({}, ...rows.map((row) => JSON.parse(row.payload) as SettingsChange)) as SettingsChange;
}

/** All of them at once: the newest choice is the whole of it. */
export async function changeAlertFilters(
  transaction: Transaction,
  filters: readonly WrittenAlertFilter[],
  context: WriteContext,
): Promise<void> {
  await saveLocalFilters(transaction, filters);
  const payload = { filters: [...filters] };
  const open = await findUnsentEntry(transaction, FILTERS, 'alert-filters');
  if (open) await replacePayload(transaction, open, payload);
  else
    await addEntry(
      transaction,
      { id: context.newId(), kind: 'alert-filters', subject: FILTERS, payload },
      context.now(),
    );
}

/** Lists go by what the service says, unless a later choice still waits. */
export async function resettleLocalFilters(transaction: Transaction): Promise<void> {
  const entries = await listEntriesOf(transaction, FILTERS);
  const last = entries.filter((entry) => entry.kind === 'alert-filters').at(-1);
  await saveLocalFilters(transaction, last?.payload.filters ?? null);
}

export async function registerDevice(
  transaction: Transaction,
  device: OutboxPayloads['device'],
  context: WriteContext,
): Promise<void> {
  const open = await findUnsentEntry(transaction, DEVICE, 'device');
  if (open) await replacePayload(transaction, open, device);
  else
    await addEntry(
      transaction,
      { id: context.newId(), kind: 'device', subject: DEVICE, payload: device },
      context.now(),
    );
}
