import type { Timers } from '@/platform/device-timers';
import type { Surroundings } from '@/platform/network';
import { saveSpokenMessage } from '@/store/conversations';
import { downloadNames } from '@/store/download-kinds';
import { getDownload } from '@/store/downloads';
import type { Store } from '@/store/open-store';

import type { LineDependencies } from './line-attempt';
import { LiveLine } from './live-line';
import { LiveQuestions } from './live-questions';
import { listKeptCountries } from './pull-plan';
import { readRevisions } from './revision';
import type { SyncEngine } from './sync-engine';
import type { WhoIsTyping } from './who-is-typing';

export interface LineOptions extends LineDependencies {
  today: () => string;
  random: () => number;
}

interface LiveNewsOptions {
  engine: Pick<SyncEngine, 'status'>;
  store: Pick<Store, 'database'>;
  surroundings: Surroundings;
  timers: Timers;
  now: () => number;
  line?: LineOptions | null;
  look: () => Promise<unknown>;
  onHeard: () => void;
  /** Whether what is told would be asked for. */
  mayHear: () => Promise<boolean>;
}

/** What `mayHear` goes by. */
const DECIDING = ['preferences', 'issues', 'check_ins', 'profile'];

/** How somebody who looks at the app comes to know what is new: asked for by the clock, and sooner where the service says so. */
export class LiveNews {
  private readonly questions: LiveQuestions;
  private readonly line: LiveLine | null;
  private endings: (() => void)[] = [];
  private neededKey = false;

  constructor(private readonly options: LiveNewsOptions) {
    this.questions = new LiveQuestions({
      ...options,
      ask: options.look,
      isTold: () => (this.line?.stands ?? false) && this.isWhole(),
      checkLine: () => void this.line?.pulse(),
    });
    this.line = options.line ? this.createLine(options.line) : null;
  }

  start(): void {
    const { line } = this;
    if (!line) return;
    const { engine, store } = this.options;
    this.neededKey = engine.status.get().needsKey;
    this.endings = [
      engine.status.watch(() => {
        const { needsKey } = engine.status.get();
        if (needsKey === this.neededKey) return;
        this.neededKey = needsKey;
        this.consider();
      }),
      store.database.onChange((tables) => {
        if (DECIDING.some((table) => tables.has(table))) this.consider();
      }),
    ];
    line.start();
  }

  /** Null where there is no line. */
  get typing(): WhoIsTyping | null {
    return this.line?.typing ?? null;
  }

  sayTyping(conversationId: string): void {
    this.line?.sayTyping(conversationId);
  }

  /** Whether the line may stand may be otherwise now. */
  consider(): void {
    void this.line?.consider();
  }

  noteAsked(): void {
    this.questions.noteAsked();
  }

  askSoon(): void {
    this.questions.askSoon();
  }

  stop(): void {
    for (const end of this.endings.splice(0)) end();
    this.line?.stop();
    this.questions.stop();
  }

  private createLine({ today, random, ...line }: LineOptions): LiveLine {
    const { engine, store, mayHear } = this.options;
    const { database } = store;
    return new LiveLine({
      ...this.options,
      line,
      random,
      mayAsk: async () => !engine.status.get().needsKey && (await mayHear()),
      listCountries: () => database.read((reader) => listKeptCountries(reader, today())),
      readRevisions: async () => {
        const trips = await database.read((reader) => getDownload(reader, downloadNames.trips));
        return readRevisions(trips?.revision ?? null);
      },
      ask: () => this.questions.ask(),
      // Where it can't be kept, the download that the hint asks for will say so.
      keepSaid: (said) =>
        database.write('cache', (transaction) => saveSpokenMessage(transaction, said)).catch(() => undefined),
    });
  }

  /** What came to nothing the last time is not hinted again: the next minute asks for it. */
  private isWhole(): boolean {
    const outcome = this.options.engine.status.get().last?.outcome;
    return outcome?.kind === 'finished' && outcome.failed === 0 && outcome.setAside === 0;
  }
}
