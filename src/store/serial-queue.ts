/** Runs one piece of work after the other, the first of them at once. A piece that fails does not stop the next. */
export class SerialQueue {
  private readonly waiting: (() => void)[] = [];
  private isBusy = false;

  async add<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isBusy) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.isBusy = false;
    }
  }
}
