import { randomUUID } from 'node:crypto';

import { createApiClient } from '@/api/client';
import { IssueType } from '@/contract/issue';
import type { CheckInIntent } from '@/services/check-in-result';
import { CheckIns } from '@/services/check-ins';
import { findOpenHelp, getCheckIn, listCheckIns, type StoredCheckIn } from '@/store/check-ins';
import { getDraft, saveDraft } from '@/store/drafts';
import { currentId } from '@/store/ids-made-here';
import { askForHelp, cancelIssue } from '@/store/issue-writes';
import { getIssue, listIssues, type StoredIssue } from '@/store/issues';
import type { KeptPhoto } from '@/store/message-photos';
import { editMessage, readConversation, takeBackMessage, writeMessage } from '@/store/message-writes';
import { getTalk, type StoredMessage, type Talk } from '@/store/messages';
import { unparkEntry } from '@/store/outbox';
import type { RequestMove } from '@/store/outbox-kinds';
import { discardEntry } from '@/store/refusals';
import { listNotes, pinNote, writeNote, type StoredNote } from '@/store/request-notes';
import { getRequest, listRequests, moveRequest, type RequestOfOther } from '@/store/requests-of-others';
import type { Reader, Transaction } from '@/store/store-database';

import type { Device } from './device';
import { FakeLocator } from './fake-locator';
import { FakeNetwork } from './fake-network';
import { FakeSms } from './fake-sms';
import { HandTimers } from './hand-timers';

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
    /** That of a request that was made here, once the service has given it another. */
    currentId: (issueId: string): Promise<string> => read((reader) => currentId(reader, issueId)),
    draft: (issueId: string): Promise<string> => read((reader) => getDraft(reader, issueId)),
    begin: (issueId: string, text: string) => write((transaction) => saveDraft(transaction, issueId, text)),
    /** The oldest of what was refused is tried again. Gives its `client_id`. */
    async retryOldest(issueId: string): Promise<string | null> {
      const refused = (await talk(issueId)).messages
        .map(toSending)
        .find(({ sending }) => sending?.kind === 'refused');
      if (refused?.sending?.kind !== 'refused') return null;
      const { entryId } = refused.sending;
      await write((transaction) => unparkEntry(transaction, entryId));
      return refused.key;
    },
    /** The newest of what has not gone is given up. Gives its `client_id`. */
    async discardNewest(issueId: string): Promise<string | null> {
      const unsent = (await talk(issueId)).messages
        .map(toSending)
        .findLast(({ sending }) => sending?.kind === 'waiting' || sending?.kind === 'refused');
      if (unsent?.sending?.kind !== 'waiting' && unsent?.sending?.kind !== 'refused') return null;
      const { entryId } = unsent.sending;
      const isGone = await write((transaction) => discardEntry(transaction, { id: entryId }, context));
      return isGone ? unsent.key : null;
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

function toSending({ key, author }: StoredMessage) {
  return { key, sending: author.kind === 'me' ? author.sending : null };
}

export const isOwn = ({ author }: StoredMessage) => author.kind === 'me';

/** A request that was asked for, be it one of before, and what the device knew when it was. */
export interface Asking {
  id: string;
  call: StoredCheckIn;
  requests: readonly StoredIssue[];
  /** The newest first. */
  checkIns: readonly StoredCheckIn[];
}

/** Whoever asks for help. */
export function askerOn(device: Pick<Device, 'store' | 'context' | 'network'>) {
  const { store, context } = device;
  const openCall = () => store.database.read((reader) => findOpenHelp(reader, context.now()));
  const say = async (intent: CheckInIntent): Promise<StoredCheckIn> => {
    const result = await checkInsOn(device).checkIn(intent);
    if (!('id' in result)) throw new Error('the device did not keep it', { cause: result });
    const said = await store.database.read((reader) => getCheckIn(reader, result.id));
    if (!said) throw new Error('what was said is not where it was put');
    return said;
  };
  return {
    ...talkerOn(device),
    openCall,
    checkIns: (): Promise<StoredCheckIn[]> => store.database.read(listCheckIns),
    call: () => say({ status: 'help' }),
    safe: () => say({ status: 'safe' }),
    /** The open call was none, and what was asked for with it was not meant. */
    callByMistake: () => say({ status: 'safe', message: 'A mistake', takesBackHelp: true }),
    /** With the call that is open. */
    ask: (description: string): Promise<Asking> =>
      store.database.write('user', async (transaction) => {
        const call = await findOpenHelp(transaction, context.now());
        if (!call) throw new Error('nobody has called for help');
        const requests = await listIssues(transaction);
        const checkIns = await listCheckIns(transaction);
        const wanted = { type: IssueType.LostPassport, description, checkInId: call.id };
        return { id: await askForHelp(transaction, wanted, context), call, requests, checkIns };
      }),
    cancel: (id: string) =>
      store.database.write('user', (transaction) => cancelIssue(transaction, id, context)),
    request: (id: string): Promise<StoredIssue | null> =>
      store.database.read((reader) => getIssue(reader, id)),
    requests: (): Promise<StoredIssue[]> => store.database.read(listIssues),
  };
}

/** On a phone that knows where it is. */
function checkInsOn({ store, context, network }: Pick<Device, 'store' | 'context' | 'network'>): CheckIns {
  const locator = new FakeLocator({ now: context.now });
  locator.grant();
  locator.remember({ latitude: 4.711, longitude: -74.0721 }, context.now(), 20);
  return new CheckIns({
    database: store.database,
    client: createApiClient({
      baseUrl: 'http://service.test',
      readKey: () => Promise.resolve(null),
      language: () => 'en',
      fetch: network.fetch,
      timeoutMs: 30_000,
    }),
    locator,
    network: new FakeNetwork(),
    sms: new FakeSms(),
    timers: new HandTimers(),
    context,
    readInstallation: () => Promise.resolve('an-installation'),
    words: () => {
      throw new Error('nobody tells it by text');
    },
  });
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
