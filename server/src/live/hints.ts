import { setTimeout as wait } from 'node:timers/promises';

import { LineEnd } from '@/contract/live-line';

import type { Database } from '../database/database';
import type { LiveSocket } from './live-socket';
import type { LiveSockets } from './live-sockets';
import { readSharedTopics, readTopics } from './topics';

/** What moves within it is told at once: an alert is a dozen transactions. */
const GATHER_MS = 200;
const AFTER_FAILURE_MS = 2_000;
/** So many are read by one statement. */
const READERS_AT_ONCE = 200;

interface HintsOptions {
  database: Database;
  sockets: LiveSockets;
  now: () => Date;
  onFailure: (error: unknown) => void;
}

/**
 * Tells every line what has moved for its traveller. What is heard says only who is concerned; how it stands is read once for all lines of this
 * process, after it was heard: no hint is older than the change that it tells of, and one that is lost costs nothing but time.
 */
export class Hints {
  private readonly toRead = new Set<LiveSocket>();
  private readonly countries = new Set<string>();
  private isContentMoved = false;
  private telling: Promise<void> | null = null;
  private readonly stopping = new AbortController();

  constructor(private readonly options: HintsOptions) {}

  /** How everything stands is told to this one. */
  tellAll(socket: LiveSocket): void {
    this.read([socket]);
    this.tellSoon();
  }

  /** To all: what moved meanwhile. */
  tellEverybody(): void {
    this.read(this.options.sockets.all());
    this.tellSoon();
  }

  /** It is gone. */
  forget(socket: LiveSocket): void {
    this.toRead.delete(socket);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.telling;
  }

  /** Something has moved. */
  hear(what: string, id: string): void {
    const { sockets } = this.options;
    switch (what) {
      case 'traveller':
        this.read(sockets.ofTraveller(id));
        break;
      case 'company':
        this.read(sockets.ofCompany(id));
        break;
      case 'country':
        this.countries.add(id);
        break;
      case 'content':
        this.isContentMoved = true;
        break;
      default:
        // A newer version may tell of more.
        return;
    }
    this.tellSoon();
  }

  private read(sockets: Iterable<LiveSocket>): void {
    for (const socket of sockets) this.toRead.add(socket);
  }

  private tellSoon(): void {
    if (!this.hasNews()) return;
    this.telling ??= this.tellWhileThereIsNews().finally(() => {
      this.telling = null;
      // It came between the last look and here.
      this.tellSoon();
    });
  }

  private hasNews(): boolean {
    if (this.stopping.signal.aborted || this.options.sockets.size === 0) return false;
    return this.toRead.size > 0 || this.countries.size > 0 || this.isContentMoved;
  }

  private async tellWhileThereIsNews(): Promise<void> {
    let pauseMs = GATHER_MS;
    while (this.hasNews()) {
      await wait(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return;
      pauseMs = await this.tellOnce().then(
        () => GATHER_MS,
        (error: unknown) => {
          this.options.onFailure(error);
          return AFTER_FAILURE_MS;
        },
      );
    }
  }

  /** What could not be read stays to be read. */
  private async tellOnce(): Promise<void> {
    if (this.countries.size > 0 || this.isContentMoved) await this.tellShared();
    while (this.toRead.size > 0) await this.tellSome([...this.toRead].slice(0, READERS_AT_ONCE));
  }

  private async tellShared(): Promise<void> {
    const { database, sockets } = this.options;
    // What moves while it is read is read again.
    const countries = [...this.countries];
    this.countries.clear();
    this.isContentMoved = false;
    const topics = await readSharedTopics(database, countries).catch((error: unknown) => {
      for (const id of countries) this.countries.add(id);
      this.isContentMoved = true;
      throw error;
    });
    for (const socket of sockets.all()) socket.tellShared(topics);
  }

  private async tellSome(some: readonly LiveSocket[]): Promise<void> {
    const { database, now } = this.options;
    for (const socket of some) this.toRead.delete(socket);
    const read = await readTopics(database, some, now()).catch((error: unknown) => {
      for (const socket of some) this.toRead.add(socket);
      throw error;
    });
    for (const [index, socket] of some.entries()) {
      const topics = read[index];
      if (topics) socket.tell(topics);
      else socket.end('key-refused', LineEnd.KeyRefused);
    }
  }
}
