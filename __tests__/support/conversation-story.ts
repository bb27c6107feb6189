import { IssueStatus } from '@/contract/issue';
import { unparkEntry } from '@/store/outbox';
import { discardEntry } from '@/store/refusals';

import type { TestService } from '../../server/test/support/test-service';
import { AskingStory } from './conversation-asking';
import type { Cast, ConversationRecord } from './conversation-record';
import {
  type AskingAct,
  type AskingDevice,
  DEVICES,
  type DeviceName,
  type Step,
  type TalkingAct,
} from './conversation-steps';
import type { TalkingDevice } from './talking-app';
import { askerOn, responderOn, talkerOn } from './talking-people';
import { aGate, letPass, travellerOn, until } from './traveller-actions';

/** In which everything has settled: what one device has heard, the others hear in the next, and what that changes in the one after it. */
const ROUNDS_OF_PEACE = 3;

/** What two people do and what must come of it. */
export class ConversationStory {
  readonly counts = { refusals: 0 };
  private readonly asking: AskingStory;
  private number = 0;

  constructor(
    private readonly services: readonly TestService[],
    private readonly cast: Cast,
    private readonly record: ConversationRecord,
  ) {
    this.asking = new AskingStory(cast, record);
  }

  async live(step: Step): Promise<void> {
    this.number += 1;
    const { devices } = this.cast;
    if (step.who === 'all') await Promise.all(DEVICES.map((name) => devices[name].engine.sync()));
    else if (step.who === 'colleague') await this.claimAsColleague();
    else if ('air' in step) changeAir(devices[step.who], step.air);
    else if ('hours' in step) devices[step.who].clock.offset = step.hours * 3_600_000;
    else if ('line' in step) devices[step.who].app?.line.suffer(step.line);
    else if ('run' in step) await this.run(step.who, step.run);
    else if (isAsking(step))
      await this.asking.live(step.who, step.act, {
        number: this.number,
        about: await this.choose(step.who),
      });
    else if (isTalk(step)) await this.talk(step.who, step.act);
    else await this.respond(step.act);
    this.pass(1);
  }

  /** Time goes by for the service and for what an open app does by itself. */
  private pass(seconds: number): void {
    for (const service of this.services) letPass(service, seconds);
    for (const name of DEVICES) this.cast.devices[name].app?.pass(seconds * 1000);
  }

  private async run(who: DeviceName, run: Extract<Step, { run: string }>['run']): Promise<void> {
    const { devices } = this.cast;
    if (run === 'restart') devices[who] = await devices[who].restart();
    else if (run === 'die-in-send') await this.dieInSend(who);
    else await devices[who].engine[run]();
  }

  /** The service has done what was sent; nobody is left to hear of it. */
  private async dieInSend(who: DeviceName): Promise<void> {
    const { devices } = this.cast;
    const { network, engine } = devices[who];
    const { fault } = network;
    const gate = aGate();
    const before = network.seen.length;
    network.fault = (request) =>
      fault(request) ?? (request.method === 'GET' ? null : { kind: 'hold-answer', until: gate.opened });
    let isOver = false;
    const sending = engine.send().finally(() => {
      isOver = true;
    });
    await until(
      () =>
        isOver ||
        network.seen.slice(before).some(({ method, status }) => method !== 'GET' && status !== null),
    );
    const restarted = devices[who].restart();
    network.fault = fault;
    gate.open();
    devices[who] = await restarted;
    await sending;
  }

  private async claimAsColleague(): Promise<void> {
    const [request] = (await this.record.truths()).filter(({ status }) => status === IssueStatus.Waiting);
    if (request) await this.cast.people.colleague.post(`/api/v2/issues/${request.id}/claim`);
  }

  /** The request that is about to be acted on; any of those on the device. */
  private async choose(who: DeviceName): Promise<string | null> {
    const device = this.cast.devices[who];
    const requests: readonly { id: string }[] =
      who === 'desk' ? await responderOn(device).requests() : await askerOn(device).requests();
    return requests[this.number % Math.max(1, requests.length)]?.id ?? null;
  }

