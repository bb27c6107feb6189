import { IssueStatus } from '@/contract/issue';
import { firstCallOf } from '@/domain/first-call';
import type { StoredIssue } from '@/store/issues';
import { unparkEntry } from '@/store/outbox';
import { discardEntry } from '@/store/refusals';

import type { TestService } from '../../server/test/support/test-service';
import type { Cast, ConversationRecord } from './conversation-record';
import { type AskingAct, SIDES, type Side, type Step, type TalkingAct } from './conversation-steps';
import type { TalkingDevice } from './talking-app';
import { askerOn, responderOn, talkerOn } from './talking-people';
import { aGate, letPass, travellerOn, until } from './traveller-actions';

/** In which everything has settled: what one side has heard, the other hears in the next, and what that changes in the one after it. */
const ROUNDS_OF_PEACE = 3;

/** What two people do and what must come of it. */
export class ConversationStory {
  readonly counts = { refusals: 0 };
  private number = 0;

  constructor(
    private readonly services: readonly TestService[],
    private readonly cast: Cast,
    private readonly record: ConversationRecord,
  ) {}

  async live(step: Step): Promise<void> {
    this.number += 1;
    const { devices } = this.cast;
    if (step.who === 'both') await Promise.all(SIDES.map((side) => devices[side].engine.sync()));
    else if (step.who === 'colleague') await this.claimAsColleague();
    else if ('air' in step) changeAir(devices[step.who], step.air);
    else if ('hours' in step) devices[step.who].clock.offset = step.hours * 3_600_000;
    else if ('line' in step) devices[step.who].app?.line.suffer(step.line);
    else if ('run' in step) await this.run(step.who, step.run);
    else if (isAsking(step)) await this.ask(step.act);
    else if (isTalk(step)) await this.talk(step.who, step.act);
    else await this.respond(step.act);
    this.pass(1);
  }

  /** Time goes by for the service and for what an open app does by itself. */
  private pass(seconds: number): void {
    for (const service of this.services) letPass(service, seconds);
    for (const side of SIDES) this.cast.devices[side].app?.pass(seconds * 1000);
  }

  private async run(who: Side, run: Extract<Step, { run: string }>['run']): Promise<void> {
    const { devices } = this.cast;
    if (run === 'restart') devices[who] = await devices[who].restart();
    else if (run === 'die-in-send') await this.dieInSend(who);
    else await devices[who].engine[run]();
  }

  /** The service has done what was sent; nobody is left to hear of it. */
  private async dieInSend(who: Side): Promise<void> {
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

  /** The request that this side is about to act on; any of those on the device. */
  private async choose(who: Side): Promise<string | null> {
    const device = this.cast.devices[who];
    const requests: readonly { id: string }[] =
      who === 'asker' ? await askerOn(device).requests() : await responderOn(device).requests();
    return requests[this.number % Math.max(1, requests.length)]?.id ?? null;
  }

  private async talk(who: Side, act: TalkingAct): Promise<void> {
    const about = await this.choose(who);
    if (about === null) return;
    const talker = talkerOn(this.cast.devices[who]);
    if (who === 'responder' && !(await this.mayWrite(about))) return;
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

  private async changeMind(who: Side, about: string, act: 'take-back' | 'retry' | 'discard'): Promise<void> {
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
    const responder = responderOn(this.cast.devices.responder);
    const { conversationId } = await responder.talk(about);
    return conversationId !== null || (await responder.request(about))?.stage === 'mine';
  }

  private async ask(act: AskingAct): Promise<void> {
    const asker = askerOn(this.cast.devices.asker);
    if (act === 'call') await this.call();
    else if (act === 'safe') await asker.safe();
    else if (act === 'ask') await this.askForHelp();
    else if (act === 'mistake') await this.withdrawing(() => asker.callByMistake());
    else {
      const id = await this.choose('asker');
      if (id !== null) await this.withdrawing(() => asker.cancel(id));
    }
  }

  private async call(): Promise<void> {
    await askerOn(this.cast.devices.asker).call();
    this.record.calls += 1;
  }

  private async askForHelp(): Promise<void> {
    const asker = askerOn(this.cast.devices.asker);
    if ((await asker.openCall()) === null) await this.call();
    const call = await asker.openCall();
    const before = (await asker.requests()).filter(isOpenHere).map(({ description }) => description ?? '');
    const description = `Help ${this.number}`;
    const id = await asker.ask(description);
    // A second tap finds the first.
    if ((await asker.request(id))?.description !== description) return;
    const firstCall = call && firstCallOf(call);
    for (const each of before)
      if (this.record.asked.get(each)?.call === firstCall)
        this.record.askedTwice.push(`${description} is asked for with the call of ${each}`);
    this.record.asked.set(description, { isWithdrawn: false, call: firstCall });
  }

  private async withdrawing(work: () => Promise<unknown>): Promise<void> {
    const asker = askerOn(this.cast.devices.asker);
    const before = await asker.requests();
    await work();
    for (const request of before) {
      const now = await asker.request(request.id);
      if (now === null) this.record.withdraw(request);
      else if (now.sending.kind === 'cancelling' && request.sending.kind !== 'cancelling')
        await this.record.recall(request.id);
    }
  }

  private async respond(act: 'claim' | 'close' | 'finish' | 'note' | 'pin'): Promise<void> {
    const id = await this.choose('responder');
    if (id === null) return;
    const responder = responderOn(this.cast.devices.responder);
    if (act === 'note') {
      await responder.note(id, `Note ${this.number}`);
    } else if (act === 'pin') {
      const note = (await responder.notes(id)).find(({ sending }) => sending.kind === 'sent');
      if (note) await responder.pin(id, note.key, !note.pinned);
    } else await responder.move(id, act);
  }

  /** The weather clears, and both sync in peace; what was refused is given up. */
  async end(): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_PEACE; round += 1)
      for (const side of SIDES) {
        const device = this.cast.devices[side];
        device.app?.line.suffer('well');
        changeAir(device, 'back');
        this.pass(61);
        await device.app?.untilIdle();
        await device.engine.hurry();
        expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
        await this.giveUpRefused(side);
      }
  }

  private async giveUpRefused(side: Side): Promise<void> {
    const device = this.cast.devices[side];
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
        side,
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
    return Promise.all(SIDES.map((side) => this.cast.devices[side].close()));
  }
}

function isOpenHere({ status, sending }: StoredIssue): boolean {
  return status < IssueStatus.Closed && sending.kind !== 'cancelling';
}

function isTalk(step: { act: string }): step is { who: Side; act: TalkingAct } {
  return ['write', 'show', 'take-back', 'begin', 'retry', 'discard', 'read'].includes(step.act);
}

function isAsking(step: { act: string }): step is { who: 'asker'; act: AskingAct } {
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
