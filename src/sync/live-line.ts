import type { LiveMessage, Said } from '@/contract/live-line';
import type { Timers } from '@/platform/device-timers';
import type { Surroundings } from '@/platform/network';

import { waitBeforeRetry } from './backoff';
import { Hints } from './hints';
import { LineAttempt, type AttemptEnd, type LineDependencies } from './line-attempt';
import type { Revisions } from './revision';
import { WhoIsTyping } from './who-is-typing';

export interface LiveLineOptions {
  line: LineDependencies;
  surroundings: Surroundings;
  timers: Timers;
  random: () => number;
  /** Whether the key holds, and what is hinted is not held back: else hints would be of no use. */
  mayAsk: () => Promise<boolean>;
  /** The codes of the countries of which something is kept. */
  listCountries: () => Promise<string[]>;
  readRevisions: () => Promise<Revisions>;
  ask: () => Promise<unknown>;
  /** The service is heard, at first or again. */
  onHeard: () => void;
  /** Never rejects: what can't be kept now comes with the next download. */
  keepSaid: (said: Said) => Promise<void>;
}

/** Others hear often enough that somebody still writes. */
const TYPING_EVERY_MS = 4_000;

/**
 * A line to the service while somebody looks at the app, over which it says that there is something new, and what others write at this moment. It
 * makes things sooner and nothing else: without it everything comes by the clock.
 */
export class LiveLine {
  private attempt: LineAttempt | null = null;
  private isStarted = false;
  private failures = 0;
  private said: string | null = null;
  private callOffRetry: () => void = () => undefined;
  private endings: (() => void)[] = [];
  private readonly hints: Hints;
  readonly typing: WhoIsTyping;
  private callOffSilence: (() => void) | null = null;

  constructor(private readonly options: LiveLineOptions) {
    this.hints = new Hints(options);
    this.typing = new WhoIsTyping(options.timers);
  }

  /** Whether the service can say that something is new. */
  get stands(): boolean {
    return this.attempt?.stands ?? false;
  }

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    const { surroundings } = this.options;
    const doubt = () => void this.consider({ isInDoubt: true });
    this.endings = [
      surroundings.onForeground(doubt),
      surroundings.onNetworkChange(doubt),
      surroundings.onBackground(() => this.hangUp()),
    ];
    doubt();
  }

  stop(): void {
    this.isStarted = false;
    for (const end of this.endings.splice(0)) end();
    this.hangUp();
  }

  /** What it hangs on may have changed. One that is in doubt is tried, and one that waits for its time waits no longer. */
  async consider({ isInDoubt = false } = {}): Promise<void> {
    const { surroundings, mayAsk } = this.options;
    const mayBe = await mayAsk();
    // Whoever stopped it meanwhile has hung up.
    if (!this.isStarted) return;
    if (!mayBe || !surroundings.isInFront() || !surroundings.isOnline()) this.hangUp();
    else if (!this.attempt) this.connect();
    else if (isInDoubt) this.attempt.ping();
  }

  /** Every minute while it stands: whether it still does; and which countries are kept by now. */
  async pulse(): Promise<void> {
    this.failures = 0;
    await this.sayCountries();
    this.attempt?.ping();
  }

  /** The traveller writes in this conversation, letter by letter. */
  sayTyping(conversationId: string): void {
    if (!this.stands || this.callOffSilence) return;
    this.attempt?.say({ typing: conversationId });
    this.callOffSilence = this.options.timers.after(TYPING_EVERY_MS, () => {
      this.callOffSilence = null;
    });
  }

  private connect(): void {
    this.callOffRetry();
    const { line, timers } = this.options;
    this.attempt = new LineAttempt({
      ...line,
      timers,
      onOpen: () => void this.sayCountries(),
      onFirstWord: () => this.options.onHeard(),
      onMessage: (message) => this.hear(message),
      onEnd: (end) => {
        this.forget();
        this.goOnAfter(end);
      },
    });
  }

  private hear(message: LiveMessage): void {
    if ('topics' in message) this.hints.take(message.topics);
    else if ('typing' in message)
      this.typing.hear({
        conversationId: message.typing.conversation_id,
        userId: message.typing.user_id,
      });
    else if ('said' in message) this.keep(message.said);
  }

  private keep(said: Said): void {
    const { user_id: userId } = said.message;
    if (userId !== null) this.typing.end({ conversationId: said.conversation_id, userId });
    void this.options.keepSaid(said);
  }

  private goOnAfter(end: AttemptEnd): void {
    // Whether the key holds is found out by the question, which tells the traveller.
    if (end.kind === 'refused') void this.options.ask();
    this.callOffRetry = this.options.timers.after(this.waitAfter(end), () => void this.consider());
  }

  private waitAfter(end: AttemptEnd): number {
    const { random } = this.options;
    switch (end.kind) {
      case 'dead':
        return 0;
      case 'sent-away':
        return random() * end.withinMs;
      case 'lost':
        this.failures += 1;
        return waitBeforeRetry(this.failures, random, end.retryAfterMs);
      case 'refused':
        this.failures += 1;
        return waitBeforeRetry(this.failures, random, null);
    }
  }

  private async sayCountries(): Promise<void> {
    const { attempt } = this;
    // What can't be read now is said with the next pulse.
    const countries = await this.options.listCountries().catch(() => null);
    if (countries === null || attempt !== this.attempt || countries.join() === this.said) return;
    this.said = countries.join();
    this.attempt?.say({ countries });
  }

  private hangUp(): void {
    this.callOffRetry();
    this.attempt?.hangUp();
    this.forget();
  }

  private forget(): void {
    this.attempt = null;
    this.said = null;
    this.callOffSilence?.();
    this.callOffSilence = null;
    this.hints.forget();
    this.typing.forget();
  }
}
