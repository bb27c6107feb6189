/** Whoever asks for the same as the run under way joins it; whoever asks for something else gets a run that follows it. */
export class JoinedRuns<Outcome> {
  private current: { key: string; outcome: Promise<Outcome> } | null = null;

  /** The one that ends last of those under way. */
  get last(): Promise<Outcome> | null {
    return this.current?.outcome ?? null;
  }

  /** `run` never rejects. */
  join(key: string, run: () => Promise<Outcome>): Promise<Outcome> {
    const before = this.current;
    if (before?.key === key) return before.outcome;
    const outcome = (before ? before.outcome.then(run) : run()).finally(() => {
      if (this.current?.outcome === outcome) this.current = null;
    });
    this.current = { key, outcome };
    return outcome;
  }
}
