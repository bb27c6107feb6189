import type { WebSocket } from 'ws';

import { LineEnd, LiveQuestion, type LiveMessage, type SpokenMessage } from '@/contract/live-line';

import type { LineOwner } from './socket-tokens';
import type { Topics } from './topics';

/** Why a line ended, for whoever counts them. */
export type LineEnding = 'left' | 'slow' | 'silent' | 'talkative' | 'replaced' | 'key-refused' | 'stopping';

export interface SocketLimits {
  /** What may lie unread for a device before it is given up. */
  mostUnreadBytes: number;
  mostMessagesAMinute: number;
}

/** What comes over a line and what becomes of it. */
export interface LineEvents {
  /** It wants to know how everything stands. */
  asked: (socket: LiveSocket) => void;
  spoke: (socket: LiveSocket, said: SpokenMessage) => void;
  typed: (socket: LiveSocket, conversationId: string) => void;
  ended: (socket: LiveSocket, why: LineEnding) => void;
}

const MINUTE_MS = 60_000;

/** The live line of one device, with what it has been told. */
export class LiveSocket {
  /** Those that the device keeps beside the ones of its traveller's trips. */
  countries: readonly string[] = [];
  private told: Topics = new Map();
  private hasAnswered = true;
  private heard = { since: 0, messages: 0 };
  private ending: LineEnding = 'left';

  constructor(
    readonly owner: LineOwner,
    private readonly line: WebSocket,
    private readonly limits: SocketLimits,
    on: LineEvents,
  ) {
    line.on('pong', () => {
      this.hasAnswered = true;
    });
    line.on('message', (data, isBinary) => {
      this.hasAnswered = true;
      if (this.isTooMuch()) this.end('talkative', LineEnd.TooTalkative);
      else if (!isBinary) this.take(readQuestion(data), on);
    });
    // Whatever broke, the line is closed next.
    line.on('error', () => undefined);
    line.on('close', () => on.ended(this, this.ending));
  }

  /** As they stand for this traveller. Only what moved is said. */
  tell(topics: Topics): void {
    const before = this.told;
    this.told = topics;
    this.sayMoved([...topics].filter(([topic, revision]) => before.get(topic) !== revision));
  }

  /** As they stand for everybody; those that are nothing to this traveller are left out. */
  tellShared(topics: Topics): void {
    const moved = [...topics].filter(([topic, revision]) => {
      const before = this.told.get(topic);
      return before !== undefined && before !== revision;
    });
    if (moved.length > 0) this.told = new Map([...this.told, ...moved]);
    this.sayMoved(moved);
  }

  /** To be called at even pauses: whoever answered nothing since the last time is gone. */
  checkPulse(): void {
    if (!this.hasAnswered) {
      this.drop('silent');
      return;
    }
    this.hasAnswered = false;
    this.line.ping();
  }

  end(why: LineEnding, code: LineEnd, reason = ''): void {
    this.ending = why;
    this.line.close(code, reason);
  }

  /** Without a word: nobody would read it. */
  drop(why: LineEnding = this.ending): void {
    this.ending = why;
    this.line.terminate();
  }

  say(message: LiveMessage): void {
    if (this.line.bufferedAmount > this.limits.mostUnreadBytes) this.drop('slow');
    else this.line.send(JSON.stringify(message));
  }

  private sayMoved(moved: [string, string][]): void {
    if (moved.length > 0) this.say({ topics: Object.fromEntries(moved) });
  }

  /** What nobody understands is overlooked: a newer app may say more. */
  private take(question: LiveQuestion | null, on: LineEvents): void {
    if (question === null) return;
    if ('ping' in question) this.say({ pong: true });
    else if ('say' in question) on.spoke(this, question.say);
    else if ('typing' in question) on.typed(this, question.typing);
    else {
      this.countries = question.countries;
      this.told = new Map();
      on.asked(this);
    }
  }

  private isTooMuch(): boolean {
    const now = performance.now();
    if (now - this.heard.since > MINUTE_MS) this.heard = { since: now, messages: 0 };
    this.heard.messages += 1;
    return this.heard.messages > this.limits.mostMessagesAMinute;
  }
}

function readQuestion(data: { toString(): string }): LiveQuestion | null {
  try {
    return LiveQuestion.safeParse(JSON.parse(data.toString())).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
