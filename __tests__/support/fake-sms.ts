import { toDiallable } from '@/platform/phone-number';
import type { Sms, SmsOutcome } from '@/platform/sms';

/** A device with a SIM card, unless told otherwise. */
export class FakeSms implements Sms {
  readonly composed: { to: string[]; text: string }[] = [];
  private outcome: 'sent' | 'opened' | 'cancelled' | 'unavailable' = 'sent';

  /** What the traveller does with the message; `unavailable`: there is no SIM card. */
  answerWith(outcome: 'sent' | 'opened' | 'cancelled' | 'unavailable'): void {
    this.outcome = outcome;
  }

  isAvailable(): Promise<boolean> {
    return Promise.resolve(this.outcome !== 'unavailable');
  }

  compose(to: readonly string[], text: string): Promise<SmsOutcome> {
    const numbers = to.map(toDiallable).filter((number) => number !== null);
    if (to.length > 0 && numbers.length === 0) return Promise.resolve('no-number');
    if (this.outcome !== 'unavailable') this.composed.push({ to: numbers, text });
    return Promise.resolve(this.outcome);
  }
}
