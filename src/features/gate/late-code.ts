type State<Part> = { kind: 'waiting' } | { kind: 'there'; Part: Part } | { kind: 'failed' };

/** A part of the app that comes when it is needed. A failure is tried again on demand; React's `lazy` would keep it for ever. */
export class LateCode<Part> {
  private state: State<Part> = { kind: 'waiting' };
  private underWay: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<Part>) {}

  get = (): State<Part> => this.state;

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Never rejects: whoever shows the state tells of the failure. */
  fetch(): Promise<void> {
    if (this.state.kind === 'there') return Promise.resolve();
    this.underWay ??= this.fetchOnce().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async fetchOnce(): Promise<void> {
    if (this.state.kind === 'failed') this.set({ kind: 'waiting' });
    try {
      this.set({ kind: 'there', Part: await this.load() });
    } catch {
      this.set({ kind: 'failed' });
    }
  }

  private set(state: State<Part>): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
