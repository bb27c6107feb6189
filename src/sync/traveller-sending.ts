import { getProfile as fetchProfile, updateProfile } from '@/api/account';
import { markAlertRead } from '@/api/alerts';
import { answerCheckInRequest, createCheckIn } from '@/api/check-ins';
import { addDevice } from '@/api/devices';
import { unreadable, type Failure } from '@/api/failure';
import { cancelIssue, createIssue } from '@/api/issues';
import { deleteNotification, markNotificationRead } from '@/api/notifications';
import type { AlertFilter } from '@/contract/alert-filter';
import type { CheckIn } from '@/contract/check-in';
import type { Issue } from '@/contract/issue';
import type { Profile } from '@/contract/traveller';
import { saveServiceFilters } from '@/store/alert-filters';
import { markCheckInSent } from '@/store/check-ins';
import { downloadNames } from '@/store/download-kinds';
import { endIssue, exchangeIssue, settleCancelled, unmarkCancelled } from '@/store/issues';
import { idOf } from '@/store/outbox-kinds';
import { getProfile, saveProfile } from '@/store/profile';
import { dropRecalled } from '@/store/recalled-bytes';
import { resettleLocalFilters, resettleLocalSettings } from '@/store/traveller-writes';

import { findCancelled, findSettings } from './look-before-overwriting';
import { findSentCheckIn, findSentIssue } from './look-before-repeating';
import { findFilters, replaceFilters } from './replace-filters';
import { creating, founding, overwriting, plain, repeatable, type ForSending } from './sending';

export const travellerSending = {
  'check-in': creating<'check-in', CheckIn>({
    send: ({ client }, { payload }, options) => createCheckIn(client, payload, options),
    settle: (transaction, entry, checkIn) => markCheckInSent(transaction, idOf(entry), checkIn),
    find: (context, { payload }) => findSentCheckIn(context, payload),
  }),
  'check-in-answer': creating<'check-in-answer', CheckIn>({
    send: ({ client }, { payload: { requestId, body } }, options) =>
      answerCheckInRequest(client, requestId, body, options),
    settle: (transaction, entry, checkIn) => markCheckInSent(transaction, idOf(entry), checkIn),
    find: (context, { payload }) => findSentCheckIn(context, payload.body),
  }),
  'issue-create': founding<'issue-create', Issue>({
    send: ({ client }, { payload }, options) => createIssue(client, payload, options),
    settle: (transaction, entry, issue) => exchangeIssue(transaction, idOf(entry), issue),
    find: findSentIssue,
  }),
  'issue-cancel': overwriting<'issue-cancel', Issue>({
    send: ({ client }, entry, options) => cancelIssue(client, idOf(entry), options),
    settle: async (transaction, entry, issue) => {
      await settleCancelled(transaction, issue);
      await dropRecalled(transaction, entry);
    },
    // It is finished, and no longer shown to anybody.
    whenGone: async (transaction, entry) => {
      await dropRecalled(transaction, entry);
      await unmarkCancelled(transaction, idOf(entry));
      await endIssue(transaction, idOf(entry));
    },
    find: findCancelled,
  }),
  'alert-read': plain<'alert-read'>(({ client }, entry, options) =>
    markAlertRead(client, idOf(entry), options),
  ),
  'notification-read': plain<'notification-read'>(({ client }, entry, options) =>
    markNotificationRead(client, idOf(entry), options),
  ),
  'notification-delete': plain<'notification-delete'>(({ client }, entry, options) =>
    deleteNotification(client, idOf(entry), options),
  ),
  settings: overwriting<'settings', Profile>({
    send: async (context, { payload }, options) => {
      const whose = await findTravellerId(context);
      if (whose.kind !== 'known') return whose;
      return updateProfile(context.client, whose.id, { user: { settings: payload } }, options);
    },
    settle: async (transaction, _entry, profile) => {
      await saveProfile(transaction, profile);
      await resettleLocalSettings(transaction);
    },
    whenGone: 'refused',
    find: findSettings,
  }),
  'alert-filters': overwriting<'alert-filters', AlertFilter[]>({
    send: async (context, { payload }, options) => {
      const whose = await findTravellerId(context);
      return whose.kind === 'known' ? replaceFilters(context, whose.id, payload.filters, options) : whose;
    },
    settle: async (transaction, _entry, filters) => {
      await saveServiceFilters(transaction, filters);
      await resettleLocalFilters(transaction);
    },
    whenGone: 'refused',
    find: async (context, { payload }) => {
      const whose = await findTravellerId(context);
      return whose.kind === 'known' ? findFilters(context, whose.id, payload.filters) : whose;
    },
    // They come with the profile, which is none the newer for them.
    overtakes: () => downloadNames.profile,
  }),
  device: repeatable<'device', unknown>({
    send: ({ client }, { payload }, options) => addDevice(client, payload, options),
    settle: async () => undefined,
    whenGone: 'refused',
  }),
};

/**
 * The outbox outlives a broken database, the profile does not. Sending comes before downloading, so to wait for it would be to wait
 * for ever.
 */
async function findTravellerId({
  client,
  database,
  signal,
}: ForSending): Promise<{ kind: 'known'; id: string } | Failure> {
  const known = (await database.read(getProfile))?.id;
  if (known !== undefined) return { kind: 'known', id: known };
  const reading = await fetchProfile(client, { signal });
  if (reading.kind === 'not-modified') return unreadable(304);
  return reading.kind === 'read' ? { kind: 'known', id: reading.value.id } : reading;
}
