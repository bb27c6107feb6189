import { randomUUID } from 'node:crypto';

import { CheckInStatus } from '@/contract/check-in';
import { IssueType } from '@/contract/issue';
import { askForHelp, cancelIssue } from '@/store/issue-writes';
import { getIssue, listIssues, type StoredIssue } from '@/store/issues';
import type { KeptPhoto } from '@/store/message-photos';
import { editMessage, readConversation, takeBackMessage, writeMessage } from '@/store/message-writes';
import { getTalk, type StoredMessage, type Talk } from '@/store/messages';
import type { RequestMove } from '@/store/outbox-kinds';
import { listNotes, pinNote, writeNote, type StoredNote } from '@/store/request-notes';
import { getRequest, listRequests, moveRequest, type RequestOfOther } from '@/store/requests-of-others';
import type { Reader, Transaction } from '@/store/store-database';

import type { Device } from './device';
import { travellerOn } from './traveller-actions';

/** More than any story says. */
const ALL = 1_000;

/** What both sides of a conversation do on a device, and what they see there; none of it touches the network. */
export function talkerOn({ store, context }: Pick<Device, 'store' | 'context'>) {
  const read = <Result>(work: (reader: Reader) => Promise<Result>) => store.database.read(work);
  const write = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    store.database.write('user', work);
  const talk = (issueId: string): Promise<Talk> => read((reader) => getTalk(reader, issueId, ALL));
  return {
    talk,
    /** Gives the `client_id` by which both sides and the service know it. */
    async say(issueId: string, body: string, photo?: KeptPhoto): Promise<string> {
      const clientId = randomUUID();
      await write((transaction) =>
        writeMessage(transaction, { issueId, body, photo }, { ...context, newId: () => clientId }),
      );
      return clientId;
    },
    /** The newest of their own that still stands: out of the conversation, or back into the draft where it has not left. */
    async takeBackNewest(
      issueId: string,
    ): Promise<{ clientId: string; kind: 'taken-back' | 'edited' } | null> {
      const newest = (await talk(issueId)).messages.filter(isOwn).findLast(({ isDeleted }) => !isDeleted);
      if (newest?.author.kind !== 'me') return null;
      const { key: clientId, id, author } = newest;
      if (id !== null) {
        await write((transaction) => takeBackMessage(transaction, id, context));
        return { clientId, kind: 'taken-back' };
      }
      if (author.sending.kind !== 'waiting') return null;
      const { entryId } = author.sending;
      const isBack = await write((transaction) => editMessage(transaction, entryId));
      return isBack ? { clientId, kind: 'edited' } : null;
    },
    /** All that is on the screen. */
    async readAll(issueId: string): Promise<void> {
      const position = (await talk(issueId)).messages.findLast(
        (message) => message.position !== null,
      )?.position;
      if (position == null) return;
      await write((transaction) => readConversation(transaction, { issueId, position }, context));
    },
  };
}

export const isOwn = ({ author }: StoredMessage) => author.kind === 'me';

/** Whoever asks for help. */
export function askerOn(device: Pick<Device, 'store' | 'context'>) {
  const { store, context } = device;
  return {
    ...talkerOn(device),
    async ask(description: string): Promise<string> {
      const checkInId = await travellerOn(device).checkIn(CheckInStatus.Help);
      const wanted = { type: IssueType.LostPassport, description, checkInId };
      return store.database.write('user', (transaction) => askForHelp(transaction, wanted, context));
    },
    cancel: (id: string) =>
      store.database.write('user', (transaction) => cancelIssue(transaction, id, context)),
    request: (id: string): Promise<StoredIssue | null> =>
      store.database.read((reader) => getIssue(reader, id)),
    requests: (): Promise<StoredIssue[]> => store.database.read(listIssues),
  };
}

/** Whoever answers. */
export function responderOn(device: Pick<Device, 'store' | 'context'>) {
  const { store, context } = device;
  return {
    ...talkerOn(device),
    move: (issueId: string, to: RequestMove) =>
      store.database.write('user', (transaction) => moveRequest(transaction, { issueId, to }, context)),
    note: (issueId: string, body: string) =>
      store.database.write('user', (transaction) => writeNote(transaction, { issueId, body }, context)),
    pin: (issueId: string, noteId: string, pinned: boolean) =>
      store.database.write('user', (transaction) =>
        pinNote(transaction, { issueId, noteId, pinned }, context),
      ),
    notes: (issueId: string): Promise<StoredNote[]> =>
      store.database.read((reader) => listNotes(reader, issueId)),
    request: (id: string): Promise<RequestOfOther | null> =>
      store.database.read((reader) => getRequest(reader, id)),
    requests: (): Promise<RequestOfOther[]> => store.database.read(listRequests),
  };
}
