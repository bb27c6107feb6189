import { IssueStatus } from '@/contract/issue';
import { getDraft } from '@/store/drafts';
import type { KeptPhoto } from '@/store/message-photos';
import type { OutboxEntry } from '@/store/outbox';

import type { Person } from '../../server/test/support/actors';
import type { Database } from '../../server/src/database/database';
import { SIDES, type Side } from './conversation-steps';
import { compareTalk, readTruth, type Truth } from './conversation-truth';
import type { TalkingDevice } from './talking-app';
import { askerOn, isOwn, responderOn, talkerOn } from './talking-people';
import { travellerOn } from './traveller-actions';

interface Written {
  by: Side;
  clientId: string;
  body: string;
  /** Of the request, as the device knew it then. */
  about: string;
  /** What is said behind it may pass it: a photo, and what was tried again after it was refused. */
  mayBePassed: boolean;
  /**
   * `discarded`: given up before it left. `edited`: it is a draft again. `withdrawn`: gone with a request that never left. `recalled`: a photo that waited when its request was withdrawn, and
   * may have left.
   */
  fate: 'kept' | 'taken-back' | 'edited' | 'discarded' | 'withdrawn' | 'recalled' | 'refused';
}

/** Who takes part, on which devices. */
export interface Cast {
  people: Record<Side | 'colleague', Person>;
  devices: Record<Side, TalkingDevice>;
  /** What they show each other. */
  photo: KeptPhoto;
}

/** What was said and asked in a story, and what must have become of it. */
export class ConversationRecord {
  readonly written: Written[] = [];
  /** By their words; whether they were withdrawn before they left, and the call that they say more of. */
  readonly asked = new Map<string, { isWithdrawn: boolean; call: string | null }>();
  /** What was asked for once more with a call whose request was open on the same device. */
  readonly askedTwice: string[] = [];
  /** How often help was called. */
  calls = 0;
  /** What stands in the fields, by the request as the device knew it when it was written. */
  private readonly drafts: { by: Side; about: string; text: string }[] = [];

  constructor(
    private readonly database: Database,
    private readonly cast: Cast,
  ) {}

  /** With all that was to be said about it. */
  withdraw(request: { id: string; description: string | null }): void {
    const asked = this.asked.get(request.description ?? '');
    if (asked) asked.isWithdrawn = true;
    for (const message of this.written)
      if (message.by === 'asker' && message.about === request.id && message.fate === 'kept')
        message.fate = 'withdrawn';
    for (const draft of this.drafts) if (draft.about === request.id) draft.text = '';
  }

  /** What its writer has just left in the field. */
  async noteDraft(by: Side, about: string): Promise<void> {
    const talker = talkerOn(this.cast.devices[by]);
    const text = await talker.draft(about);
    const id = await talker.currentId(about);
    for (const draft of this.drafts)
      if (draft.by === by && (await talker.currentId(draft.about)) === id) draft.text = '';
    this.drafts.push({ by, about, text });
  }

  letPass(clientId: string): void {
    for (const message of this.written) if (message.clientId === clientId) message.mayBePassed = true;
  }

  /** The photos that wait with the request, which the withdrawal does not wait for. */
  async recall(requestId: string): Promise<void> {
    for (const entry of await travellerOn(this.cast.devices.asker).outbox())
      if (entry.kind === 'issue-photo' && entry.subject === `issue/${requestId}` && !entry.parked)
        this.settle(entry.payload.message.client_id, 'recalled');
  }

  settle(clientId: string, fate: Written['fate']): void {
    for (const message of this.written) if (message.clientId === clientId) message.fate = fate;
  }

  truths(): Promise<Truth[]> {
    return readTruth(this.database, this.cast.people.asker.id);
  }

  /** Whether the service has what such an entry makes. */
  async isThere(entry: OutboxEntry): Promise<boolean> {
    const truths = await this.truths();
    if (entry.kind === 'issue-create')
      return truths.some(({ description }) => description === entry.payload.issue.description);
    if (entry.kind !== 'note-create') return false;
    return truths.some(({ notes }) => notes.some(({ body }) => body === entry.payload.note.body));
  }

  /** What is not as it must be at any moment. The devices are read first: what leaves one meanwhile has arrived then. */
  async listViolations(): Promise<string[]> {
    const found = [...this.askedTwice];
    const waiting = { asker: '', responder: '' };
    for (const side of SIDES) {
      waiting[side] = JSON.stringify(await travellerOn(this.cast.devices[side]).outbox());
      found.push(...(await this.listDisorder(side)));
      found.push(...(await this.listLostDrafts(side)));
    }
    const truths = await this.truths();
    const said = truths.flatMap(({ messages }) => messages.flatMap(({ clientId }) => clientId ?? []));
    const there = [
      ...said,
      ...truths.flatMap(({ description }) => description ?? []),
      ...truths.flatMap(({ notes }) => notes.map(({ body }) => body)),
    ];
    for (const each of doublesIn(there)) found.push(`${each} is there twice`);
    for (const { by, clientId, body, fate } of this.written)
      if (fate === 'kept' || fate === 'taken-back')
        if (!said.includes(clientId) && !waiting[by].includes(clientId)) found.push(`${body} is lost`);
    return found;
  }

  private async listLostDrafts(side: Side): Promise<string[]> {
    const talker = talkerOn(this.cast.devices[side]);
    const found: string[] = [];
    for (const { by, about, text } of this.drafts)
      if (by === side && text !== '' && (await talker.draft(about)) !== text)
        found.push(`what the ${side} has begun is lost: ${text}`);
    return found;
  }

