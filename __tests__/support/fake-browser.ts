import { lockedTab } from '@/platform/locked-tab';
import type { SingleTab } from '@/platform/single-tab';

type Message = (event: MessageEvent) => void;

interface Waiting {
  grant: () => void;
}

interface Holder {
  name: string;
  lose: (reason: Error) => void;
}

/** Tabs of one browser: they share a lock and a channel. A tab that is loaded again drops what it held. */
export class FakeBrowser {
  /** How often a tab was loaded again. */
  reloads: string[] = [];
  private holder: Holder | null = null;
  private readonly line: Waiting[] = [];
  private readonly patience = new Set<() => void>();
  private readonly listeners = new Map<string, Message>();

  openTab(name: string): SingleTab {
    return lockedTab({
      locks: {
        request: (_name: string, options: LockOptions, hold: LockGrantedCallback<unknown>) =>
          this.request(name, options, hold),
      } as Pick<LockManager, 'request'>,
      channel: {
        postMessage: (data: unknown) => {
          for (const [tab, listener] of this.listeners) if (tab !== name) listener({ data } as MessageEvent);
        },
        addEventListener: (_type: string, listener: unknown) => {
          this.listeners.set(name, listener as Message);
        },
      },
      reload: () => this.leave(name),
      timers: { after: (ms, ring) => this.startTimer(ms, ring) },
    });
  }

  /** The tab is closed, or loaded again. */
  leave(name: string): void {
    this.reloads.push(name);
    this.fallSilent(name);
    if (this.holder?.name !== name) return;
    this.holder = null;
    this.line.shift()?.grant();
  }

  /** The page is being left: nothing in it runs any more, and what it holds is not free yet. */
  fallSilent(name: string): void {
    this.listeners.delete(name);
  }

  /** As somebody does who takes the lock by force. */
  stealLock(): void {
    const { holder } = this;
    this.holder = { name: 'thief', lose: () => undefined };
    holder?.lose(new Error('The lock was stolen.'));
  }

  /** Whoever waits for a tab to let go has waited long enough. */
  losePatience(): void {
    for (const ring of this.patience) ring();
  }

  private startTimer(ms: number, ring: () => void): () => void {
    if (ms < 1000) queueMicrotask(ring);
    else this.patience.add(ring);
    return () => this.patience.delete(ring);
  }

  private request(
    name: string,
    { ifAvailable, signal }: LockOptions,
    hold: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((_resolve, reject) => {
      const grant = () => {
        this.holder = { name, lose: reject };
        void hold({ name, mode: 'exclusive' });
      };
      if (this.holder === null) grant();
      else if (ifAvailable) void hold(null);
      else {
        const waiting = { grant };
        this.line.push(waiting);
        signal?.addEventListener('abort', () => {
          this.line.splice(this.line.indexOf(waiting), 1);
          reject(signal.reason as Error);
        });
      }
    });
  }
}
