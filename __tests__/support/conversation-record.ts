import type { KeptPhoto } from '@/store/message-photos';
import type { OutboxEntry } from '@/store/outbox';

import type { Person } from '../../server/test/support/actors';
import type { Database } from '../../server/src/database/database';
import { CallsRecord } from './conversation-calls';
import { type AskingDevice, DEVICES, type DeviceName, type Side } from './conversation-steps';
import { readTruth, type Truth } from './conversation-truth';
import type { TalkingDevice } from './talking-app';
import { askerOn, isOwn, responderOn, talkerOn } from './talking-people';
import { travellerOn } from './traveller-actions';

interface Written {
  by: DeviceName;
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
  devices: Record<DeviceName, TalkingDevice>;
  /** What they show each other. */
  photo: KeptPhoto;
}

/** What was said and asked in a story, and what must have become of it. */
export class ConversationRecord {
  readonly written: Written[] = [];
  readonly calls = new CallsRecord();
  /** What stands in the fields, by the request as the device knew it when it was written. */
  private readonly drafts: { by: DeviceName; about: string; text: string }[] = [];

  constructor(
    private readonly database: Database,
    private readonly cast: Cast,
  ) {}

  /** With all that was to be said about it: nobody has heard of it, so that it is on this device alone. */
  withdraw(on: AskingDevice, request: { id: string; description: string | null }): void {
    this.calls.withdraw(request);
    for (const message of this.written)
      if (message.by === on && message.about === request.id && message.fate === 'kept')
        message.fate = 'withdrawn';
    for (const draft of this.drafts) if (draft.by === on && draft.about === request.id) draft.text = '';
  }

  /** What its writer has just left in the field. */
  async noteDraft(by: DeviceName, about: string): Promise<void> {
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

  /** The photos that wait with the request on the device where it is withdrawn, which the withdrawal does not wait for. */
  async recall(on: AskingDevice, requestId: string): Promise<void> {
    for (const entry of await travellerOn(this.cast.devices[on]).outbox())
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
    const found = [...this.calls.askedWrongly];
    const waiting = { phone: '', tablet: '', desk: '' };
    for (const name of DEVICES) {
      waiting[name] = JSON.stringify(await travellerOn(this.cast.devices[name]).outbox());
      found.push(...(await this.listDisorder(name)));
      found.push(...(await this.listLostDrafts(name)));
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

  private async listLostDrafts(name: DeviceName): Promise<string[]> {
    const talker = talkerOn(this.cast.devices[name]);
    const found: string[] = [];
    for (const { by, about, text } of this.drafts)
      if (by === name && text !== '' && (await talker.draft(about)) !== text)
        found.push(`what was begun on the ${name} is lost: ${text}`);
    return found;
  }

  /** Whoever wrote sees each of their words once, and those of one device in the order in which they wrote them there. */
  private async listDisorder(name: DeviceName): Promise<string[]> {
    const device = this.cast.devices[name];
    const requests: readonly { id: string }[] =
      name === 'desk' ? await responderOn(device).requests() : await askerOn(device).requests();
    const found: string[] = [];
    for (const { id } of requests) {
      const own = (await talkerOn(device).talk(id)).messages.filter(isOwn);
      // What was refused stands behind the rest until it is given up or goes.
      const shown = own
        .filter(({ author }) => author.kind === 'me' && author.sending.kind !== 'refused')
        .map(({ key }) => key);
      for (const each of doublesIn(shown)) found.push(`the ${name} shows ${each} twice`);
      for (const { is, wanted } of this.listOrders(shown))
        if (is.join() !== wanted.join()) found.push(`the ${name} shows ${is.join()}, not ${wanted.join()}`);
    }
    return found;
  }

  /** What was written on each device, as it stands and as it was written; and what nobody wrote, of which there must be nothing. */
  listOrders(shown: readonly (string | null)[]): { is: (string | null)[]; wanted: (string | null)[] }[] {
    const words = this.wordsAmong(shown);
    const all = this.written.map(({ clientId }) => clientId);
    const orders = DEVICES.map((name) => {
      const own = this.written.filter(({ by }) => by === name).map(({ clientId }) => clientId);
      return {
        is: words.filter((each) => each !== null && own.includes(each)),
        wanted: own.filter((each) => words.includes(each)),
      };
    });
    return [...orders, { is: words.filter((each) => each === null || !all.includes(each)), wanted: [] }];
  }

  private wordsAmong(clientIds: readonly (string | null)[]): (string | null)[] {
    const passed = new Set(
      this.written.filter(({ mayBePassed }) => mayBePassed).map(({ clientId }) => clientId),
    );
    return clientIds.filter((clientId) => clientId === null || !passed.has(clientId));
  }
}

const doublesIn = <Value>(all: readonly Value[]) => all.filter((each, at) => all.indexOf(each) !== at);
