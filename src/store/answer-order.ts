/** What an answer may still tell, seen from those who write it down. */
export interface Standing {
  /**
   * Whether no answer to a later request has told about the subject (a download, or a row that several of them bring).
   * From then on this answer has told about it, and no earlier one may.
   */
  isNews(subject: string): boolean;
  /** Whether an answer to a later request has told about the subject. */
  isOutdated(subject: string): boolean;
}

/** For an answer that no other can overtake. */
export const ALONE: Standing = { isNews: () => true, isOutdated: () => false };

/**
 * Which of two answers is the newer: the one whose request set out later. An answer that arrives after a newer one was
 * kept must not undo it. All of this is in memory, because no request outlives the app.
 */
export class AnswerOrder {
  private last = 0;
  /** Numbers of requests, the eldest first. */
  private readonly underWay = new Set<number>();
  /** By subject, the request whose answer told about it last. */
  private readonly told = new Map<string, number>();

  /** To be called before the request sets out, and its `end` however it ends. */
  begin(): AskedFor {
    this.last += 1;
    this.underWay.add(this.last);
    return new AskedFor(this.last, this.told, this.underWay);
  }
}

/** One request among those that are under way. */
export class AskedFor implements Standing {
  private readonly before = new Map<string, number | undefined>();

  constructor(
    private readonly number: number,
    private readonly told: Map<string, number>,
    private readonly underWay: Set<number>,
  ) {}

  isOutdated(subject: string): boolean {
    return (this.told.get(subject) ?? 0) > this.number;
  }

  isNews(subject: string): boolean {
    if (this.isOutdated(subject)) return false;
    const [eldest = this.number] = this.underWay;
    // Where no earlier answer can arrive any more there is nobody to be told.
    if (eldest < this.number && this.told.get(subject) !== this.number) {
      this.before.set(subject, this.told.get(subject));
      this.told.set(subject, this.number);
    }
    return true;
  }

  /** What it told did not get into the database. */
  takeBack(): void {
    for (const [subject, number] of this.before) {
      if (this.told.get(subject) !== this.number) continue;
      if (number === undefined) this.told.delete(subject);
      else this.told.set(subject, number);
    }
    this.before.clear();
  }

  /** Its answer was kept, or will never come. */
  end(): void {
    this.underWay.delete(this.number);
    if (this.underWay.size === 0) this.told.clear();
  }
}
