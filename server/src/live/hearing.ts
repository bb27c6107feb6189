import type { Database } from '../database/database';
import type { Hints } from './hints';
import type { Talk } from './talk';

/** Where triggers tell what has happened, whichever process it came through: 150-live-line.sql, 263-live-talk.sql, 290-less-work-for-a-message.sql. */
export const LIVE_CHANNEL = 'live_hints';

interface HearingOptions {
  database: Pick<Database, 'listen'>;
  hints: Hints;
  talk: Talk;
}

/** Hears what has happened, and hands it to those who tell the lines. */
export class Hearing {
  private stopListening: (() => Promise<void>) | null = null;

  constructor(private readonly options: HearingOptions) {}

  /** Whoever has no line need not listen. */
  begin(): void {
    const { database, hints } = this.options;
    this.stopListening ??= database.listen(LIVE_CHANNEL, {
      hear: (message) => this.hear(message),
      // What was told while nobody listened concerns anybody.
      onListening: () => hints.tellEverybody(),
    });
  }

  async stop(): Promise<void> {
    await this.stopListening?.();
  }

  private hear(message: string): void {
    const { hints, talk } = this.options;
    const [what = '', id = '', more = '', participants = '', ...told] = message.split(' ');
    switch (what) {
      case 'said':
        talk.hearSaid(id, {
          revision: Number(more),
          participants: participants.split(','),
          told: told.join(' '),
        });
        break;
      case 'typing':
        talk.hearTyping(id, more, participants.split(','));
        break;
      default:
        hints.hear(what, id);
    }
  }
}
