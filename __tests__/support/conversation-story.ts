import { IssueStatus } from '@/contract/issue';
import { discardEntry } from '@/store/refusals';

import type { Person } from '../../server/test/support/actors';
import type { TestService } from '../../server/test/support/test-service';
import { compareTalk, readTruth, type Truth } from './conversation-truth';
import type { Side, Step } from './conversation-steps';
import type { Device } from './device';
import { askerOn, isOwn, responderOn, talkerOn } from './talking-people';
import { aGate, letPass, travellerOn, until } from './traveller-actions';

const SIDES = ['asker', 'responder'] as const;
/** In which everything has settled: what one side has heard, the other hears in the next, and what that changes in the one after it. */
const ROUNDS_OF_PEACE = 3;

interface Written {
  by: Side;
  clientId: string;
  body: string;
  /** Of the request, as the device knew it then. */
  about: string;
  /** `edited`: it is a draft again. `withdrawn`: gone with a request that never left. */
  fate: 'kept' | 'taken-back' | 'edited' | 'withdrawn' | 'refused';
}

interface Cast {
  people: Record<Side | 'colleague', Person>;
  devices: Record<Side, Device>;
}

/** What two people do and what must come of it. */
export class ConversationStory {
  readonly counts = { refusals: 0 };
  private readonly written: Written[] = [];
  /** By their words. */
  private readonly asked = new Map<string, { id: string; isWithdrawn: boolean }>();
  private readonly notes: string[] = [];
  private number = 0;

  constructor(
    private readonly services: readonly TestService[],
    private readonly cast: Cast,
  ) {}

  async live(step: Step): Promise<void> {
    this.number += 1;
    const { devices } = this.cast;
    if (step.who === 'both') await Promise.all(SIDES.map((side) => devices[side].engine.sync()));
    else if (step.who === 'colleague') await this.claimAsColleague();
    else if ('air' in step) changeAir(devices[step.who], step.air);
    else if ('hours' in step) devices[step.who].clock.offset = step.hours * 3_600_000;
    else if ('run' in step) await this.run(step.who, step.run);
    else if (step.act === 'write' || step.act === 'take-back' || step.act === 'read')
      await this.talk(step.who, step.act);
    else if (step.who === 'asker') await this.ask(step.act);
    else await this.respond(step.act);
    for (const service of this.services) letPass(service, 1);
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
    devices[who] = await devices[who].restart();
    network.fault = fault;
    gate.open();
    await sending;
  }

  private async claimAsColleague(): Promise<void> {
    const [request] = (await this.truths()).filter(({ status }) => status === IssueStatus.Waiting);
    if (request) await this.cast.people.colleague.post(`/api/v2/issues/${request.id}/claim`);
  }

  /** The request that this side is about to act on; any of those on the device. */
  private async choose(who: Side): Promise<string | null> {
    const device = this.cast.devices[who];
    const requests: readonly { id: string }[] =
      who === 'asker' ? await askerOn(device).requests() : await responderOn(device).requests();
    return requests[this.number % Math.max(1, requests.length)]?.id ?? null;
  }

  private async talk(who: Side, act: 'write' | 'take-back' | 'read'): Promise<void> {
    const about = await this.choose(who);
    if (about === null) return;
    const talker = talkerOn(this.cast.devices[who]);
    if (act === 'read') return talker.readAll(about);
    if (act === 'write') {
      const body = `${who} ${this.number}`;
      this.written.push({ by: who, body, about, clientId: await talker.say(about, body), fate: 'kept' });
      return;
    }
    const back = await talker.takeBackNewest(about);
    const message = this.written.find(({ clientId }) => clientId === back?.clientId);
    if (back && message) message.fate = back.kind;
  }

  private async ask(act: 'ask' | 'cancel'): Promise<void> {
    const asker = askerOn(this.cast.devices.asker);
    if (act === 'ask') {
      const description = `Help ${this.number}`;
      this.asked.set(description, { id: await asker.ask(description), isWithdrawn: false });
      return;
    }
    const id = await this.choose('asker');
    const request = id === null ? null : await asker.request(id);
    if (!request) return;
    await asker.cancel(request.id);
    if (await asker.request(request.id)) return;
    const asked = this.asked.get(request.description ?? '');
    if (asked) asked.isWithdrawn = true;
    for (const message of this.written)
      if (message.by === 'asker' && message.about === request.id && message.fate === 'kept')
        message.fate = 'withdrawn';
  }

  private async respond(act: 'claim' | 'close' | 'finish' | 'note' | 'pin'): Promise<void> {
    const id = await this.choose('responder');
    if (id === null) return;
    const responder = responderOn(this.cast.devices.responder);
    if (act === 'note') {
      const body = `Note ${this.number}`;
      await responder.note(id, body);
      this.notes.push(body);
    } else if (act === 'pin') {
      const note = (await responder.notes(id)).find(({ sending }) => sending.kind === 'sent');
      if (note) await responder.pin(id, note.key, !note.pinned);
    } else await responder.move(id, act);
  }

  private truths(): Promise<Truth[]> {
    const [service] = this.services;
    if (!service) throw new Error('a story needs a service');
    return readTruth(service.database, this.cast.people.asker.id);
  }

