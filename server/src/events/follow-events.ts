import type { Queryable } from '../database/database';
import type { Audience, ToldKind } from './event-kind';
import { notify } from './notify';
import { queueMails } from './queue-mails';
import { queuePushes, queueQuietPushes } from './queue-pushes';
import type { Recorded } from './recorded';
import { suppressMessages } from './suppress-messages';

const AUDIENCES: readonly Audience[] = ['travellers', 'company', 'handlers', 'responders'];

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
    if (!message) continue;
    const news = { type: kind.type, audience, words: message.words(about) };
    const made = await notify(transaction, news, those('aloud'), now);
    const suppressed = made.flatMap((each) => each.suppressed ?? []);
    await suppressMessages(transaction, kind, message, suppressed, now);
    const toSend = made.filter((each) => each.suppressed === null).map(({ id }) => id);
    if (message.push) await queuePushes(transaction, message.push, toSend, now);
    if (message.mail) await queueMails(transaction, message.mail, toSend, now);
  }
  const push = kind.hears.travellers?.push;
  if (push) await queueQuietPushes(transaction, kind, push, those('quietly'), now);
}
