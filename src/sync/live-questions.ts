import type { Timers } from '@/platform/device-timers';
import type { Surroundings } from '@/platform/network';

/** Nothing that was published stays unseen for longer by somebody who looks at the app: 60 questions an hour. */
const EVERY_MS = 60_000;
/** However often the traveller goes from one tab to another. */
const PAUSE_MS = 10_000;

interface LiveQuestionsOptions {
  surroundings: Pick<Surroundings, 'isInFront' | 'isOnline'>;
  timers: Timers;
  now: () => number;
  /** One small request, as long as nothing is new. */
  ask: () => Promise<unknown>;
}

/** Whether anything is new is asked once a minute while somebody looks at the app, and never while nobody does. */
export class LiveQuestions {
  private callOffTimer: () => void = () => undefined;
  private askedAt: number | null = null;

  constructor(private readonly options: LiveQuestionsOptions) {}

  /** The service is being asked, whatever for: the minute begins anew. */
  noteAsked(): void {
    const { surroundings, timers, now } = this.options;
    this.askedAt = now();
    this.callOffTimer();
    // Coming back to the front asks by itself.
    if (surroundings.isInFront()) this.callOffTimer = timers.after(EVERY_MS, () => this.ask());
  }

  /** The traveller turned to the app, or to another part of it. */
  askSoon(): void {
    const { now } = this.options;
    // A clock that was set back or forth says nothing of how long ago it was.
    const isJustAsked = this.askedAt !== null && Math.abs(now() - this.askedAt) < PAUSE_MS;
    if (!isJustAsked) this.ask();
  }

  stop(): void {
    this.callOffTimer();
    this.askedAt = null;
  }

  private ask(): void {
    const { surroundings, ask } = this.options;
    this.noteAsked();
    if (surroundings.isInFront() && surroundings.isOnline()) void ask();
  }
}
