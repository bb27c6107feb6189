import type { Timers } from '@/platform/device-timers';

import { Watchable } from './sync-status';

export interface Typing {
  conversationId: string;
  userId: string;
}

/** Whoever goes on writing says so again before that. */
const TRUE_FOR_MS = 7_000;

/** Who writes at this moment. Nobody says that they have stopped: it ends by itself, with what they wrote, or with the line. */
export class WhoIsTyping {
  readonly now = new Watchable<readonly Typing[]>([]);
  private readonly endings = new Map<string, () => void>();

  constructor(private readonly timers: Timers) {}

  hear(typing: Typing): void {
    const key = keyOf(typing);
    const isNew = !this.endings.has(key);
    this.endings.get(key)?.();
    this.endings.set(
      key,
      this.timers.after(TRUE_FOR_MS, () => this.end(typing)),
    );
    if (isNew) this.now.set([...this.now.get(), typing]);
  }

  /** They have written it. */
  end(typing: Typing): void {
    const key = keyOf(typing);
    const callOff = this.endings.get(key);
    if (!callOff) return;
    callOff();
    this.endings.delete(key);
    this.now.set(this.now.get().filter((other) => keyOf(other) !== key));
  }

  forget(): void {
    for (const typing of this.now.get()) this.end(typing);
  }
}

function keyOf({ conversationId, userId }: Typing): string {
  return `${conversationId} ${userId}`;
}
