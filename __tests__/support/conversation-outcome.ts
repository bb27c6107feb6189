import { IssueStatus } from '@/contract/issue';

import type { Database } from '../../server/src/database/database';
import { toWords } from './conversation-calls';
import type { Cast, ConversationRecord } from './conversation-record';
import {
  ASKING_DEVICES,
  type AskingDevice,
  DEVICES,
  DEVICES_OF,
  type DeviceName,
  SIDES,
  type Side,
} from './conversation-steps';
import { compareTalk, readSaid, type Truth } from './conversation-truth';
import { askerOn, responderOn, talkerOn } from './talking-people';
import { travellerOn } from './traveller-actions';

/** How a story must have ended once everything has settled. */
export class ConversationOutcome {
  constructor(
    private readonly database: Database,
    private readonly cast: Cast,
    private readonly record: ConversationRecord,
  ) {}

  /** All devices show what the service says, and the service has all that was written and not given up. */
  async compare(): Promise<void> {
    const truths = await this.record.truths();
    for (const name of DEVICES) expect(await travellerOn(this.cast.devices[name]).outbox()).toEqual([]);
    const words = truths.flatMap(({ description }) => description ?? []);
    expect(words.sort()).toEqual(this.record.calls.listKept().sort());
    // A call has a request of its own, which stays without words where these were withdrawn before they left, or came when it was over.
    expect(truths.length - words.length).toBeLessThanOrEqual(this.record.calls.countCalls());
    await this.compareSaid();
    for (const side of SIDES) this.compareWritten(side, truths);
    for (const truth of truths) await this.compareRequest(truth);
  }

  private compareWritten(side: Side, truths: readonly Truth[]): void {
    const { id } = this.cast.people[side];
    const { written } = this.record;
    const recalled = written.filter(({ fate }) => fate === 'recalled').map(({ clientId }) => clientId);
    const there = truths
      .flatMap(({ messages }) => messages)
      .filter(({ userId, clientId }) => userId === id && !recalled.includes(clientId ?? ''));
    const wanted = written.filter(({ by, fate }) => isOf(side, by) && ['kept', 'taken-back'].includes(fate));
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
        wanted.map(({ clientId, body, fate }) => [clientId, toState(clientId, body, fate === 'taken-back')]),
      ),
    );
    for (const { messages } of truths) {
      const own = messages.filter(({ userId }) => userId === id).map(({ clientId }) => clientId);
      for (const { is, wanted: inOrder } of this.record.listOrders(own)) expect(is).toEqual(inOrder);
    }
  }

  private async compareRequest(truth: Truth): Promise<void> {
    const { people, devices } = this.cast;
    const { id, status, handlerId, positions, lastPosition, notes } = truth;
    for (const name of ASKING_DEVICES) await this.compareOwnRequest(name, truth);
    const isFinished = status === IssueStatus.Finished;
    const stage = isFinished
      ? 'finished'
      : status >= IssueStatus.Closed
        ? 'over'
        : handlerId === null
          ? 'unclaimed'
          : handlerId === people.responder.id
            ? 'mine'
            : 'anothers';
    const responder = responderOn(devices.desk);
    expect(await responder.request(id)).toMatchObject({ status, stage, move: { kind: 'settled' } });
    expect((await responder.notes(id)).map(({ body, pinned }) => ({ body, pinned })).sort(byBody)).toEqual(
      notes,
    );
    if (positions.some(({ user_id }) => user_id === people.responder.id))
      await compareTalk(devices.desk, people.responder.id, truth);
    // Whoever has it on a device has said so.
    const onDevices = positions.filter(
      ({ user_id }) => user_id === people.responder.id || (user_id === people.asker.id && !isFinished),
    );
    for (const { delivered_position: delivered } of onDevices) expect(delivered).toBe(lastPosition);
  }

  private async compareOwnRequest(name: AskingDevice, truth: Truth): Promise<void> {
    const { id, status } = truth;
    const device = this.cast.devices[name];
    const here = await askerOn(device).request(id);
    const isFinished = status === IssueStatus.Finished;
    // What is begun is not thrown away with a request that is finished.
    const hasBegun = (await talkerOn(device).draft(id)) !== '';
    expect(here && { status: here.status, sending: here.sending.kind }).toEqual(
      isFinished && !hasBegun ? null : { status, sending: 'sent' },
    );
    if (!isFinished) await compareTalk(device, this.cast.people.asker.id, truth);
  }

  /** What the traveller said of themselves arrived once, and both of their devices know all of it, and the same of the call that is open. */
  private async compareSaid(): Promise<void> {
    const { people, devices } = this.cast;
    const said = this.record.calls.listSaid();
    expect((await readSaid(this.database, people.asker.id)).map(toWords).sort()).toEqual(said);
    const [onPhone, onTablet] = [askerOn(devices.phone), askerOn(devices.tablet)];
    for (const asker of [onPhone, onTablet])
      expect(
        (await asker.checkIns())
          .map(({ status, checkedInAt }) => toWords({ status, at: checkedInAt.getTime() }))
          .sort(),
      ).toEqual(said);
    expect((await onTablet.openCall())?.checkedInAt).toEqual((await onPhone.openCall())?.checkedInAt);
  }
}

const isOf = (side: Side, name: DeviceName) => DEVICES_OF[side].some((each) => each === name);
const byBody = (one: { body: string }, other: { body: string }) => (one.body < other.body ? -1 : 1);
