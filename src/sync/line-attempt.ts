import { parseJson } from '@/api/parse-json';
import { readRecord } from '@/api/read-list';
import type { TokenAnswer } from '@/api/socket-token';
import { LineEnd, LiveMessage, readReturnWithin, type LiveQuestion } from '@/contract/live-line';
import type { Timers } from '@/platform/device-timers';
import type { LineClosing, LineListener, SocketLine } from '@/platform/socket-line';

/** How the service is reached over a line. */
export interface LineDependencies {
  askToken: (signal: AbortSignal) => Promise<TokenAnswer>;
  open: (token: string, listener: LineListener) => SocketLine;
}

/** Each asks for a different next step. */
export type AttemptEnd =
  /** It never stood, or broke. */
  | { kind: 'lost'; retryAfterMs: number | null }
  /** Whoever was pinged gave no sign of life: what looks like a line is none. */
  | { kind: 'dead' }
  /** The service stops, and wants everybody back at a time of their own within so long. */
  | { kind: 'sent-away'; withinMs: number }
  /** The key does not hold. */
  | { kind: 'refused' };

/** Until the first word of the service, which is how everything stands. */
const OPENING_MS = 10_000;
/** A phone that was asleep or changed its network keeps lines that look open for a minute. */
const ANSWER_MS = 3_000;
const DEFAULT_RETURN_S = 15;

interface AttemptOptions extends LineDependencies {
  timers: Timers;
  onOpen: () => void;
  /** Somebody is there: the first word over it. */
  onFirstWord: () => void;
  /** Whatever the service says that is more than a sign of life. */
  onMessage: (message: LiveMessage) => void;
  /** Once; not after `hangUp`. */
  onEnd: (end: AttemptEnd) => void;
}

/** One line, from the token that opens it to its end. */
export class LineAttempt {
  /** Whether anything was heard over it: one that is open and dumb is none. */
  stands = false;
  private isOpen = false;
  private readonly leaving = new AbortController();
  private line: SocketLine | null = null;
  private callOffDeadline: () => void = () => undefined;

  constructor(private readonly options: AttemptOptions) {
    void this.open();
  }

  say(question: LiveQuestion): void {
    if (this.isOpen) this.line?.send(JSON.stringify(question));
  }

  /** Whether somebody is there: whatever is heard within three seconds says so. */
  ping(): void {
    if (!this.stands) return;
    this.say({ ping: true });
    this.expectWithin(ANSWER_MS, { kind: 'dead' });
  }

  hangUp(): void {
    this.leaving.abort();
    this.isOpen = false;
    this.stands = false;
    this.callOffDeadline();
    this.line?.close();
    this.line = null;
  }

  private async open(): Promise<void> {
    const { askToken, open } = this.options;
    const { signal } = this.leaving;
    // Where the key can't be read, or somebody hung up meanwhile.
    const answer = await askToken(signal).catch(() => null);
    if (signal.aborted) return;
    if (answer?.kind !== 'given') {
      this.end(toEnd(answer));
      return;
    }
    this.expectWithin(OPENING_MS, { kind: 'lost', retryAfterMs: null });
    try {
      this.line = open(answer.token, {
        onOpen: () => this.opened(),
        onMessage: (text) => this.hear(text),
        onClose: (closing) => this.end(endOf(closing)),
      });
    } catch {
      // Some networks and policies forbid it outright: as good as none.
      this.end({ kind: 'lost', retryAfterMs: null });
    }
  }

  private opened(): void {
    this.isOpen = true;
    this.options.onOpen();
  }

  private hear(text: string): void {
    this.callOffDeadline();
    if (!this.stands) this.options.onFirstWord();
    this.stands = true;
    const message = readRecord(LiveMessage, parseJson(text))?.value;
    // What is not understood is of a newer service, and a sign of life all the same.
    if (message) this.options.onMessage(message);
  }

  private expectWithin(ms: number, end: AttemptEnd): void {
    this.callOffDeadline();
    this.callOffDeadline = this.options.timers.after(ms, () => this.end(end));
  }

  private end(end: AttemptEnd): void {
    if (this.leaving.signal.aborted) return;
    this.hangUp();
    this.options.onEnd(end);
  }
}

function toEnd(answer: Exclude<TokenAnswer, { kind: 'given' }> | null): AttemptEnd {
  if (answer?.kind === 'unauthorized') return { kind: 'refused' };
  return { kind: 'lost', retryAfterMs: answer?.kind === 'busy' ? answer.retryAfterMs : null };
}

function endOf({ code, reason }: LineClosing): AttemptEnd {
  switch (code) {
    case LineEnd.KeyRefused:
      return { kind: 'refused' };
    case LineEnd.Stopping:
      return { kind: 'sent-away', withinMs: (readReturnWithin(reason) ?? DEFAULT_RETURN_S) * 1000 };
    default:
      return { kind: 'lost', retryAfterMs: null };
  }
}
