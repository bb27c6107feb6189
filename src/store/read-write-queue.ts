interface Waiting {
  isWrite: boolean;
  begin: () => void;
}

/**
 * Reads side by side, a write by itself, in the order in which they came: a write waits for the reads before it, and nothing overtakes
 * it. Work that fails does not stop the next.
 */
export class ReadWriteQueue {
  private readonly waiting: Waiting[] = [];
  private reads = 0;
  private isWriting = false;

  read<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.add(false, work);
  }

  write<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.add(true, work);
  }

  private async add<Result>(isWrite: boolean, work: () => Promise<Result>): Promise<Result> {
    const turn = new Promise<void>((begin) => this.waiting.push({ isWrite, begin }));
    this.beginNext();
    await turn;
    try {
      return await work();
    } finally {
      if (isWrite) this.isWriting = false;
      else this.reads -= 1;
      this.beginNext();
    }
  }

  private beginNext(): void {
    for (let [next] = this.waiting; next && this.isFreeFor(next); [next] = this.waiting) {
      this.waiting.shift();
      if (next.isWrite) this.isWriting = true;
      else this.reads += 1;
      next.begin();
    }
  }

  private isFreeFor({ isWrite }: Waiting): boolean {
    return !this.isWriting && (!isWrite || this.reads === 0);
  }
}
