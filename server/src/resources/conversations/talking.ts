import { MessageType, NewMessageBody, type NewMessage } from '@/contract/conversation';
import type { SpokenMessage } from '@/contract/live-line';

import { signerAt } from '../../assets/signed-address';
import { toCaller, type Caller, type CallerFinder } from '../../http/callers';
import { ENGLISH } from '../../http/content-language';
import { Failure, invalid } from '../../http/failure';
import { readId } from '../../http/identifiers';
import type { Tools } from '../../http/routes';
import { LIVE_CHANNEL } from '../../live/hearing';
import type { LineOwner } from '../../live/socket-tokens';
import { MOST_TOLD, type Talking } from '../../live/talk';
import { viewerOf, type Viewer } from '../issues/viewer';
import { say } from './actions';
import { findCallerAndPart, readMessage, readMessages, seeConversation } from './queries';

/** Conversations over live lines: by the same rules as over HTTP, for those whose key holds at this moment. */
export function createTalking(
  { database, now, keyRing }: Pick<Tools, 'database' | 'now' | 'keyRing'>,
  finder: CallerFinder,
): Talking {
  /** As whom each was seen the last time. */
  const known = new WeakMap<LineOwner, Viewer>();
  const reader = () => ({ languages: ENGLISH, sign: signerAt(keyRing, now()) });

  const hashOf = ({ keyHash }: LineOwner) => Buffer.from(keyHash, 'hex');

  const findViewer = async (owner: LineOwner) => toViewer(await finder.findKept(hashOf(owner)));

  async function toViewer(caller: Caller | null): Promise<Viewer> {
    if (caller?.kind !== 'user') throw new Failure('unauthorized', 'This key is not valid any more.');
    return viewerOf(database, caller);
  }

  const takesPart = (viewer: Viewer, id: string) =>
    seeConversation(database, viewer, id).then(
      ({ takes_part }) => takes_part,
      (error: unknown) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );

  async function firstMayHear(owner: LineOwner, id: string): Promise<boolean> {
    const viewer = await findViewer(owner);
    known.set(owner, viewer);
    return takesPart(viewer, id);
  }

  /** Looked up as whom they were the last time, together with whether they still are. */
  async function mayHearAs(owner: LineOwner, before: Viewer, id: string): Promise<boolean> {
    const { caller, takes_part: did } = await findCallerAndPart(database, before, id, hashOf(owner));
    const viewer = await toViewer(caller && toCaller(caller));
    known.set(owner, viewer);
    return isSame(before, viewer) ? did : takesPart(viewer, id);
  }

  async function mayHear(owner: LineOwner, conversationId: string): Promise<boolean> {
    try {
      const id = readId(conversationId, 'conversation');
      const before = known.get(owner);
      return await (before ? mayHearAs(owner, before, id) : firstMayHear(owner, id));
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  return {
    mayHear,
    async readSaid(id, from) {
      const query = { after: from - 1, per_page: MOST_TOLD };
      const messages = await readMessages(database, { id, ...reader() }, query);
      return messages.filter(({ user_id }) => user_id !== null);
    },
    async say(owner, { conversation_id, message }) {
      const id = readId(conversation_id, 'conversation');
      const text = readText(message);
      const begunAt = now();
      const viewer = findViewer(owner);
      // Whoever says it waits for it below.
      viewer.catch(() => undefined);
      const said = await database.transaction(async (transaction) =>
        say(transaction, await viewer, id, { ...text, staged: null, begunAt }, now()),
      );
      return said.message ?? readMessage(database, { id: said.id, ...reader() });
    },
    async tellTyping(owner, conversationId) {
      if (!(await mayHear(owner, conversationId))) return;
      await database.query(
        `select pg_notify($1, concat_ws(' ', 'typing', $2::text, $3::text, names_of_participants($2::uuid)))`,
        [LIVE_CHANNEL, conversationId, owner.id],
      );
    },
  };
}

function isSame(one: Viewer, other: Viewer): boolean {
  return (
    one.userId === other.userId && one.companyId === other.companyId && one.countryCode === other.countryCode
  );
}

/** Pictures and places are too long for a line, or rarely said. */
function readText(message: SpokenMessage['message']): NewMessage {
  const read = NewMessageBody.safeParse({ message });
  if (!read.success)
    throw invalid(
      read.error.issues.map(({ path, message: words }) => ({ field: path.join('.'), message: words })),
    );
  if (read.data.message.type === MessageType.Text) return read.data.message;
  throw invalid([{ field: 'message.type', message: 'only text is taken over a line; send this by HTTP' }]);
}
