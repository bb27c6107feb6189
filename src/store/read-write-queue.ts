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
    if (this.waiting.length === 0 && this.isFreeFor(isWrite)) this.enter(isWrite);
    else await new Promise<void>((begin) => this.waiting.push({ isWrite, begin }));
    try {
      return await work();
    } finally {
      this.leave(isWrite);
    }
  }

  private enter(isWrite: boolean): void {
    if (isWrite) this.isWriting = true;
    else this.reads += 1;
  }

  private leave(isWrite: boolean): void {
    if (isWrite) this.isWriting = false;
    else this.reads -= 1;
    for (let [next] = this.waiting; next && this.isFreeFor(next.isWrite); [next] = this.waiting) {
      this.waiting.shift();
      this.enter(next.isWrite);
      next.begin();
    }
  }

  private isFreeFor(isWrite: boolean): boolean {
    return !this.isWriting && (!isWrite || this.reads === 0);
  }
}
