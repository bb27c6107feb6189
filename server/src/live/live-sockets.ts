import { LineEnd } from '@/contract/live-line';

import type { LiveSocket } from './live-socket';

/** All lines of this process, by whose they are. */
export class LiveSockets {
  private readonly byTraveller = new Map<string, Set<LiveSocket>>();
  private count = 0;

  constructor(private readonly mostOfOneTraveller: number) {}

  get size(): number {
    return this.count;
  }

  /** A phone that lost its network leaves a line behind that looks alive: where there are too many, the oldest goes. */
  add(socket: LiveSocket): void {
    const { id } = socket.owner;
    const own = this.byTraveller.get(id) ?? new Set();
    this.byTraveller.set(id, own.add(socket));
    this.count += 1;
    const [oldest] = own;
    if (own.size > this.mostOfOneTraveller && oldest) {
      this.remove(oldest);
      oldest.end('replaced', LineEnd.Replaced);
    }
  }

  remove(socket: LiveSocket): void {
    const own = this.byTraveller.get(socket.owner.id);
    if (!own?.delete(socket)) return;
    this.count -= 1;
    if (own.size === 0) this.byTraveller.delete(socket.owner.id);
  }

  ofTraveller(id: string): Iterable<LiveSocket> {
    return this.byTraveller.get(id) ?? [];
  }

  ofCompany(id: string): LiveSocket[] {
    return [...this.all()].filter(({ owner }) => owner.companyId === id);
  }

  *all(): Generator<LiveSocket> {
    for (const own of this.byTraveller.values()) yield* own;
  }
}
