import type { Cast, ConversationRecord } from './conversation-record';
import type { AskingAct, AskingDevice } from './conversation-steps';
import { askerOn } from './talking-people';

/** What whoever asks for help does about it, on one of their devices. */
export class AskingStory {
  constructor(
    private readonly cast: Cast,
    private readonly record: ConversationRecord,
  ) {}

  async live(on: AskingDevice, act: AskingAct, { number, about }: { number: number; about: string | null }) {
    const asker = askerOn(this.cast.devices[on]);
    if (act === 'call') await this.call(on);
    else if (act === 'safe') this.record.calls.noteSaid(on, await asker.safe());
    else if (act === 'ask') await this.askForHelp(on, `Help ${number}`);
    else if (act === 'mistake')
      await this.withdrawing(on, async () => this.record.calls.noteSaid(on, await asker.callByMistake()));
    else if (about !== null) await this.withdrawing(on, () => asker.cancel(about));
  }

  private async call(on: AskingDevice): Promise<void> {
    this.record.calls.noteSaid(on, await askerOn(this.cast.devices[on]).call());
  }

  private async askForHelp(on: AskingDevice, description: string): Promise<void> {
    const asker = askerOn(this.cast.devices[on]);
    if ((await asker.openCall()) === null) await this.call(on);
    this.record.calls.noteAsked(on, description, await asker.ask(description));
  }

  private async withdrawing(on: AskingDevice, work: () => Promise<unknown>): Promise<void> {
    const asker = askerOn(this.cast.devices[on]);
    const before = await asker.requests();
    await work();
    for (const request of before) {
      const now = await asker.request(request.id);
      if (now === null) this.record.withdraw(on, request);
      else if (now.sending.kind === 'cancelling' && request.sending.kind !== 'cancelling')
        await this.record.recall(on, request.id);
    }
  }
}