  /** Whoever wrote sees each of their words once, in the order in which they wrote them. */
  private async listDisorder(side: Side): Promise<string[]> {
    const device = this.cast.devices[side];
    const requests: readonly { id: string }[] =
      side === 'asker' ? await askerOn(device).requests() : await responderOn(device).requests();
    const found: string[] = [];
    for (const { id } of requests) {
      const own = (await talkerOn(device).talk(id)).messages.filter(isOwn);
      // What was refused stands behind the rest until it is given up or goes.
      const shown = own
        .filter(({ author }) => author.kind === 'me' && author.sending.kind !== 'refused')
        .map(({ key }) => key);
      for (const each of doublesIn(shown)) found.push(`the ${side} sees ${each} twice`);
      const words = this.wordsAmong(shown);
      const inOrder = this.written.map(({ clientId }) => clientId).filter((key) => words.includes(key));
      if (words.join() !== inOrder.join())
        found.push(`the ${side} sees ${words.join()}, not ${inOrder.join()}`);
    }
    return found;
  }

  private wordsAmong(clientIds: readonly (string | null)[]): (string | null)[] {
    const passed = new Set(
      this.written.filter(({ mayBePassed }) => mayBePassed).map(({ clientId }) => clientId),
    );
    return clientIds.filter((clientId) => clientId === null || !passed.has(clientId));
  }

  /** Both devices show what the service says, and the service has all that was written and not given up. */
  async compare(): Promise<void> {
    const truths = await this.truths();
    for (const side of SIDES) expect(await travellerOn(this.cast.devices[side]).outbox()).toEqual([]);
    const kept = [...this.asked].filter(([, { isWithdrawn }]) => !isWithdrawn);
    const words = truths.flatMap(({ description }) => description ?? []);
    expect(words.sort()).toEqual(kept.map(([description]) => description).sort());
    // A call has a request of its own, which stays without words where these were withdrawn before they left, or came when it was over.
    expect(truths.length - words.length).toBeLessThanOrEqual(this.calls);
    for (const side of SIDES) {
      const { id } = this.cast.people[side];
      const recalled = this.written.filter(({ fate }) => fate === 'recalled').map(({ clientId }) => clientId);
      const there = truths
        .flatMap(({ messages }) => messages)
        .filter(({ userId, clientId }) => userId === id && !recalled.includes(clientId ?? ''));
      const wanted = this.written.filter(
        ({ by, fate }) => by === side && ['kept', 'taken-back'].includes(fate),
      );
      // What is finished is gone for whoever asked: nothing of it can be taken back any more.
      const finished = new Set(
        truths
          .filter(({ status }) => side === 'asker' && status === IssueStatus.Finished)
          .flatMap(({ messages }) => messages.map(({ clientId }) => clientId)),
      );
      const toState = (clientId: string | null, body: string | null, isDeleted: boolean) =>
        finished.has(clientId) ? 'finished' : isDeleted ? 'taken back' : body;
      expect(
        new Map(there.map(({ clientId, body, isDeleted }) => [clientId, toState(clientId, body, isDeleted)])),
      ).toEqual(
        new Map(
          wanted.map(({ clientId, body, fate }) => [
            clientId,
            toState(clientId, body, fate === 'taken-back'),
          ]),
        ),
      );
      for (const { messages } of truths) {
        const order = this.wordsAmong(
          messages.filter(({ userId }) => userId === id).map(({ clientId }) => clientId),
        );
        expect(order).toEqual(wanted.map(({ clientId }) => clientId).filter((each) => order.includes(each)));
      }
    }
    for (const truth of truths) await this.compareRequest(truth);
  }

  private async compareRequest(truth: Truth): Promise<void> {
    const { people, devices } = this.cast;
    const { id, status, handlerId, positions, lastPosition, notes } = truth;
    const here = await askerOn(devices.asker).request(id);
    const isFinished = status === IssueStatus.Finished;
    // What is begun is not thrown away with a request that is finished.
    const hasBegun = (await devices.asker.store.database.read((reader) => getDraft(reader, id))) !== '';
    expect(here && { status: here.status, sending: here.sending.kind }).toEqual(
      isFinished && !hasBegun ? null : { status, sending: 'sent' },
    );
    if (!isFinished) await compareTalk(devices.asker, people.asker.id, truth);
    const stage = isFinished
      ? 'finished'
      : status >= IssueStatus.Closed
        ? 'over'
        : handlerId === null
          ? 'unclaimed'
          : handlerId === people.responder.id
            ? 'mine'
            : 'anothers';
    const responder = responderOn(devices.responder);
    expect(await responder.request(id)).toMatchObject({ status, stage, move: { kind: 'settled' } });
    expect((await responder.notes(id)).map(({ body, pinned }) => ({ body, pinned })).sort(byBody)).toEqual(
      notes,
    );
    if (positions.some(({ user_id }) => user_id === people.responder.id))
      await compareTalk(devices.responder, people.responder.id, truth);
    // Whoever has it on a device has said so.
    const onDevices = positions.filter(
      ({ user_id }) => user_id === people.responder.id || (user_id === people.asker.id && !isFinished),
    );
    for (const { delivered_position: delivered } of onDevices) expect(delivered).toBe(lastPosition);
  }
}

const byBody = (one: { body: string }, other: { body: string }) => (one.body < other.body ? -1 : 1);
const doublesIn = <Value>(all: readonly Value[]) => all.filter((each, at) => all.indexOf(each) !== at);
