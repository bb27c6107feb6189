/** Whoever listens to a fake. */
export class Listeners<Event = void> {
  private readonly listeners = new Set<(event: Event) => void>();

  add(listener: (event: Event) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(event: Event): void {
    for (const listener of [...this.listeners]) listener(event);
  }

  get count(): number {
    return this.listeners.size;
  }
}
