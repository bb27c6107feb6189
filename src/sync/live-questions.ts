import type { Timers } from '@/platform/device-timers';
import type { Surroundings } from '@/platform/network';

/** Nothing that was published stays unseen for longer by somebody who looks at the app: 60 questions an hour. */
const EVERY_MS = 60_000;
/** While the service says by itself that something is new. What it says may get lost, so that it is asked all the same. */
const RARELY_MS = 5 * 60_000;
/** However often the traveller goes from one tab to another. */
const PAUSE_MS = 10_000;

interface LiveQuestionsOptions {
  surroundings: Pick<Surroundings, 'isInFront' | 'isOnline'>;
  timers: Timers;
  now: () => number;
  /** One small request, as long as nothing is new. */
  ask: () => Promise<unknown>;
  /** Whether the service would say so if there were something new, and nothing is missing of what there was. */
  isTold: () => boolean;
  /** In place of a question. */
  checkLine: () => void;
}

/** Whether anything is new is asked once a minute while somebody looks at the app, and never while nobody does. */
export class LiveQuestions {
  private callOffTimer: () => void = () => undefined;
  private askedAt: number | null = null;

  constructor(private readonly options: LiveQuestionsOptions) {}

  /** The service is being asked, whatever for: the minute begins anew. */
  noteAsked(): void {
    this.askedAt = this.options.now();
    this.setTimer();
  }

  /** The traveller turned to the app, or to another part of it. */
  askSoon(): void {
    if (!this.wasAskedWithin(PAUSE_MS)) void this.ask();
  }

  /** Something is known to be new. */
  async ask(): Promise<void> {
    const { surroundings, ask } = this.options;
    this.noteAsked();
    if (surroundings.isInFront() && surroundings.isOnline()) await ask();
  }

  stop(): void {
    this.callOffTimer();
    this.askedAt = null;
  }

  private setTimer(): void {
    const { surroundings, timers } = this.options;
    this.callOffTimer();
    // Coming back to the front asks by itself.
    if (surroundings.isInFront()) this.callOffTimer = timers.after(EVERY_MS, () => this.ring());
  }

  private ring(): void {
    const { isTold, checkLine } = this.options;
    // A moment less than that: the fifth ring is the question, however late the others were.
    if (!isTold() || !this.wasAskedWithin(RARELY_MS - EVERY_MS / 2)) {
      void this.ask();
      return;
    }
    checkLine();
    this.setTimer();
  }

  private wasAskedWithin(ms: number): boolean {
    // A clock that was set back or forth says nothing of how long ago it was.
    return this.askedAt !== null && Math.abs(this.options.now() - this.askedAt) < ms;
  }
}
