import type { PlainTopic } from '@/contract/revision-topics';
import type { Timers } from '@/platform/device-timers';

import type { Revisions } from './revision';

/** What is the traveller's own is asked for at once. The rest moves for everybody in the same moment, who shall not all ask in it. */
const OWN = new Set<string>([
  'account',
  'trips',
  'alerts',
  'messages',
  'requests',
  'check-ins',
  'issues',
  'conversations',
] satisfies PlainTopic[]);
const SPREAD_MS = 10_000;
/** The first may have joined a question that was asked before the hint came. */
const MOST_QUESTIONS = 2;

interface HintsOptions {
  timers: Timers;
  random: () => number;
  /** As the service last told with an answer, and as the store has it. */
  readRevisions: () => Promise<Revisions>;
  ask: () => Promise<unknown>;
}

/** What was hinted and is not here is asked for, in the way in which everything is. */
export class Hints {
  private readonly hinted = new Map<string, string>();
  private callOff: () => void = () => undefined;
  private asking = false;
  private isHintedAgain = false;

  constructor(private readonly options: HintsOptions) {}

  take(topics: Record<string, string>): void {
    const { timers, random } = this.options;
    for (const [topic, revision] of Object.entries(topics)) this.hinted.set(topic, revision);
    this.callOff();
    if (Object.keys(topics).some((topic) => OWN.has(topic))) void this.askIfNewer();
    else this.callOff = timers.after(random() * SPREAD_MS, () => void this.askIfNewer());
  }

  /** What a line said that is gone says nothing of the next. */
  forget(): void {
    this.callOff();
    this.hinted.clear();
  }

  private async askIfNewer(): Promise<void> {
    this.isHintedAgain = true;
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.takeHint())
        for (let time = 0; time < MOST_QUESTIONS && (await this.hasNews()); time += 1)
          await this.options.ask();
    } finally {
      this.asking = false;
    }
  }

  private takeHint(): boolean {
    const wasHinted = this.isHintedAgain;
    this.isHintedAgain = false;
    return wasHinted;
  }

  /** Where the store can't be read, asking would not help. */
  private async hasNews(): Promise<boolean> {
    const known = await this.options.readRevisions().catch(() => null);
    return known !== null && [...this.hinted].some(([topic, told]) => isNewer(told, known.get(topic)));
  }
}

/** `1.5.2.2` is newer than `1.4.2.2`. What is told over a line may have been overtaken by an answer. */
function isNewer(told: string, known: string | undefined): boolean {
  if (known === undefined) return true;
  const ours = known.split('.').map(Number);
  const theirs = told.split('.').map(Number);
  if ([...ours, ...theirs].some(Number.isNaN)) return told !== known;
  return theirs.some((part, index) => part > (ours[index] ?? -1));
}