  /** What is not as it must be at any moment. */
  async listViolations(): Promise<string[]> {
    const truths = await this.truths();
    const said = truths.flatMap(({ messages }) => messages);
    const found = [
      ...doublesIn(truths.map(({ description }) => description)).map((words) => `${words} is there twice`),
      ...doublesIn(said.flatMap(({ clientId }) => clientId ?? [])).map((id) => `${id} was said twice`),
      ...doublesIn(truths.flatMap(({ notes }) => notes.map(({ body }) => body))).map((body) => `${body} twice`),
    ];
    for (const side of SIDES) {
      const outbox = JSON.stringify(await travellerOn(this.cast.devices[side]).outbox());
      for (const { by, clientId, body, fate } of this.written)
        if (by === side && (fate === 'kept' || fate === 'taken-back'))
          if (!said.some((message) => message.clientId === clientId) && !outbox.includes(clientId))
            found.push(`${body} is lost`);
      found.push(...(await this.listDisorder(side)));
    }
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
      const inOrder = this.written.map(({ clientId }) => clientId).filter((key) => shown.includes(key));
      if (shown.join() !== inOrder.join()) found.push(`the ${side} sees ${shown.join()}, not ${inOrder.join()}`);
    }
    return found;
  }

  /** The weather clears, and both sync in peace; what was refused is given up. */
  async end(): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_PEACE; round += 1)
      for (const side of SIDES) {
        const device = this.cast.devices[side];
        changeAir(device, 'back');
        for (const service of this.services) letPass(service, 61);
        await device.engine.hurry();
        expect(await device.engine.sync()).toMatchObject({ kind: 'finished', failed: 0 });
        await this.giveUpRefused(side);
      }
  }

  private async giveUpRefused(side: Side): Promise<void> {
    const device = this.cast.devices[side];
    for (const entry of await travellerOn(device).outbox()) {
      if (!entry.parked) continue;
      const { status } = entry.parked;
      // Too late, not theirs, or gone: nothing else is a reason.
      expect({ side, kind: entry.kind, isReason: [403, 404, 409].includes(status) }).toMatchObject({
        isReason: true,
      });
      this.counts.refusals += 1;
      for (const message of this.written)
        if (entry.kind === 'issue-message' && message.clientId === entry.payload.message.client_id)
          message.fate = 'refused';
      await device.store.database.write('user', (transaction) =>
        discardEntry(transaction, entry, device.context),
      );
    }
  }

  /** Both devices show what the service says, and the service has all that was written and not given up. */
  async compare(): Promise<void> {
    const truths = await this.truths();
    for (const side of SIDES) expect(await travellerOn(this.cast.devices[side]).outbox()).toEqual([]);
    const kept = [...this.asked].filter(([, { isWithdrawn }]) => !isWithdrawn);
    expect(truths.map(({ description }) => description).sort()).toEqual(kept.map(([words]) => words).sort());
    for (const side of SIDES) {
      const { id } = this.cast.people[side];
      const there = truths.flatMap(({ messages }) => messages).filter(({ userId }) => userId === id);
      const wanted = this.written.filter(({ by, fate }) => by === side && ['kept', 'taken-back'].includes(fate));
      const describe = (body: string, isDeleted: boolean) => (isDeleted ? 'taken back' : body);
      expect(new Map(there.map(({ clientId, body, isDeleted }) => [clientId, describe(body ?? '', isDeleted)]))).toEqual(
        new Map(wanted.map(({ clientId, body, fate }) => [clientId, describe(body, fate === 'taken-back')])),
      );
      for (const { messages } of truths) {
        const order = messages.filter(({ userId }) => userId === id).map(({ clientId }) => clientId);
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
    expect(here && { status: here.status, sending: here.sending.kind }).toEqual(
      isFinished ? null : { status, sending: 'sent' },
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
    expect((await responder.notes(id)).map(({ body, pinned }) => ({ body, pinned })).sort(byBody)).toEqual(notes);
    if (positions.some(({ user_id }) => user_id === people.responder.id))
      await compareTalk(devices.responder, people.responder.id, truth);
    // Whoever has it on a device has said so.
    const onDevices = positions.filter(
      ({ user_id }) =>
        user_id === people.responder.id || (user_id === people.asker.id && !isFinished),
    );
    for (const { delivered_position: delivered } of onDevices) expect(delivered).toBe(lastPosition);
  }

  close(): Promise<unknown> {
    return Promise.all(SIDES.map((side) => this.cast.devices[side].close()));
  }
}

const byBody = (one: { body: string }, other: { body: string }) => (one.body < other.body ? -1 : 1);
const doublesIn = <Value>(all: readonly Value[]) => all.filter((each, at) => all.indexOf(each) !== at);

function changeAir({ network }: Device, air: Extract<Step, { air: string }>['air']): void {
  network.online = air !== 'gone';
  network.fault = ({ method }) => {
    if (air === 'answers-lost' && method !== 'GET') return { kind: 'drop-after' };
    return air === 'trouble' ? { kind: 'status', status: 503 } : null;
  };
}
