import { IssueStatus } from '@/contract/issue';
import { unparkEntry } from '@/store/outbox';
import { discardEntry } from '@/store/refusals';

import type { TestService } from '../../server/test/support/test-service';
import type { Cast, ConversationRecord } from './conversation-record';
import { SIDES, type Side, type Step } from './conversation-steps';
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
    else if (step.act === 'ask' || step.act === 'cancel') await this.ask(step.act);
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

  private async talk(who: Side, act: TalkingStep['act']): Promise<void> {
    const about = await this.choose(who);
    if (about === null) return;
    const talker = talkerOn(this.cast.devices[who]);
    if (who === 'responder' && !(await this.mayWrite(about))) return;
    if (act === 'read') return talker.readAll(about);
    if (act === 'write' || act === 'show') {
      const body = `${who} ${this.number}`;
      const isPhoto = act === 'show';
      const clientId = await talker.say(about, body, isPhoto ? this.cast.photo : undefined);
      this.record.written.push({ by: who, body, about, clientId, isPhoto, fate: 'kept' });
      return;
    }
    const back = await talker.takeBackNewest(about);
    if (back) this.record.settle(back.clientId, back.kind);
  }

  /** Who neither has a request nor takes part in what is said finds nothing to write with. */
  private async mayWrite(about: string): Promise<boolean> {
    const responder = responderOn(this.cast.devices.responder);
    const { conversationId } = await responder.talk(about);
    return conversationId !== null || (await responder.request(about))?.stage === 'mine';
  }

  private async ask(act: 'ask' | 'cancel'): Promise<void> {
    const asker = askerOn(this.cast.devices.asker);
    if (act === 'ask') {
      const description = `Help ${this.number}`;
      await asker.ask(description);
      this.record.asked.set(description, { isWithdrawn: false });
      return;
    }
    const id = await this.choose('asker');
    const request = id === null ? null : await asker.request(id);
    if (!request) return;
    await asker.cancel(request.id);
    if ((await asker.request(request.id)) === null) this.record.withdraw(request);
    else await this.record.recall(request.id);
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

type TalkingStep = Extract<Step, { act: 'write' | 'show' | 'take-back' | 'read' }>;

function isTalk(step: { act: string }): step is TalkingStep {
  return ['write', 'show', 'take-back', 'read'].includes(step.act);
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
