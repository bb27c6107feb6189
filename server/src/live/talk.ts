import { Message } from '@/contract/conversation';
import type { SpokenMessage } from '@/contract/live-line';

import { failureBody, toFailure } from '../http/errors';
import type { LiveSocket } from './live-socket';
import type { LiveSockets } from './live-sockets';
import type { LineOwner } from './socket-tokens';

/** Conversations as far as lines need them; who may do what in them is theirs to say. */
export interface Talking {
  /** Whether they take part and see it, at this moment and by the key with which their line was opened. */
  mayHear(owner: LineOwner, conversationId: string): Promise<boolean>;
  /** What people have said from this revision on. */
  readSaid(conversationId: string, from: number): Promise<Message[]>;
  /** Throws where it is refused. */
  say(owner: LineOwner, said: SpokenMessage): Promise<Message>;
  tellTyping(owner: LineOwner, conversationId: string): Promise<void>;
}

/** Something that was said, and whom it concerns. */
interface Heard {
  revision: number;
  participants: readonly string[];
  /** The message as JSON, where it was told with its news. */
  told: string;
}

/** What nobody was told of yet: from which revision on and up to which, and whom it concerns. */
interface Untold {
  from: number;
  to: number;
  participants: readonly string[];
  /** Null where some of it is still to be read. */
  messages: readonly Message[] | null;
}

interface TalkOptions {
  talking: Talking;
  sockets: LiveSockets;
  onFailure: (error: unknown) => void;
}

/** A flood of messages leaves connections to the database for others. */
const CONVERSATIONS_AT_ONCE = 3;

/** At once; more come by the download that their topic asks for. */
export const MOST_TOLD = 20;

/**
 * What people say to each other, and that they are writing. It is sooner than the topic that it moves and nothing else: what is lost here is
 * asked for as ever.
 */
export class Talk {
  /** By conversation. */
  private readonly untold = new Map<string, Untold>();
  private readonly beingTold = new Map<string, Promise<void>>();
  /** What each says stands in the order in which they said it. */
  private readonly speaking = new WeakMap<LiveSocket, Promise<void>>();
  private readonly atWork = new Set<Promise<void>>();

  constructor(private readonly options: TalkOptions) {}

  hearSaid(conversationId: string, { revision, participants, told }: Heard): void {
    if (this.linesOf(participants).length === 0) return;
    const before = this.untold.get(conversationId) ?? { from: revision, to: revision, messages: [] };
    this.untold.set(conversationId, {
      from: Math.min(before.from, revision),
      to: Math.max(before.to, revision),
      participants,
      messages: withTold(before.messages, told),
    });
    this.tellNext();
  }

  hearTyping(conversationId: string, userId: string, participants: readonly string[]): void {
    const others = this.linesOf(participants.filter((id) => id !== userId));
    void this.work(async () => {
      for (const socket of await this.whoMayHear(others, conversationId))
        socket.say({ typing: { conversation_id: conversationId, user_id: userId } });
    });
  }

  take(socket: LiveSocket, said: SpokenMessage): void {
    const before = this.speaking.get(socket) ?? Promise.resolve();
    this.speaking.set(
      socket,
      this.work(async () => {
        await before;
        await this.say(socket, said);
      }),
    );
  }

  takeTyping(socket: LiveSocket, conversationId: string): void {
    void this.work(() => this.options.talking.tellTyping(socket.owner, conversationId));
  }

  async stop(): Promise<void> {
    this.untold.clear();
    await Promise.all([...this.atWork, ...this.beingTold.values()]);
  }

  private async say(socket: LiveSocket, said: SpokenMessage): Promise<void> {
    const { talking, onFailure } = this.options;
    try {
      const message = await talking.say(socket.owner, said);
      socket.say({ taken: { conversation_id: said.conversation_id, message } });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const failure = toFailure(error);
      if (failure.status >= 500) onFailure(error);
      socket.say({ refused: { client_id: said.message.client_id, ...failureBody(failure) } });
    }
  }

  private tellNext(): void {
    if (this.beingTold.size >= CONVERSATIONS_AT_ONCE) return;
    for (const [id, untold] of this.untold) {
      // Two that read at once could tell it in the wrong order.
      if (this.beingTold.has(id)) continue;
      this.untold.delete(id);
      const telling = this.tell(id, untold).catch(this.options.onFailure);
      this.beingTold.set(
        id,
        telling.finally(() => {
          this.beingTold.delete(id);
          this.tellNext();
        }),
      );
      return;
    }
  }

  private async tell(conversationId: string, untold: Untold): Promise<void> {
    const listeners = await this.whoMayHear(this.linesOf(untold.participants), conversationId);
    const later = this.untold.get(conversationId);
    if (untold.messages && later?.messages === null) {
      // Some of it may have been taken back meanwhile: all of it is read.
      this.untold.set(conversationId, { ...later, from: Math.min(later.from, untold.from) });
      return;
    }
    const messages = untold.messages ?? (await this.options.talking.readSaid(conversationId, untold.from));
    // What was said since is heard of by itself: told now, it would be told twice.
    for (const message of messages.filter(({ revision }) => revision <= untold.to))
      for (const socket of listeners) socket.say({ said: { conversation_id: conversationId, message } });
  }

  /** At this process, of those who take part. */
  private linesOf(participants: readonly string[]): LiveSocket[] {
    return participants.flatMap((id) => [...this.options.sockets.ofTraveller(id)]);
  }

  private async whoMayHear(lines: readonly LiveSocket[], conversationId: string): Promise<LiveSocket[]> {
    const { talking } = this.options;
    const may = await Promise.all(lines.map(({ owner }) => talking.mayHear(owner, conversationId)));
    return lines.filter((_, index) => may[index]);
  }

  private work(task: () => Promise<void>): Promise<void> {
    const working = task()
      .catch(this.options.onFailure)
      .finally(() => this.atWork.delete(working));
    this.atWork.add(working);
    return working;
  }
}

/** Null where some of it is to be read: it was told without words, or there is much of it. */
function withTold(before: readonly Message[] | null, told: string): readonly Message[] | null {
  const message = before && before.length < MOST_TOLD ? readTold(told) : null;
  return before && message && [...before, message];
}

/** Null also where another version of the service tells it otherwise. */
function readTold(told: string): Message | null {
  try {
    return Message.safeParse(JSON.parse(told)).data ?? null;
  } catch {
    return null;
  }
}
