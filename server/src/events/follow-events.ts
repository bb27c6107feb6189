import type { Queryable } from '../database/database';
import type { Audience, ToldKind } from './event-kind';
import { notify } from './notify';
import { queueMails } from './queue-mails';
import { queuePushes, queueQuietPushes } from './queue-pushes';
import type { Recorded } from './recorded';

const AUDIENCES: readonly Audience[] = ['travellers', 'company'];

/**
 * Makes what follows from events, as their kind declares it: one module for each consequence. In the transaction that records them, so
 * that there is never one without the other; whatever leaves the service only waits there, and is sent by a lane of the background work.
 */
export async function followEvents<About>(
  transaction: Queryable,
  kind: ToldKind<About>,
  about: About,
  recorded: readonly Recorded[],
  now: Date,
): Promise<void> {
  const those = (manner: Recorded['manner']) => recorded.filter((each) => each.manner === manner);
  for (const audience of AUDIENCES) {
    const message = kind.hears[audience];
    if (message === null) continue;
    const news = { type: kind.type, audience, words: message.words(about) };
    const notificationIds = await notify(transaction, news, those('aloud'), now);
    if (message.push) await queuePushes(transaction, message.push, notificationIds, now);
    if (message.mail) await queueMails(transaction, message.mail, notificationIds, now);
    if (message.push) await queueQuietPushes(transaction, kind, message.push, those('quietly'), now);
  }
}