  private async talk(who: DeviceName, act: TalkingAct): Promise<void> {
    const about = await this.choose(who);
    if (about === null) return;
    const talker = talkerOn(this.cast.devices[who]);
    if (who === 'desk' && !(await this.mayWrite(about))) return;
    if (act === 'read') return talker.readAll(about);
    const words = [await talker.draft(about), `${who} ${this.number}`].filter(Boolean).join('\n');
    if (act === 'begin') await talker.begin(about, words);
    else if (act === 'write' || act === 'show') {
      const isPhoto = act === 'show';
      const clientId = await talker.say(about, words, isPhoto ? this.cast.photo : undefined);
      this.record.written.push({ by: who, body: words, about, clientId, mayBePassed: isPhoto, fate: 'kept' });
    } else await this.changeMind(who, about, act);
    await this.record.noteDraft(who, about);
  }

  private async changeMind(
    who: DeviceName,
    about: string,
    act: 'take-back' | 'retry' | 'discard',
  ): Promise<void> {
    const talker = talkerOn(this.cast.devices[who]);
    if (act === 'take-back') {
      const back = await talker.takeBackNewest(about);
      if (back) this.record.settle(back.clientId, back.kind);
    } else if (act === 'retry') {
      const clientId = await talker.retryOldest(about);
      if (clientId !== null) this.record.letPass(clientId);
    } else {
      const clientId = await talker.discardNewest(about);
      if (clientId !== null) this.record.settle(clientId, 'discarded');
    }
  }

  /** Who neither has a request nor takes part in what is said finds nothing to write with. */
  private async mayWrite(about: string): Promise<boolean> {
    const responder = responderOn(this.cast.devices.desk);
    const { conversationId } = await responder.talk(about);
    return conversationId !== null || (await responder.request(about))?.stage === 'mine';
  }

  private async respond(act: 'claim' | 'close' | 'finish' | 'note' | 'pin'): Promise<void> {
    const id = await this.choose('desk');
    if (id === null) return;
    const responder = responderOn(this.cast.devices.desk);
    if (act === 'note') {
      await responder.note(id, `Note ${this.number}`);
    } else if (act === 'pin') {
      const note = (await responder.notes(id)).find(({ sending }) => sending.kind === 'sent');
      if (note) await responder.pin(id, note.key, !note.pinned);
    } else await responder.move(id, act);
  }

  /** The weather clears, and all sync in peace; what was refused is given up. */
  async end(): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_PEACE; round += 1)
      for (const name of DEVICES) {
        const device = this.cast.devices[name];
        device.app?.line.suffer('well');
        changeAir(device, 'back');
        this.pass(61);
        await device.app?.untilIdle();
        await device.engine.hurry();
        expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
        await this.giveUpRefused(name);
      }
  }

  private async giveUpRefused(name: DeviceName): Promise<void> {
    const device = this.cast.devices[name];
    for (const entry of await travellerOn(device).outbox()) {
      if (!entry.parked) continue;
      const { status, asks } = entry.parked;
      // A clock that went back by days can't tell whether the service still knows it; whoever wrote it can.
      if (asks && !(await this.record.isThere(entry))) {
        await device.store.database.write('user', (transaction) => unparkEntry(transaction, entry.id));
        continue;
      }
      // Too late, not theirs, or gone: nothing else is a reason.
      expect({
        name,
        kind: entry.kind,
        isReason: asks !== undefined || [403, 404, 409].includes(status),
      }).toMatchObject({
        isReason: true,
      });
      this.counts.refusals += 1;
      if (entry.kind === 'issue-message' || entry.kind === 'issue-photo')
        this.record.settle(entry.payload.message.client_id, 'refused');
      await device.store.database.write('user', (transaction) =>
        discardEntry(transaction, entry, device.context),
      );
    }
  }

  close(): Promise<unknown> {
    return Promise.all(DEVICES.map((name) => this.cast.devices[name].close()));
  }
}

function isTalk(step: { act: string }): step is { who: DeviceName; act: TalkingAct } {
  return ['write', 'show', 'take-back', 'begin', 'retry', 'discard', 'read'].includes(step.act);
}

function isAsking(step: { act: string }): step is { who: AskingDevice; act: AskingAct } {
  return ['call', 'ask', 'cancel', 'safe', 'mistake'].includes(step.act);
}

function changeAir({ network, app }: TalkingDevice, air: Extract<Step, { air: string }>['air']): void {
  network.online = air !== 'gone';
  network.fault = ({ method }) => {
    if (air === 'trouble') return { kind: 'status', status: 503 };
    if (method === 'GET') return null;
    if (air === 'writes-lost') return { kind: 'drop-before' };
    return air === 'answers-lost' ? { kind: 'drop-after' } : null;
  };
  app?.believe(network.online);
}
